import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrastRatio } from "./contrast";
import { type Gradient, type Mode, POINTED_TINT, type ThemeColours, type ThemeSettings, themeColours } from "./themeColours";

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);
const chosen = fc.option(colour, { nil: null });
const settings: fc.Arbitrary<ThemeSettings> = fc.record({
  mainColor: chosen,
  mainColorText: chosen,
  buttonColor: chosen,
  textColor: chosen,
  backgroundGradientColor1: chosen,
  backgroundGradientColor2: chosen,
});
const modes: readonly Mode[] = ["light", "dark"];

/** A colour on the way from one to another, as a browser draws it. */
function between({ from, to }: Gradient, share: number): string {
  const parts = (one: string) => [1, 3, 5].map((start) => Number.parseInt(one.slice(start, start + 2), 16));
  const [start, end] = [parts(from), parts(to)];
  const mixed = start.map((part, index) => Math.round(part + ((end[index] ?? 0) - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Points of a gradient. */
const along = (gradient: Gradient) => Array.from({ length: 65 }, (_, step) => between(gradient, step / 64));

/** The least contrast of the colours on the grounds. */
function worst(colours: readonly string[], grounds: readonly string[]): number {
  return Math.min(...colours.flatMap((one) => grounds.map((ground) => contrastRatio(one, ground))));
}

/** What is drawn between two steps may be a shade off. */
const TOLERANCE = 0.05;

describe.each(modes)("whatever a community chooses, in %s", (mode) => {
  const expectAtLeast = (check: (colours: ThemeColours) => number, least: number) =>
    fc.assert(
      fc.property(settings, (chosen) => check(themeColours(chosen, mode)) >= least - TOLERANCE),
      { numRuns: 150 },
    );
  const grounds = ({ page, surface }: ThemeColours) => [...along(page), surface];

  test("all that is written reads on the page and on cards", () => {
    expectAtLeast((colours) => {
      const { text, muted, accent, buttonText, error, success, warning, info } = colours;
      return worst([text, muted, accent, buttonText, error, success, warning, info], grounds(colours));
    }, 4.5);
  });

  test("a link reads in a row that is pointed at", () => {
    expectAtLeast(({ surface, accent, text, muted }) => {
      const to = mode === "light" ? "#000000" : "#ffffff";
      return worst([accent, text, muted], [between({ from: surface, to }, POINTED_TINT[mode])]);
    }, 4.5);
  });

  test("a button of text alone reads on its tint when it is pointed at", () => {
    expectAtLeast((colours) => {
      const tinted = grounds(colours).map((from) => between({ from, to: colours.buttonText }, POINTED_TINT[mode]));
      return Math.min(...tinted.map((ground) => contrastRatio(colours.buttonText, ground)));
    }, 4.5);
  });

  test("every ink reads on its ground", () => {
    expectAtLeast(({ bar, barInk, button, buttonInk, accent, accentInk, hero, heroInk }) => {
      const pairs = [worst([barInk], [bar]), worst([buttonInk], [button]), worst([accentInk], [accent])];
      return Math.min(...pairs, worst([heroInk], along(hero)));
    }, 4.5);
  });

  test("the edges of buttons and of other controls stand out", () => {
    expectAtLeast((colours) => worst([colours.buttonEdge, colours.edgeStrong], grounds(colours)), 3);
  });
});

test("colours that read stay as they were chosen", () => {
  const chosenLook = {
    mainColor: "#0b6b3a",
    mainColorText: "#fffbe6",
    buttonColor: "#8a1550",
    textColor: "#1d2433",
    backgroundGradientColor1: "#fff7ec",
    backgroundGradientColor2: "#ffffff",
  };
  expect(themeColours(chosenLook, "light")).toMatchObject({
    accent: "#0b6b3a",
    bar: "#0b6b3a",
    barInk: "#fffbe6",
    button: "#8a1550",
    text: "#1d2433",
    page: { from: "#fff7ec", to: "#ffffff" },
  });
});

test("a bright main colour and a pale gradient keep the band bright, under the ink of the bar", () => {
  const bright = { mainColor: "#ffd400", mainColorText: "#1d1d1b", backgroundGradientColor1: "#fff7d6" };
  expect(themeColours(bright, "light")).toMatchObject({ hero: { from: "#ffd400" }, heroInk: "#1d1d1b", bar: "#ffd400" });
});

test("a dark gradient is the band's, with the text colour that was chosen for it; the page stays pale", () => {
  const dark = { textColor: "#f0f4ff", backgroundGradientColor1: "#101840", backgroundGradientColor2: "#30104a" };
  const colours = themeColours(dark, "light");
  expect(colours.hero).toEqual({ from: "#101840", to: "#30104a" });
  expect(colours.heroInk).toBe("#f0f4ff");
  expect(colours.page.from).toBe("#f6f7f9");
});

test.each([
  ["#000000", "dark", "#f6f7f9"],
  ["#ffffff", "light", "#232936"],
] as const)("%s in the %s is written in the colour of text, not in the grey of what can't be used", (main, mode, text) => {
  const colours = themeColours({ mainColor: main, textColor: "#232936" }, mode);
  expect(colours).toMatchObject({ accent: colours.text, buttonText: colours.text, bar: main, button: main });
  expect(colours.text).toBe(text);
});

test("a bar and a band that would run into the page have an edge, others none", () => {
  const edges = (mainColor: string, mode: Mode) => {
    const { barEdge, heroEdge, edge } = themeColours({ mainColor }, mode);
    return [barEdge === edge, heroEdge === edge];
  };
  expect(edges("#ffffff", "light")).toEqual([true, true]);
  expect(edges("#000000", "dark")).toEqual([true, true]);
  expect(edges("#3447d4", "light")).toEqual([false, false]);
});
