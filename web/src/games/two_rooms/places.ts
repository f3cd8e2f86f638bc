// Two Rooms: how the rooms are called on the screens of a house (TR-421).
import type { GameWords } from "../../contract/game_words";
import { ROOMS } from "./kinds";

const NAME_LENGTH = 24;

const names = (words: GameWords): readonly string[] => ROOMS.map((where) => words.plain("board-where", { where }));

/** Both have names, or neither: an empty one takes the usual name back. */
function named(options: unknown, at: number, name: string, words: GameWords): object {
  const given = name.trim().slice(0, NAME_LENGTH);
  const kept = ((options as { readonly room_names?: readonly string[] }).room_names ?? []).length === 0 ? [] : names(words);
  const wanted = ROOMS.map((room, each) => (each === at ? given || `${room}` : (kept[each] ?? `${room}`)));
  return { ...(options as object), room_names: wanted.every((word, each) => word === ROOMS[each]) ? [] : wanted };
}

export const places = { names, named };
