// A hint: at most three rows, one of them picked, or all that the tapped piece may be; on the board only gauges.
import { useEffect, useMemo } from "preact/hooks";
import { MarkedText, spokenText } from "../contract/marked_text";
import { unmarked } from "../contract/game_words";
import { Chances, type Share } from "../kit/chances";
import { Gauge } from "../kit/gauge";
import { GaugeMarks } from "../kit/gauge_marks";
import { Icon } from "../kit/icon";
import { percent } from "../kit/percent";
import { Shape } from "../kit/shape";
import { announce } from "../kit/toast";
import { walkRow } from "../kit/walk_row";
import type { Chance } from "../net/wire.gen";
import { t } from "../words";
import { hintRoom, MOST_HINTS } from "./hint_room";
import { CHANCE_SIGNS } from "./likely";
import { SeatFace } from "./seat_face";
import { toldChance, toldReason } from "./told_proposal";
import type { Hint as HintState, HintRow } from "./use_hint";
import type { Playing } from "./use_playing";
import "./hint.css";

interface Props {
  readonly hint: HintState;
  readonly playing: Playing;
}

/** On a wide screen there is room for both. */
export default function Hint({ hint, playing, wide = false }: Props & { readonly wide?: boolean }) {
  if (wide) {
    return (
      <>
        <Rows hint={hint} playing={playing} most={MOST_HINTS} />
        <div class="hint-aside">{hint.looked === null ? <Key /> : <Looked chance={hint.looked} playing={playing} />}</div>
      </>
    );
  }
  if (hint.looked !== null) return <Looked chance={hint.looked} playing={playing} />;
  return <Rows hint={hint} playing={playing} most={hintRoom(playing)} />;
}

/** What the cells on the board mean, until a piece is looked at. */
function Key() {
  return (
    <ul class="hint-key">
      {([0.85, 0.6, 0.3] as const).map((share) => (
        <li key={share}>
          <Gauge share={share} /> {t("hint-cells", { from: Math.round(100 * share) })}
        </li>
      ))}
    </ul>
  );
}

/** The gauges on the board, and what is said aloud; once, wherever the rows stand. */
export function HintMarks({ hint: { advice, rows }, playing }: Props) {
  const marks = useMemo(() => advice.chances.map(({ piece, good }) => ({ piece, share: good })), [advice]);
  useEffect(() => {
    const [first] = rows;
    if (first !== undefined) announce(`${t("hint-ask")}: ${nameOf(first, playing)}`);
  }, [advice]);
  return <GaugeMarks marks={marks} at={playing.game.module.gauges} />;
}

/** `most` rows have room; the picked one is always among them. */
function Rows({ hint: { rows: all, choose }, playing, most }: Props & { readonly most: number }) {
  const from = Math.max(0, all.findIndex((row) => row.chosen) - most + 1);
  const rows = all.slice(from, from + most);
  const chosen = Math.max(
    0,
    rows.findIndex((row) => row.chosen),
  );
  const numbers = rows.map((_, at) => at);
  const isTold = tellsApart(all, playing);
  return (
    <div class="hint-rows" role="radiogroup" aria-label={t("hint-ask")}>
      {rows.map((row, at) => (
        <button
          key={at}
          type="button"
          role="radio"
          class="hint-row"
          aria-checked={row.chosen}
          aria-label={nameOf(row, playing)}
          tabIndex={at === chosen ? 0 : -1}
          onClick={() => choose(row)}
          onKeyDown={(event) => walkRow(event, numbers, at, (next) => choose(rows[next]!))}
        >
          <Owner row={row} playing={playing} />
          <span class="hint-what">
            <span class="hint-title">
              <MarkedText text={row.title} />
            </span>
            <span class="hint-reason">{toldReason(playing.game.words, row.proposal)}</span>
          </span>
          {row.proposal.chance !== null && isTold && <ToldShare chance={row.proposal.chance} row={row} playing={playing} />}
        </button>
      ))}
    </div>
  );
}

/** The same chance to win in every row tells nothing about any of them. */
const tellsApart = (rows: readonly HintRow[], { game: { module } }: Playing): boolean =>
  module.hintsTellWin !== true || new Set(rows.map(({ proposal: { chance } }) => chance && Math.round(100 * chance))).size > 1;

interface ToldShareProps {
  readonly chance: number;
  readonly row: HintRow;
  readonly playing: Playing;
}

/** Of success or of winning, each with its sign; and what may lose the game at once. */
function ToldShare({ chance, row: { risk }, playing: { game } }: ToldShareProps) {
  const wins = game.module.hintsTellWin === true;
  return (
    <span class="hint-chance">
      <b>
        <Icon name={CHANCE_SIGNS[wins ? "win" : "success"]} size="xs" /> {Math.round(100 * chance)}
        <small> %</small>
      </b>
      {risk !== undefined ? (
        <span class="hint-risk">
          <Shape ink="red" size={13} /> {risk < 0.01 ? "<1 %" : percent(risk)}
        </span>
      ) : wins ? (
        <span class="hint-of">{t("hint-to-win")}</span>
      ) : (
        <Gauge share={chance} />
      )}
    </span>
  );
}

function Owner({ row, playing: { card, game } }: { readonly row: HintRow; readonly playing: Playing }) {
  const seat = row.seat === null ? undefined : card.seats[row.seat];
  return seat === undefined ? <Icon name="bulb" /> : <SeatFace module={game.module} seat={seat} size="s" />;
}

function nameOf(row: HintRow, playing: Playing): string {
  const { chance } = row.proposal;
  const told = chance === null ? null : toldChance(playing.game.module, chance);
  const risk = row.risk === undefined ? null : t("hint-risk", { percent: percent(row.risk) });
  return [unmarked(spokenText(row.title)), told, risk, toldReason(playing.game.words, row.proposal)].filter(Boolean).join(". ");
}

/** All that one piece may be. */
function Looked({ chance: { piece, options }, playing }: { readonly chance: Chance; readonly playing: Playing }) {
  const { game, update, draft } = playing;
  const { module, words } = game;
  const shares = new Map(options);
  const names = module.scale?.(update.view) ?? options.map(([name]) => name);
  const columns = names.map((name): Share => {
    const option = draft.prompt.options?.find(({ value }) => value === name);
    return {
      share: shares.get(name) ?? 0,
      ...(module.value?.(name, words) ?? { label: name }),
      ...(option === undefined ? {} : { pressed: option.chosen, onClick: () => draft.pick(option.draft) }),
    };
  });
  const title = module.looked?.(piece, draft.scene) ?? "";
  return (
    <div class={columns.some(({ onClick }) => onClick !== undefined) ? "hint-looked hint-asks" : "hint-looked"}>
      <p class="hint-title">
        <MarkedText text={title} />
      </p>
      <Chances label={unmarked(spokenText(title))} shares={columns} />
    </div>
  );
}
