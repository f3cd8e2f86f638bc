// Pieces enlarged, where a list or a card tells of them: a card with a sign, a disc, a shape of an ink.
import { Icon, type IconName } from "./icon";
import { type Ink, Shape } from "./shape";
import "./piece_picture.css";

/** A card or a button with its sign, and what is printed on it. */
export function CardPicture({ icon, label }: { readonly icon: IconName; readonly label?: string | number | undefined }) {
  return (
    <span class="picture-card">
      <Icon name={icon} />
      {label !== undefined && <b>{label}</b>}
    </span>
  );
}

/** A token. */
export function DiscPicture({ icon, label }: { readonly icon?: IconName; readonly label?: string | number }) {
  return (
    <span class="picture-disc">
      {icon !== undefined && <Icon name={icon} />}
      {label !== undefined && <b>{label}</b>}
    </span>
  );
}

export const ShapePicture = ({ ink }: { readonly ink: Ink }) => <Shape ink={ink} size={40} />;
