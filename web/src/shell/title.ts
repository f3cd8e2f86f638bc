// The page's name in the browser's tab.
import { useEffect } from "preact/hooks";

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Boomtable` : "Boomtable";
  }, [title]);
}
