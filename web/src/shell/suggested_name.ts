// A name for somebody who has not thought of one: short, good to say in every language, and never one of the bots'.
const NAMES = [
  ..."Wick Cinder Flint Ember Soot Tinder Fizz Kindle Pepper Whizz Pip Sparky Dot Rusty Biscuit Maple Poppy Ziggy Bolt Comet".split(" "),
  ..."Sunny Pixel Nova Turbo Waffle Mango Pickle Toffee Domino Gizmo Bingo Tango Panda Otter Robin Finch Koala Lemon Olive Basil".split(
    " ",
  ),
];

/** One that nobody here has; another than the last, where somebody asks again. */
export function suggestedName(taken: readonly string[], last = ""): string {
  const called = [...taken, last].map((name) => name.toLowerCase());
  const free = NAMES.filter((name) => !called.includes(name.toLowerCase()));
  return free[Math.floor(Math.random() * free.length)] ?? NAMES[0]!;
}
