// What is settled before a game begins, drawn from the JSON schema of the game's options: switches and chips, not a form.
import { Chip } from "../kit/chip";
import { IconButton } from "../kit/icon_button";
import { Picker } from "../kit/picker";
import { Toggle } from "../kit/toggle";
import type { Options } from "../contract/option_editor";
import { editorsOf, isIdle, showsPresets } from "../contract/registry";
import type { GameWords } from "../contract/game_words";
import type { GameCard } from "../net/wire.gen";
import { t } from "../words";
import { EditedOption } from "./edited_option";
import { tellFailure } from "../net/failure";
import { isSame } from "../contract/offers";
import { offeredOf } from "./next_step";

export type { Options };

interface Property {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** Of a whole number, where there are gaps. */
  readonly offered?: readonly number[];
  readonly exclusiveMaximum?: number;
  readonly default?: unknown;
}

const MOST_CHIPS = 12;
const MOST_WORDS = 8;
const MANY_OPTIONS = 12; // from so many on only the first are at hand, the others behind a fold
const FIRST_OPTIONS = 4;
const SECONDS = [0, 20, 30, 45, 60, 90, 120, 180, 300, 600]; // nobody wants to count up to them
const PAUSES = [0, 1, 2, 3, 5, 10];
const MS = 1000; // of a second, in options that are told in them

/** The properties of an options schema by name; `seats` is drawn apart. */
export function propertiesOf(schema: unknown): { readonly [name: string]: Property } {
  const { $ref = "", $defs = {} } = schema as { $ref?: string; $defs?: { [name: string]: { properties?: { [name: string]: Property } } } };
  return $defs[$ref.split("/").pop() ?? ""]?.properties ?? {};
}

export function valuesOf(property: Property): readonly (string | number)[] | null {
  if (property.enum !== undefined) return property.enum;
  const { least, most } = boundsOf(property);
  if (property.type !== "integer" || most - least >= MOST_CHIPS) return null;
  return Array.from({ length: most - least + 1 }, (_, step) => least + step);
}

/** Switches, words and whole numbers; lists and the like are for programs. */
export function isDrawn({ type, enum: words }: Property): boolean {
  return words !== undefined || type === "boolean" || type === "integer";
}

interface Props {
  readonly game: GameCard;
  readonly options: Options;
  /** Somebody sits here: what only bots can play with is not offered. */
  readonly peopled: boolean;
  readonly words: GameWords;
  /** The best score for what a title stands for. */
  readonly best: (title: string) => number | undefined;
  /** Values that are not offered yet, unless they hold already: missions in closed boxes. */
  readonly closed?: (name: string, value: number) => boolean;
  readonly reason: string | undefined; // why they cannot be changed
  readonly onChange: (options: Options) => Promise<void>;
}

export function OptionChips({ game, options, peopled, words, best, closed = () => false, reason, onChange }: Props) {
  const editors = editorsOf(game.id);
  const barred = peopled ? game.for_bots : {};
  const properties = Object.entries(propertiesOf(game.options))
    .map(([name, property]): [string, Property] => [name, withoutBarred(property, barred[name] ?? [], options[name])])
    .filter(([name, property]) => name !== "seats" && (name in editors || isDrawn(property)) && !isIdle(game.id, name, options));
  const counts = Array.from({ length: game.max_seats - game.min_seats + 1 }, (_, step) => game.min_seats + step);
  const send = (changes: Options): Promise<void> => onChange({ ...options, ...changes });
  const set = (name: string, value: unknown): void => void send({ [name]: value }).catch(tellFailure);
  const setting = ([name, property]: [string, Property]) =>
    editors[name] === undefined ? (
      <Setting
        key={name}
        name={name}
        property={property}
        options={options}
        words={words}
        best={best}
        closed={closed}
        reason={reason}
        onChange={(value) => set(name, value)}
      />
    ) : (
      <EditedOption
        key={name}
        name={name}
        editor={editors[name]}
        options={options}
        presets={game.presets}
        words={words}
        reason={reason}
        send={send}
      />
    );
  const first = properties.length > MANY_OPTIONS ? FIRST_OPTIONS : properties.length;
  const folded = properties.slice(first);
  return (
    <div class="options">
      <Chips
        label={t("lobby-seats")}
        values={counts}
        value={options.seats}
        name={String}
        reason={reason}
        onChange={(value) => set("seats", value)}
      />
      {showsPresets(game.id) && (
        <Presets game={game} options={options} words={words} reason={reason} onPick={(wish) => void onChange(wish).catch(tellFailure)} />
      )}
      {properties.slice(0, first).map(setting)}
      {folded.length > 0 && (
        <details class="options-more">
          <summary class="option-label">
            {t("lobby-more-options", { changed: folded.filter(([name, property]) => isChanged(options[name], property)).length })}
          </summary>
          {folded.map(setting)}
        </details>
      )}
    </div>
  );
}

