// Bomb Busters: all that only missions of the surprise boxes need, put in its place when it has come.
import { openBox } from "./box";
import { showBox } from "./box_motion";
import { boxPrompt, boxTurn } from "./box_prompt";
import { callTitle } from "./call_prompt";
import * as giving from "./giving";
import { namingMode } from "./names_prompt";
import * as player from "./pocket";
import { slipOfSet, slipOfSetOfMate } from "./slip_of_set";

openBox({
  prompt: boxPrompt,
  turn: boxTurn,
  called: callTitle,
  ways: namingMode,
  giving,
  player,
  show: showBox,
  slipOfSet,
  slipOfSetOfMate,
});
