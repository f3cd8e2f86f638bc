// A guided game's explanation stays until it has been got; phrases are said by a tap.
import { beforeAll, expect, it, vi } from "vitest";
import { Talk } from "../../src/shell/talk";
import { Tip } from "../../src/shell/tip";
import { setLanguage } from "../../src/words";
import { click, draw } from "../draw";

beforeAll(() => setLanguage("en"));

it("shows a tip until the player has got it, and the next one again", async () => {
  const page = await draw(<Tip tip={{ key: "first", text: "Tap a wire." }} />);
  expect(page.querySelector(".tip p")?.textContent).toBe("Tap a wire.");
  await click(page.querySelector(".tip button"));
  expect(page.querySelector(".tip")).toBeNull();
  await draw(<Tip tip={{ key: "second", text: "Say a value." }} />);
  expect(page.querySelector(".tip p")?.textContent).toBe("Say a value.");
  await draw(<Tip tip={undefined} />);
  expect(page.querySelector(".tip")).toBeNull();
});

it("says a phrase by a tap, where nobody may write", async () => {
  const say = vi.fn();
  const page = await draw(
    <Talk lines={[]} channels={[]} seats={[]} muted={false} words={null} phrases={[{ label: "Careful", say }]} onSay={vi.fn()} />,
  );
  expect(page.textContent).toBe("Careful");
  await click(page.querySelector(".talk-phrases button"));
  expect(say).toHaveBeenCalledTimes(1);
});