interface PresetsProps extends Pick<Props, "game" | "options" | "words" | "reason"> {
  readonly onPick: (options: Options) => void;
}

/** Good evenings by their names, for as many seats as there are. */
function Presets({ game, options, words, reason, onPick }: PresetsProps) {
  const label = t("lobby-presets");
  return (
    <div class="option" role="group" aria-label={label}>
      <span class="option-label">{label}</span>
      <div class="option-chips">
        {game.presets
          .filter((preset) => (preset.options as Options).seats === options.seats)
          .map((preset) => (
            <Chip
              key={preset.name}
              pressed={isSame(preset.options, options)}
              {...(reason === undefined ? { onClick: () => onPick(preset.options as Options) } : {})}
            >
              {words.plain(`preset-${preset.name}`)}
            </Chip>
          ))}
      </div>
    </div>
  );
}

/** Without what is not offered, unless it holds already. Of a switch nothing is left that could be drawn. */
function withoutBarred(property: Property, barred: readonly (string | boolean)[], value: unknown): Property {
  const kept = (each: string | number | boolean): boolean => each === value || !(barred as readonly unknown[]).includes(each);
  if (property.type === "boolean") return [false, true].every(kept) ? property : {};
  return property.enum === undefined ? property : { ...property, enum: property.enum.filter(kept) };
}

const isChanged = (value: unknown, { default: usual }: Property): boolean => value !== undefined && value !== usual;

interface SettingProps extends Pick<Props, "options" | "words" | "best" | "reason"> {
  readonly closed: NonNullable<Props["closed"]>;
  readonly name: string;
  readonly property: Property;
  readonly onChange: (value: unknown) => void;
}

function Setting({ name, property, options, words, best, closed, reason, onChange }: SettingProps) {
  const label = words.plain(`option-${name}`);
  const value = options[name] ?? property.default;
  if (property.type === "boolean") {
    return (
      <Toggle
        label={label}
        hint={words.part(`option-${name}`, "hint") ?? undefined}
        on={value === true}
        onChange={onChange}
        {...(reason === undefined ? {} : { reason })}
      />
    );
  }
  const titles = titlesOf(name, property, words, best).filter((each) => each.value === value || !closed(name, Number(each.value)));
  if (titles.length > 0) return <Titles label={label} titles={titles} value={value} reason={reason} onChange={onChange} />;
  const values = /_(seconds|ms)$/.test(name)
    ? timesOf(property, Number(value), name.endsWith("_ms") ? MS : 1)
    : inOrder(valuesOf(property), words.parts(`option-${name}`));
  if (values === null) return <Counter label={label} value={Number(value)} property={property} reason={reason} onChange={onChange} />;
  const shown = values.filter((each) => isThere(words, name, each, options));
  return (
    <Chips label={label} values={shown} value={value} name={(each) => valueName(words, name, each)} reason={reason} onChange={onChange} />
  );
}

/** Schemas sort words by the alphabet; the game's words tell them in the order that makes sense. */
function inOrder(values: readonly (string | number)[] | null, told: readonly string[]): typeof values {
  const place = (value: string | number): number => told.indexOf(String(value));
  return values?.every((value) => place(value) >= 0) ? [...values].sort((a, b) => place(a) - place(b)) : values;
}

/** Whole seconds to choose from, in the unit of the option, besides what is chosen. */
function timesOf(property: Property, value: number, unit: number): readonly number[] {
  const { least, most } = boundsOf(property);
  const times = (unit === MS ? PAUSES : SECONDS).map((each) => each * unit).filter((each) => least <= each && each <= most);
  return [...new Set([...times, value])].sort((a, b) => a - b);
}

/** Many words, or whole numbers that have titles of their own: `option-mission-3`. */
function titlesOf(name: string, property: Property, words: GameWords, best: Props["best"]): TitlesProps["titles"] {
  if ((property.enum?.length ?? 0) > MOST_WORDS)
    return property.enum!.map((value) => ({ value, title: valueName(words, name, value), best: undefined }));
  if (property.type !== "integer" || !words.has(`option-${name}-${boundsOf(property).least}`)) return [];
  return offeredOf(property).map((value) => ({
    value,
    title: titleOf(words, name, value),
    best: best(`option-${name}-${value}`),
  }));
}

function titleOf(words: GameWords, name: string, value: number): string {
  return `${value} · ${words.plain(`option-${name}-${value}`)}`;
}

function boundsOf({ minimum = 0, maximum, exclusiveMaximum = Infinity }: Property): { readonly least: number; readonly most: number } {
  return { least: minimum, most: maximum ?? exclusiveMaximum - 1 };
}

