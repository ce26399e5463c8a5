import { describe, expect, test } from "vitest";
import type { Question, Questionnaire } from "../questionnaire";
import { foreignExpressions } from "./foreignExpressions";

const ask = (variable: string, settings: Partial<Question> = {}): Question => ({
  id: variable.toLowerCase(),
  variable,
  type: "single-choice",
  title: { es: variable },
  ...settings,
});

function documentOf(question: Partial<Question>, whole: Partial<Questionnaire> = {}): Questionnaire {
  return { languages: ["es"], blocks: [{ id: "b", questions: [ask("Q1"), ask("Q2", question), ask("my_number")] }], ...whole };
}

const issuesIn = (es: string) => foreignExpressions(documentOf({ title: { es } })).map(({ params }) => params?.text);

describe("an expression of another tool", () => {
  test.each([
    ["{if(Q1 == 'A', 'x', 'y')}"],
    ["{iif({Q1} > 1, 'a', 'b')}", "{iif({Q1}… {Q1}"],
    ["{round(Total)}"],
    ["{pi()}"],
    ["{mine('a')}"],
    ["{TOKEN:FIRSTNAME}"],
    ["{TOKEN_EMAIL}"],
    ["{INSERTANS:12X3X45}"],
    ["{12X3X45other}"],
    ["{gone.shown}"],
    ["{gone.NAOK}"],
    ["{panel.brand}"],
    ["{my númber}"],
    ["{Q1}"],
    ["{q1}"],
    ["{Q1_SQ001}"],
    ["{Q1.row}"],
    ["{Q1 * 2}"],
    ["{Q1/2}"],
    ["{!Q1}"],
    ["{Q1 && x}"],
  ])("%s", (text, shown = text) => {
    expect(issuesIn(`Hola ${text}.`)).toEqual([shown]);
  });
});

describe("words in braces", () => {
  test.each([
    ["{opcional}"],
    ["{opción(es)}"],
    ["{respuesta(s)}"],
    ["{date(s)}"],
    ["{my numbers}"],
    ["{see (1, 2)}"],
    ["{your Q1 here}"],
    ["{Q17}"],
    ["{ Q1 }"],
    ["{2,10}"],
    ["{{Q1}}"],
    ["{{Q1.row}}"],
    ["{a/b}"],
    ["{Q1/Q2}"],
    ["{¡Q1!}"],
    ["{Q1 & Q2}"],
    ["{}"],
    ["{".repeat(200)],
  ])("%s", (text) => {
    expect(issuesIn(`Hola ${text}.`)).toEqual([]);
  });
});

test("each text is told once, with where it stands and in which languages", () => {
  const text = { es: "limpio", en: "{Q1.shown} {Q1.shown}", fr: "{TOKEN:A}" };
  const questionnaire = documentOf(
    { description: text, options: [{ code: "a", label: { es: "{Q1}" } }], rows: [{ code: "r", label: { es: "{pi()}" } }] },
    { closing: { es: "Gracias, {TOKEN:FIRSTNAME}" } },
  );
  const [block] = questionnaire.blocks;
  const blocks = block ? [{ ...block, title: { es: "{Q1}" } }] : [];
  const at = (questionId: string | undefined, path: string, words: string, language = "es") => ({
    ...(questionId ? { questionId } : {}),
    ...{ path, fault: "foreignExpression", params: { text: words, language } },
  });
  expect(foreignExpressions({ ...questionnaire, blocks })).toEqual([
    at(undefined, "/closing", "{TOKEN:FIRSTNAME}"),
    at(undefined, "/blocks/0/title", "{Q1}"),
    at("q2", "/description", "{Q1.shown} {TOKEN:A}", "en, fr"),
    at("q2", "/options/0/label", "{Q1}"),
    at("q2", "/rows/0/label", "{pi()}"),
  ]);
});

test("a long text costs no more than it is long", () => {
  const start = performance.now();
  for (const part of ["{if(", "{Q1.", "{a(", "{Q1_", `${"a_".repeat(9)}{`]) issuesIn(part.repeat(5_000));
  issuesIn(`{${"Q_".repeat(9_000)}}`);
  expect(performance.now() - start).toBeLessThan(2_000);
});
