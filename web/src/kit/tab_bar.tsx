// The bar at the bottom of a phone: where to go.
import { Icon, type IconName } from "./icon";
import "./tabs.css";
import "./icon_button.css";

export interface TabBarLink {
  href: string;
  label: string;
  icon: IconName;
  badge?: number;
  here?: boolean;
}

export function TabBar({ label, places }: { label: string; places: readonly TabBarLink[] }) {
  return (
    <nav class="tab-bar narrow-only" aria-label={label}>
      {places.map((place) => (
        <a key={place.href} href={place.href} aria-current={place.here ? "page" : undefined}>
          <Icon name={place.icon} />
          {place.label}
          {place.badge ? <span class="badge">{place.badge}</span> : null}
        </a>
      ))}
    </nav>
  );
}
