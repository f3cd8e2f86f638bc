// Snip: what everybody knows of the bomb, as a strip under the bar and as panels beside the board.
import { Icon } from "../../kit/icon";
import { Panel } from "../../kit/panel";
import { Shape } from "../../kit/shape";
import type { Scene } from "../../contract/game_module";
import { BLUE } from "./wire";
import type { SnipView } from "./wire.gen";

type Props = Scene<SnipView, number>;

export function Strip(props: Props) {
  return (
    <div class="snip-strip">
      <Vouchers {...props} />
      <Counts {...props} />
    </div>
  );
}

export function Rail(props: Props) {
  const { words, view } = props;
  return (
    <>
      <Panel title={words.plain("board-vouchers-title")}>
        <Vouchers {...props} />
        <p class="meta">{words.plain("board-vouchers", { left: view.vouchers })}</p>
      </Panel>
      <Panel title={words.plain("board-bomb")}>
        <Counts {...props} />
      </Panel>
    </>
  );
}

/** One token per seat; those that are gone leave their ring. */
function Vouchers({ view, words }: Props) {
  const all = view.cut.length / 2;
  return (
    <div class="snip-vouchers" role="img" aria-label={words.plain("board-vouchers", { left: view.vouchers })}>
      {Array.from({ length: all }, (_, token) => (
        <span key={token} class={token < view.vouchers ? "snip-voucher" : "snip-voucher snip-voucher-used"} data-piece={`voucher-${token}`}>
          <Icon name="check" size="s" />
        </span>
      ))}
    </div>
  );
}

function Counts({ view, words }: Props) {
  const wires = view.cut.length;
  const cutBlue = view.cut.filter((cut, wire) => cut && view.colours[wire] === BLUE).length;
  return (
    <ul class="snip-counts">
      <li>
        <Shape ink="blue" size={18} />
        <span>{words.plain("board-blue", { cut: cutBlue, all: wires - 1 })}</span>
      </li>
      <li>
        <Shape ink="red" size={20} />
        <span>{words.plain("board-red")}</span>
      </li>
    </ul>
  );
}
