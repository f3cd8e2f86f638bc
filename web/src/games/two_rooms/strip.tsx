// Two Rooms: what everybody in the room knows: beside the menu on a phone, as a panel beside the board.
import { Chip } from "../../kit/chip";
import { placeOf, roomOf, type RoomScene, toSend } from "./question";
import "./strip.css";

export function Strip(scene: RoomScene) {
  const { view, words } = scene;
  const room = roomOf(scene);
  const place = placeOf(scene);
  return (
    <div class="tr-strip">
      <span class="tr-strip-where">
        {place !== null && <b class="display">{words.plain("board-where", { where: place })}</b>}
        {view.round > 0 && (view.phase !== "over" || place === null) && (
          <span>{words.plain("board-round", { round: view.round, rounds: view.rounds })}</span>
        )}
      </span>
      {room !== null && view.round > 0 && view.phase !== "over" && (
        <span class="tr-strip-leader">
          <Chip icon="flag" kind={room.leader === null ? "plain" : "lead"}>
            {room.leader !== null && <span class="unseen">{words.plain("board-badge", { what: "leader" })}</span>}
            {words.plain("board-leads", { leader: room.leader, mine: room.leader === scene.viewer, shield: room.shield })}
          </Chip>
        </span>
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
