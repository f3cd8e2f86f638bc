// A table at another server: the page goes there, whoever says so.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "../../src/net/api";
import { goElsewhere, there } from "../../src/net/elsewhere";
import { fakeConnection } from "./fake_socket";

const assign = vi.fn();

beforeEach(() => {
  vi.stubGlobal("location", { pathname: "/table/abc", search: "?at=3", hash: "#seat", assign });
});
afterEach(() => {
  vi.unstubAllGlobals();
  assign.mockReset();
});

test("the page keeps its place at another server", () => {
  expect(there("https://s2.example.org/", "/table/abc?at=3")).toBe("https://s2.example.org/table/abc?at=3");
});

test("what is no address of a server leads nowhere", () => {
  expect(there("javascript:alert(1)", "/table/abc")).toBeNull();
  expect(there("s2", "/table/abc")).toBeNull();
  goElsewhere("javascript:alert(1)");
  expect(assign).not.toHaveBeenCalled();
});

test("a request that came to the wrong server is followed to the right one", async () => {
  const refusal = { code: "elsewhere", text: "it is there", address: "https://s2.example.org/" };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(refusal), { status: 421 }));
  await expect(call("GET", "/tables/abc")).rejects.toThrow("it is there");
  expect(assign).toHaveBeenCalledWith("https://s2.example.org/table/abc?at=3#seat");
});

test("a request under a name that the server does not know stays where it is", async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ code: "unknown_host", text: "no" }), { status: 421 }));
  await expect(call("GET", "/tables/abc")).rejects.toThrow("no");
  expect(assign).not.toHaveBeenCalled();
});

test("a socket that is told where its table is takes the page there", () => {
  const { connection, last } = fakeConnection();
  const hear = vi.fn();
  connection.join({ table: "aaaaaaaaaa", greet: vi.fn(), hear });
  last().onopen?.();
  last().answer({ type: "Notice", code: "elsewhere", text: "", table: null, seat: null, why: null, address: "https://s3.example.org" });
  expect(assign).toHaveBeenCalledWith("https://s3.example.org/table/abc?at=3#seat");
});
