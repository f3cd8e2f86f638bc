// Bomb Busters: Nano's picture.
export function NanoPicture() {
  return (
    <svg class="bb-nano-picture" viewBox="-1 -1 50 50" aria-hidden="true">
      <g stroke="#211a16" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">
        <path d="M24 12V6" fill="none" />
        <circle cx="24" cy="4.5" r="3" fill="#ffb51f" />
        <path d="M7 22v10M41 22v10" fill="none" stroke-width="5" />
        <path d="M15 40v6h7v-6M26 40v6h7v-6" fill="#746b61" />
        <rect x="10" y="12" width="28" height="28" rx="7" fill="#8fc8d8" />
        <rect x="14.5" y="17" width="19" height="11" rx="4" fill="#fffaee" />
        <path d="M16 34h4M22 34h4M28 34h4" fill="none" />
      </g>
      <circle cx="20" cy="22.5" r="2.3" fill="#211a16" />
      <circle cx="28" cy="22.5" r="2.3" fill="#211a16" />
    </svg>
  );
}
