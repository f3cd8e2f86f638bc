// Party night before the deal: the host shows the code and chooses; guests say who they are, and then that they are in.
import { useState } from "preact/hooks";
import { IconButton } from "../kit/icon_button";
import { TopBar } from "../kit/top_bar";
import type { TableStore } from "../net/table_store";
import type { TableCard } from "../net/wire.gen";
import { t } from "../words";
import { LanguagePicker, MeButton } from "./controls";
import { Lobby } from "./lobby";
import { PartyGuest } from "./party_guest";
import { PartyHost } from "./party_host";
import { PartyIn } from "./party_in";
import { useTitle } from "./title";
import "./party.css";

interface Props {
  readonly store: TableStore;
  readonly card: TableCard;
  readonly code: string | null;
  readonly onSeat: () => void;
}

export default function PartyLobby(props: Props) {
  const { card, code, onSeat } = props;
  const [whole, setWhole] = useState(false);
  const sits = card.seats.some((seat) => seat.you);
  useTitle(t("party-title"));
  if (whole || card.moderator?.you === true || (card.moderator?.kind === "open" && !sits && !card.you_host)) return <Lobby {...props} />;
  if (!sits && !card.you_host) return <PartyGuest card={card} code={code} onSeat={onSeat} />;
  if (!card.you_host) return <PartyIn card={card} />;
  return (
    <div class="party">
      <TopBar title={t("party-title")} back={{ href: "/", label: t("to-home") }}>
        <LanguagePicker />
        <MeButton />
        <IconButton icon="settings" label={t("party-whole")} onClick={() => setWhole(true)} />
      </TopBar>
      <PartyHost store={props.store} card={card} code={code ?? card.code ?? ""} onSeat={onSeat} />
    </div>
  );
}
