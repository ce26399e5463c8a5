import { expect, test } from "vitest";
import { expectedStatistics, respondentColumns } from "../../../../../tests/helpers/statistics";
import { promotion } from "./netPromoterScore";
import { effectiveOverlap, proportionsZ, zPValue } from "./significance";
import { WeightedMoments } from "./weightedMoments";
import { weightedQuantile } from "./weightedQuantile";
import { welchT } from "./welchT";

const column = respondentColumns();
const expected = expectedStatistics();
const COUNT = column("gender").length;
const weightsOf = (name: string) => (name === "one" ? new Float64Array(COUNT).fill(1) : column(name));
const membersOf = (name: string, value: number) => {
  const values = column(name);
  return (index: number) => values[index] === value;
};

/** jstat ends the continued fraction of the incomplete beta function at 3e-7. */
const BETA = 1e-6;

/** As precise as R's own digits. */
function expectNear(value: number | undefined, name: string, tolerance = 1e-9): void {
  const wanted = expected(name);
  expect(Math.abs((value ?? Number.NaN) - wanted), `${name}: ${value} for ${wanted}`).toBeLessThanOrEqual(
    tolerance * Math.max(Math.abs(wanted), 1e-12),
  );
}

function momentsOf(name: string, weights: Float64Array, isMember: (index: number) => boolean) {
  const values = column(name);
  const moments = new WeightedMoments();
  for (const [index, value] of values.entries())
    if (isMember(index) && !Number.isNaN(value)) moments.add(value, weights[index] ?? 0);
  return moments;
}

const shareOf = (name: string, weights: Float64Array, isMember: (index: number) => boolean, isOf: (value: number) => boolean) => {
  const values = column(name);
  const moments = new WeightedMoments();
  for (const [index, value] of values.entries()) if (isMember(index)) moments.add(isOf(value) ? 1 : 0, weights[index] ?? 0);
  return moments;
};

test.each(["one", "weight", "raked", "whole"])("bases, shares, means and deviations by %s are those of R", (by) => {
  const weights = weightsOf(by);
  for (const sex of [1, 2]) {
    const isMember = membersOf("gender", sex);
    const likes = shareOf("likes", weights, isMember, (value) => value === 1);
    expectNear(likes.count, `${by}.${sex}.base`);
    expectNear(likes.weighted, `${by}.${sex}.weightedBase`);
    expectNear(likes.effectiveBase, `${by}.${sex}.effectiveBase`);
    expectNear(likes.mean, `${by}.${sex}.share`);
    expectNear(shareOf("rating", weights, isMember, (value) => value >= 4).mean, `${by}.${sex}.top2`);
    expectNear(shareOf("rating", weights, isMember, (value) => value <= 2).mean, `${by}.${sex}.bottom2`);
    const amount = momentsOf("amount", weights, isMember);
    expectNear(amount.mean, `${by}.${sex}.mean`);
    expectNear(amount.standardDeviation, `${by}.${sex}.standardDeviation`);
    expectNear(amount.effectiveBase, `${by}.${sex}.amountBase`);
  }
});

test.each(["one", "weight", "raked", "whole"])("medians and percentiles by %s are those of R", (by) => {
  const weights = weightsOf(by);
  const values = column("amount");
  for (const sex of [1, 2]) {
    const isMember = membersOf("gender", sex);
    const order = [...values.keys()]
      .filter((index) => isMember(index) && !Number.isNaN(values[index]))
      .sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0));
    const sorted = order.map((index) => values[index] ?? 0);
    const weightsInOrder = order.map((index) => weights[index] ?? 0);
    for (const share of [0.1, 0.25, 0.5, 0.9])
      expectNear(weightedQuantile(sorted, weightsInOrder, share), `${by}.${sex}.quantile${share}`, 1e-12);
    if (by === "whole") expectNear(weightedQuantile(sorted, weightsInOrder, 0.5), `repeated.${sex}.median`);
  }
});

test("weights count as people", () => {
  for (const sex of [1, 2]) {
    const amount = momentsOf("amount", weightsOf("whole"), membersOf("gender", sex));
    expectNear(amount.mean, `repeated.${sex}.mean`);
    expectNear(amount.standardDeviation, `repeated.${sex}.standardDeviation`);
  }
  expect(weightedQuantile([], [], 0.5)).toBeUndefined();
  expect([new WeightedMoments().mean, new WeightedMoments().standardError]).toEqual([0, 0]);
});

