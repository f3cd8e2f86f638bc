// Files of words, and the one of them that is wanted.

export type Loader = () => Promise<string>;

/** The one of these files that ends so. */
export function load(files: Record<string, Loader>, path: string): Promise<string> {
  const found = Object.entries(files).find(([name]) => name.endsWith(`/${path}`));
  if (found === undefined) throw new Error(`there are no words in ${path}`);
  return found[1]();
}
