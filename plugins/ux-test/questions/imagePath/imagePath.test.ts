import Ajv2020 from "ajv/dist/2020";
import { describe, expect, test } from "vitest";
import { newTest } from "../../../../src/client/kit/questions";
import { shapeOf } from "../../../../src/client/questions/logic/shape";
import type { Json, JsonObject } from "../../../../src/shared/json";
import { createRandom } from "../../../../src/shared/random";
import type { Question } from "../../../../src/survey/questionnaire";
import { shortestPath } from "./evaluatePath";
import type { Screen } from "./imagePathQuestion";
import { imagePath as type } from "./index";
import type { PathDrawing } from "./results";

const ajv = new Ajv2020({ strict: true, allErrors: true, keywords: ["x-localized", "x-multiline"] });

const TOP = { x: 0, y: 0, width: 100, height: 20 };
const BOTTOM = { x: 0, y: 80, width: 100, height: 20 };
const screen = (code: string, links: Screen["links"], isGoal = false): Screen => ({
  code,
  label: { es: code.toUpperCase() },
  image: "/files/1",
  links,
  ...(isGoal ? { isGoal } : {}),
});
/** home -> list -> goal, and home -> help -> list. */
const SCREENS = [
  screen("home", [
    { ...TOP, to: "list" },
    { ...BOTTOM, to: "help" },
  ]),
  screen("list", [{ ...TOP, to: "goal" }]),
  screen("help", [{ ...TOP, to: "list" }]),
  screen("goal", [], true),
];

function questionOf(settings: JsonObject = {}): Question {
  const common = { id: "q", variable: "Q1", type: type.name, title: { es: "Compra" } };
  return { ...type.initial("es"), screens: SCREENS as unknown as Json, ...settings, ...common };
}
const withScreens = (...screens: readonly Screen[]) => questionOf({ screens: screens as unknown as Json });
const faultsOf = (...screens: readonly Screen[]) => type.faults?.(withScreens(...screens)).map(({ fault }) => fault);

const press = (from: string, y: number, to?: string, milliseconds = 1_000): JsonObject => ({
  screen: from,
  milliseconds,
  x: 50,
  y,
  ...(to ? { to } : {}),
});
const path = (outcome: string, ...steps: readonly Json[]): Json => ({ steps, outcome, wasRepeated: false });
const DIRECT = path("REACHED", press("home", 10, "list"), press("list", 10, "goal"));
const DETOUR = path(
  "REACHED",
  press("home", 90, "help"),
  press("help", 50),
  press("help", 10, "list", 4_000),
  press("list", 10, "goal"),
);
const ELSEWHERE = path("DONE", press("home", 90, "help"));
const GIVEN_UP = path("GAVE_UP", press("home", 50));

function broken(value: Json): readonly string[] {
  const validate = ajv.compile(type.answerSchema(questionOf()));
  if (!validate(value)) return (validate.errors ?? []).map(({ keyword, instancePath }) => `${instancePath} ${keyword}`);
  return (type.check?.(questionOf(), value) ?? []).map(({ rule, path: pointer }) => `${pointer} ${rule}`);
}

test("a new question keeps its settings' schema and can be asked", () => {
  expect(ajv.compile(type.settings)(questionOf())).toBe(true);
  const example = type.faults?.({ ...questionOf(), ...type.initial("es") });
  expect(example?.map(({ fault }) => fault)).toEqual(["uxExamplePicture", "uxExamplePicture"]);
  expect(type.faults?.(questionOf())).toEqual([]);
});

test("the shortest way is found among longer ones and circles", () => {
  expect(shortestPath({ screens: SCREENS })).toBe(2);
  expect(shortestPath({ screens: [screen("a", [{ ...TOP, to: "a" }]), screen("b", [], true)] })).toBeUndefined();
  expect(shortestPath({ screens: [screen("a", [], true)] })).toBe(0);
  expect(shortestPath({ screens: [] })).toBeUndefined();
});

test("what keeps a prototype from being asked is said", () => {
  expect(faultsOf()).toEqual(["imagePathNoScreens"]);
  expect(faultsOf(screen("a", []))).toEqual(["imagePathNoGoal"]);
  expect(faultsOf(screen("a", [], true))).toEqual(["imagePathStartIsGoal"]);
  expect(faultsOf(screen("a", []), screen("b", [], true))).toEqual(["imagePathUnreachable"]);
  const toB = [{ ...TOP, to: "b" }];
  expect(faultsOf({ ...screen("a", toB), image: "", label: {} }, screen("b", [], true))).toEqual([
    "imagePathNoImage",
    "imagePathNoName",
  ]);
  expect(faultsOf(screen("a", [...toB, { ...BOTTOM, to: "gone" }]), screen("b", [], true))).toEqual(["imagePathDeadLink"]);
  expect(faultsOf(screen("a", toB), screen("b", [], true), screen("b", []))).toEqual(["repeatedCode"]);
});

