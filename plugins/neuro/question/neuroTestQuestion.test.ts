import Ajv2020 from "ajv/dist/2020";
import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/shared/json";
import { LANGUAGES } from "../../../src/shared/languages";
import { createRandom } from "../../../src/shared/random";
import type { Question } from "../../../src/survey/questionnaire";
import type { NeuroAnswer } from "../shared/neuroTest";
import { ALL_WORDS, wordText } from "../shared/words";
import { neuroTest as type } from "./index";
import { type NeuroQuestion, sliderMean } from "./neuroQuestion";
import type { NeuroDrawing } from "./results";

const ajv = new Ajv2020({ strict: true, allErrors: true, keywords: ["x-localized", "x-multiline"] });

const thing = (code: string, text: string) => ({ code, label: { es: text } });
const READY: JsonObject = {
  image: "/files/1",
  brand: "Lumen",
  alternativeText: { es: "Una botella en un campo" },
  targets: [thing("lumen", "lumen "), thing("sol", "Un sol")],
  foils: [thing("mar", "El mar"), thing("perro", "Un perro")],
  zones: [
    { name: "Logo", x: 0, y: 0, width: 0.5, height: 0.5 },
    { name: "Botella", x: 0.4, y: 0.4, width: 0.2, height: 0.6 },
  ],
};

function questionOf(settings: JsonObject = {}): Question {
  const common = { id: "q", variable: "Q1", type: type.name, title: { es: "Mira este anuncio" } };
  return { ...type.initial("es"), ...READY, ...settings, ...common };
}

const faultsOf = (settings: JsonObject) => type.faults?.(questionOf(settings)).map(({ path, fault }) => [path, fault]);

/** An answer by hand: everything said yes to within 600 ms. */
const ANSWER: NeuroAnswer = {
  arm: "BRANDED",
  exposure: { shownMs: 8_000, visibleMs: 8_000, focusedMs: 7_000 },
  trace: [
    { at: 0, value: 50 },
    { at: 4_000, value: 90 },
  ],
  words: ALL_WORDS.map(({ set, word }) => ({ set, word, isYes: true, ms: 600 })),
  recognition: [2, 0, 3, 1].map((item) => ({ item, isTarget: item < 2, isYes: item !== 3, ms: 700 })),
  points: [
    { x: 0.45, y: 0.45 },
    { x: 0.9, y: 0.9 },
  ],
};
const changed = (changes: Partial<NeuroAnswer>) => ({ ...ANSWER, ...changes }) as unknown as Json;
const withFirst = <Item>(items: readonly Item[], first: object) => [{ ...items[0], ...first } as Item, ...items.slice(1)];

function broken(value: Json, settings: JsonObject = {}): readonly string[] {
  return checkOf(settings)(value);
}

function checkOf(settings: JsonObject): (value: Json) => readonly string[] {
  const question = questionOf(settings);
  const validate = ajv.compile(type.answerSchema(question));
  return (value) => {
    if (!validate(value)) return (validate.errors ?? []).map(({ keyword, instancePath }) => `${instancePath} ${keyword}`);
    return (type.check?.(question, value) ?? []).map(({ rule, path }) => `${path} ${rule}`);
  };
}

test("a new question keeps its settings' schema and can be tried; what it lacks is said at its field", () => {
  const fresh = { id: "q", variable: "Q1", type: type.name, title: { es: "" }, ...type.initial("es") };
  expect(ajv.compile(type.settings)(fresh)).toBe(true);
  expect(type.faults?.(fresh).map(({ path, fault }) => [path, fault])).toEqual([
    ["/image", "neuroExamplePicture"],
    ["/alternativeText", "neuroNoAlternative"],
    ["/brand", "neuroNoBrand"],
    ["/targets", "neuroFewTargets"],
    ["/foils", "neuroFewFoils"],
  ]);
  expect(ajv.compile(type.answerSchema(fresh))({})).toBe(false);
  expect(faultsOf({})).toEqual([]);
});

