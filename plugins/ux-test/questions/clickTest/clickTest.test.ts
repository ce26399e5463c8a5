import Ajv2020 from "ajv/dist/2020";
import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../../src/shared/json";
import { createRandom } from "../../../../src/shared/random";
import type { Question } from "../../../../src/survey/questionnaire";
import { clickTest as type } from "./index";
import type { ClickDrawing } from "./results";

const ajv = new Ajv2020({ strict: true, allErrors: true });
const AREAS = [
  { x: 0, y: 0, width: 50, height: 50 },
  { x: 10, y: 10, width: 10, height: 10 },
];

function questionOf(settings: JsonObject = {}): Question {
  const common = { id: "q", variable: "Q1", type: type.name, title: { es: "¿Dónde pagas?" } };
  return { ...type.initial("es"), areas: AREAS, ...settings, ...common };
}

const CLICK = {
  x: 15,
  y: 15.5,
  milliseconds: 1_234.5,
  pointer: "mouse",
  refreshHz: 60,
  wasHidden: false,
  longTaskMs: 0,
  wasRepeated: false,
};
const click = (changes: object = {}): Json => ({ ...CLICK, ...changes });

function broken(value: Json): readonly string[] {
  const validate = ajv.compile(type.answerSchema(questionOf()));
  return validate(value) ? [] : (validate.errors ?? []).map(({ keyword, instancePath }) => `${instancePath} ${keyword}`);
}

test("a new question keeps its settings' schema, can be asked, and lacks nothing but what was taken from it", () => {
  expect(ajv.compile(type.settings)(questionOf())).toBe(true);
  expect(type.faults?.({ ...questionOf(), ...type.initial("es") })).toEqual([{ path: "/image", fault: "uxExamplePicture" }]);
  expect(type.faults?.(questionOf({ image: "" }))).toEqual([{ path: "/image", fault: "clickTestNoImage" }]);
  expect(type.faults?.({ ...questionOf(), ...type.initial("es"), image: "/files/1" } as never)).toEqual([
    { path: "/areas", fault: "uxExampleArea" },
  ]);
  expect(type.faults?.(questionOf({ image: "/files/1", areas: [] }))).toEqual([{ path: "/areas", fault: "clickTestNoAreas" }]);
  const many = Array.from({ length: 11 }, () => AREAS[0]);
  expect(ajv.compile(type.settings)(questionOf({ areas: many as unknown as Json }))).toBe(false);
});

test("respondents aren't told where the right place is", () => {
  const sent = JSON.stringify([type.toSurveyJs(questionOf(), "es"), type.toDrawing?.(questionOf(), "es")]);
  expect(sent).not.toContain('width":50');
  expect(sent).not.toContain("areas");
});

test("simulated answers are answers, some hit and some don't", () => {
  const values = Array.from({ length: 200 }, (_none, seed) => type.simulate(questionOf(), createRandom(seed), "es"));
  expect(values.flatMap(broken)).toEqual([]);
  const hits = values.filter((value) => type.matches?.(questionOf(), { value }, "hit")).length;
  expect(hits).toBeGreaterThan(100);
  expect(hits).toBeLessThan(200);
});

describe("an answer", () => {
  test.each<[string, Json, string]>([
    ["outside the image", click({ x: 100.1 }), "/x maximum"],
    ["before the image was there", click({ milliseconds: -1 }), "/milliseconds minimum"],
    ["by nothing known", click({ pointer: "eye" }), "/pointer enum"],
    ["that says itself whether it hit", click({ hit: 1 }), " additionalProperties"],
    ["without its circumstances", { x: 1, y: 1, milliseconds: 5, pointer: "mouse" }, " required"],
    ["that is no press", "here", " type"],
  ])("%s is refused", (_, value, issue) => {
    expect(broken(value)).toContain(issue);
  });

  test("may come from a browser that knows neither its long tasks nor its frames", () => {
    expect(broken(click({ longTaskMs: null, refreshHz: null }))).toEqual([]);
  });
});

const ANSWERS = [
  { value: click({ milliseconds: 900 }) },
  { value: click({ x: 5, y: 5, milliseconds: 1_500, pointer: "touch", longTaskMs: 70 }) },
  { value: click({ x: 90, y: 90, milliseconds: 4_000, wasRepeated: true, wasHidden: true }) },
  { missing: "no-answer" as const },
];

test("counts hits and misses, and draws presses, figures and flags", () => {
  const { base, missing, counts, drawing } = type.tabulate(questionOf(), ANSWERS, "es");
  expect([base, missing, counts.map(({ code, count }) => [code, count])]).toEqual([
    3,
    { "no-answer": 1 },
    [
      ["hit", 2],
      ["miss", 1],
    ],
  ]);
  const { all, unflagged, marks } = drawing as unknown as ClickDrawing;
  expect(marks).toEqual([
    [15, 15.5, 1, "mouse", false],
    [5, 5, 0, "touch", true],
    [90, 90, -1, "mouse", true],
  ]);
  expect(all.all).toMatchObject({
    count: 3,
    hits: { count: 2 },
    hitTimes: { median: 1_200, low: null },
    missTimes: { median: 4_000 },
  });
  // Wilson's interval of 2 of 3, worked out apart from this code.
  expect(all.all.hits.low).toBeCloseTo(0.2077, 3);
  expect(all.all.hits.high).toBeCloseTo(0.9385, 3);
  expect(all.byPointer.map(({ pointer, count }) => [pointer, count])).toEqual([
    ["mouse", 2],
    ["touch", 1],
  ]);
  expect(all.areas.map(({ count }) => count)).toEqual([1, 1]);
  expect([all.flagged, all.flags]).toEqual([2, { hidden: 1, busy: 1, repeated: 1 }]);
  expect([unflagged.all.count, unflagged.flagged]).toEqual([1, 0]);
});

test("without answers there are no shares and no times", () => {
  const { all } = type.tabulate(questionOf(), [], "es").drawing as unknown as ClickDrawing;
  expect(all.all).toEqual({ count: 0, hits: { count: 0, share: 0, low: 0, high: 0 }, hitTimes: null, missTimes: null });
});

test("can be filtered by hit and miss", () => {
  const matches = (code: string) => ANSWERS.map((answer) => type.matches?.(questionOf(), answer, code));
  expect(matches("hit")).toEqual([true, true, false, false]);
  expect(matches("miss")).toEqual([false, false, true, false]);
  expect(matches("else")).toEqual([false, false, false, false]);
});

test("exports hit, area, place, time, device and flags; the area of a miss is empty", () => {
  const question = questionOf();
  const names = type.variables(question, "en").map(({ name }) => name);
  expect(names).toEqual(
    ["hit", "area", "x", "y", "milliseconds", "pointer", "hidden", "busy", "repeated"].map((name) => `Q1_${name}`),
  );
  const cells = ANSWERS.map((answer) => type.cells(question, answer, "en"));
  expect(cells[0]).toEqual({
    Q1_hit: 1,
    Q1_area: 2,
    Q1_x: 15,
    Q1_y: 15.5,
    Q1_milliseconds: 900,
    Q1_pointer: "mouse",
    Q1_hidden: 0,
    Q1_busy: 0,
    Q1_repeated: 0,
  });
  expect(cells[2]).toMatchObject({ Q1_hit: 0, Q1_hidden: 1, Q1_repeated: 1 });
  expect(cells[2]).not.toHaveProperty("Q1_area");
  expect(cells[3]).toEqual({});
});
