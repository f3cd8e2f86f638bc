// The parts of the kit that answer to fingers and keys.
import { act } from "preact/test-utils";
import { useState } from "preact/hooks";
import { describe, expect, it, vi } from "vitest";
import { announce, Button, Chip, Dialog, IconButton, Refusal, Segmented, Tabs, TextField, toast, Toasts, Toggle } from "../../src/kit";
import { click, draw, press } from "../draw";

describe("a button", () => {
  it("does its job when it is pushed", async () => {
    const onClick = vi.fn();
    const page = await draw(<Button onClick={onClick}>Snip</Button>);
    await click(page.querySelector("button"));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it("with a reason does nothing and says why", async () => {
    const onClick = vi.fn();
    const page = await draw(
      <>
        <Button reason="Nils may come back." onClick={onClick}>
          Bot plays
        </Button>
        <Toasts />
      </>,
    );
    const button = page.querySelector("button.button");
    expect(button?.getAttribute("aria-disabled")).toBe("true");
    await click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(page.querySelector(".toasts")?.textContent).toBe("Nils may come back.");
  });

  it("is deaf while it is busy", async () => {
    const onClick = vi.fn();
    const page = await draw(
      <Button busy onClick={onClick}>
        Snip
      </Button>,
    );
    await click(page.querySelector("button"));
    expect(onClick).not.toHaveBeenCalled();
  });

  it("with an address is a link", async () => {
    const page = await draw(<Button href="/t/abc">Back in</Button>);
    expect(page.querySelector("a")?.getAttribute("href")).toBe("/t/abc");
  });

  it("of icons says its name and its count", async () => {
    const page = await draw(<IconButton icon="chat" label="Talk" badge={2} />);
    expect(page.querySelector("button")?.getAttribute("aria-label")).toBe("Talk, 2");
  });
});

describe("a chip", () => {
  it("is a button only when it can be tapped", async () => {
    const page = await draw(<Chip>Ready</Chip>);
    expect(page.querySelector("button")).toBeNull();
    await draw(
      <Chip pressed onClick={() => undefined}>
        Ready
      </Chip>,
    );
    expect(page.querySelector("button")?.getAttribute("aria-pressed")).toBe("true");
  });
});

describe("a switch", () => {
  it("turns over, and is named by its label", async () => {
    const change = vi.fn();
    const page = await draw(<Toggle label="Sound" on={false} onChange={change} />);
    const button = page.querySelector('[role="switch"]')!;
    expect(document.getElementById(button.getAttribute("aria-labelledby")!)?.textContent).toBe("Sound");
    await click(button);
    expect(change).toHaveBeenCalledWith(true);
  });
});

const LEVELS = [
  { value: "novice", label: "Sparkler", sparks: 1 },
  { value: "standard", label: "Rocket", sparks: 2 },
  { value: "expert", label: "Thunder", sparks: 3 },
] as const;

function Levels() {
  const [level, setLevel] = useState<"novice" | "standard" | "expert">("standard");
  return <Segmented label="Level" value={level} choices={LEVELS} onChange={setLevel} />;
}

describe("choices side by side", () => {
  const taken = (page: HTMLElement) => page.querySelector('[aria-checked="true"]')?.textContent;

  it("are walked with the arrow keys, around the ends", async () => {
    const page = await draw(<Levels />);
    await press(page.querySelector('[aria-checked="true"]'), "ArrowRight");
    expect(taken(page)).toBe("Thunder");
    await press(page.querySelector('[aria-checked="true"]'), "ArrowRight");
    expect(taken(page)).toBe("Sparkler");
    await press(page.querySelector('[aria-checked="true"]'), "End");
    expect(taken(page)).toBe("Thunder");
  });

  it("have one member in the tab order", async () => {
    const page = await draw(<Levels />);
    expect([...page.querySelectorAll("button")].map((button) => button.tabIndex)).toEqual([-1, 0, -1]);
  });

  it("show a level by filled sparks", async () => {
    const page = await draw(<Levels />);
    const filled = [...page.querySelectorAll("button")].map((button) => button.querySelectorAll(".spark-lit").length);
    expect(filled).toEqual([1, 2, 3]);
  });
});

describe("tabs", () => {
  it("name their panel and turn with the arrows", async () => {
    const change = vi.fn();
    const page = await draw(
      <Tabs
        label="Table"
        value="log"
        tabs={[
          { value: "log", label: "Log" },
          { value: "talk", label: "Talk" },
        ]}
        onChange={change}
      >
        lines
      </Tabs>,
    );
    const panel = page.querySelector('[role="tabpanel"]')!;
    expect(document.getElementById(panel.getAttribute("aria-labelledby")!)?.textContent).toBe("Log");
    await press(page.querySelector('[aria-selected="true"]'), "ArrowLeft");
    expect(change).toHaveBeenCalledWith("talk");
  });
});

describe("a dialog", () => {
  it("gives the focus back to where it was", async () => {
    const before = document.body.appendChild(document.createElement("button"));
    before.focus();
    const page = await draw(
      <Dialog title="You" closeLabel="Close" onClose={vi.fn()}>
        <input />
      </Dialog>,
    );
    page.querySelector("input")!.focus();
    expect(document.activeElement).not.toBe(before);
    await draw(null);
    expect(document.activeElement).toBe(before);
    before.remove();
  });

  it("says on top what happens while it is open, and leaves it to the page when it closes", async () => {
    const under = (dialogs: number) => (
      <>
        {dialogs > 0 && (
          <Dialog title="You" closeLabel="Close" onClose={vi.fn()}>
            {dialogs > 1 && <Dialog title="Really?" closeLabel="Close" onClose={vi.fn()} />}
          </Dialog>
        )}
        <Toasts />
      </>
    );
    const page = await draw(under(1));
    await draw(under(2));
    await act(() => toast("Not yet."));
    const said = () =>
      [...page.querySelectorAll(".toast")]
        .filter(({ textContent }) => textContent === "Not yet.")
        .map((note) => note.closest("dialog")?.querySelector("h2")?.textContent);
    expect(said()).toEqual(["Really?"]);
    await draw(under(1));
    expect(said()).toEqual(["You"]);
    await draw(under(0));
    expect(said()).toEqual([undefined]);
  });

  it("opens over the page and closes by its cross and by Escape", async () => {
    const close = vi.fn();
    const page = await draw(
      <Dialog title="You" closeLabel="Close" onClose={close}>
        words
      </Dialog>,
    );
    const dialog = page.querySelector("dialog")!;
    expect(dialog.open).toBe(true);
    await click(page.querySelector('[aria-label="Close"]'));
    await act(() => void dialog.dispatchEvent(new Event("cancel", { cancelable: true })));
    expect(close).toHaveBeenCalledTimes(2);
  });
});

describe("a field", () => {
  it("ties its error to the line", async () => {
    const page = await draw(<TextField label="Code" value="X" error="No such table." onInput={() => undefined} />);
    const input = page.querySelector("input")!;
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(input.getAttribute("aria-describedby")!)?.textContent).toBe("No such table.");
  });
});

describe("a refusal", () => {
  it("links to its rule and leaves after five seconds", async () => {
    vi.useFakeTimers();
    const close = vi.fn();
    const page = await draw(
      <Refusal rule="SN-003" href="/rules/snip#SN-003" closeLabel="Close" onClose={close}>
        You cannot cut your own wire.
      </Refusal>,
    );
    expect(page.querySelector('[role="alert"] a')?.getAttribute("href")).toBe("/rules/snip#SN-003");
    await act(() => void vi.advanceTimersByTime(4999));
    expect(close).not.toHaveBeenCalled();
    await act(() => void vi.advanceTimersByTime(1));
    expect(close).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});

describe("the live regions", () => {
  it("change when the same sentence is said twice", async () => {
    const page = await draw(<Toasts />);
    const region = page.querySelector('[aria-live="assertive"]')!;
    await act(() => announce("Your turn", "assertive"));
    const first = region.textContent;
    await act(() => announce("Your turn", "assertive"));
    expect(region.textContent?.trim()).toBe("Your turn");
    expect(region.textContent).not.toBe(first);
  });
});
