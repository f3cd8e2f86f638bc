// A table in this arena: against bots at once, or with a lobby for friends.
import { api } from "../net/api";
import { newGame } from "../shell/begin_game";
import { DEFAULT_LEVEL } from "../shell/levels";
import { navigate } from "../shell/router";
import { whoAmI } from "../shell/who_am_i";
import { type Plan, textOf } from "./plan";

const GAME = "blast_tactics";

export async function tryOut(plan: Plan): Promise<void> {
  const me = await whoAmI();
  if (me === null) return;
  const table = await newGame({ ...tableIn(plan), ...me, fill: DEFAULT_LEVEL });
  navigate(`/t/${table}`);
}

export async function inviteTo(plan: Plan): Promise<void> {
  const me = await whoAmI();
  if (me === null) return;
  const { table, code } = await api.createTable({ ...tableIn(plan), ...me });
  navigate(`/t/${table}#${code}`);
}

function tableIn(plan: Plan) {
  return {
    game: GAME,
    options: { seats: plan.players, arena: "custom", plan: textOf(plan).split("\n") },
  };
}
