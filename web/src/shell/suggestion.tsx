// What bots of the team would do in this player's place, in one line; their reason on request. A tap on it picks it.
import { useEffect, useState } from "preact/hooks";
import { MarkedText } from "../contract/marked_text";
import { Button } from "../kit/button";
import { t } from "../words";
import { SeatFace } from "./seat_face";
import { toldReason } from "./told_proposal";
import type { Playing } from "./use_playing";
import "./suggestion.css";

/** Asks for it without a hint being looked at; with the bulb on, the rows of the hint have it. */
export default function Suggestion({ playing }: { readonly playing: Playing }) {
  const { store, card, game, perspective, update, draft } = playing;
  const { module, words } = game;
  const [asked, setAsked] = useState<number | null>(null); // the update at which the reason was wanted
  const advice = perspective.advice.value;
  useEffect(() => {
    if (perspective.advice.value === null && !perspective.asking.value) store.advise(perspective.viewer);
  }, [update.n]);
  const proposal = advice?.proposals.find(({ by }) => by.length > 0);
  const seat = card.seats[proposal?.by[0] ?? -1];
  if (proposal === undefined || seat === undefined) return null;
  const picks = module.draftOf?.(proposal.action, proposal.then, proposal.facts) ?? null;
  const reason = toldReason(words, proposal);
  return (
    <div class="suggestion">
      <button type="button" class="suggestion-what" onClick={() => picks !== null && draft.pick(picks)}>
        <SeatFace module={module} seat={seat} size="s" />
        <span class="grow" role="status">
          {asked === update.n ? (
            reason
          ) : (
            <MarkedText text={module.proposed?.(proposal, draft.scene)?.title ?? words.action(proposal.action)} />
          )}
        </span>
      </button>
      {reason !== null && (
        <Button size="small" pressed={asked === update.n} onClick={() => setAsked(asked === update.n ? null : update.n)}>
          {t("table-why")}
        </Button>
      )}
    </div>
  );
}
