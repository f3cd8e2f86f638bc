// Made by tools/make_types.py from the Python schemas. Do not edit.

import type { Outcome, Timer } from "../../net/wire.gen";

export interface TwoRoomsOptions {
  readonly seats: number;
  readonly mode: "online" | "party" | "sim";
  readonly game: "advanced" | "basic";
  readonly roles: readonly ("agoraphobe" | "ambassador_blue" | "ambassador_red" | "blue_team" | "bomb_bot" | "bomber" | "bouncer_blue" |
    "bouncer_red" | "butler" | "doctor" | "engineer" | "gambler" | "hot_potato" | "intern" | "juliet" | "maid" | "martyr" | "nurse" |
    "president" | "presidents_daughter" | "queen" | "red_team" | "rival" | "romeo" | "spy_blue" | "spy_red" | "survivor" | "tinkerer" |
    "usurper_blue" | "usurper_red" | "victim" | "zombie")[] | null;
  readonly bury: boolean;
  readonly rounds: "auto" | "five" | "three";
  readonly round_minutes: readonly number[];
  readonly colour: "auto" | "off" | "on";
  readonly first_leader: "appoint" | "majority";
  readonly hostage_time: "after" | "before";
  readonly usurper_clash: "first" | "last";
  readonly helper_failure: "both_can_lose" | "other_wins";
  readonly privacy_promise: boolean;
  readonly premature_loss: boolean;
  readonly no_timer: boolean;
  readonly open_deck: boolean;
  readonly withdraw: boolean;
  readonly moderator: boolean;
  readonly share_feed: "auto" | "off" | "on";
  readonly time_scale: "normal" | "slow" | "slower";
  readonly no_timer_cap: number;
  readonly auto_notes: boolean;
  readonly select_seconds: number;
  readonly parley_seconds: number;
  readonly call_seconds: number;
  readonly offer_ttl: number;
  readonly exchange_clock: "hold" | "last" | "running";
  readonly room_names: readonly string[];
  readonly guided: boolean;
}

export interface Appoint {
  readonly type: "Appoint";
  readonly target: number;
}

export interface Point {
  readonly type: "Point";
  readonly target: number;
}

export interface Unpoint {
  readonly type: "Unpoint";
}

export interface Abdicate {
  readonly type: "Abdicate";
  readonly target: number;
}

export interface AcceptLead {
  readonly type: "AcceptLead";
}

export interface DeclineLead {
  readonly type: "DeclineLead";
}

export interface Reveal {
  readonly type: "Reveal";
  readonly kind: "card" | "colour";
  readonly target: number | null;
}

export interface OfferShare {
  readonly type: "OfferShare";
  readonly kind: "card" | "colour";
  readonly target: number;
}

export interface AcceptShare {
  readonly type: "AcceptShare";
  readonly offerer: number;
}

export interface DeclineShare {
  readonly type: "DeclineShare";
  readonly offerer: number;
}

export interface Bounce {
  readonly type: "Bounce";
  readonly target: number;
}

export interface Usurp {
  readonly type: "Usurp";
}

export interface Move {
  readonly type: "Move";
  readonly to: "A" | "B" | "hall";
}

export interface Draft {
  readonly type: "Draft";
  readonly seat: number;
}

export interface Lock {
  readonly type: "Lock";
}

export interface Ready {
  readonly type: "Ready";
}

export interface Arrive {
  readonly type: "Arrive";
}

export interface Call {
  readonly type: "Call";
  readonly team: "blue" | "neither" | "red";
}

export interface Aim {
  readonly type: "Aim";
  readonly at: number | null;
}

export interface Pass {
  readonly type: "Pass";
}

export interface Withdraw {
  readonly type: "Withdraw";
}

export interface ClaimRole {
  readonly type: "ClaimRole";
  readonly role: "agoraphobe" | "ambassador_blue" | "ambassador_red" | "blue_team" | "bomb_bot" | "bomber" | "bouncer_blue" | "bouncer_red"
    | "butler" | "doctor" | "engineer" | "gambler" | "hot_potato" | "intern" | "juliet" | "maid" | "martyr" | "nurse" | "president" |
    "presidents_daughter" | "queen" | "red_team" | "rival" | "romeo" | "spy_blue" | "spy_red" | "survivor" | "tinkerer" | "usurper_blue" |
    "usurper_red" | "victim" | "zombie";
}

