// Stars of a mission or scenario: earned ones are filled.
import { ICON_SHAPES } from "../kit/icon_shapes";
import "./map_star.css";

const ALL = [1, 2, 3];

/** Decoration: whoever draws it says in words what it shows. */
export function Stars({ stars }: { readonly stars: number }) {
  return (
    <span class="map-stars" aria-hidden="true">
      {ALL.map((each) => (
        <Star key={each} earned={each <= stars} />
      ))}
    </span>
  );
}

export function Star({ earned = true }: { readonly earned?: boolean }) {
  return (
    <svg class={earned ? "map-star map-star-earned" : "map-star"} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_SHAPES.star} />
    </svg>
  );
}