describe("publishing is refused for", () => {
  test.each<[string, JsonObject, string, string]>([
    ["a missing picture", { image: "" }, "/image", "neuroNoPicture"],
    ["the same picture twice", { unbrandedImage: "/files/1" }, "/unbrandedImage", "neuroSamePicture"],
    ["no brand", { brand: " " }, "/brand", "neuroNoBrand"],
    ["a brand that isn't asked about", { brand: "Otra" }, "/targets", "neuroBrandNotAsked"],
    ["one foil alone", { foils: [thing("mar", "El mar")] }, "/foils", "neuroFewFoils"],
    ["a text in both lists", { foils: [thing("a", "UN SOL"), thing("b", "x")] }, "/foils/0/label", "neuroRepeatedItem"],
    ["a text twice in one", { foils: [thing("a", "x"), thing("b", "x ")] }, "/foils/1/label", "neuroRepeatedItem"],
    ["a blank line", { foils: [thing("a", "x"), thing("b", " ")] }, "/foils/1/label", "neuroBlankItem"],
    ["a zone outside", { zones: [{ name: "a", x: 0.8, y: 0, width: 0.3, height: 0.1 }] }, "/zones", "neuroZoneOutside"],
    ["a zone without a name", { zones: [{ name: " ", x: 0, y: 0, width: 0.3, height: 0.1 }] }, "/zones", "neuroZoneUnnamed"],
  ])("%s", (_name, settings, path, fault) => {
    expect(faultsOf(settings)).toEqual([[path, fault]]);
  });
});

test("every word has a text of its own in each language", () => {
  for (const language of LANGUAGES) {
    const texts = ALL_WORDS.map(({ word }) => wordText(word, language));
    expect(new Set(texts).size, language).toBe(ALL_WORDS.length);
    expect(texts).not.toContain("");
  }
});

describe("what the runner is sent", () => {
  const drawn = (seed: number, settings: JsonObject = {}) =>
    type.toDrawing?.(questionOf(settings), "es", { seed, ordinal: 0 }) as unknown as {
      readonly arm: string;
      readonly picture: string;
      readonly words: readonly { readonly word: string }[];
    };

  test("is the same for the same response, and in another order for others", () => {
    expect(drawn(1)).toEqual(drawn(1));
    expect(drawn(1).words).not.toEqual(drawn(2).words);
    expect(new Set(drawn(1).words.map(({ word }) => word)).size).toBe(16);
  });

  test("is the picture of the response's arm, each for about half of them", () => {
    const arms = Array.from({ length: 200 }, (_none, seed) => drawn(seed, { unbrandedImage: "/files/2" }));
    const unbranded = arms.filter(({ arm }) => arm === "UNBRANDED");
    expect(unbranded.length).toBeGreaterThan(70);
    expect(unbranded.length).toBeLessThan(130);
    expect(new Set(unbranded.map(({ picture }) => picture))).toEqual(new Set(["/files/2"]));
    expect(drawn(3).arm).toBe("BRANDED");
  });

  test("says neither the brand nor the zones", () => {
    expect(JSON.stringify(drawn(1))).not.toMatch(/Lumen|Logo/);
  });
});

test("simulated answers are answers, with one arm and with two", () => {
  const variants: readonly JsonObject[] = [{}, { unbrandedImage: "/files/2", exposureSeconds: 3, wordSeconds: 1 }, { zones: [] }];
  for (const settings of variants) {
    const values = Array.from({ length: 60 }, (_none, seed) => type.simulate(questionOf(settings), createRandom(seed), "es"));
    expect(values.flatMap(checkOf(settings))).toEqual([]);
  }
});

describe("an answer", () => {
  test("of all parts is taken", () => {
    expect(broken(changed({}))).toEqual([]);
  });

  test.each<[string, Partial<NeuroAnswer>, string]>([
    ["of an arm that isn't tested", { arm: "UNBRANDED" }, "/arm enum"],
    ["that left early", { exposure: { shownMs: 6_000, visibleMs: 0, focusedMs: 0 } }, "/exposure/shownMs minimum"],
    ["seen for longer than shown", { exposure: { ...ANSWER.exposure, visibleMs: 8_001 } }, "/exposure/visibleMs maximum"],
    ["focused for longer than seen", { exposure: { ...ANSWER.exposure, focusedMs: 8_001 } }, "/exposure/focusedMs maximum"],
    ["without a slider", { trace: [] }, "/trace minItems"],
    ["with a slider out of bounds", { trace: [{ at: 0, value: 101 }] }, "/trace/0/value maximum"],
    ["that goes back in time", { trace: [...ANSWER.trace].reverse() }, "/trace/1/at minimum"],
    ["sampled too often", { trace: [ANSWER.trace[0] as never, { at: 249, value: 1 }] }, "/trace/1/at minimum"],
    ["sampled after the end", { trace: [{ at: 8_001, value: 1 }] }, "/trace/0/at maximum"],
    ["of some words", { words: ANSWER.words.slice(1) }, "/words minItems"],
    ["with a word twice", { words: withFirst(ANSWER.words, { word: "catsFly" }) }, "/words/3/word uniqueItems"],
    ["with a word of another set", { words: withFirst(ANSWER.words, { set: "POSITIVE" }) }, "/words/0/set const"],
    ["with a word nobody knows", { words: withFirst(ANSWER.words, { word: "nice" }) }, "/words/0/word enum"],
    ["after the limit", { words: withFirst(ANSWER.words, { ms: 3_001 }) }, "/words/0/ms maximum"],
    ["left out before the limit", { words: withFirst(ANSWER.words, { isYes: null }) }, "/words/0/ms const"],
    ["of some things", { recognition: ANSWER.recognition.slice(1) }, "/recognition minItems"],
    ["with a thing twice", { recognition: withFirst(ANSWER.recognition, { item: 3 }) }, "/recognition/2/item uniqueItems"],
    [
      "that knows things better",
      { recognition: withFirst(ANSWER.recognition, { isTarget: true }) },
      "/recognition/0/isTarget const",
    ],
    ["with a place outside", { points: [{ x: 1.01, y: 0 }] }, "/points/0/x maximum"],
    ["without a place", { points: [] }, "/points minItems"],
    ["with too many places", { points: Array.from({ length: 4 }, () => ({ x: 0, y: 0 })) }, "/points maxItems"],
  ])("%s is refused", (_name, changes, issue) => {
    expect(broken(changed(changes))).toContain(issue);
  });

  test("that is partial, or says more than was asked, is refused", () => {
    const { points: _points, ...rest } = ANSWER;
    expect(broken(rest as unknown as Json)).toContain(" required");
    expect(broken({ ...(changed({}) as object), score: 100 } as Json)).toContain(" additionalProperties");
    expect(broken("here")).toEqual([" type"]);
  });
});

