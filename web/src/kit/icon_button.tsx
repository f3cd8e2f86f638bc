// A button that is only an icon; its label is what screen readers and hovering say.
import { Icon, type IconName } from "./icon";
import "./icon_button.css";

interface Props {
  icon: IconName;
  label: string;
  /** What else one should know before pushing it; said after the label. */
  note?: string | undefined;
  /** A small count, e.g. of unread lines. */
  badge?: number;
  boxed?: boolean;
  pressed?: boolean;
  expanded?: boolean;
  href?: string;
  /** The name of the file that the link brings. */
  download?: string;
  onClick?: () => void;
}

export function IconButton({ icon, label, note, badge = 0, boxed = false, pressed, expanded, href, download, onClick }: Props) {
  const names = boxed ? "icon-button icon-button-boxed" : "icon-button";
  const name = badge > 0 ? `${label}, ${badge}` : label;
  const face = (
    <>
      <Icon name={icon} />
      {badge > 0 && (
        <span class="badge" aria-hidden="true">
          {badge}
        </span>
      )}
    </>
  );
  if (href) {
    return (
      <a class={names} href={href} download={download} aria-label={name} title={label} onClick={onClick}>
        {face}
      </a>
    );
  }
  return (
    <button
      class={names}
      type="button"
      aria-label={name}
      aria-description={note}
      title={note === undefined ? label : `${label}. ${note}`}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={onClick}
    >
      {face}
    </button>
  );
}
