// Parts that are fetched when they are needed never get each other's facts.
import type { ComponentType } from "preact";
import { act } from "preact/test-utils";
import { expect, it, vi } from "vitest";
import { LazyPart } from "../../src/kit/lazy_part";
import { draw } from "../draw";

const hint = async (): Promise<{ default: ComponentType<{ advice: { best: string } }> }> => ({
  default: ({ advice }) => <p>{advice.best}</p>,
});
const result = async (): Promise<{ default: ComponentType<{ title: string }> }> => ({ default: ({ title }) => <h2>{title}</h2> });

it("gives its place to another part", async () => {
  const page = await draw(<LazyPart load={hint} props={{ advice: { best: "Cut r1c1" } }} />);
  await vi.waitFor(() => expect(page.innerHTML).toBe("<p>Cut r1c1</p>"));
  await draw(<LazyPart load={result} props={{ title: "Boom!" }} />);
  await vi.waitFor(() => expect(page.innerHTML).toBe("<h2>Boom!</h2>"));
});

it("a part that comes too late is not shown", async () => {
  let come: (part: Awaited<ReturnType<typeof hint>>) => void = () => undefined;
  const slow = (): ReturnType<typeof hint> => new Promise((done) => (come = done));
  await draw(<LazyPart load={slow} props={{ advice: { best: "Cut r1c1" } }} />);
  const page = await draw(<LazyPart load={result} props={{ title: "Boom!" }} />);
  await vi.waitFor(() => expect(page.innerHTML).toBe("<h2>Boom!</h2>"));
  await act(async () => come(await hint()));
  expect(page.innerHTML).toBe("<h2>Boom!</h2>");
});
