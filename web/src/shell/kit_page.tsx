// Every piece of the kit in all its states, to look at and to compare.
import { useState, type Dispatch, type StateUpdater } from "preact/hooks";
import {
  BombBurst,
  Button,
  Chip,
  Dialog,
  Face,
  FACES,
  FACES_OF_PEOPLE,
  BODIES,
  Fuse,
  GameCover,
  Icon,
  ICON_SHAPES,
  IconButton,
  INKS,
  Panel,
  patternOf,
  Piece,
  Prompt,
  Refusal,
  Segmented,
  Shape,
  Sheet,
  Tabs,
  TextField,
  toast,
  Toggle,
  TopBar,
  type IconName,
} from "../kit";
import { Qr } from "../kit/qr";
import { t } from "../words";
import { LanguagePicker, SoundButton, ThemeButton } from "./controls";
import { labels } from "./home_labels";
import { useTitle } from "./title";
import "./kit_page.css";

const SURFACES = ["page", "panel", "card", "mat", "rack", "spark", "boom", "safe", "quiet", "kraft"];
const FUSES = ["lit", "plain", "frayed", "snipped"] as const;

export default function KitPage() {
  useTitle(t("kit"));
  return (
    <>
      <TopBar title={t("kit")} back={{ href: "/", label: t("back") }}>
        <LanguagePicker />
        <ThemeButton />
        <SoundButton />
      </TopBar>
      <main id="main" class="kit">
        <Inks />
        <Fuses />
        <Buttons />
        <Choices />
        <Faces />
        <Pieces />
        <Prompts />
        <Overlays />
        <Fields />
        <Covers />
        <Type />
        <Icons />
        <Surfaces />
      </main>
    </>
  );
}

