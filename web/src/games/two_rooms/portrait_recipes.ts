// Two Rooms: who is drawn on which card: a body and what it wears. Cards that belong together share a body.
import type { Role } from "./kinds";
import type { Eyes, Garment, Hat, Mouth, Prop } from "./portrait_parts";

export interface Recipe {
  /** By the name that the bodies of faces have. */
  readonly body: string;
  readonly eyes: Eyes;
  readonly mouth: Mouth;
  readonly hat?: Hat;
  readonly garment?: Garment;
  readonly prop?: Prop;
  /** The main colour and a second one; without, those of the body. */
  readonly tint?: readonly [full: string, second: string];
}

const TEAM = { body: "cone", eyes: "dot", mouth: "smile" } as const;
const SPY = { body: "match", eyes: "shades", mouth: "smirk", hat: "fedora", prop: "case" } as const;
const USURPER = { body: "keg", eyes: "brow", mouth: "teeth", hat: "horns", garment: "belt" } as const;
const BOUNCER = { body: "sticks", eyes: "brow", mouth: "flat", garment: "tie" } as const;
const AMBASSADOR = { body: "lantern", eyes: "wink", mouth: "smile", hat: "topper", prop: "bag" } as const;

export const RECIPES: { readonly [role in Role]: Recipe } = {
  president: { body: "rocket", eyes: "dot", mouth: "smile", garment: "sash" },
  bomber: { body: "cherry", eyes: "brow", mouth: "teeth", prop: "plunger" },
  blue_team: { ...TEAM, tint: ["#8fb7e0", "#5f8fc4"] },
  red_team: { ...TEAM, eyes: "brow", mouth: "smirk", tint: ["#e59a8a", "#c9685a"] },
  gambler: { body: "sticks", eyes: "wink", mouth: "smirk", hat: "visor", garment: "bowtie", prop: "cards" },
  butler: { body: "cracker", eyes: "shut", mouth: "flat", garment: "collar", prop: "tray", tint: ["#6f6878", "#efe0c3"] },
  maid: { body: "cracker", eyes: "lash", mouth: "smile", hat: "bow", garment: "apron", tint: ["#6f6878", "#efe0c3"] },
  romeo: { body: "star", eyes: "dot", mouth: "smile", hat: "beret", prop: "rose" },
  juliet: { body: "star", eyes: "lash", mouth: "lips", hat: "leaf", prop: "rose", tint: ["#f2c3cf", "#d98ba0"] },
  intern: { body: "cracker", eyes: "wide", mouth: "o", garment: "tie", tint: ["#9fc3b4", "#cfe3dc"] },
  rival: { body: "rocket", eyes: "brow", mouth: "smirk", garment: "cape", tint: ["#c7a6d6", "#8d6f9e"] },
  survivor: { body: "pot", eyes: "worry", mouth: "grin", hat: "hard", tint: ["#b9a06f", "#dcc79b"] },
  victim: { body: "match", eyes: "worry", mouth: "frown", hat: "halo", tint: ["#d9d0c0", "#efe6d2"] },
  bomb_bot: { body: "mine", eyes: "wide", mouth: "teeth", prop: "wrench", tint: ["#9aa3ad", "#c3cad2"] },
  queen: { body: "lantern", eyes: "lash", mouth: "lips", hat: "crown", tint: ["#d3b0de", "#ffb51f"] },
  bouncer_blue: { ...BOUNCER, hat: "cap", tint: ["#7f9cc4", "#a9bfdd"] },
  bouncer_red: { ...BOUNCER, hat: "cap", tint: ["#d08476", "#e6b0a4"] },
  doctor: { body: "pot", eyes: "glasses", mouth: "smile", hat: "mirror", garment: "steth", tint: ["#e9e3d6", "#d6e6ee"] },
  engineer: { body: "keg", eyes: "dot", mouth: "tash", hat: "hard", prop: "wrench" },
  ambassador_blue: { ...AMBASSADOR, tint: ["#8fb7e0", "#5f8fc4"] },
  ambassador_red: { ...AMBASSADOR, tint: ["#e59a8a", "#c9685a"] },
  spy_blue: { ...SPY, tint: ["#6f9bd1", "#e8cf9b"] },
  spy_red: { ...SPY, tint: ["#e07a5f", "#e8cf9b"] },
  usurper_blue: { ...USURPER, tint: ["#5f7fa9", "#8fa9c9"] },
  usurper_red: { ...USURPER, tint: ["#a9655a", "#c99086"] },
  zombie: { body: "mine", eyes: "cross", mouth: "stitch", tint: ["#9cc08a", "#7ba36b"] },
  presidents_daughter: { body: "rocket", eyes: "lash", mouth: "smile", hat: "bow", garment: "sash" },
  martyr: { body: "cherry", eyes: "shut", mouth: "flat", hat: "halo", prop: "plunger" },
  nurse: { body: "pot", eyes: "lash", mouth: "smile", garment: "apron", prop: "bag", tint: ["#e9e3d6", "#d6e6ee"] },
  tinkerer: { body: "keg", eyes: "glasses", mouth: "grin", hat: "cap", prop: "wrench" },
  hot_potato: { body: "wheel", eyes: "worry", mouth: "o", tint: ["#d9a05f", "#f0954f"] },
  agoraphobe: { body: "lantern", eyes: "wide", mouth: "frown", tint: ["#b9c7a0", "#8fa377"] },
};
