import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evaluateNavigation, isDirect, isMeasurable, type MeasuredTask, orderEvents, shortestPath } from "./evaluate";
import { EVENT_KINDS, type NavigationEvent } from "./events";
import { siteOrigins, startAddress } from "./startAddress";
import { matchesUrl } from "./urlPattern";

const SITE = "https://shop.example";
const PAGES = ["/", "/cart", "/cart/pay", "/help"];

const event = (values: Partial<NavigationEvent>): NavigationEvent => ({
  ...{ tab: "a", number: 1, at: 1_000, kind: "LOAD", url: `${SITE}/` },
  ...values,
});

const TASK: MeasuredTask = {
  checkpoints: [
    { id: "c1", name: "Buy", event: "CLICK", selector: "#buy", isSuccess: true },
    { id: "c2", name: "Cart", event: "URL_LOAD", url: `${SITE}/cart*` },
    { id: "c3", name: "Total", event: "VIEW", selector: "#total", url: "/cart", isSuccess: true },
    { id: "c4", name: "End", event: "SCROLL" },
    { id: "c5", name: "Name", event: "CHANGE", selector: "#name" },
  ],
  successUrl: `${SITE}/*/pay`,
};

const events = fc
  .array(
    fc.record({
      tab: fc.constantFrom("a", "b"),
      /** Clocks go back now and then. */
      step: fc.integer({ min: -300, max: 900 }),
      kind: fc.constantFrom(...EVENT_KINDS),
      path: fc.constantFrom(...PAGES),
      met: fc.subarray(["c1", "c3", "c4", "c5", "other"]),
      flag: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((steps) => {
    const numbers = new Map<string, number>();
    let at = 1_000;
    return steps.map(({ tab, step, kind, path, met, flag }): NavigationEvent => {
      const number = (numbers.get(tab) ?? 0) + 1;
      numbers.set(tab, number);
      at += step;
      const base = { tab, number, at, kind, url: SITE + path, ...(met.length > 0 ? { checkpoints: met } : {}) };
      if (kind === "CLICK") return { ...base, isInteractive: flag, isRage: !flag };
      return kind === "VISIBILITY" ? { ...base, isVisible: flag } : base;
    });
  });

/** The same by sentences: merges the tabs' lists one event at a time and walks through them once. */
function plainly(all: readonly NavigationEvent[]) {
  const lists = ["a", "b"].map((tab) => {
    const list: { event: NavigationEvent; at: number }[] = [];
    for (let number = 1; number <= all.length; number += 1) {
      const found = all.find((one) => one.tab === tab && one.number === number);
      const before = list[list.length - 1]?.at ?? -1e15;
      if (found) list.push({ event: found, at: Math.max(found.at, before) });
    }
    return list;
  });
  const [a = [], b = []] = lists;
  const merged: { event: NavigationEvent; at: number }[] = [];
  while (a.length + b.length > 0) {
    const [first, second] = [a[0], b[0]];
    const next = second === undefined || (first !== undefined && first.at <= second.at) ? a.shift() : b.shift();
    if (next) merged.push(next);
  }
  const first: Record<string, number> = {};
  const order: string[] = [];
  let page: string | null = null;
  const visits: { page: string; from: number }[] = [];
  let thanks: number | null = null;
  for (const { event: one, at } of merged) {
    const path = one.url.slice(SITE.length);
    const isArrival = one.kind === "LOAD" || one.kind === "HISTORY" || (one.kind === "VISIBILITY" && one.isVisible === true);
    const note = (id: string) => {
      if (first[id] !== undefined) return;
      first[id] = at;
      order.push(id);
    };
    const met = one.checkpoints ?? [];
    if (one.kind === "CLICK" && met.includes("c1")) note("c1");
    if ((one.kind === "LOAD" || one.kind === "HISTORY") && path.startsWith("/cart")) note("c2");
    if (one.kind === "VIEW" && path === "/cart" && met.includes("c3")) note("c3");
    if ((one.kind === "SCROLL" || one.kind === "VIEW") && met.includes("c4")) note("c4");
    if (one.kind === "CHANGE" && met.includes("c5")) note("c5");
    if (isArrival && path === "/cart/pay" && thanks === null) thanks = at;
    if (isArrival && page !== path) visits.push({ page: path === "/" ? SITE : SITE + path, from: at });
    if (isArrival) page = path;
  }
  const both = first.c1 !== undefined && first.c3 !== undefined ? Math.max(first.c1, first.c3) : null;
  const at = both === null ? thanks : thanks === null ? both : Math.min(both, thanks);
  const until = visits.filter(({ from }) => at === null || from <= at).map((visit) => visit.page);
  const end = merged[merged.length - 1];
  const left = end !== undefined && end.event.kind === "VISIBILITY" && end.event.isVisible === false;
  const clicks = merged.filter(({ event: one }) => one.kind === "CLICK");
  return {
    isReached: at !== null,
    at,
    checkpoints: order.map((id) => ({ id, at: first[id] ?? 0 })),
    path: visits.map((visit, index) => {
      const next = visits[index + 1];
      if (next) return { page: visit.page, seconds: (next.from - visit.from) / 1_000 };
      return { page: visit.page, seconds: left ? (end.at - visit.from) / 1_000 : null };
    }),
    clicks: clicks.length,
    misclicks: clicks.filter(({ event: one }) => one.isInteractive === false).length,
    rageClicks: clicks.filter(({ event: one }) => one.isRage).map(({ event: one }) => one.url.replace(/\/$/, "")),
    hasTurnedBack: until.some((one, index) => until.indexOf(one) < index),
    pages: until.filter((one, index) => until.indexOf(one) === index).length,
  };
}

describe("what events of a site say", () => {
  test("is the same as said plainly, however late and often each arrives", () => {
    fc.assert(
      fc.property(events, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (all, chances) => {
        const chance = () => chances.next().value ?? 0;
        const arrived = [...all, ...all.filter(() => chance() < 0.4)]
          .map((one) => ({ one, place: chance() }))
          .sort((one, other) => one.place - other.place)
          .map(({ one }) => one);
        expect(evaluateNavigation(arrived, TASK)).toEqual(plainly(all));
      }),
      { numRuns: 2_000, seed: 7 },
    );
  });

  test("a clock that goes back changes no order within a tab", () => {
    const ordered = orderEvents([event({ number: 2, at: 500 }), event({ number: 1, at: 900 }), event({ tab: "b", at: 700 })]);
    expect(ordered.map(({ tab, number }) => tab + number)).toEqual(["b1", "a1", "a2"]);
  });

  test("a task without a goal measures no success", () => {
    const measured = evaluateNavigation([event({})], { checkpoints: [{ id: "x", name: "X", event: "URL_LOAD", url: "/" }] });
    expect([measured.isReached, measured.at, measured.checkpoints.length]).toEqual([null, null, 1]);
  });

  test("a task in a prototype measures no success, whatever it names", () => {
    const inPrototype = { ...TASK, startUrlDesktop: "https://www.figma.com/proto/AbC/Shop" };
    expect(evaluateNavigation([event({ url: `${SITE}/cart/pay` })], inPrototype).isReached).toBeNull();
    expect(isMeasurable({ ...inPrototype, startUrlPhone: `${SITE}/` })).toBe(true);
  });

  test("the shortest path without a step back is direct, any other is not", () => {
    const walk = (...paths: readonly string[]) =>
      evaluateNavigation(
        paths.map((path, index) => event({ number: index + 1, at: index, url: SITE + path })),
        TASK,
      );
    const [short, long, back, lost] = [
      walk("/", "/cart/pay"),
      walk("/", "/help", "/cart/pay"),
      walk("/", "/help", "/", "/x/pay"),
      walk("/"),
    ];
    const shortest = shortestPath([short, long, back, lost]);
    expect(shortest).toBe(2);
    expect([short, long, back].map((one) => isDirect(one, shortest ?? 0))).toEqual([true, false, false]);
    expect(isDirect(walk("/", "/cart", "/", "/cart/pay"), 3)).toBe(false);
    expect(shortestPath([lost])).toBeUndefined();
  });

  test.each([
    [`${SITE}/cart`, `${SITE}/cart/?a=1#b`, true],
    ["https://SHOP.example/cart", `${SITE}/cart`, true],
    [`${SITE}/cart`, `${SITE}/cart/pay`, false],
    [`${SITE}/*/thanks`, `${SITE}/orders/7/thanks`, true],
    [`${SITE}/a*a`, `${SITE}/a`, false],
    ["/cart*", "https://other.example/cart/pay", true],
    ["*pay", `${SITE}/cart/pay`, true],
    ["https://shop.example*", "https://shop.example.evil.test/", true],
    ["https://shop.example/*", "https://shop.example.evil.test/", false],
    [`${SITE}/(a+)+$`, `${SITE}/aaaa`, false],
  ])("%s and %s: %s", (pattern, url, isMeant) => expect(matchesUrl(pattern, url)).toBe(isMeant));

  test("a pattern of many stars takes no time", () => {
    const began = performance.now();
    expect(matchesUrl(`/${"*a".repeat(1_000)}b`, `${SITE}/${"a".repeat(2_000)}`)).toBe(false);
    expect(performance.now() - began).toBeLessThan(100);
  });

  test("an address keeps its own fragment; a site's origins are its own, its twin's and their secure ones", () => {
    expect(startAddress(`${SITE}/a`, "t")).toBe(`${SITE}/a#sondeo=t`);
    expect(startAddress(`${SITE}/#/home`, "t")).toBe(`${SITE}/#/home&sondeo=t`);
    expect([...siteOrigins(["http://www.shop.example:8080/a", "/ux-shop", "javascript:alert(1)"])]).toEqual([
      "http://www.shop.example:8080",
      "http://shop.example:8080",
      "https://www.shop.example:8080",
      "https://shop.example:8080",
    ]);
  });
});
