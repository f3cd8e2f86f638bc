// Somebody without a seat is told that they look on, what they see, and how to get away again.
import { IconButton } from "../kit/icon_button";
import { Icon } from "../kit/icon";
import type { TableCard } from "../net/wire.gen";
import { t } from "../words";
import { codeOfLink } from "./invited";
import "./onlooker.css";

export default function Onlooker({ card }: { readonly card: TableCard }) {
  const late = codeOfLink() !== null && card.phase === "playing"; // came by an invitation, when the seats were taken
  const sees = card.phase === "playing" ? t("table-onlooker-sees", { spectators: card.spectators }) : null;
  return (
    <p class="onlooker">
      <Icon name="eye" size="s" />
      <span class="grow">
        {t(late ? "table-onlooker-late" : "table-onlooker")} {sees !== null && <span class="meta">{sees}</span>}
      </span>
      <IconButton icon="home" label={t("to-home")} href="/" />
    </p>
  );
}