export interface ClaimSaw {
  readonly type: "ClaimSaw";
  readonly seat: number;
  readonly role: "agoraphobe" | "ambassador_blue" | "ambassador_red" | "blue_team" | "bomb_bot" | "bomber" | "bouncer_blue" | "bouncer_red"
    | "butler" | "doctor" | "engineer" | "gambler" | "hot_potato" | "intern" | "juliet" | "maid" | "martyr" | "nurse" | "president" |
    "presidents_daughter" | "queen" | "red_team" | "rival" | "romeo" | "spy_blue" | "spy_red" | "survivor" | "tinkerer" | "usurper_blue" |
    "usurper_red" | "victim" | "zombie";
}

export interface ClaimHeard {
  readonly type: "ClaimHeard";
  readonly seat: number;
  readonly role: "agoraphobe" | "ambassador_blue" | "ambassador_red" | "blue_team" | "bomb_bot" | "bomber" | "bouncer_blue" | "bouncer_red"
    | "butler" | "doctor" | "engineer" | "gambler" | "hot_potato" | "intern" | "juliet" | "maid" | "martyr" | "nurse" | "president" |
    "presidents_daughter" | "queen" | "red_team" | "rival" | "romeo" | "spy_blue" | "spy_red" | "survivor" | "tinkerer" | "usurper_blue" |
    "usurper_red" | "victim" | "zombie";
}

export interface ClaimColour {
  readonly type: "ClaimColour";
  readonly seat: number;
  readonly colour: "blue" | "green" | "grey" | "red";
}

export interface ClaimSide {
  readonly type: "ClaimSide";
  readonly seat: number;
  readonly side: "blue" | "green" | "grey" | "red";
  readonly is_on: boolean;
}

export interface ClaimShared {
  readonly type: "ClaimShared";
  readonly seat: number;
  readonly kind: "card" | "colour";
}

export interface ClaimCondition {
  readonly type: "ClaimCondition";
  readonly seat: number;
  readonly condition: "coy" | "dead" | "immune" | "paranoid" | "savvy" | "shy" | "zombie";
}

export interface AskToShow {
  readonly type: "AskToShow";
  readonly kind: "card" | "colour";
}

export interface AskFor {
  readonly type: "AskFor";
  readonly deed: "appoint" | "hand_over" | "keep" | "point" | "send";
  readonly seat: number;
}

export interface Intend {
  readonly type: "Intend";
  readonly plan: "keep" | "point" | "send";
  readonly seat: number;
}

export interface Accuse {
  readonly type: "Accuse";
  readonly seat: number;
}

export interface Vouch {
  readonly type: "Vouch";
  readonly seat: number;
}

export interface Question {
  readonly type: "Question";
  readonly seat: number;
  readonly matter: "role" | "seen" | "side";
}

export interface Report {
  readonly type: "Report";
  readonly seat: number;
}

export interface Answer {
  readonly type: "Answer";
  readonly seat: number;
  readonly reply: "maybe" | "no" | "yes";
}

export interface Argue {
  readonly type: "Argue";
  readonly plea: "doubt" | "keep" | "point" | "send" | "trust";
  readonly seat: number;
  readonly reason: "blue" | "hides" | "lied" | "red" | "shared";
}

export type TwoRoomsAction = Appoint | Point | Unpoint | Abdicate | AcceptLead | DeclineLead | Reveal | OfferShare | AcceptShare |
    DeclineShare | Bounce | Usurp | Move | Draft | Lock | Ready | Arrive | Call | Aim | Pass | Withdraw | ClaimRole | ClaimSaw | ClaimHeard
    | ClaimColour | ClaimSide | ClaimShared | ClaimCondition | AskToShow | AskFor | Intend | Accuse | Vouch | Question | Report | Answer |
    Argue;

