// Made by tools/make_types.py from the Python schemas. Do not edit.

export const GAME_INFO: { readonly [game: string]: { readonly title: string; readonly least: number; readonly most: number } } = {
  blast_tactics: { title: "Blast Tactics", least: 2, most: 4 },
  bomb_busters: { title: "Bomb Busters", least: 2, most: 5 },
  bombs_away: { title: "Bombs Away", least: 2, most: 4 },
  its_a_bomb: { title: "It's a Bomb!", least: 2, most: 5 },
  snip: { title: "Snip", least: 2, most: 5 },
  two_rooms: { title: "Two Rooms and a Boom", least: 6, most: 30 },
};