test("simulated answers are answers, of every outcome", () => {
  const values = Array.from({ length: 300 }, (_none, seed) => type.simulate(questionOf(), createRandom(seed), "es"));
  expect(values.flatMap(broken)).toEqual([]);
  const { counts } = type.tabulate(
    questionOf(),
    values.map((value) => ({ value })),
    "es",
  );
  expect(counts.filter(({ count }) => count === 0)).toEqual([]);
});

describe("an answer", () => {
  test.each<[string, Json, string]>([
    ["that claims a goal which its steps don't reach", path("REACHED", press("home", 10, "list")), "/outcome const"],
    ["that claims a goal without a step", path("REACHED"), "/outcome const"],
    ["that reached the goal and says otherwise", { ...(DIRECT as JsonObject), outcome: "GAVE_UP" }, "/outcome const"],
    ["with a link where none is", path("REACHED", press("home", 50, "goal")), "/steps/0 const"],
    ["that doesn't follow its link", path("DONE", press("home", 10)), "/steps/0 const"],
    ["that begins elsewhere", path("REACHED", press("list", 10, "goal")), "/steps/0 const"],
    ["that jumps", path("DONE", press("home", 10, "list"), press("help", 50)), "/steps/1 const"],
    ["that goes on after the goal", path("REACHED", ...(DIRECT as { steps: Json[] }).steps, press("goal", 5)), "/steps/2 const"],
    ["of an unknown screen", path("DONE", press("gone", 5)), "/steps/0/screen enum"],
    ["of too many steps", path("GAVE_UP", ...Array.from({ length: 501 }, () => press("home", 50))), "/steps maxItems"],
  ])("%s is refused", (_, value, issue) => {
    expect(broken(value)).toContain(issue);
  });

  test.each([
    ["direct", DIRECT],
    ["indirect", DETOUR],
    ["failed", ELSEWHERE],
    ["gave-up", GIVEN_UP],
  ])("is %s, and an answer", (outcome, value) => {
    expect(broken(value)).toEqual([]);
    const codes = ["direct", "indirect", "failed", "gave-up"].filter((code) => type.matches?.(questionOf(), { value }, code));
    expect(codes).toEqual([outcome]);
  });
});

test("counts outcomes, draws paths, times and each screen's presses", () => {
  const answers = [DIRECT, DETOUR, DIRECT, ELSEWHERE, GIVEN_UP].map((value) => ({ value }));
  const { counts, drawing } = type.tabulate(questionOf(), answers, "es");
  expect(counts.map(({ count }) => count)).toEqual([2, 1, 1, 1]);
  const { success, times, shortest, paths, screens } = drawing as unknown as PathDrawing;
  expect([success.count, success.share, shortest]).toEqual([3, 0.6, 2]);
  // 2, 7 and 2 seconds.
  expect(times).toEqual({ count: 3, median: 2_000, low: null, high: null });
  expect(paths[0]).toEqual({ screens: ["HOME", "LIST", "GOAL"], outcome: "direct", count: 2 });
  expect(paths).toHaveLength(4);
  const of = (code: string) => screens.find((one) => one.code === code);
  expect(of("help")).toMatchObject({ people: 2, presses: 2, misclicks: { count: 1, share: 0.5 } });
  expect(of("help")?.marks).toEqual([
    [50, 50, false],
    [50, 10, true],
  ]);
  expect(of("goal")).toMatchObject({ people: 3, presses: 0, misclicks: { share: 0 } });
});

test("exports outcome, moves, misclicks, time and path", () => {
  const question = questionOf();
  const names = type.variables(question, "en").map(({ name }) => name);
  const cells = type.cells(question, { value: DETOUR }, "en");
  expect(Object.keys(cells)).toEqual(names);
  expect(Object.values(cells)).toEqual(["indirect", 3, 1, 7_000, "home > help > list > goal", 0]);
  expect(type.cells(question, { missing: "no-answer" }, "en")).toEqual({});
});

test("conditions look at how it ended, first of all at whether the goal was reached", () => {
  const question = questionOf();
  const shape = shapeOf(question, type, "en");
  expect(shape?.parts.map(({ code, label }) => [code, label])).toEqual([["outcome", "outcome"]]);
  expect(shape?.parts[0]?.shape.choices).toEqual([
    { code: "REACHED", label: "Reached the goal" },
    { code: "DONE", label: "Ended elsewhere" },
    { code: "GAVE_UP", label: "Gave up" },
  ]);
  expect(newTest(question, shape)).toEqual({ question: "q", part: "outcome", is: "equal", value: "REACHED" });
});