const ANSWERS = [
  { value: changed({}) },
  {
    value: changed({
      trace: [{ at: 0, value: 50 }],
      words: ANSWER.words.map((word) => ({ ...word, isYes: word.word === "boring" ? null : false, ms: 3_000 })),
    }),
  },
  { missing: "no-answer" as const },
];

test("the slider's mean weighs each position by how long it lasted", () => {
  expect(sliderMean(ANSWER)).toBe(70);
});

test("counts who said yes to each word, and draws shares of those who answered in time", () => {
  const { base, missing, counts, drawing } = type.tabulate(questionOf(), ANSWERS, "es");
  expect([base, missing, counts.length]).toEqual([2, { "no-answer": 1 }, 16]);
  expect(counts[0]).toEqual({ code: "pleasant", label: "Agradable", count: 1, tone: "positive" });
  const drawn = drawing as unknown as NeuroDrawing;
  expect([drawn.count, drawn.unbranded, drawn.liking]).toEqual([2, 0, 60]);
  expect(drawn.words.find(({ word }) => word === "boring")).toMatchObject({ yes: 1, answered: 1 });
  expect([drawn.hits, drawn.falseAlarms]).toEqual([
    { yes: 4, answered: 4 },
    { yes: 2, answered: 4 },
  ]);
  expect(drawn.zones.map(({ name, count }) => [name, count])).toEqual([
    ["Logo", 2],
    ["Botella", 2],
  ]);
  expect([drawn.curve[0], drawn.curve.at(-1)]).toEqual([50, 70]);
});

test("without answers there is nothing to draw", () => {
  expect(type.tabulate(questionOf(), [], "es").drawing).toMatchObject({ count: 0, liking: null, curve: [] });
});

test("can be filtered by a word", () => {
  expect(ANSWERS.map((answer) => type.matches?.(questionOf(), answer, "pleasant"))).toEqual([true, false, false]);
});

test("exports each measure, word, thing and place with its label; what came too late is empty", () => {
  const question = questionOf() as NeuroQuestion;
  const variables = type.variables(question, "en");
  const names = variables.map(({ name }) => name);
  expect(names.slice(0, 7)).toEqual(
    ["arm", "shown", "visible", "focused", "slider", "fireIsHot", "fireIsHot_ms"].map((name) => `Q1_${name}`),
  );
  expect(names).toHaveLength(5 + 22 * 2 + 4 * 2 + 3 * 3);
  expect(variables.find(({ name }) => name === "Q1_item3")?.label).toBe(
    "Mira este anuncio: El mar (was not in the advertisement)",
  );
  const [first, second, none] = ANSWERS.map((answer) => type.cells(question, answer, "en"));
  expect(first).toMatchObject({ Q1_arm: "BRANDED", Q1_slider: 70, Q1_pleasant: 1, Q1_pleasant_ms: 600, Q1_item4: 0 });
  expect(first).toMatchObject({ Q1_place1_zone: 1, Q1_place2_x: 0.9 });
  expect(first).not.toHaveProperty("Q1_place2_zone");
  expect(second).not.toHaveProperty("Q1_boring");
  expect(none).toEqual({});
  for (const name of Object.keys(first ?? {})) expect(names).toContain(name);
});
