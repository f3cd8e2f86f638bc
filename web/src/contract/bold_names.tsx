// A sentence whose names are set in bold.
import { NAME_ENDS, NAME_STARTS } from "./game_words";

export function BoldNames({ text }: { readonly text: string }) {
  const [plain, ...named] = text.split(NAME_STARTS);
  return (
    <>
      {plain}
      {named.map((part, at) => {
        const [name, rest] = part.split(NAME_ENDS);
        return (
          <span key={at}>
            <b>{name}</b>
            {rest}
          </span>
        );
      })}
    </>
  );
}
