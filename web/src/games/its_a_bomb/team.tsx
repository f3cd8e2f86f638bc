// It's a Bomb!: who is beside the bomb and who behind the screen, who has the phone, and who has proposed something.
import { BoardFace } from "../../contract/board_face";
import { Icon } from "../../kit/icon";
import type { Scene } from "../../contract/game_module";
import type { Plan } from "./plan";
import type { ItsABombView } from "./wire.gen";
import "./team.css";

export function Team(props: Scene<ItsABombView, Plan>) {
  const { view } = props;
  const employees = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== view.crisis_unit);
  return (
    <ul class="iab-team">
      {[view.crisis_unit, ...employees].map((seat) => (
        <Member key={seat} {...props} seat={seat} />
      ))}
    </ul>
  );
}

function Member({ seat, view, seats, words }: Scene<ItsABombView, Plan> & { readonly seat: number }) {
  const unit = seat === view.crisis_unit;
  const phone = seat === view.phone;
  const proposed = view.proposals.some(({ by }) => by === seat);
  return (
    <li class={`iab-member${unit ? " iab-unit" : ""}`} data-piece={`seat-${seat}`}>
      <BoardFace
        seats={seats}
        seat={seat}
        turn={view.waiting_on.includes(seat)}
        label={words.plain("board-member", { seat, unit, phone, proposed })}
      />
      {unit && (
        <span class="iab-badge">
          <Icon name="eye" size="xs" />
        </span>
      )}
      {phone && !unit && (
        <span class="iab-badge iab-badge-phone">
          <Icon name="phone" size="xs" />
        </span>
      )}
      {proposed && (
        <span class="iab-badge iab-badge-done">
          <Icon name="check" size="xs" />
        </span>
      )}
      <b class="iab-name ellipsis" aria-hidden="true">
        {words.seat(seat)}
      </b>
    </li>
  );
}