/** The value that means the first seat: 0, or 1 after the lot (`option-dealer.lot`); null where none means a seat. */
function firstSeat(words: GameWords, name: string): number | null {
  if (words.part(`option-${name}`, "seat", { value: 0 }) === null) return null;
  return words.part(`option-${name}`, "lot") === null ? 0 : 1;
}

/** Whether the table has the seat that a value means, if it means one. */
function isThere(words: GameWords, name: string, value: unknown, options: Options): boolean {
  const first = firstSeat(words, name);
  return first === null || Number(value) - first < Number(options.seats);
}

/** Without the seats that a smaller table has no more. */
export function withItsSeats(options: Options, words: GameWords): Options {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, isThere(words, name, value, options) ? value : 0]));
}

/** `option-first.seat` names a seat, `.lot` or `.drawn` the lot, `option-pace.fast` a word; a bare number names itself. */
function valueName(words: GameWords, name: string, value: string | number): string {
  const id = `option-${name}`;
  const first = firstSeat(words, name);
  if (name.endsWith("_ms")) return t("seconds", { seconds: Number(value) / MS });
  if (first === null) return words.part(id, String(value)) ?? String(value);
  const named =
    Number(value) < first ? (words.part(id, "lot") ?? words.part(id, "drawn")) : words.part(id, "seat", { value: Number(value) - first });
  return named ?? String(value);
}

/** What the options name: the title of what is played, which the first option with titles has, and the seats that were chosen. */
export function namedBy({ options: schema }: GameCard, options: Options, words: GameWords): readonly string[] {
  const settled = Object.entries(propertiesOf(schema)).map(([name, property]) => ({
    name,
    value: Number(options[name] ?? property.default),
  }));
  const titled = settled.find(({ name, value }) => words.has(`option-${name}-${value}`));
  const seats = settled.filter(({ name, value }) => value >= (firstSeat(words, name) ?? Infinity));
  return [
    ...(titled === undefined ? [] : [titleOf(words, titled.name, titled.value)]),
    ...seats.map(({ name, value }) => `${words.plain(`option-${name}`)}: ${valueName(words, name, value)}`),
  ];
}

interface ChipsProps {
  readonly label: string;
  readonly values: readonly (string | number)[];
  readonly value: unknown;
  readonly name: (value: string | number) => string;
  readonly reason: string | undefined;
  readonly onChange: (value: string | number) => void;
}

function Chips({ label, values, value, name, reason, onChange }: ChipsProps) {
  return (
    <div class="option" role="group" aria-label={label}>
      <span class="option-label">{label}</span>
      <div class="option-chips">
        {values.map((each) =>
          reason !== undefined ? (
            each === value && <Chip key={each}>{name(each)}</Chip>
          ) : (
            <Chip key={each} pressed={each === value} onClick={() => onChange(each)}>
              {name(each)}
            </Chip>
          ),
        )}
      </div>
    </div>
  );
}

interface TitlesProps {
  readonly label: string;
  readonly titles: readonly { readonly value: string | number; readonly title: string; readonly best: number | undefined }[];
  readonly value: unknown;
  readonly reason: string | undefined;
  readonly onChange: (value: string | number) => void;
}

/** Too long for chips: the device's own list under the chosen title. */
function Titles({ label, titles, value, reason, onChange }: TitlesProps) {
  const { title: chosen = String(value), best } = titles.find((each) => each.value === value) ?? {};
  return (
    <div class="option" role="group" aria-label={label}>
      <span class="option-label">
        {label} {best !== undefined && <span class="meta">{t("score-best", { score: best })}</span>}
      </span>
      <div class="option-chips option-titles">
        {reason === undefined ? (
          <Picker
            label={label}
            value={String(value)}
            choices={titles.map((each) => ({
              value: String(each.value),
              label: each.best === undefined ? each.title : `${each.title} (${t("score-best", { score: each.best })})`,
            }))}
            onChange={(text) => onChange(titles.find((each) => String(each.value) === text)!.value)}
          >
            <span class="ellipsis">{chosen}</span>
          </Picker>
        ) : (
          <Chip>{chosen}</Chip>
        )}
      </div>
    </div>
  );
}

interface CounterProps {
  readonly label: string;
  readonly value: number;
  readonly property: Property;
  readonly reason: string | undefined;
  readonly onChange: (value: number) => void;
}

function Counter({ label, value, property, reason, onChange }: CounterProps) {
  const { least, most } = boundsOf(property);
  return (
    <div class="option" role="group" aria-label={label}>
      <span class="option-label">{label}</span>
      <div class="option-chips">
        {reason === undefined && (
          <IconButton icon="minus" label={t("lobby-less")} boxed onClick={() => value > least && onChange(value - 1)} />
        )}
        <output class="display">{value}</output>
        {reason === undefined && (
          <IconButton icon="plus" label={t("lobby-more")} boxed onClick={() => value < most && onChange(value + 1)} />
        )}
      </div>
    </div>
  );
}
