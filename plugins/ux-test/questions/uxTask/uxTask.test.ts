import Ajv2020 from "ajv/dist/2020";
import { describe, expect, test } from "vitest";
import { newTest } from "../../../../src/client/kit/questions";
import { shapeOf } from "../../../../src/client/questions/logic/shape";
import type { Json, JsonObject } from "../../../../src/shared/json";
import { createRandom } from "../../../../src/shared/random";
import type { Question } from "../../../../src/survey/questionnaire";
import { taskOf } from "../../client/runner/uxTask/taskOf";
import { uxTaskQuestion as type } from "./index";
import type { TaskFigures } from "./results";

const ajv = new Ajv2020({ strict: true, allErrors: true, keywords: ["x-localized", "x-multiline"] });

function questionOf(settings: JsonObject = {}): Question {
  return {
    ...type.initial("es"),
    startUrlDesktop: "/ux-shop",
    ...settings,
    id: "q",
    variable: "Q1",
    type: type.name,
    title: { es: "Compra" },
  };
}

const answer = (given: JsonObject = {}): JsonObject => ({
  ...{ outcome: "DONE", seconds: 42.5, ease: 6, isPhone: false, startedAt: 1_764_500_000_000 },
  ...given,
});

function broken(question: Question, value: Json): readonly string[] {
  const validate = ajv.compile(type.answerSchema(question));
  if (!validate(value)) return (validate.errors ?? []).map(({ keyword, instancePath }) => `${instancePath} ${keyword}`);
  return (type.check?.(question, value) ?? []).map(({ rule, path }) => `${path} ${rule}`);
}

const POINT = { id: "a", name: "Pago", event: "CLICK", selector: "#pay" };

test.each([
  ["no page", { startUrlDesktop: "" }, "uxTaskNoPage"],
  ["no whole seconds", { timeoutSeconds: 2.5 }, "uxTaskBadTimeout"],
  ["a time below nothing", { leastSeconds: -3 }, "uxTaskBadLeast"],
  ["a minimum above the limit", { timeoutSeconds: 60, leastSeconds: 60 }, "uxTaskLeastAboveTimeout"],
  ["a recording of nothing", { recordingRequired: true }, "uxTaskNothingRecorded"],
  ["a checkpoint twice", { checkpoints: [POINT, POINT] }, "uxTaskCheckpointTwice"],
  ["a click on nothing", { checkpoints: [{ ...POINT, selector: undefined }] as never }, "uxTaskNoSelector"],
  ["a page that isn't named", { checkpoints: [{ id: "a", name: "P", event: "URL_LOAD" }] }, "uxTaskNoCheckpointPage"],
])("%s is said before publishing", (_name, settings, fault) => {
  expect(type.faults?.(questionOf(settings)).map((one) => one.fault)).toEqual([fault]);
});

test("a start page is a page of the web, or of this installation", () => {
  const wrong = (startUrlDesktop: string) => type.faults?.(questionOf({ startUrlDesktop })).map(({ fault }) => fault);
  for (const url of ["https://shop.example/", "http://shop.example/a?b=1", "/ux-shop"]) expect(wrong(url)).toEqual([]);
  const hostile = ["file:///etc/passwd", "javascript:alert(1)", "data:text/html,x", "//127.0.0.1/", "/\\127.0.0.1/", "foo"];
  for (const url of hostile) expect(wrong(url)).toEqual(["uxTaskBadPage"]);
  expect(wrong("")).toEqual(["uxTaskNoPage"]);
});

test("a link to a tool's design instead of its prototype is said, with how to mend it", () => {
  const found = (settings: JsonObject) => type.faults?.(questionOf(settings)).map(({ path, fault }) => `${path} ${fault}`);
  const file = "https://www.figma.com/design/AbC123/Shop?node-id=1-2";
  expect(found({ startUrlDesktop: file })).toEqual(["/startUrlDesktop uxTaskFigmaFile"]);
  expect(found({ startUrlPhone: file })).toEqual(["/startUrlPhone uxTaskFigmaFile"]);
  const others = [
    ["https://xd.adobe.com/spec/12ab/", "uxTaskXdSpecs"],
    ["https://projects.invisionapp.com/d/main#/console/1/2/preview", "uxTaskInvisionProject"],
    ["https://app.axure.cloud/app/project/abc123/overview", "uxTaskAxureProject"],
  ];
  for (const [startUrlDesktop = "", fault] of others) expect(found({ startUrlDesktop })).toEqual([`/startUrlDesktop ${fault}`]);
});

test("a prototype is opened by the address as it was given, and nothing is measured in it", () => {
  const proto = "https://www.figma.com/proto/AbC123/Shop?node-id=1-2&starting-point-node-id=1%3A2&hide-ui=1#x";
  const question = questionOf({ startUrlDesktop: proto, checkpoints: [POINT] });
  expect(type.faults?.(question)).toEqual([]);
  const element = type.toDrawing?.(question, "es") ?? {};
  expect(element).toMatchObject({ startUrlDesktop: proto, startUrlPhone: proto, isWatched: false });
  const site =
    type.toDrawing?.(questionOf({ startUrlDesktop: proto, startUrlPhone: "/ux-shop", checkpoints: [POINT] }), "es") ?? {};
  expect([taskOf(site, false), taskOf(site, true)]).toMatchObject([
    { address: proto, isWatched: false },
    { address: "/ux-shop", isWatched: true },
  ]);
});

