// Somebody's face on a board: a bot with its level, a person who is away with a broken ring.
import { Face } from "../kit/face";
import type { SeatCard } from "../net/wire.gen";

export const isGone = (seat: SeatCard): boolean => seat.kind === "person" && (seat.away || !seat.online);

interface Props {
  readonly seats: readonly SeatCard[];
  readonly seat: number;
  readonly turn?: boolean;
  readonly label?: string;
}

export function BoardFace({ seats, seat, ...looks }: Props) {
  const card = seats[seat];
  const away = card !== undefined && isGone(card);
  return <Face face={card?.face ?? seat} bot={card?.kind === "bot"} level={card?.level} away={away} size="s" {...looks} />;
}
