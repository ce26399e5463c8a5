import { expect, test } from "vitest";
import { expectedStatistics, respondentColumns } from "../../../../../tests/helpers/statistics";
import { cellWeights } from "./cellWeights";
import { rimWeights, type Weights } from "./rimWeights";
import { EmptyTargetError } from "./weightDimension";
import { weightQuality } from "./weightQuality";

const column = respondentColumns();
const expected = expectedStatistics();
const COUNT = column("gender").length;
const categoriesOf = (name: string) => Uint16Array.from(column(name), (value) => (Number.isNaN(value) ? 0 : value));
const TARGETS = {
  gender: [49, 51],
  age: [0.22, 0.27, 0.26, 0.25],
  region: [40, 35, 25],
  education: [30, 45, 25],
};
const dimensionsOf = (...names: readonly (keyof typeof TARGETS)[]) =>
  names.map((name) => ({ categories: categoriesOf(name), targets: TARGETS[name] }));

function expectLikeR(name: string, { weights, ...rest }: Weights): void {
  const furthest = column(name).reduce(
    (most, weight, index) => Math.max(most, Math.abs(weight - (weights[index] ?? 0)) / weight),
    0,
  );
  expect(furthest).toBeLessThan(1e-9);
  for (const figure of ["efficiency", "designEffect", "minimum", "maximum"] as const)
    expect(rest[figure]).toBeCloseTo(expected(`${name}.${figure}`), 9);
}

test("raked weights are those of R's survey::rake", () => {
  const weights = rimWeights(COUNT, dimensionsOf("gender", "age", "region"), { tolerance: 1e-13 });
  expect([weights.converged, weights.iterations < 30]).toEqual([true, true]);
  expectLikeR("raked", weights);
});

test("who has no value of a variable keeps the weight that the others give", () => {
  expectLikeR("missing", rimWeights(COUNT, dimensionsOf("gender", "age", "education"), { tolerance: 1e-13 }));
  // So does survey::rake with those without one as a category that weighs what it weighs.
  expect(expected("missing.fromSurvey")).toBeLessThan(1e-9);
  const one = { categories: Uint16Array.of(1, 1, 1, 2, 0), targets: [50, 50] };
  expect([...rimWeights(5, [one]).weights]).toEqual([2 / 3, 2 / 3, 2 / 3, 2, 1]);
});

test("weights stay within limits and reach the targets all the same where they can", () => {
  const limits = { lower: 0.5, upper: 2.2, tolerance: 1e-12, mostIterations: 5000 };
  const weights = rimWeights(COUNT, dimensionsOf("gender", "age", "region"), limits);
  expect(weights.converged).toBe(true);
  expectLikeR("limited", weights);
});

test("limits that no weights can keep are kept, and the gap is said", () => {
  const dimension = { categories: Uint16Array.of(1, 1, 1, 1, 1, 1, 1, 1, 1, 2), targets: [50, 50] };
  const { weights, converged, iterations, largestGap, maximum } = rimWeights(10, [dimension], { upper: 2, mostIterations: 25 });
  expect([converged, iterations, maximum]).toEqual([false, 25, 2]);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(10, 10);
  expect(largestGap).toBeCloseTo(0.3, 10);
});

test("cell weights are those of R's survey::postStratify", () => {
  const target = [0.2, 0.22, 0.16, 0.17, 0.13, 0.12];
  const cells = target.map((share, index) => ({ categories: [(index % 2) + 1, Math.floor(index / 2) + 1], target: share }));
  const weights = cellWeights(COUNT, [categoriesOf("gender"), categoriesOf("region")], cells, { tolerance: 1e-12 });
  expect([weights.converged, weights.iterations]).toEqual([true, 1]);
  expectLikeR("cells", weights);
});

test("a target that has nobody is named", () => {
  const gender = { categories: Uint16Array.of(1, 1), targets: [50, 50] };
  const everybody = { categories: Uint16Array.of(1, 1), targets: [1] };
  const faultOf = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      return error instanceof EmptyTargetError ? [error.dimension, error.category] : error;
    }
    return undefined;
  };
  expect(faultOf(() => rimWeights(2, [everybody, gender]))).toEqual([1, 1]);
  const cells = [
    { categories: [1, 1], target: 1 },
    { categories: [1, 2], target: 1 },
  ];
  expect(faultOf(() => cellWeights(2, [gender.categories, everybody.categories], cells))).toEqual([0, 1]);
});

test("weights that are alike cost nothing, and those of nobody are none", () => {
  expect(weightQuality(Float64Array.of(1, 1, 1))).toMatchObject({ efficiency: 1, designEffect: 1, effectiveBase: 3 });
  expect(rimWeights(0, [])).toMatchObject({ converged: true, efficiency: 0, maximum: 0 });
});

test("130,000 respondents are raked by four variables at once", () => {
  const count = 130_000;
  const many = [2, 6, 17, 5].map((most, place) => ({
    categories: Uint16Array.from({ length: count }, (_, index) => 1 + (((index * (place + 3)) ^ (index >> (place + 4))) % most)),
    targets: Array.from({ length: most }, (_, index) => index + 2),
  }));
  const start = performance.now();
  const { converged, efficiency } = rimWeights(count, many);
  const took = performance.now() - start;
  expect(converged).toBe(true);
  expect(efficiency).toBeGreaterThan(0.3);
  // Several times what it takes.
  expect(took).toBeLessThan(1000);
});