test.each(["one", "weight", "raked", "whole"])("the Net Promoter Score by %s and its error are those of R", (by) => {
  const weights = weightsOf(by);
  const scores = column("score");
  for (const sex of [1, 2]) {
    const isMember = membersOf("gender", sex);
    const promotions = new WeightedMoments();
    for (const [index, score] of scores.entries())
      if (isMember(index) && !Number.isNaN(score)) promotions.add(promotion(score), weights[index] ?? 0);
    expectNear(promotions.mean, `${by}.${sex}.nps`);
    expectNear(promotions.standardError, `${by}.${sex}.npsError`);
  }
});

const PAIRS = {
  gender: [membersOf("gender", 1), membersOf("gender", 2)],
  several: [membersOf("first", 1), membersOf("second", 1)],
} as const;

test.each(["one", "weight", "raked"])("the z-test by %s is R's, with and without people in both columns", (by) => {
  const weights = weightsOf(by);
  const isLiked = (value: number) => value === 1;
  for (const [pair, [isOne, isOther]] of Object.entries(PAIRS)) {
    const one = shareOf("likes", weights, isOne, isLiked);
    const other = shareOf("likes", weights, isOther, isLiked);
    const both = shareOf("likes", weights, (index) => isOne(index) && isOther(index), isLiked);
    const z = proportionsZ(
      { share: one.mean, base: one.effectiveBase },
      { share: other.mean, base: other.effectiveBase },
      effectiveOverlap(one, other, both.squares),
    );
    expectNear(z, `${by}.${pair}.z`);
    expectNear(zPValue(z), `${by}.${pair}.zP`);
    if (by === "one" && pair === "gender") {
      expectNear(z, "prop.test.z");
      expectNear(zPValue(z), "prop.test.p");
    }
  }
});

test.each(["one", "weight", "raked"])("Welch's test by %s is R's, with and without people in both columns", (by) => {
  const weights = weightsOf(by);
  const values = column("amount");
  for (const [pair, [isOne, isOther]] of Object.entries(PAIRS)) {
    const one = momentsOf("amount", weights, isOne);
    const other = momentsOf("amount", weights, isOther);
    let products = 0;
    let sum = 0;
    let squares = 0;
    for (const [index, value] of values.entries())
      if (isOne(index) && isOther(index) && !Number.isNaN(value)) {
        const weight = weights[index] ?? 0;
        products += weight * (value - one.mean) * (value - other.mean);
        sum += weight;
        squares += weight * weight;
      }
    const { t, degreesOfFreedom, pValue } = welchT(
      { mean: one.mean, standardDeviation: one.standardDeviation, base: one.effectiveBase },
      { mean: other.mean, standardDeviation: other.standardDeviation, base: other.effectiveBase },
      sum > 0 ? { covariance: products / sum, factor: squares / (one.weighted * other.weighted) } : undefined,
    );
    // Means of a million differ by a few: nine digits of the difference are what 15 of the means leave.
    expectNear(t, `${by}.${pair}.t`, 1e-8);
    expectNear(degreesOfFreedom, `${by}.${pair}.df`);
    expectNear(pValue, `${by}.${pair}.p`, BETA);
    if (by === "one" && pair === "gender") {
      expectNear(t, "t.test.t", 1e-8);
      expectNear(degreesOfFreedom, "t.test.df");
      expectNear(pValue, "t.test.p", BETA);
    }
    // The survey package's linearized error knows no effective base: it is near.
    const error = (one.mean - other.mean) / t;
    expect(Math.abs(error / expected(`${by}.${pair}.surveyError`) - 1)).toBeLessThan(0.1);
  }
});

test("p-values are those of R's pt, far out too", () => {
  for (const t of [0.1, 1.5, 3, 6, 12])
    for (const df of [1.7, 12.5, 240]) {
      // A standard error of 1, of which each column has half; bases by which Satterthwaite's degrees are df.
      const half = { standardDeviation: Math.sqrt((df / 2 + 1) / 2), base: df / 2 + 1 };
      const test = welchT({ mean: t, ...half }, { mean: 0, ...half });
      expect(test.t).toBeCloseTo(t, 12);
      expectNear(test.pValue, `pt:${t}:${df}`, BETA);
    }
});

test("columns that can't differ don't", () => {
  const column = { mean: 3, standardDeviation: 1, base: 50 };
  expect(welchT(column, column, { covariance: 1, factor: 1 / 50 })).toMatchObject({ t: 0, pValue: 1 });
  expect(welchT({ ...column, standardDeviation: 0 }, { mean: 4, standardDeviation: 0, base: 50 }).t).toBe(0);
  expect(welchT({ ...column, base: 1 }, { ...column, mean: 9 }).t).toBe(0);
});
