// Bomb Busters: oxygen, one bubble with a number, or as many as there are.
import "./bubble.css";

export function Bubble() {
  return (
    <svg class="bb-bubble" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" fill="#8fc8d8" stroke="#211a16" stroke-width="2.2" />
      <path d="M6.5 11.5a5.5 5.5 0 0 1 4.5-5" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" />
      <circle cx="15.5" cy="15.5" r="1.5" fill="#fff" />
    </svg>
  );
}

const FEW = 3;

/** The price of a cut: up to three bubbles, else one and the number. */
export function Price({ price }: { readonly price: number }) {
  return price <= FEW ? (
    <span class="bb-price">
      {Array.from({ length: price }, (_, at) => (
        <Bubble key={at} />
      ))}
    </span>
  ) : (
    <span class="bb-price">
      <Bubble />
      {price}
    </span>
  );
}
