// Arrow keys on a board: left and right inside a stand, up and down between stands. Each stand is one stop for Tab.
export function walkPieces(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const here = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-piece]") : null;
  const stand = event.currentTarget as HTMLElement;
  if (step === undefined || here === null || event.shiftKey) return; // with Shift they move a camera
  event.preventDefault();
  if (step.inside) focusOn(piecesOf(stand), piecesOf(stand).indexOf(here) + step.by);
  else visit(stand, here, step.by);
}

const STEPS: { readonly [key: string]: { readonly by: number; readonly inside: boolean } } = {
  ArrowRight: { by: 1, inside: true },
  ArrowLeft: { by: -1, inside: true },
  ArrowDown: { by: 1, inside: false },
  ArrowUp: { by: -1, inside: false },
};

function visit(stand: HTMLElement, here: HTMLElement, by: number): void {
  const stands = [...document.querySelectorAll<HTMLElement>("[data-stand]")].filter((other) => piecesOf(other).length > 0);
  const next = stands[(stands.indexOf(stand) + by + stands.length) % stands.length];
  if (next === undefined) return;
  const pieces = piecesOf(next);
  focusOn(pieces, Math.min(piecesOf(stand).indexOf(here), pieces.length - 1));
}

function piecesOf(stand: HTMLElement): HTMLElement[] {
  return [...stand.querySelectorAll<HTMLElement>("button[data-piece]")];
}

function focusOn(pieces: readonly HTMLElement[], at: number): void {
  const next = pieces[(at + pieces.length) % pieces.length];
  if (next === undefined) return;
  for (const piece of pieces) piece.tabIndex = piece === next ? 0 : -1;
  next.focus();
}
