// A right click writes on a piece.
export function onRightClick(write: (() => void) | undefined): (event: Event) => void {
  return (event) => {
    if (write === undefined) return;
    event.preventDefault();
    write();
  };
}
