// A button for what cannot be taken back: the first push only asks.
import { useState } from "preact/hooks";
import { Button } from "../kit/button";
import type { IconName } from "../kit/icon";

interface Props {
  readonly icon: IconName;
  readonly label: string;
  /** What the second push does, said once more. */
  readonly really: string;
  readonly onSure: () => void;
}

export function SureButton({ icon, label, really, onSure }: Props) {
  const [asked, setAsked] = useState(false);
  return (
    <Button kind="danger" icon={icon} wide onClick={() => (asked ? onSure() : setAsked(true))}>
      {asked ? really : label}
    </Button>
  );
}