function Inks() {
  return (
    <Panel title={t("kit-inks")}>
      <ul class="kit-lines">
        {INKS.map((ink) => (
          <li key={ink}>
            <span class="grow">
              <b>{t(`ink-${ink}`)}</b>
              <span class="meta">{t(`shape-${ink}`)}</span>
            </span>
            <Shape ink={ink} size={34} label={t(`ink-${ink}`)} />
            <svg viewBox="0 0 80 48" width="80" height="48" aria-hidden="true">
              <rect x="2" y="2" width="76" height="44" rx="7" fill={`var(--${ink})`} />
              <rect x="2" y="2" width="76" height="44" rx="7" fill={patternOf(ink)} stroke="#211a16" stroke-width="2.6" />
            </svg>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Fuses() {
  return (
    <Panel title={t("kit-fuse")}>
      <ul class="kit-lines">
        {FUSES.map((state) => (
          <li key={state}>
            <span class="kit-name">{t(`fuse-${state}`)}</span>
            <span class="grow">
              <Fuse state={state} label={t(`fuse-${state}`)} />
            </span>
          </li>
        ))}
        <li>
          <span class="kit-name">40 %</span>
          <span class="grow">
            <Fuse state="lit" left={0.4} label="40 %" />
          </span>
        </li>
      </ul>
    </Panel>
  );
}

function Buttons() {
  return (
    <Panel title={t("kit-buttons")}>
      <div class="kit-row">
        <Button kind="primary" icon="snip">
          {t("kit-deed")}
        </Button>
        <Button icon="undo">{t("kit-undo")}</Button>
        <Button kind="paper">{t("kit-choice")}</Button>
        <Button kind="danger">{t("kit-leave")}</Button>
        <Button kind="safe" icon="check">
          {t("done")}
        </Button>
        <Button icon="left" label={t("back")} />
        <Button icon="key" reason={t("kit-reason")}>
          {t("kit-bot-plays")}
        </Button>
        <Button kind="primary" busy>
          {t("loading")}
        </Button>
        <Button kind="primary" size="large" icon="bomb">
          {t("next-first")}
        </Button>
        <Button size="small" icon="play" filledIcon game="snip">
          {t("next-first")}
        </Button>
      </div>
      <div class="kit-row">
        <IconButton icon="chat" label={t("kit-talk")} badge={2} />
        <IconButton icon="link" label={t("invite-friends")} boxed />
        <Chip kind="spark">{t("your-turn")}</Chip>
        <Chip>{t("minutes", { minutes: 26 })}</Chip>
        <Chip kind="safe" icon="check">
          {t("won")}
        </Chip>
        <Chip kind="boom" icon="bomb">
          {t("lost")}
        </Chip>
        <Chip kind="lead" icon="flag">
          {t("kit-captain")}
        </Chip>
        <Chip kind="mat">{t("gathering")}</Chip>
      </div>
    </Panel>
  );
}

function Choices() {
  const [level, setLevel] = useState("standard");
  const [tab, setTab] = useState("log");
  const [first, setFirst] = useState(true);
  const [second, setSecond] = useState(false);
  const [pressed, setPressed] = useState(false);
  return (
    <Panel title={t("kit-choices")}>
      <Segmented
        label={t("kit-level")}
        value={level}
        choices={["novice", "standard", "expert"].map((value, at) => ({ value, label: t(`level-${value}`), sparks: at + 1 }))}
        onChange={setLevel}
      />
      <Toggle label={t("sound")} hint={t("sound-hint")} on={first} onChange={setFirst} />
      <Toggle label={t("public-tables")} on={second} onChange={setSecond} />
      <div class="kit-row">
        <Chip pressed={pressed} onClick={() => setPressed(!pressed)} icon="eye">
          {t("kit-choice")}
        </Chip>
      </div>
      <Tabs
        label={t("sections")}
        value={tab}
        tabs={[
          { value: "log", label: t("kit-log"), icon: "log" },
          { value: "talk", label: t("kit-talk"), icon: "chat", badge: 2 },
          { value: "rules", label: t("rules"), icon: "book" },
        ]}
        onChange={setTab}
      >
        <p class="meta">{t("kit-leaf")}</p>
      </Tabs>
    </Panel>
  );
}

const FACES_OF_BOTS = Array.from({ length: FACES - FACES_OF_PEOPLE }, (_, at) => FACES_OF_PEOPLE + at);

function Faces() {
  return (
    <Panel title={t("kit-faces")}>
      <div class="kit-row">
        {BODIES.map((shape, face) => (
          <figure key={shape.name} class="kit-figure">
            <Face face={face} size="l" />
            <figcaption>{t(`face-${shape.name}`)}</figcaption>
          </figure>
        ))}
        {FACES_OF_BOTS.map((face, at) => (
          <Face key={face} face={face} size="l" bot level={["novice", "standard", "expert"][at % 3]} />
        ))}
        <figure class="kit-figure">
          <Face face={6} size="l" bot />
          <figcaption>{t("kit-bot")}</figcaption>
        </figure>
        <figure class="kit-figure">
          <Face face={1} size="l" turn />
          <figcaption>{t("kit-turn")}</figcaption>
        </figure>
        <figure class="kit-figure">
          <Face face={2} size="l" away />
          <figcaption>{t("kit-away")}</figcaption>
        </figure>
      </div>
    </Panel>
  );
}

function Pieces() {
  const [chosen, setChosen] = useState(false);
  return (
    <Panel title={t("kit-pieces")} tone="mat">
      <div class="kit-row kit-pieces">
        <Piece>7</Piece>
        <Piece flat>7</Piece>
        <Piece lit>7</Piece>
        <Piece chosen={chosen} lit={!chosen} onClick={() => setChosen(!chosen)}>
          7
        </Piece>
        <Piece back label={t("kit-back")} />
        <Piece locked>
          <Icon name="lock" />
        </Piece>
        <Piece used>
          <Icon name="cup" />
        </Piece>
      </div>
    </Panel>
  );
}

function Prompts() {
  const [refused, setRefused] = useState(true);
  return (
    <Panel title={t("kit-prompts")} pad={false} class="kit-prompts">
      <div class="mat kit-scene">
        {refused ? (
          <Refusal rule="SN-003" href="/rules/snip#SN-003" closeLabel={t("close")} onClose={() => setRefused(false)}>
            {t("kit-refusal")}
          </Refusal>
        ) : (
          <Button kind="paper" size="small" onClick={() => setRefused(true)}>
            {t("kit-refuse")}
          </Button>
        )}
      </div>
      <Prompt fuse="lit" fuseLabel={t("your-turn")} title={t("kit-prompt")} hint={t("kit-prompt-hint")}>
        <div class="row kit-deeds">
          <Button icon="undo" label={t("kit-undo")} />
          <Button kind="primary" icon="snip" wide>
            {t("kit-deed")}
          </Button>
        </div>
      </Prompt>
      <div class="mat kit-scene" />
      <Prompt
        fuse="plain"
        fuseLabel={t("others-turn")}
        face={<Face face={1} turn />}
        title={t("kit-waiting")}
        hint={t("kit-waiting-hint")}
      />
      <div class="mat kit-scene" />
      <Prompt
        fuse="frayed"
        fuseLabel={t("fuse-frayed")}
        face={<Icon name="off" size="l" />}
        title={t("kit-holding")}
        hint={t("kit-holding-hint")}
      />
    </Panel>
  );
}

function Overlays() {
  const [open, setOpen] = useState<"dialog" | "sheet" | null>(null);
  const close = () => setOpen(null);
  return (
    <Panel title={t("kit-overlays")}>
      <div class="kit-row">
        <Button kind="paper" onClick={() => setOpen("dialog")}>
          {t("kit-dialog")}
        </Button>
        <Button kind="paper" onClick={() => setOpen("sheet")}>
          {t("kit-sheet")}
        </Button>
        <Button kind="paper" onClick={() => toast(t("kit-reason"))}>
          {t("kit-toast")}
        </Button>
      </div>
      <div class="kit-burst mat">
        <BombBurst dots="boom" />
      </div>
      {open === "dialog" && (
        <Dialog title={t("kit-dialog")} closeLabel={t("close")} onClose={close}>
          <p>{t("kit-leaf")}</p>
        </Dialog>
      )}
      {open === "sheet" && (
        <Sheet title={t("kit-sheet")} closeLabel={t("close")} onClose={close}>
          <p>{t("kit-leaf")}</p>
        </Sheet>
      )}
    </Panel>
  );
}

function Fields() {
  const [text, setText]: [string, Dispatch<StateUpdater<string>>] = useState("");
  return (
    <Panel title={t("kit-fields")}>
      <div class="column kit-fields">
        <TextField label={t("your-name")} value={text} onInput={setText} hint={t("kit-leaf")} />
        <TextField label={t("room-code")} value="KRACK" onInput={() => undefined} capitals error={t("error-no_such_table")} />
        <TextField
          label={t("search-rules")}
          labelHidden
          placeholder={t("search-rules")}
          search
          icon="search"
          value={text}
          onInput={setText}
        />
        <div class="kit-qr">
          <Qr text="https://boomtable.example/t/krack" label={t("kit-qr")} />
        </div>
      </div>
    </Panel>
  );
}

function Covers() {
  return (
    <Panel title={t("games")}>
      <div class="kit-covers">
        {labels(null).map((label) => (
          <figure key={label.id} class="kit-figure">
            <GameCover game={label.id} />
            <figcaption>{label.title}</figcaption>
          </figure>
        ))}
      </div>
    </Panel>
  );
}

function Type() {
  return (
    <Panel title={t("kit-type")}>
      <p class="display kit-3xl">2:14</p>
      <p class="display kit-2xl">{t("hero-your-turn")}</p>
      <p class="display kit-xl">{t("your-tables")}</p>
      <p class="display kit-lg">{t("kit-prompt")}</p>
      <p>{t("kit-refusal")} 0O 1Il 69</p>
      <p class="meta">àèìòù ñáéíóú ç ¿¡ · {t("kit-waiting-hint")}</p>
    </Panel>
  );
}

function Icons() {
  return (
    <Panel title={t("kit-icons")}>
      <ul class="kit-icons">
        {(Object.keys(ICON_SHAPES) as IconName[]).map((name) => (
          <li key={name} title={name}>
            <Icon name={name} label={name} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Surfaces() {
  return (
    <Panel title={t("kit-surfaces")}>
      <div class="kit-row">
        {SURFACES.map((name) => (
          <figure key={name} class="kit-figure">
            <span class="kit-swatch" style={{ background: `var(--${name})` }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </Panel>
  );
}