export interface RoomsDrawn {
  readonly type: "RoomsDrawn";
  readonly places: readonly ("A" | "B" | "hall")[];
  readonly deck: readonly ("agoraphobe" | "ambassador_blue" | "ambassador_red" | "blue_team" | "bomb_bot" | "bomber" | "bouncer_blue" |
    "bouncer_red" | "butler" | "doctor" | "engineer" | "gambler" | "hot_potato" | "intern" | "juliet" | "maid" | "martyr" | "nurse" |
    "president" | "presidents_daughter" | "queen" | "red_team" | "rival" | "romeo" | "spy_blue" | "spy_red" | "survivor" | "tinkerer" |
    "usurper_blue" | "usurper_red" | "victim" | "zombie")[] | null;
}

export interface AmbassadorShown {
  readonly type: "AmbassadorShown";
  readonly seat: number;
  readonly role: "agoraphobe" | "ambassador_blue" | "ambassador_red" | "blue_team" | "bomb_bot" | "bomber" | "bouncer_blue" | "bouncer_red"
    | "butler" | "doctor" | "engineer" | "gambler" | "hot_potato" | "intern" | "juliet" | "maid" | "martyr" | "nurse" | "president" |
    "presidents_daughter" | "queen" | "red_team" | "rival" | "romeo" | "spy_blue" | "spy_red" | "survivor" | "tinkerer" | "usurper_blue" |
    "usurper_red" | "victim" | "zombie";
}

export interface HandsChanged {
  readonly type: "HandsChanged";
  readonly seat: number;
  readonly bot: boolean;
}

export interface BecameReady {
  readonly type: "BecameReady";
  readonly seat: number;
}

export interface NotReady {
  readonly type: "NotReady";
  readonly seat: number;
}

export interface CardDealt {
  readonly type: "CardDealt";
  readonly seat: number;
  readonly role: "agoraphobe" | "ambassador_blue" | "ambassador_red" | "blue_team" | "bomb_bot" | "bomber" | "bouncer_blue" | "bouncer_red"
    | "butler" | "doctor" | "engineer" | "gambler" | "hot_potato" | "intern" | "juliet" | "maid" | "martyr" | "nurse" | "president" |
    "presidents_daughter" | "queen" | "red_team" | "rival" | "romeo" | "spy_blue" | "spy_red" | "survivor" | "tinkerer" | "usurper_blue" |
    "usurper_red" | "victim" | "zombie";
}

export interface RoundBegun {
  readonly type: "RoundBegun";
  readonly round: number;
  readonly hostages: number;
}

export interface LeaderNamed {
  readonly type: "LeaderNamed";
  readonly room: "A" | "B";
  readonly leader: number;
  readonly how: "appointed" | "handed_over" | "lot" | "pointed" | "usurper";
  readonly by: number | null;
}

export interface Pointed {
  readonly type: "Pointed";
  readonly by: number;
  readonly at: number;
}

export interface HandLowered {
  readonly type: "HandLowered";
  readonly by: number;
}

export interface LeadOffered {
  readonly type: "LeadOffered";
  readonly by: number;
  readonly to: number;
}

export interface LeadDeclined {
  readonly type: "LeadDeclined";
  readonly by: number;
  readonly to: number;
}

export interface LeadLapsed {
  readonly type: "LeadLapsed";
  readonly by: number;
  readonly to: number;
}

export interface Revealed {
  readonly type: "Revealed";
  readonly by: number;
  readonly to: number | null;
  readonly kind: "card" | "colour";
  readonly role: "agoraphobe" | "ambassador_blue" | "ambassador_red" | "blue_team" | "bomb_bot" | "bomber" | "bouncer_blue" | "bouncer_red"
    | "butler" | "doctor" | "engineer" | "gambler" | "hot_potato" | "intern" | "juliet" | "maid" | "martyr" | "nurse" | "president" |
    "presidents_daughter" | "queen" | "red_team" | "rival" | "romeo" | "spy_blue" | "spy_red" | "survivor" | "tinkerer" | "usurper_blue" |
    "usurper_red" | "victim" | "zombie" | null;
  readonly colour: "blue" | "green" | "grey" | "red" | null;
}

