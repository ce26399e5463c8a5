import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastRatio } from "./contrast";
import { nearestReadable, type ThemeColours, themeContrast } from "./themeContrast";

const COLOURS: ThemeColours = {
  mainColor: "#3447d4",
  mainColorText: "#ffffff",
  textColor: "#232936",
  backgroundGradientColor1: "#f6f7f9",
  backgroundGradientColor2: "#eceef2",
};

test("the product's own colours can be read", () => {
  expect(themeContrast(COLOURS).map(({ isEnough }) => isEnough)).toEqual([true, true]);
});

test("white on yellow is too little, and a colour that reads is suggested", () => {
  const [main] = themeContrast({ ...COLOURS, mainColor: "#ffe000" });
  expect(main).toMatchObject({ field: "mainColorText", isEnough: false });
  expect(contrastRatio(main?.suggestion ?? "#ffe000", "#ffe000")).toBeGreaterThanOrEqual(4.5);
});

test("a text has to be read over the whole of a gradient", () => {
  const [, text] = themeContrast({ ...COLOURS, backgroundGradientColor2: "#232936" });
  expect(text?.isEnough).toBe(false);
});

test("nothing is suggested where no colour reads on both ends", () => {
  expect(nearestReadable("#777777", ["#000000", "#ffffff"], 7)).toBeUndefined();
});

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

test("on any one ground there is a colour that reads", () => {
  fc.assert(
    fc.property(colour, colour, (ink, ground) => {
      expect(contrastRatio(nearestReadable(ink, [ground]) ?? ground, ground)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
