import { describe, expect, test } from "vitest";
import { INDICATORS, type Indicator } from "./neuroTest";
import { type NormRow, orderedIndicators, percentileRank, standingOf } from "./norm";

const row = (sector: string, positivity: number | null): NormRow => ({
  ...(Object.fromEntries(INDICATORS.map((name) => [name, null])) as Record<Indicator, null>),
  ...{ sector, positivity },
});
/** Positivity 0.01, 0.02 ... */
const ads = (sector: string, count: number) => Array.from({ length: count }, (_, place) => row(sector, (place + 1) / 100));

describe("a norm base", () => {
  test("ranks by those below and half of those that are equal", () => {
    expect([percentileRank(5, [1, 2, 3, 4]), percentileRank(0, [1, 2]), percentileRank(2, [1, 2, 2, 3])]).toEqual([100, 0, 50]);
  });

  test("compares with the sector from 30 advertisements on, and before with all", () => {
    const all = [...ads("CARS", 30), ...ads("FOOD", 29)];
    const cars = standingOf("positivity", { raw: 0.155, sector: "CARS" }, all);
    // 15 of 30 are below; the median is 0.155.
    expect(cars).toEqual({ group: "SECTOR", ads: 30, value: 50, index: 100 });
    expect(standingOf("positivity", { raw: 0.31, sector: "CARS" }, all)).toMatchObject({ value: 100, index: 200 });
    expect(standingOf("positivity", { raw: 0.15, sector: "FOOD" }, all)).toMatchObject({ group: "ALL", ads: 59 });
  });

  test("says nothing with fewer than 30, whatever else was measured", () => {
    expect(standingOf("positivity", { raw: 0.1, sector: "CARS" }, ads("CARS", 29))).toBeNull();
    const unmeasured = [...ads("CARS", 29), row("CARS", null)];
    expect(standingOf("positivity", { raw: 0.1, sector: "CARS" }, unmeasured)).toBeNull();
    expect(standingOf("activation", { raw: 0.1, sector: "CARS" }, ads("CARS", 40))).toBeNull();
  });

  test("has no index where the median isn't above zero", () => {
    const rows = ads("CARS", 40).map((one) => ({ ...one, positivity: -(one.positivity ?? 0) }));
    expect(standingOf("positivity", { raw: 0.1, sector: "CARS" }, rows)).toMatchObject({ value: 100, index: null });
  });
});

test("indicators of the objectives come first, each once", () => {
  const sales = orderedIndicators(["SALES"]);
  expect(sales.slice(0, 5).map(({ name, objective }) => [name, objective])).toEqual([
    ["activation", "SALES"],
    ["rejection", "SALES"],
    ["emotionalImpact", "SALES"],
    ["attentionImpact", "SALES"],
    ["brandRecognition", null],
  ]);
  for (const objectives of [[], ["BRAND"], ["BRAND", "SALES"]] as const)
    expect(
      orderedIndicators(objectives)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(INDICATORS.toSorted());
});
