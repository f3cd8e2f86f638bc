// A button for what cannot be taken back: the first push only asks.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import type { IconName } from "../kit/icon";

interface Props {
  readonly icon: IconName;
  readonly label: string;
  /** What the second push does, said once more. */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
}

export function ConfirmButton({ icon, label, confirmLabel, onConfirm }: Props) {
  const [asked, setAsked] = useState(false);
  return (
    <Button kind="danger" icon={icon} wide onClick={() => (asked ? onConfirm() : setAsked(true))}>
      {asked ? confirmLabel : label}
    </Button>
  );
}
