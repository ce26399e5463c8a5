import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrastRatio, inkOn, luminance, readableOn } from "./contrast";

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

describe("contrast", () => {
  test.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#777777", "#ffffff", 4.48],
    ["#767676", "#ffffff", 4.54],
    ["#ff0000", "#ffffff", 4.0],
    ["#0000ff", "#ffffff", 8.59],
    ["#FFFF00", "#000000", 19.56],
  ])("of %s and %s is %d", (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1);
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
  });

  test("is between 1 and 21, and luminance between 0 and 1", () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const ratio = contrastRatio(one, other);
        return ratio >= 1 && ratio <= 21.0001 && luminance(one) >= 0 && luminance(one) <= 1.0001;
      }),
    );
  });
});

describe("a colour made readable", () => {
  test("reads on every ground that some colour reads on", () => {
    fc.assert(
      fc.property(colour, colour, (ink, ground) => {
        const best = Math.max(contrastRatio("#000000", ground), contrastRatio("#ffffff", ground));
        return contrastRatio(readableOn(ink, ground), ground) >= Math.min(4.5, best) - 0.001;
      }),
      { numRuns: 2_000 },
    );
  });

  test("stays as it is where it reads already", () => {
    fc.assert(fc.property(colour, colour, (ink, ground) => contrastRatio(ink, ground) < 4.5 || readableOn(ink, ground) === ink));
  });

  test("is a colour in six digits, for a ratio of its own too", () => {
    fc.assert(fc.property(colour, colour, (ink, ground) => /^#[0-9a-f]{6}$/i.test(readableOn(ink, ground, 3))));
  });
});

test("the ink on any colour is the one of the two that reads better", () => {
  fc.assert(
    fc.property(colour, (ground) => {
      const [ink, other] = inkOn(ground) === "#ffffff" ? ["#ffffff", "#111111"] : ["#111111", "#ffffff"];
      return contrastRatio(ink, ground) >= contrastRatio(other, ground);
    }),
  );
});