export interface ShareOffered {
  readonly type: "ShareOffered";
  readonly by: number;
  readonly to: number;
  readonly kind: "card" | "colour";
}

export interface ShareDeclined {
  readonly type: "ShareDeclined";
  readonly by: number;
  readonly to: number;
}

export interface ShareLapsed {
  readonly type: "ShareLapsed";
  readonly by: number;
  readonly to: number;
}

export interface ShareVoided {
  readonly type: "ShareVoided";
  readonly by: number;
  readonly to: number;
}

export interface ShareWithdrawn {
  readonly type: "ShareWithdrawn";
  readonly by: number;
  readonly to: number;
}

export interface Shared {
  readonly type: "Shared";
  readonly a: number;
  readonly b: number;
  readonly kind: "card" | "colour";
  readonly a_role: "agoraphobe" | "ambassador_blue" | "ambassador_red" | "blue_team" | "bomb_bot" | "bomber" | "bouncer_blue" |
    "bouncer_red" | "butler" | "doctor" | "engineer" | "gambler" | "hot_potato" | "intern" | "juliet" | "maid" | "martyr" | "nurse" |
    "president" | "presidents_daughter" | "queen" | "red_team" | "rival" | "romeo" | "spy_blue" | "spy_red" | "survivor" | "tinkerer" |
    "usurper_blue" | "usurper_red" | "victim" | "zombie" | null;
  readonly b_role: "agoraphobe" | "ambassador_blue" | "ambassador_red" | "blue_team" | "bomb_bot" | "bomber" | "bouncer_blue" |
    "bouncer_red" | "butler" | "doctor" | "engineer" | "gambler" | "hot_potato" | "intern" | "juliet" | "maid" | "martyr" | "nurse" |
    "president" | "presidents_daughter" | "queen" | "red_team" | "rival" | "romeo" | "spy_blue" | "spy_red" | "survivor" | "tinkerer" |
    "usurper_blue" | "usurper_red" | "victim" | "zombie" | null;
  readonly a_colour: "blue" | "green" | "grey" | "red" | null;
  readonly b_colour: "blue" | "green" | "grey" | "red" | null;
}

export interface ConditionGained {
  readonly type: "ConditionGained";
  readonly seat: number;
  readonly condition: "coy" | "dead" | "immune" | "paranoid" | "savvy" | "shy" | "zombie";
  readonly by: number;
}

export interface CardGained {
  readonly type: "CardGained";
  readonly seat: number;
  readonly role: "agoraphobe" | "ambassador_blue" | "ambassador_red" | "blue_team" | "bomb_bot" | "bomber" | "bouncer_blue" | "bouncer_red"
    | "butler" | "doctor" | "engineer" | "gambler" | "hot_potato" | "intern" | "juliet" | "maid" | "martyr" | "nurse" | "president" |
    "presidents_daughter" | "queen" | "red_team" | "rival" | "romeo" | "spy_blue" | "spy_red" | "survivor" | "tinkerer" | "usurper_blue" |
    "usurper_red" | "victim" | "zombie";
}

export interface SentOver {
  readonly type: "SentOver";
  readonly seat: number;
  readonly to: "A" | "B";
}

export interface Usurped {
  readonly type: "Usurped";
  readonly by: number;
  readonly role: "agoraphobe" | "ambassador_blue" | "ambassador_red" | "blue_team" | "bomb_bot" | "bomber" | "bouncer_blue" | "bouncer_red"
    | "butler" | "doctor" | "engineer" | "gambler" | "hot_potato" | "intern" | "juliet" | "maid" | "martyr" | "nurse" | "president" |
    "presidents_daughter" | "queen" | "red_team" | "rival" | "romeo" | "spy_blue" | "spy_red" | "survivor" | "tinkerer" | "usurper_blue" |
    "usurper_red" | "victim" | "zombie";
  readonly leads: boolean;
}

export interface AmbassadorLeft {
  readonly type: "AmbassadorLeft";
  readonly seat: number;
  readonly place: "A" | "B" | "hall";
}

