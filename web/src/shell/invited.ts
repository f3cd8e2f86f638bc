// The secret of an invitation travels in the fragment of its link, which browsers keep to themselves.

export function codeOfLink(): string | null {
  const fragment = location.hash.slice(1);
  return fragment === "" || fragment.startsWith("move-") ? null : decodeURIComponent(fragment);
}
