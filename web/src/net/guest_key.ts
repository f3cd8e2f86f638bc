// The first answer brings a new browser its guest key; what is asked before that has to wait, or it would be given another one.
let known = false;
let first: Promise<void> | null = null;

export async function withKey<T>(ask: () => Promise<T>): Promise<T> {
  while (!known && first !== null) await first;
  if (known) return ask();
  const asked = ask();
  first = asked.then(
    () => {
      known = true;
    },
    () => {
      first = null;
    },
  );
  return asked;
}
