// Two Rooms: what everybody in the room knows, as a strip under the bar and as panels beside the board.
import { Chip } from "../../kit/chip";
import { placeOf, roomOf, type RoomScene, toSend } from "./question";
import "./strip.css";

export function Strip(scene: RoomScene) {
  const { view, words } = scene;
  const room = roomOf(scene);
  const place = placeOf(scene);
  return (
    <div class="tr-strip">
      {place !== null && <b class="display">{words.plain("board-where", { where: place })}</b>}
      {view.round > 0 && (view.phase !== "over" || place === null) && (
        <Chip>{words.plain("board-round", { round: view.round, rounds: view.rounds })}</Chip>
      )}
      {room !== null && view.round > 0 && view.phase !== "over" && (
        <Chip icon="flag" kind={room.leader === null ? "plain" : "lead"}>
          {room.leader !== null && <span class="unseen">{words.plain("board-badge", { what: "leader" })}</span>}
          {words.plain("board-leads", { leader: room.leader, mine: room.leader === scene.viewer, shield: room.shield })}
        </Chip>
      )}
      {view.round > 0 && (view.phase === "round" || view.phase === "select") && (
        <Chip icon="hostage">
          <span aria-hidden="true">{toSend(scene)}</span>
          <span class="unseen">{words.plain("board-hostages", { count: toSend(scene) })}</span>
        </Chip>
      )}
    </div>
  );
}