export interface AmbassadorCame {
  readonly type: "AmbassadorCame";
  readonly seat: number;
  readonly place: "A" | "B" | "hall";
}

export interface Rested {
  readonly type: "Rested";
  readonly seat: number;
}

export interface LockOpened {
  readonly type: "LockOpened";
}

export interface RoundEnded {
  readonly type: "RoundEnded";
  readonly round: number;
  readonly hostages: number;
}

export interface Drafted {
  readonly type: "Drafted";
  readonly seat: number;
  readonly is_in: boolean;
}

export interface HostagesLocked {
  readonly type: "HostagesLocked";
  readonly room: "A" | "B";
  readonly hostages: readonly number[];
  readonly auto: readonly number[];
}

export interface LeaderWaits {
  readonly type: "LeaderWaits";
  readonly room: "A" | "B";
}

export interface LeadersMet {
  readonly type: "LeadersMet";
  readonly leader_a: number;
  readonly leader_b: number;
}

export interface ParleyBegun {
  readonly type: "ParleyBegun";
  readonly round: number;
}

export interface HostagesExchanged {
  readonly type: "HostagesExchanged";
  readonly from_a: readonly number[];
  readonly from_b: readonly number[];
}

export interface Arrived {
  readonly type: "Arrived";
  readonly seat: number;
}

export interface MayCall {
  readonly type: "MayCall";
  readonly seat: number;
}

export interface CallAsked {
  readonly type: "CallAsked";
  readonly seat: number;
  readonly role: "agoraphobe" | "ambassador_blue" | "ambassador_red" | "blue_team" | "bomb_bot" | "bomber" | "bouncer_blue" | "bouncer_red"
    | "butler" | "doctor" | "engineer" | "gambler" | "hot_potato" | "intern" | "juliet" | "maid" | "martyr" | "nurse" | "president" |
    "presidents_daughter" | "queen" | "red_team" | "rival" | "romeo" | "spy_blue" | "spy_red" | "survivor" | "tinkerer" | "usurper_blue" |
    "usurper_red" | "victim" | "zombie";
}

export interface CallKept {
  readonly type: "CallKept";
  readonly seat: number;
  readonly team: "blue" | "neither" | "red";
}

export interface Called {
  readonly type: "Called";
  readonly seat: number;
  readonly team: "blue" | "neither" | "red" | null;
}

export interface Ended {
  readonly type: "Ended";
  readonly reason: string;
  readonly winner: "blue" | "neither" | "red";
  readonly results: readonly Result[];
  readonly buried: "agoraphobe" | "ambassador_blue" | "ambassador_red" | "blue_team" | "bomb_bot" | "bomber" | "bouncer_blue" |
    "bouncer_red" | "butler" | "doctor" | "engineer" | "gambler" | "hot_potato" | "intern" | "juliet" | "maid" | "martyr" | "nurse" |
    "president" | "presidents_daughter" | "queen" | "red_team" | "rival" | "romeo" | "spy_blue" | "spy_red" | "survivor" | "tinkerer" |
    "usurper_blue" | "usurper_red" | "victim" | "zombie" | null;
}

export interface Result {
  readonly seat: number;
  readonly role: "agoraphobe" | "ambassador_blue" | "ambassador_red" | "blue_team" | "bomb_bot" | "bomber" | "bouncer_blue" | "bouncer_red"
    | "butler" | "doctor" | "engineer" | "gambler" | "hot_potato" | "intern" | "juliet" | "maid" | "martyr" | "nurse" | "president" |
    "presidents_daughter" | "queen" | "red_team" | "rival" | "romeo" | "spy_blue" | "spy_red" | "survivor" | "tinkerer" | "usurper_blue" |
    "usurper_red" | "victim" | "zombie";
  readonly won: boolean;
  readonly why: string;
}

export interface Aimed {
  readonly type: "Aimed";
  readonly at: number | null;
}

