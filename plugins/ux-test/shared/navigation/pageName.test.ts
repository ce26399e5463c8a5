import { describe, expect, test } from "vitest";
import { pageNameOf, siteNames } from "./pageName";

const SITE = "https://shop.example";

describe("pages as people read them", () => {
  test.each([
    ["/orders/48213/thanks", "/orders/*/thanks"],
    ["/c/3f2b8a90-1c2d-4e5f-8a9b-0c1d2e3f4a5b", "/c/*"],
    ["/s/9f86d081884c", "/s/*"],
    ["/k/dQw4w9WgXcQ12", "/k/*"],
    ["/linea-24", "/linea-24"],
    ["/2026/precios", "/2026/precios"],
    ["/facade", "/facade"],
    ["", ""],
  ])("%s is %s, whoever runs it", (path, name) => expect(pageNameOf(SITE + path)).toBe(SITE + name));

  test("the host is said once, with what else all of them begin with", () => {
    const { site, nameOf } = siteNames([`${SITE}/es`, `${SITE}/es/abonos`, `${SITE}/es/caf%C3%A9`]);
    expect([site, nameOf(`${SITE}/es`), nameOf(`${SITE}/es/abonos`), nameOf(`${SITE}/es/caf%C3%A9`)]).toEqual([
      "shop.example/es",
      "/",
      "/abonos",
      "/café",
    ]);
  });

  test("pages of several sites keep theirs, and one alone its path", () => {
    const two = siteNames([`${SITE}/a`, "https://pay.example/b%"]);
    expect([two.site, two.nameOf(`${SITE}/a`), two.nameOf("https://pay.example/b%")]).toEqual([
      "",
      "shop.example/a",
      "pay.example/b%",
    ]);
    const one = siteNames([`${SITE}/a`]);
    expect([one.site, one.nameOf(`${SITE}/a`)]).toEqual(["shop.example", "/a"]);
  });
});
