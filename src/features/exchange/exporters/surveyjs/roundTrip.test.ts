import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fileOf } from "../../../../../tests/helpers/exchange/surveyJsFile";
import { TYPES } from "../../../../../tests/helpers/exchange/types";
import { logicCases, ourWay } from "../../../../../tests/helpers/logicCases";
import { localize } from "../../../../shared/languages";
import type { Condition } from "../../../../survey/logic/condition";
import { type Question, type Questionnaire, questionsOf } from "../../../../survey/questionnaire";
import { surveyjs as importer } from "../../importers/surveyjs";

function readBack(content: string) {
  return importer.read({ name: "survey.json", content: Buffer.from(content) }, TYPES);
}

/** With variables for the ids of questions, and without the ids of blocks and rules. */
function named(questionnaire: Questionnaire): Questionnaire {
  const ids = new Map(questionsOf(questionnaire).map(({ id, variable }) => [id, variable]));
  const rename = (key: string, value: unknown) => {
    if (key === "id") return ids.get(String(value));
    return typeof value === "string" ? (ids.get(value) ?? value) : value;
  };
  return JSON.parse(JSON.stringify(questionnaire, rename));
}

const option = (code: string, es: string, en: string, showIf?: Condition) => ({
  code,
  label: { es, en },
  ...(showIf ? { showIf } : {}),
});
const equal = (question: string, value: string): Condition => ({ question, is: "equal", value });

const BRANDS = [option("1", "Una", "One"), option("2", "Dos", "Two"), option("none_of_them", "Ninguna", "None of these")];

const first: readonly Question[] = [
  {
    id: "id-gender",
    variable: "GENDER",
    type: "single-choice",
    title: { es: "¿Género?", en: "Gender?" },
    description: { es: "Ayuda", en: "Help" },
    required: true,
    dontKnow: { es: "No sé", en: "Don't know" },
    options: [option("W", "Mujer", "Woman"), option("M", "Hombre", "Man")],
    other: { es: "Otro", en: "Other" },
    placeholder: { es: "¿Cuál?", en: "Which?" },
  },
  {
    id: "id-age",
    variable: "AGE",
    type: "number",
    title: { es: "¿Edad?", en: "Age?" },
    placeholder: { es: "Años", en: "Years" },
  },
  {
    id: "id-brands",
    variable: "BRANDS",
    type: "multiple-choice",
    title: { es: "¿Qué marcas?", en: "Which brands?" },
    options: BRANDS,
    exclusive: ["none_of_them"],
    max: 2,
    randomOrder: true,
    showIf: { all: [{ question: "id-age", is: "atLeast", value: 18 }, { not: equal("id-gender", "W") }] },
  },
];

const second: readonly Question[] = [
  {
    id: "id-best",
    variable: "BEST",
    type: "single-choice",
    display: "dropdown",
    title: { es: "¿La mejor de {{BRANDS}}?", en: "The best of {{BRANDS}}?" },
    options: BRANDS.map((own, index) => (index === 0 ? { ...own, showIf: equal("id-brands", "1") } : own)),
    showIf: { any: [equal("id-brands", "1"), { question: "id-gender", is: "dontKnow" }] },
  },
  {
    id: "id-grid",
    variable: "GRID",
    type: "matrix",
    title: { es: "Tabla", en: "Table" },
    rows: [option("r1", "Fila", "Row"), option("r2", "Otra fila", "Another row", { question: "id-age", is: "answered" })],
    columns: [option("x", "Equis", "Ex"), option("y", "Y griega", "Why")],
  },
  {
    id: "id-stars",
    variable: "STARS",
    type: "rating",
    style: "stars",
    min: 1,
    max: 7,
    leftLabel: { es: "Mal", en: "Bad" },
    title: { es: "¿Estrellas?", en: "Stars?" },
    showIf: { question: "id-grid", part: "r1", is: "equal", value: "x" },
  },
  { id: "id-day", variable: "DAY", type: "date", minDate: "2026-01-01", title: { es: "¿Cuándo?", en: "When?" } },
  { id: "id-rank", variable: "RANK", type: "order", title: { es: "Ordena", en: "Rank" }, options: BRANDS, max: 2 },
  {
    id: "id-parts",
    variable: "PARTS",
    type: "multiple-texts",
    title: { es: "Textos", en: "Texts" },
    fields: [option("f1", "Uno", "One"), option("f2", "Dos", "Two")],
  },
  {
    id: "id-why",
    variable: "WHY",
    type: "long-text",
    title: { es: "¿Por qué {{GRID.r1}}?", en: "Why {{GRID.r1}}?" },
    maxLength: 100,
    rules: [{ id: "end", when: { question: "id-why", is: "contains", value: "no" }, then: { do: "finish" } }],
  },
];

