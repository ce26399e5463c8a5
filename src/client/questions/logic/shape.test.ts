import { describe, expect, test } from "vitest";
import { questionTypes } from "../../../features/questionnaires/question-types";
import type { Question } from "../../../survey/questionnaire";
import type { QuestionType } from "../../../survey/questionType";
import { comparisonOf, comparisonsFor, needsValue, newTest, shapeAt, withComparison } from "./comparisons";
import { shapeOf } from "./shape";

const OPTIONS = [
  { code: "a", label: { es: "Ana" } },
  { code: "b", label: { es: "Bea" } },
];

function typeNamed(name: string): QuestionType {
  const type = questionTypes.find((known) => known.name === name);
  if (!type) throw new Error(`no type ${name}`);
  return type;
}

function asked(name: string, settings: object = {}): Question {
  return { ...typeNamed(name).initial("es"), id: "q", variable: "Q1", type: name, title: { es: "?" }, ...settings };
}

function shape(name: string, settings: object = {}) {
  return shapeOf(asked(name, settings), typeNamed(name), "es");
}

function offered(name: string, settings: object = {}): readonly string[] {
  const question = asked(name, settings);
  return comparisonsFor(shapeOf(question, typeNamed(name), "es"), { question, isWhole: true }).map(({ key }) => key);
}

describe("the shape of an answer", () => {
  test.each([
    ["single-choice", "one"],
    ["multiple-choice", "several"],
    ["number", "number"],
    ["rating", "number"],
    ["date", "date"],
    ["short-text", "text"],
    ["long-text", "text"],
    ["multiple-texts", "parts"],
    ["divide-points", "parts"],
    ["matrix", "parts"],
    ["max-diff", "parts"],
    ["file-upload", "list"],
    ["random", "one"],
  ])("of %s is told by the schema of its answers", (name, kind) => expect(shape(name)?.kind).toBe(kind));

  test("is none where nothing is answered", () => expect(shape("informative-text")).toBeUndefined());

  test("names what can be chosen, the other option too", () => {
    expect(shape("single-choice", { options: OPTIONS, other: { es: "Otra" } })?.choices).toEqual([
      { code: "a", label: "Ana" },
      { code: "b", label: "Bea" },
      { code: "other", label: "Otra" },
    ]);
  });

  test("has the rows of a table as parts, and each cell where cells hold values of their own", () => {
    const table = { rows: OPTIONS, columns: [{ code: "x", label: { es: "Hoy" } }] };
    expect(shape("matrix", table)?.parts).toMatchObject([
      { code: "a", label: "Ana", shape: { kind: "one", choices: [{ code: "x", label: "Hoy" }] } },
      { code: "b", label: "Bea" },
    ]);
    expect(shape("matrix", { ...table, cell: "number" })?.parts).toMatchObject([
      { code: "a:x", label: "Ana – Hoy", shape: { kind: "number" } },
      { code: "b:x", label: "Bea – Hoy", shape: { kind: "number" } },
    ]);
  });

  test("tells rows and columns of the same code apart", () => {
    const same = { rows: [{ code: "1", label: { es: "Cola" } }], columns: [{ code: "1", label: { es: "A diario" } }] };
    expect(shape("matrix", same)?.parts).toMatchObject([{ label: "Cola", shape: { choices: [{ label: "A diario" }] } }]);
    expect(shape("matrix", { ...same, cell: "text" })?.parts).toMatchObject([{ code: "1:1", label: "Cola – A diario" }]);
  });

  test("has the places of a ranking as parts, and none where several are chosen", () => {
    expect(shape("order", { options: OPTIONS })?.parts.map(({ code, shape: { kind } }) => `${code} ${kind}`)).toEqual([
      "1 one",
      "2 one",
    ]);
    expect(shape("multiple-choice", { options: OPTIONS })?.parts).toEqual([]);
  });

  test("knows a date with a time from one without", () => {
    expect(shape("date")?.hasTime).toBe(false);
    expect(shape("date", { precision: "minute" })?.hasTime).toBe(true);
  });
});

