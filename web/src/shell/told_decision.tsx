// A decision in words: pieces and values look like what they are, and are said as words.
import { BoldNames } from "../contract/bold_names";
import { unmarked } from "../contract/game_words";
import { MarkedText, spokenText } from "../contract/marked_text";

export function ToldDecision({ text }: { readonly text: string }) {
  const spoken = spokenText(text);
  if (spoken === text) return <BoldNames text={text} />;
  return (
    <>
      <span class="unseen">{unmarked(spoken)}</span>
      <span aria-hidden="true">
        <MarkedText text={text} />
      </span>
    </>
  );
}
