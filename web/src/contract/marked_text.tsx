// A sentence in which names are bold, and pieces and values look like what they are.
import type { Ink } from "../kit/shape";
import { BoldNames } from "./bold_names";
import "./marked_text.css";

const PIECE = "\ue002";
const VALUE = "\ue003";
const ENDS = "\ue004";

export const markedPiece = (label: string): string => PIECE + label + ENDS;
export const markedValue = (label: string, ink: Ink): string => `${VALUE}${ink}:${label}${ENDS}`;

/** The same without marks, for screen readers. */
export const spokenText = (text: string): string => text.replace(/\ue003\w+:|[\ue002\ue004]/g, "");

export function MarkedText({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/(?=[\ue002\ue003])|(?<=\ue004)/).map((part, at) => {
        if (part.startsWith(PIECE)) return <i key={at} class="marked-piece" data-label={part.slice(1, -1)} />;
        if (!part.startsWith(VALUE)) return <BoldNames key={at} text={part} />;
        const [ink = "", label = ""] = part.slice(1, -1).split(":");
        return <i key={at} class="marked-value" data-label={label} style={{ background: `var(--${ink})`, color: `var(--on-${ink})` }} />;
      })}
    </>
  );
}
