// Bomb Busters: its end: a bomb asleep, or the wire that set it off; all stands lie open.
import { Icon } from "../../kit/icon";
import { OnBurst } from "../../kit/on_burst";
import { SleepingBomb } from "../../kit/sleeping_bomb";
import type { Why } from "../../contract/game_module";
import { lastEvent } from "../../contract/last_event";
import { EndRack } from "./end_rack";
import { ownerOf } from "./place";
import type { Props } from "./stand";
import { valueAt } from "./question";
import { RED } from "./tile";
import { CutTile } from "./wire";
import type { BombBustersEvent } from "./wire.gen";
import "./ending.css";

export function Picture({ view }: Props) {
  switch (view.outcome?.reason) {
    case "bomb_defused":
      return <SleepingBomb />;
    case "red_wire_hit":
      return (
        <OnBurst dots="boom">
          <span class="bb-end-red">
            <CutTile value={RED} />
          </span>
        </OnBurst>
      );
    default:
      return (
        <OnBurst dots="boom">
          <span class="bb-end-dial">
            <Icon name="bomb" size="l" />
          </span>
        </OnBurst>
      );
  }
}

/** Which wire it was, who took it for what. */
export function why(props: Props): Why | null {
  const { view, words } = props;
  if (view.outcome?.reason === "bomb_defused") return { text: words.tell("board-end-defused", { fuse: view.fuse }) };
  const { by, wires = [], reason } = lastEvent<BombBustersEvent, "Exploded">(props.log, "Exploded") ?? {};
  const wire = guiltyWire(props);
  const values = lastEvent<BombBustersEvent, "Said">(props.log, "Said")?.values ?? [];
  if (reason === "time_up") {
    const left = view.stands.flatMap(({ wires: all }) => all).filter((each) => !each.cut).length;
    return { text: words.tell("board-end-time", { left }), rule: "BB-1101" };
  }
  if (by !== undefined && reason === "no_way_on")
    return { text: words.tell("board-end-stuck", { by }), rule: view.nano == null ? "BB-1093" : "BB-1433" };
  if (reason === "nano_at_the_end") return { text: words.tell("board-end-nano"), rule: "BB-1531" };
  if (by !== undefined && reason === "named_reds") return { text: words.tell("board-end-named", { by }), rule: "BB-1511" };
  const named = lastEvent<BombBustersEvent, "Appointed">(props.log, "Appointed");
  if (by !== undefined && reason === "fuse_burned" && wires.length === 0 && named !== undefined)
    return { text: words.tell("board-end-lacked", { by, to: named.to, number: named.number }), rule: "BB-1511" };
  if (by === undefined || wire === null || wires.length === 0) return null;
  const facts = { by, at: ownerOf(view, wire), wire, values, value: valueAt(props, wire) };
  if (reason === "wrong_wires" || isNamed(props, wires)) return { text: words.tell("board-end-set", facts), rule: "BB-1133" };
  if (reason === "captain_failed")
    return { text: words.tell("board-end-captain", facts), rule: view.pockets?.[0]?.role === "rookie" ? "BB-1141" : "BB-1281" };
  return reason === "red_wire_hit"
    ? { text: words.tell("board-end-red", facts), rule: "BB-085" }
    : { text: words.tell("board-end-fuse", facts), rule: "BB-086" };
}

export function Table(props: Props) {
  const guilty = guiltyWire(props);
  const longest = Math.max(...props.view.stands.map(({ wires }) => wires.length));
  return (
    <ul class="bb-end end-rows" style={{ "--longest": longest, "--racks": props.view.stands.length }}>
      {props.view.stands.map((_, stand) => (
        <EndRack key={stand} {...props} stand={stand} guilty={guilty} />
      ))}
    </ul>
  );
}

/** Of the wires that were pointed at: the red one, else the first; of those that were named, one that is something else. */
function guiltyWire(props: Props): number | null {
  const { wires = [], reason } = lastEvent<BombBustersEvent, "Exploded">(props.log, "Exploded") ?? {};
  const wanted = props.view.naming?.value;
  if (reason !== "red_wire_hit" && isNamed(props, wires)) return wires.find((wire) => valueAt(props, wire) !== wanted) ?? null;
  return wires.find((wire) => valueAt(props, wire) === RED) ?? wires[0] ?? null;
}

/** Whether these wires were named at once: nobody has claimed just them. */
function isNamed({ view, log }: Props, wires: readonly number[]): boolean {
  if (view.naming == null) return false;
  return lastEvent<BombBustersEvent, "Said">(log, "Said")?.wires.join() !== wires.join();
}