const third: readonly Question[] = [
  {
    id: "id-note",
    variable: "NOTE",
    type: "informative-text",
    title: { es: "Gracias", en: "Thanks" },
    text: { es: "Muchas\ngracias", en: "Thank\nyou" },
    showIf: { question: "id-day", is: "greater", value: "2026-02-01" },
  },
  {
    id: "id-mail",
    variable: "MAIL",
    type: "short-text",
    title: { es: "¿Correo?", en: "E-mail?" },
    showIf: { question: "id-day", is: "unanswered" },
  },
];

const questionnaire: Questionnaire = {
  languages: ["es", "en"],
  title: { es: "Encuesta", en: "Survey" },
  welcome: { es: "Hola", en: "Hello" },
  closing: { es: "Adiós & <gracias>\nhasta luego", en: "Bye" },
  blocks: [
    { id: "b1", title: { es: "Tú", en: "You" }, description: { es: "Primero", en: "First" }, questions: first },
    { id: "b2", questions: second },
    { id: "b3", questions: third, order: "random", showIf: { question: "id-age", is: "less", value: 65 } },
  ],
};

describe("what is written and read again", () => {
  test("is the same questionnaire, with its logic, in all languages", () => {
    const { content, unmapped } = fileOf(questionnaire);
    expect(unmapped).toEqual([]);
    const back = readBack(content);
    expect([...back.questionnaire.languages].toSorted()).toEqual(["en", "es"]);
    expect(named(back.questionnaire)).toMatchObject(named({ ...questionnaire, languages: back.questionnaire.languages }));
  });

  test("takes options over from another question", () => {
    const carried: Question = {
      id: "id-known",
      variable: "KNOWN",
      type: "multiple-choice",
      title: { es: "¿Cuáles?" },
      options: BRANDS,
      carry: { from: "id-rank", which: "chosen", into: "options" },
    };
    const source: Question = { id: "id-rank", variable: "RANK", type: "single-choice", title: { es: "¿Una?" }, options: BRANDS };
    const document = { languages: ["es", "en"], blocks: [{ id: "b", questions: [source, carried] }] };
    const { content, json } = fileOf(document);
    expect(JSON.stringify(json)).toContain('"choicesFromQuestion":"RANK","choicesFromQuestionMode":"selected"');
    expect(named(readBack(content).questionnaire)).toMatchObject(named({ ...document, languages: ["es", "en"] }));
  });

  test("leads the same way, for all logic that both sides can say", () => {
    let compared = 0;
    fc.assert(
      fc.property(logicCases, ({ questionnaire: document, ways }) => {
        const { content, unmapped } = fileOf(document);
        const back = readBack(content);
        if (unmapped.length > 0 || back.unmapped.some(({ reason }) => LOGIC.has(reason))) return;
        if (questionsOf(document).length !== questionsOf(back.questionnaire).length) return;
        compared += 1;
        const ids = new Map(questionsOf(back.questionnaire).map(({ id, variable }) => [variable, id]));
        const variables = new Map(questionsOf(document).map(({ id, variable }) => [id, variable]));
        for (const answers of ways) {
          const there = ourWay(document, answers);
          const again = ourWay(
            back.questionnaire,
            new Map([...answers].map(([id, answer]) => [ids.get(variables.get(id) ?? "") ?? "", answer])),
          );
          const length = Math.min(there.asked.length, again.asked.length);
          if (there.isWhole && again.isWhole) expect(again.asked).toEqual(there.asked);
          else expect(again.asked.slice(0, length)).toEqual(there.asked.slice(0, length));
        }
      }),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(10);
  }, 60_000);
});

test("texts that spell numbers aren't read as numbers", () => {
  const text: Question = { id: "t", variable: "T", type: "short-text", title: { es: "t" } };
  const last: Question = { ...text, id: "l", variable: "L", showIf: { not: { question: "t", is: "equal", value: "18.0" } } };
  const back = readBack(fileOf({ languages: ["es"], blocks: [{ id: "b", questions: [text, last] }] }).content);
  expect(back.unmapped.map(({ reason }) => reason)).toContain("visibility");
  expect(questionsOf(back.questionnaire).map(({ showIf }) => showIf)).toEqual([undefined, undefined]);
});

test("a text to compare with isn't read as one to put answers into", () => {
  const text: Question = { id: "t", variable: "T", type: "short-text", title: { es: "t" } };
  const last: Question = { ...text, id: "l", variable: "L", showIf: { question: "t", is: "contains", value: "{T}" } };
  const back = readBack(fileOf({ languages: ["es"], blocks: [{ id: "b", questions: [text, last] }] }).content);
  expect(questionsOf(back.questionnaire)[1]?.showIf).toMatchObject({ is: "contains", value: "{T}" });
});

const LOGIC = new Set(["visibility", "logic", "choicesByUrl"]);

test("texts are told apart by their languages", () => {
  const { content } = fileOf({ ...questionnaire, languages: ["fr", "nl"], title: { fr: "Enquête", nl: "Enquête nl" } });
  const { title, languages } = readBack(content).questionnaire;
  expect([localize(title, "fr"), localize(title, "nl"), languages[0]]).toEqual(["Enquête", "Enquête nl", "fr"]);
});