describe("an answer that is a record of facts", () => {
  const visit: QuestionType = {
    ...typeNamed("multiple-texts"),
    answerSchema: () => ({
      type: "object",
      properties: { outcome: { enum: ["DONE", "LEFT"] }, seconds: { type: "number" }, startedAt: { type: "integer" } },
    }),
    answerParts: () => [
      { code: "outcome", label: "Resultado", codes: { DONE: "Conseguida" } },
      { code: "seconds", label: "Segundos" },
    ],
  };
  const question = asked("multiple-texts");
  const record = shapeOf(question, visit, "es");

  test("has the facts that its type names, in its words", () => {
    expect(record?.kind).toBe("record");
    expect(record?.parts).toMatchObject([
      {
        ...{ code: "outcome", label: "Resultado" },
        shape: {
          kind: "one",
          choices: [
            { code: "DONE", label: "Conseguida" },
            { code: "LEFT", label: "LEFT" },
          ],
        },
      },
      { code: "seconds", label: "Segundos", shape: { kind: "number" } },
    ]);
  });

  test("is compared by its first fact, and as a whole only for being there", () => {
    expect(newTest(question, record)).toEqual({ question: "q", part: "outcome", is: "equal", value: "DONE" });
    expect(newTest(question, record, null)).toEqual({ question: "q", is: "answered" });
    expect(comparisonsFor(record, { question, isWhole: true }).map(({ key }) => key)).toEqual([
      "bare.answered",
      "bare.unanswered",
    ]);
  });
});

describe("the comparisons offered", () => {
  test("fit what is compared", () => {
    expect(offered("single-choice")).toEqual(["one.equal", "one.different", "bare.answered", "bare.unanswered"]);
    expect(offered("multiple-choice")).toContain("several.only");
    expect(offered("multiple-choice")).toContain("count.atLeast");
    expect(offered("number")).toContain("number.atLeast");
    expect(offered("date")).toContain("date.greater");
    expect(offered("short-text")[0]).toBe("text.contains");
    expect(offered("file-upload")).toEqual(["count.atLeast", "count.atMost", "count.equal", "bare.answered", "bare.unanswered"]);
  });

  test("have «don't know» where the question offers it, and not of a part", () => {
    const question = asked("number", { dontKnow: { es: "No lo sé" } });
    const answer = shapeOf(question, typeNamed("number"), "es");
    expect(comparisonsFor(answer, { question, isWhole: true }).map(({ is }) => is)).toContain("dontKnow");
    expect(comparisonsFor(answer, { question, isWhole: false }).map(({ is }) => is)).not.toContain("dontKnow");
    expect(offered("number")).not.toContain("bare.dontKnow");
  });

  test.each(questionTypes.filter(({ isAnswerable }) => isAnswerable).map(({ name }) => name))(
    "of %s say what they are, of the whole and of each part",
    (name) => {
      const question = asked(name);
      const whole = shapeOf(question, typeNamed(name), "es");
      for (const part of [undefined, ...(whole?.parts.map(({ code }) => code) ?? [])]) {
        const at = shapeAt(whole, part);
        const comparisons = comparisonsFor(at, { question, isWhole: part === undefined });
        expect(comparisons.length).toBeGreaterThan(1);
        for (const comparison of comparisons) {
          const asTest = withComparison(newTest(question, whole, part), comparison, at);
          expect(comparisonOf(asTest, at).key).toBe(comparison.key);
        }
      }
    },
  );
});

describe("another comparison", () => {
  const answer = shape("multiple-choice", { options: OPTIONS });

  test("keeps a value that means the same", () => {
    const changed = withComparison({ question: "q", is: "equal", value: "b" }, { key: "", is: "only" }, answer);
    expect(changed).toEqual({ question: "q", is: "only", value: "b" });
  });

  test("counts anew where a code was compared", () => {
    const changed = withComparison({ question: "q", is: "equal", value: "b" }, { key: "", of: "count", is: "atLeast" }, answer);
    expect(changed).toEqual({ question: "q", of: "count", is: "atLeast", value: 1 });
    expect(withComparison(changed, { key: "", is: "equal" }, answer)).toEqual({ question: "q", is: "equal", value: "a" });
  });

  test("has no value where it needs none", () => {
    const changed = withComparison({ question: "q", is: "equal", value: "b" }, { key: "", is: "answered" }, answer);
    expect(changed).toEqual({ question: "q", is: "answered" });
    expect(needsValue(changed)).toBe(false);
  });
});
