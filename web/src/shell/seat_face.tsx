// Somebody as the board shows them: by the figure they move, else by their face.
import type { GameModule } from "../contract/game_module";
import { Face } from "../kit/face";
import type { SeatCard } from "../net/wire.gen";
import "./seat_face.css";

interface Props {
  readonly module: Pick<GameModule, "Figure">;
  readonly seat: SeatCard;
  readonly size?: "s" | "m" | "l";
}

export function SeatFace({ module: { Figure }, seat, size = "m" }: Props) {
  if (Figure === undefined) return <Face face={seat.face} bot={seat.kind === "bot" || seat.away} level={seat.level} size={size} />;
  return (
    <span class={`figure figure-${size}`} aria-hidden="true">
      <Figure seat={seat.seat} />
    </span>
  );
}
