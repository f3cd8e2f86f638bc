// Addresses and the pages they name.
import { beforeEach, describe, expect, it } from "vitest";
import { cameFrom, followLinks, navigate, place, routeOf } from "../../src/shell/router";
import { click } from "../draw";

describe("an address", () => {
  it.each([
    ["/", { page: "home" }],
    ["/new/bomb_busters", { page: "new", game: "bomb_busters" }],
    ["/map/bomb_busters", { page: "map", game: "bomb_busters" }],
    ["/t/abcdefghij", { page: "table", table: "abcdefghij" }],
    ["/tv/abcdefghij", { page: "tv", table: "abcdefghij" }],
    ["/replay", { page: "replay", table: null }],
    ["/replay/abcdefghij", { page: "replay", table: "abcdefghij" }],
    ["/rules", { page: "rules", game: null }],
    ["/rules/snip", { page: "rules", game: "snip" }],
    ["/about", { page: "about" }],
    ["/kit", { page: "kit" }],
    ["/arenas", { page: "arenas" }],
    ["/t/", { page: "lost" }],
    ["/t/ab/cd", { page: "lost" }],
    ["/rules/../api", { page: "lost" }],
  ])("%s names its page", (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});

describe("a link", () => {
  followLinks();
  beforeEach(() => navigate("/", { replace: true }));

  /** Where a tap on the link leads inside the client, or "browser" when it is left to the browser. */
  const follow = async (html: string) => {
    document.body.innerHTML = html;
    let left = false;
    const notice = (event: Event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener("click", notice, { once: true });
    await click(document.querySelector("a"));
    return left ? "browser" : place.value.path + place.value.hash;
  };

  it("inside the client turns the page without loading", async () => {
    expect(await follow('<a href="/rules/snip#SN-003"><b>SN-003</b></a>')).toBe("/rules/snip#SN-003");
  });

  it.each(["/api/docs", "/licences/lilita-one.txt", "https://elsewhere.example/t/abc"])("to %s is left to the browser", async (href) => {
    expect(await follow(`<a href="${href}">there</a>`)).toBe("browser");
  });

  it("that opens elsewhere or downloads is left to the browser", async () => {
    expect(await follow('<a href="/about" target="_blank">about</a>')).toBe("browser");
    expect(await follow('<a href="/about" download>about</a>')).toBe("browser");
  });

  it("is remembered as the way back", () => {
    navigate("/t/abcdefghij");
    navigate("/rules/snip");
    navigate("/rules/snip#SN-003");
    expect(cameFrom("/rules")).toBe("/t/abcdefghij");
  });
});
