import { describe, expect, test } from "vitest";
import { choice, optionsIn } from "../../../tests/helpers/smallDocuments";
import type { Answer, Option, Question } from "../questionnaire";
import type { Carry } from "./condition";
import { fillIn, hasNothingToOffer, isNarrowed, narrow, offer, wordsOf } from "./offer";

type AnswersById = Readonly<Record<string, Answer>>;
const reading = (given: AnswersById) => (id: string) => given[id];
const codesOf = (question: Question, list = "options") => (question[list] as readonly Option[]).map(({ code }) => code);
const carried = (which: Carry["which"], more: Partial<Question> = {}) =>
  choice("q2", { carry: { from: "q1", which, into: "options" }, ...more });

describe("options that are carried", () => {
  test.each<[string, Answer | undefined, readonly string[], readonly string[]]>([
    ["one choice", { value: "a" }, ["a"], ["b", "c"]],
    ["several", { value: ["c", "a"] }, ["a", "c"], ["b"]],
    ["filled parts", { value: { b: "text", z: "text" } }, ["b"], ["a", "c"]],
    ["don't know", { missing: "dont-know" }, [], ["a", "b", "c"]],
    ["no answer", undefined, [], ["a", "b", "c"]],
    ["a number", { value: 1 }, [], ["a", "b", "c"]],
  ])("of %s are the chosen, or the others, in their own order", (_name, answer, chosen, unchosen) => {
    const read = () => answer;
    expect(codesOf(narrow(carried("chosen"), read))).toEqual(chosen);
    expect(codesOf(narrow(carried("unchosen"), read))).toEqual(unchosen);
  });

  test("leave the other lists as they are", () => {
    const matrix = choice("q2", {
      options: undefined,
      rows: optionsIn("a", "b"),
      columns: optionsIn("a", "b"),
      carry: { from: "q1", which: "chosen", into: "rows" },
    });
    const narrowed = narrow(matrix, reading({ q1: { value: "b" } }));
    expect([codesOf(narrowed, "rows"), codesOf(narrowed, "columns")]).toEqual([["b"], ["a", "b"]]);
  });

  test("have to meet their own conditions too", () => {
    const options = optionsIn("a", "b").map((option) => ({ ...option, showIf: { question: "q0", is: "answered" } as const }));
    const question = carried("chosen", { options });
    expect(codesOf(narrow(question, reading({ q1: { value: "a" } })))).toEqual([]);
    expect(codesOf(narrow(question, reading({ q1: { value: "a" }, q0: { value: 1 } })))).toEqual(["a"]);
  });
});

describe("a question whose options all apply", () => {
  test("is itself", () => {
    const question = choice("q1");
    expect(isNarrowed(question)).toBe(false);
    expect(narrow(question, () => undefined)).toBe(question);
  });

  test("without options has something to answer", () => {
    const question = choice("q1", { type: "number", options: undefined });
    expect(hasNothingToOffer(question, () => undefined)).toBe(false);
  });
});

test("a question has nothing to offer once one of its lists is empty", () => {
  const question = carried("chosen");
  const [none, one] = [reading({}), reading({ q1: { value: "a" } })];
  expect(hasNothingToOffer(question, none)).toBe(true);
  expect(hasNothingToOffer(question, one)).toBe(false);
});