export interface Said {
  readonly type: "Said";
  readonly by: number;
  readonly to: number | null;
  readonly what: "Accuse" | "Answer" | "ArgueDoubt" | "ArgueKeep" | "ArguePoint" | "ArgueSend" | "ArgueTrust" | "AskFor" | "AskToShow" |
    "ClaimColour" | "ClaimCondition" | "ClaimHeard" | "ClaimNotSide" | "ClaimRole" | "ClaimSaw" | "ClaimShared" | "ClaimSide" | "Intend" |
    "Question" | "Report" | "Vouch";
  readonly about: number | null;
  readonly detail: string | null;
}

export interface Whispered {
  readonly type: "Whispered";
  readonly by: number;
  readonly to: number;
}

export interface TickBegun {
  readonly type: "TickBegun";
  readonly tick: number;
}

export interface Chose {
  readonly type: "Chose";
  readonly seat: number;
}

export interface AskedToAnswer {
  readonly type: "AskedToAnswer";
  readonly seat: number;
  readonly by: number;
  readonly lead: boolean;
}

export type TwoRoomsEvent = RoomsDrawn | AmbassadorShown | HandsChanged | BecameReady | NotReady | CardDealt | RoundBegun | LeaderNamed |
    Pointed | HandLowered | LeadOffered | LeadDeclined | LeadLapsed | Revealed | ShareOffered | ShareDeclined | ShareLapsed | ShareVoided |
    ShareWithdrawn | Shared | ConditionGained | CardGained | SentOver | Usurped | AmbassadorLeft | AmbassadorCame | Rested | LockOpened |
    RoundEnded | Drafted | HostagesLocked | LeaderWaits | LeadersMet | ParleyBegun | HostagesExchanged | Arrived | MayCall | CallAsked |
    CallKept | Called | Ended | Aimed | Said | Whispered | TickBegun | Chose | AskedToAnswer;

export interface TwoRoomsView {
  readonly options: TwoRoomsOptions;
  readonly phase: "calls" | "deal" | "over" | "parley" | "round" | "select" | "walk";
  readonly round: number;
  readonly rounds: number;
  readonly tick: number;
  readonly hostages: number;
  readonly schedule: readonly number[];
  readonly to_send: number | null;
  readonly deck: readonly ("agoraphobe" | "ambassador_blue" | "ambassador_red" | "blue_team" | "bomb_bot" | "bomber" | "bouncer_blue" |
    "bouncer_red" | "butler" | "doctor" | "engineer" | "gambler" | "hot_potato" | "intern" | "juliet" | "maid" | "martyr" | "nurse" |
    "president" | "presidents_daughter" | "queen" | "red_team" | "rival" | "romeo" | "spy_blue" | "spy_red" | "survivor" | "tinkerer" |
    "usurper_blue" | "usurper_red" | "victim" | "zombie")[] | null;
  readonly places: readonly ("A" | "B" | "hall" | null)[];
  readonly cards: readonly ("agoraphobe" | "ambassador_blue" | "ambassador_red" | "blue_team" | "bomb_bot" | "bomber" | "bouncer_blue" |
    "bouncer_red" | "butler" | "doctor" | "engineer" | "gambler" | "hot_potato" | "intern" | "juliet" | "maid" | "martyr" | "nurse" |
    "president" | "presidents_daughter" | "queen" | "red_team" | "rival" | "romeo" | "spy_blue" | "spy_red" | "survivor" | "tinkerer" |
    "usurper_blue" | "usurper_red" | "victim" | "zombie" | null)[];
  readonly bots: readonly number[];
  readonly ready: readonly number[];
  readonly rooms: readonly [RoomView | null, RoomView | null];
  readonly waiting: readonly ("A" | "B")[];
  readonly lock_open: boolean;
  readonly shown: ShownTable;
  readonly moves: readonly MovedView[];
  readonly walking: readonly number[];
  readonly calls: readonly CallView[];
  readonly own: OwnView | null;
  readonly results: readonly Result[];
  readonly winner: "blue" | "neither" | "red" | null;
  readonly buried: "agoraphobe" | "ambassador_blue" | "ambassador_red" | "blue_team" | "bomb_bot" | "bomber" | "bouncer_blue" |
    "bouncer_red" | "butler" | "doctor" | "engineer" | "gambler" | "hot_potato" | "intern" | "juliet" | "maid" | "martyr" | "nurse" |
    "president" | "presidents_daughter" | "queen" | "red_team" | "rival" | "romeo" | "spy_blue" | "spy_red" | "survivor" | "tinkerer" |
    "usurper_blue" | "usurper_red" | "victim" | "zombie" | null;
  readonly waiting_on: readonly number[];
  readonly timers: readonly Timer[];
  readonly outcome: Outcome | null;
}

