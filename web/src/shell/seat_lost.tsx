// For somebody whose seat is gone: what became of it, for as long as the page is open.
import { Icon } from "../kit/icon";
import type { Notice } from "../net/wire.gen";
import { t } from "../words";
import "./seat_lost.css";

export default function SeatLost({ lost }: { readonly lost: Notice }) {
  return (
    <p class="seat-lost">
      <Icon name="eye" />
      <span>{t("table-seat-lost-why", { why: lost.why ?? "" })}</span>
    </p>
  );
}