describe("an answer in words", () => {
  const options = [
    { code: "a", label: { en: "Apple", es: "Manzana" } },
    { code: "b", label: { en: "Pear", es: "Pera" } },
  ];
  const fruit = choice("q1", { options });
  const rows = choice("q1", { options: undefined, rows: optionsIn("r"), columns: options });

  test.each<[string, Question, Answer | undefined, string | undefined, string]>([
    ["a code", fruit, { value: "a" }, undefined, "Manzana"],
    ["codes", fruit, { value: ["b", "a"] }, undefined, "Pera, Manzana"],
    ["a number", fruit, { value: 7 }, undefined, "7"],
    ["an other", fruit, { value: "other", comment: "Kiwi" }, undefined, "Kiwi"],
    ["an other among several", fruit, { value: ["a", "other"], comment: "Kiwi" }, undefined, "Manzana, Kiwi"],
    ["a number that is also a code", choice("q1", { options: optionsIn("7") }), { value: { 7: 7 } }, undefined, "7"],
    [
      "a text that is also a field's code",
      choice("q1", { options: undefined, fields: optionsIn("x") }),
      { value: { x: "x" } },
      "x",
      "x",
    ],
    ["a row", rows, { value: { r: "a" } }, "r", "Manzana"],
    ["all rows", rows, { value: { r: ["a", "b"] } }, undefined, "Manzana, Pera"],
    ["the first place of a ranking", fruit, { value: ["b", "a"] }, "1", "Pera"],
    ["a cell", rows, { value: { r: { a: 3 } } }, "r:a", "3"],
    ["a row that isn't answered", rows, { value: { r: "a" } }, "s", ""],
    ["what every object has", rows, { value: { r: "a" } }, "constructor", ""],
    ["don't know", fruit, { missing: "dont-know" }, undefined, ""],
    ["none", fruit, undefined, undefined, ""],
  ])("of %s", (_name, question, answer, part, words) => {
    expect(wordsOf(question, answer, part, "es")).toBe(words);
  });
});

describe("texts with answers put in", () => {
  const asked = choice("q1", { type: "short-text", options: undefined });
  const byVariable = new Map([["Q1", asked]]);
  const fill = (text: string, given: AnswersById) =>
    fillIn({ title: { en: text } }, { read: reading(given), byVariable }).title.en;

  test("have them to the letter", () => {
    expect(fill("Why {{Q1}}, {{ Q1 }}?", { q1: { value: "$& {{Q1}}" } })).toBe("Why $& {{Q1}}, $& {{Q1}}?");
  });

  test("are empty there without an answer, and stay as they are around anything unknown", () => {
    expect(fill("Why {{Q1}}?", {})).toBe("Why ?");
    expect(fill("{{Q7}} {Q1} {{}} {{1}}", { q1: { value: "x" } })).toBe("{{Q7}} {Q1} {{}} {{1}}");
  });

  test("are those of the options too", () => {
    const options = [{ code: "a", label: { en: "Still {{Q1}}" } }];
    const filled = fillIn(choice("q2", { options }), { read: reading({ q1: { value: "Ana" } }), byVariable });
    expect(filled.options).toEqual([{ code: "a", label: { en: "Still Ana" } }]);
  });
});

describe("a question as it is offered", () => {
  const byVariable = new Map<string, Question>();
  const seeds = Array.from({ length: 200 }, (_, seed) => ({ seed, ordinal: 0 }));
  const ordersOf = (question: Question, list = "options") =>
    seeds.map((draw) => codesOf(offer(question, { read: () => undefined, draw, byVariable }), list).join(""));

  test("keeps its order, unless it asks for another", () => {
    expect(new Set(ordersOf(choice("q1")))).toEqual(new Set(["abc"]));
    expect(new Set(ordersOf(choice("q1", { randomOrder: true }))).size).toBe(6);
  });

  test("mixes a table's rows, not its columns", () => {
    const matrix = choice("q1", {
      type: "matrix",
      options: undefined,
      rows: optionsIn("a", "b", "c"),
      columns: optionsIn("x", "y", "z"),
      randomOrder: true,
    });
    expect(new Set(ordersOf(matrix, "rows")).size).toBe(6);
    expect(new Set(ordersOf(matrix, "columns"))).toEqual(new Set(["xyz"]));
  });

  test("keeps the order of what stays where a changed answer takes options away", () => {
    const codes = ["a", "b", "c", "d", "e"];
    const question = carried("chosen", { options: optionsIn(...codes), randomOrder: true });
    for (const draw of seeds) {
      const given = (value: readonly string[]) => codesOf(offer(question, { read: () => ({ value }), draw, byVariable }));
      expect(given(["b", "d", "e"])).toEqual(given(codes).filter((code) => ["b", "d", "e"].includes(code)));
    }
  });

  test("keeps pinned options in their place", () => {
    const options = optionsIn("a", "b", "c", "none").map((option) => ({ ...option, isPinned: option.code === "none" }));
    const orders = new Set(ordersOf(choice("q1", { options, randomOrder: true })));
    expect(orders.size).toBe(6);
    expect([...orders].every((order) => order.endsWith("none"))).toBe(true);
  });
});