export interface RoomView {
  readonly leader: number | null;
  readonly by_lot: boolean;
  readonly shield: boolean;
  readonly pointing: readonly (readonly [number, number])[];
  readonly threshold: number;
  readonly lead_offer: readonly [number, number] | null;
  readonly barred: readonly (readonly [number, number])[];
  readonly locked: boolean;
  readonly hostages: readonly number[];
}

export interface ShownTable {
  readonly ways: readonly (readonly ["bouncer" | "reveal" | "share" | "usurper", "card" | "colour", boolean | null])[];
  readonly cards: readonly (readonly ["agoraphobe" | "ambassador_blue" | "ambassador_red" | "blue_team" | "bomb_bot" | "bomber" |
    "bouncer_blue" | "bouncer_red" | "butler" | "doctor" | "engineer" | "gambler" | "hot_potato" | "intern" | "juliet" | "maid" | "martyr" |
    "nurse" | "president" | "presidents_daughter" | "queen" | "red_team" | "rival" | "romeo" | "spy_blue" | "spy_red" | "survivor" |
    "tinkerer" | "usurper_blue" | "usurper_red" | "victim" | "zombie" | null, "blue" | "green" | "grey" | "red"])[];
  readonly rows: readonly (readonly [number, number, number | null, number, number | null, number | null])[];
}

export interface MovedView {
  readonly round: number;
  readonly seat: number;
  readonly source: "A" | "B";
  readonly to: "A" | "B";
  readonly how: "bounced" | "hostage";
}

export interface CallView {
  readonly seat: number;
  readonly role: "agoraphobe" | "ambassador_blue" | "ambassador_red" | "blue_team" | "bomb_bot" | "bomber" | "bouncer_blue" | "bouncer_red"
    | "butler" | "doctor" | "engineer" | "gambler" | "hot_potato" | "intern" | "juliet" | "maid" | "martyr" | "nurse" | "president" |
    "presidents_daughter" | "queen" | "red_team" | "rival" | "romeo" | "spy_blue" | "spy_red" | "survivor" | "tinkerer" | "usurper_blue" |
    "usurper_red" | "victim" | "zombie";
  readonly team: "blue" | "neither" | "red" | null;
  readonly done: boolean;
}

export interface OwnView {
  readonly seat: number;
  readonly conditions: readonly ("coy" | "dead" | "immune" | "paranoid" | "savvy" | "shy" | "zombie")[];
  readonly infected_by: number | null;
  readonly power_used: boolean;
  readonly open: boolean;
  readonly aim: number | null;
  readonly offers: readonly ShareOfferView[];
  readonly questions: readonly QuestionView[];
  readonly draft: readonly number[];
  readonly other_leader: number | null;
  readonly parley_ready: readonly number[];
  readonly may_call: boolean;
  readonly called: "blue" | "neither" | "red" | null;
  readonly resting: boolean;
  readonly asked: number;
  readonly changes: number;
  readonly answers: number | null;
  readonly answers_lead: boolean;
  readonly aimed: boolean;
}

export interface ShareOfferView {
  readonly by: number;
  readonly to: number;
  readonly kind: "card" | "colour";
}

export interface QuestionView {
  readonly by: number;
  readonly what: "Accuse" | "Answer" | "ArgueDoubt" | "ArgueKeep" | "ArguePoint" | "ArgueSend" | "ArgueTrust" | "AskFor" | "AskToShow" |
    "ClaimColour" | "ClaimCondition" | "ClaimHeard" | "ClaimNotSide" | "ClaimRole" | "ClaimSaw" | "ClaimShared" | "ClaimSide" | "Intend" |
    "Question" | "Report" | "Vouch";
  readonly about: number | null;
  readonly detail: string | null;
}