test("a page that means success is one, and not any", () => {
  const wrong = (successUrl: string) => type.faults?.(questionOf({ successUrl })).map(({ fault }) => fault);
  for (const url of ["*/ux-shop/pago", "https://shop.example/thanks", "/thanks*"]) expect(wrong(url)).toEqual([]);
  for (const url of ["*", "javascript:alert(1)", "%%%", "a b"]) expect(wrong(url)).toEqual(["uxTaskBadPattern"]);
});

test("a new task keeps its settings' schema and can be asked", () => {
  expect(ajv.compile(type.settings)(questionOf())).toBe(true);
  expect(type.faults?.(questionOf())).toEqual([]);
});

test("simulated answers are answers", () => {
  for (const question of [questionOf(), questionOf({ withoutEase: true, leastSeconds: 20, timeoutSeconds: 30 })])
    for (let seed = 0; seed < 200; seed += 1)
      expect(broken(question, type.simulate(question, createRandom(seed), "es"))).toEqual([]);
});

test("conditions call its parts and codes by words, and leave out what isn't asked", () => {
  const parts = type.answerParts?.(questionOf(), "en");
  expect(parts?.map(({ code, label }) => `${code} ${label}`)).toEqual([
    "outcome outcome",
    "seconds seconds",
    "ease ease (1 to 7)",
  ]);
  expect(parts?.[0]?.codes?.GAVE_UP).toBe("Gave up");
  expect(type.answerParts?.(questionOf({ withoutEase: true }), "en").map(({ code }) => code)).toEqual(["outcome", "seconds"]);
});

test("a condition's first comparison is that the task was done", () => {
  const question = questionOf();
  expect(newTest(question, shapeOf(question, type, "en"))).toEqual({
    ...{ question: "q", part: "outcome", is: "equal", value: "DONE" },
  });
});

describe("an answer", () => {
  test.each<[string, Json, string]>([
    ["of no outcome", answer({ outcome: "WON" }), "/outcome enum"],
    ["with an ease beside the scale", answer({ ease: 8 }), "/ease maximum"],
    ["that took longer than there was time", answer({ seconds: 400 }), "/seconds maximum"],
    ["with something else", answer({ measured: true }), " additionalProperties"],
    ["that is no task's", "done", " type"],
  ])("%s is refused", (_name, value, issue) => {
    expect(broken(questionOf(), value)).toContain(issue);
  });

  test("isn't done before its least time, but may be given up", () => {
    const question = questionOf({ leastSeconds: 60 });
    expect(broken(question, answer())).toEqual(["/seconds minimum"]);
    expect(broken(question, answer({ outcome: "GAVE_UP" }))).toEqual([]);
  });

  test("says how easy it was, where that is asked", () => {
    const { ease: _, ...silent } = answer();
    expect(broken(questionOf(), silent)).toEqual(["/ease required"]);
    expect(broken(questionOf({ withoutEase: true }), silent)).toEqual([]);
  });
});

test("counts outcomes, and gives the median of those who managed", () => {
  const values = [
    answer({ seconds: 10 }),
    answer({ seconds: 30, ease: 4, isPhone: true }),
    answer({ outcome: "GAVE_UP", seconds: 90, ease: 2 }),
  ];
  const tabulated = type.tabulate(questionOf(), [...values.map((value) => ({ value })), { missing: "no-answer" }], "es");
  expect([tabulated.base, tabulated.missing]).toEqual([3, { "no-answer": 1 }]);
  expect(tabulated.counts.map(({ code, count }) => [code, count])).toEqual([
    ["DONE", 2],
    ["GAVE_UP", 1],
    ["TIMED_OUT", 0],
  ]);
  const figures = tabulated.drawing as unknown as TaskFigures;
  expect(figures.success.share).toBeCloseTo(2 / 3);
  expect(figures.seconds).toEqual({ median: 20, interval: null });
  expect(figures.ease).toEqual({ mean: 4, answers: 3 });
  expect(figures.phones).toBe(1);
});

test("exports outcome, time, ease and device", () => {
  expect(type.variables(questionOf(), "es").map(({ name }) => name)).toEqual([
    "Q1_outcome",
    "Q1_seconds",
    "Q1_ease",
    "Q1_device",
  ]);
  expect(type.cells(questionOf(), { value: answer({ isPhone: true }) }, "es")).toEqual({
    ...{ Q1_outcome: "DONE", Q1_seconds: 42.5, Q1_ease: 6, Q1_device: "phone" },
  });
  expect(type.cells(questionOf(), { missing: "no-answer" }, "es")).toEqual({});
});

test("can be filtered by how it ended", () => {
  expect(type.matches?.(questionOf(), { value: answer({ outcome: "TIMED_OUT" }) }, "TIMED_OUT")).toBe(true);
  expect(type.matches?.(questionOf(), { value: answer() }, "GAVE_UP")).toBe(false);
});
