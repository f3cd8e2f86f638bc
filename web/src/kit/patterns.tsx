// The patterns of the inks. They stand once in the page; drawings refer to them by patternOf.
export function Patterns() {
  return (
    <svg class="unseen" aria-hidden="true" width="0" height="0">
      <defs>
        <pattern id="p-red" width="8" height="8" patternUnits="userSpaceOnUse">
          <g fill="#fff" opacity=".55">
            <circle cx="2" cy="2" r="1.5" />
            <circle cx="6" cy="6" r="1.5" />
          </g>
        </pattern>
        <pattern id="p-blue" width="10" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 3q2.5-3.5 5 0t5 0" fill="none" stroke="#fff" stroke-width="1.4" opacity=".6" />
        </pattern>
        <pattern id="p-green" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 1.5H6" stroke="#0e3b29" stroke-width="1.8" opacity=".5" />
        </pattern>
        <pattern id="p-yellow" width="8" height="8" patternUnits="userSpaceOnUse">
          <path d="M0 0h4v4H0zM4 4h4v4H4z" fill="#7a5200" opacity=".33" />
        </pattern>
        <pattern id="p-purple" width="8" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 5l2-4 2 4 2-4 2 4" fill="none" stroke="#3e1d4c" stroke-width="1.3" opacity=".5" />
        </pattern>
        <pattern id="p-wild" width="10" height="10" patternUnits="userSpaceOnUse">
          <path d="M5 .8l1.3 2.9 2.9 1.3-2.9 1.3L5 9.2 3.7 6.3.8 5l2.9-1.3z" fill="#211a16" opacity=".5" />
        </pattern>
      </defs>
    </svg>
  );
}
