import { describe, expect, test } from "vitest";
import { TYPES } from "../../../../../tests/helpers/exchange/types";
import type { ImportedSurvey, ImportLoss } from "../../../../survey/exchange/importer";
import { optionsOf } from "../../../../survey/logic/references";
import { type Question, questionsOf } from "../../../../survey/questionnaire";
import { limesurvey } from ".";
import { type LimeQuestionSample, lss, qidOf, table } from "./testing";

function readFile(file: string): ImportedSurvey {
  return limesurvey.read({ name: "survey.lss", content: Buffer.from(file) }, TYPES);
}

function read(asked: readonly LimeQuestionSample[], ...more: readonly string[]): ImportedSurvey {
  return readFile(lss(asked, { more }));
}

/** In other languages than the rows of the sample are in, which is English. */
function readIn(languages: string, asked: readonly LimeQuestionSample[]): ImportedSurvey {
  const [first = "", ...others] = languages.split(" ");
  const written = lss(asked).replace(
    "<language><![CDATA[en]]></language><assessments>",
    `<language>${first}</language><additional_languages>${others.join(" ")}</additional_languages><assessments>`,
  );
  return readFile(written);
}

function lossesOf(survey: ImportedSurvey, reason: string): readonly Omit<ImportLoss, "reason">[] {
  return survey.unmapped.filter((loss) => loss.reason === reason).map(({ reason: _reason, ...loss }) => loss);
}

function question(survey: ImportedSurvey, variable: string): Question {
  const found = questionsOf(survey.questionnaire).find((own) => own.variable === variable);
  if (!found) throw new Error(variable);
  return found;
}

const codes = (own: Question, list: "options" | "rows" | "columns") => optionsOf(own, list).map(({ code }) => code);

describe("the report", () => {
  test("tells settings of appearance from what is lost", () => {
    const survey = read([{ code: "Q1", type: "T", attributes: { text_input_width: "5", cssclass: "wide", scale_export: "2" } }]);
    expect(survey.unmapped).toEqual([
      { question: "Q1", reason: "appearance", isCosmetic: true, detail: "text_input_width=5, cssclass=wide" },
      { question: "Q1", reason: "attributes", detail: "scale_export=2" },
      { question: "", reason: "surveySettings" },
    ]);
  });

  test("lists an expression once that both questions of a dual scale show", () => {
    const text = "{TOKEN:FIRSTNAME}";
    const scales = [["1"], ["2", "1"]] as const;
    const survey = read([{ code: "Q1", type: "1", text: `${text} {TOKEN:A} ${text}`, parts: [["x"]], answers: scales }]);
    expect(lossesOf(survey, "piping")).toEqual([{ question: "Q1", detail: "{TOKEN:FIRSTNAME}; {TOKEN:A}" }]);
  });
});

describe("under the question that it is of", () => {
  test("default answers, those of rows and of the text of other too", () => {
    const asked: readonly LimeQuestionSample[] = [
      { code: "M", type: "M", parts: [["a"], ["b"]] },
      { code: "L", type: "L", answers: [["1"]], row: { other: "Y" } },
      { code: "D", type: "1", parts: [["r"]], answers: [["1"], ["2", "1"]] },
    ];
    const survey = read(
      asked,
      table("defaultvalues", [
        { dvid: "1", qid: qidOf(0), sqid: `${qidOf(0)}01`, scale_id: "0", specialtype: "" },
        { dvid: "2", qid: qidOf(1), sqid: "0", scale_id: "0", specialtype: "" },
        { dvid: "3", qid: qidOf(1), sqid: "0", scale_id: "0", specialtype: "other" },
        { dvid: "4", qid: `${qidOf(2)}00`, sqid: "0", scale_id: "1", specialtype: "" },
      ]),
      table("defaultvalue_l10ns", [
        { dvid: "1", language: "en", defaultvalue: "Y" },
        { dvid: "2", language: "en", defaultvalue: "1" },
        { dvid: "3", language: "en", defaultvalue: "Cocoa" },
        { dvid: "4", language: "en", defaultvalue: "2" },
      ]),
    );
    expect(lossesOf(survey, "defaultValue")).toEqual([
      { question: "M", detail: "b: Y" },
      { question: "L", detail: "1; other: Cocoa" },
      { question: "D", detail: "r: 2" },
    ]);
  });

  test("parameters of the address that fill a question", () => {
    const parameters = [
      { parameter: "src", targetqid: qidOf(0) },
      { parameter: "lang", targetqid: "" },
    ];
    const survey = read([{ code: "Q", type: "S" }], table("survey_url_parameters", parameters));
    expect(lossesOf(survey, "urlParameter")).toEqual([
      { question: "Q", detail: "src" },
      { question: "", detail: "lang" },
    ]);
  });

  test("filters of rows and columns: what they say comes over, or is listed with the row", () => {
    const survey = read([
      { code: "A", type: "M", parts: [["x"], ["y"]] },
      {
        code: "N",
        type: ":",
        parts: [
          ["x", "0", "A_x == 'Y'"],
          ["y", "0", "rand() > 1"],
          ["c", "1", "A_y == 'Y'"],
          ["d", "1", "pi()"],
        ],
      },
      { code: "E", type: "F", parts: [["x"]], answers: [["1"]], attributes: { array_filter: "Gone" } },
    ]);
    const [x, y] = optionsOf(question(survey, "N"), "rows");
    const [c, d] = optionsOf(question(survey, "N"), "columns");
    expect([x?.showIf, c?.showIf].every(Boolean)).toBe(true);
    expect([y?.showIf, d?.showIf]).toEqual([undefined, undefined]);
    expect(lossesOf(survey, "relevance")).toEqual([{ question: "N", detail: "y: rand() > 1; d: pi()" }]);
    expect(lossesOf(survey, "arrayFilter")).toEqual([{ question: "E", detail: "array_filter=Gone" }]);
  });

  test("both scales come over with their headings; one that the type doesn't use is listed", () => {
    const headings = { dualscale_headerA: "Now", dualscale_headerB: "Later" };
    const survey = read([
      { code: "D", type: "1", parts: [["r"]], answers: [["1"], ["a", "1"]], attributes: headings },
      { code: "L", type: "L", answers: [["1"], ["2"], ["9", "1"]] },
      { code: "M", type: "M", parts: [["r"], ["c", "1"]] },
    ]);
    expect(["D_1", "D_2"].map((name) => [question(survey, name).title, codes(question(survey, name), "columns")])).toEqual([
      [{ en: "D – Now" }, ["1"]],
      [{ en: "D – Later" }, ["a"]],
    ]);
    expect(codes(question(survey, "L"), "options")).toEqual(["1", "2"]);
    expect(codes(question(survey, "M"), "options")).toEqual(["r"]);
    expect(lossesOf(survey, "secondScale")).toEqual([
      { question: "L", detail: "9: Answer 9" },
      { question: "M", detail: "c" },
    ]);
  });
});

describe("what stands twice in the file", () => {
  test("questions of one code each have their own; the losses of each stay with it", () => {
    const attributes = { scale_export: "2" };
    const survey = read([
      { code: "Q", type: "L", answers: [["1"]] },
      { code: "Q", type: "S", attributes },
      { code: "Q_2", type: "S" },
      { code: "q", type: "S" },
      { code: "Z", type: "S", row: { relevance: "Q == '1'" } },
    ]);
    const [first, second] = questionsOf(survey.questionnaire);
    expect(questionsOf(survey.questionnaire).map(({ variable }) => variable)).toEqual(["Q", "Q_3", "Q_2", "q_4", "Z"]);
    expect([first?.title, second?.title]).toEqual([{ en: "Q" }, { en: "Q" }]);
    expect(question(survey, "Z").showIf).toMatchObject({ question: first?.id });
    expect(lossesOf(survey, "repeatedName")).toEqual([
      { question: "Q_3", detail: "Q → Q_3" },
      { question: "q", detail: "q → q_4" },
    ]);
    expect(lossesOf(survey, "attributes")).toEqual([{ question: "Q_3", detail: "scale_export=2" }]);
  });

  test("answers, rows and columns of one code", () => {
    const survey = read([{ code: "Q", type: "F", parts: [["x"], ["X"]], answers: [["1"], ["1"], ["2"]] }]);
    expect(codes(question(survey, "Q"), "rows")).toEqual(["x", "X_2"]);
    expect(codes(question(survey, "Q"), "columns")).toEqual(["1", "1_2", "2"]);
    expect(lossesOf(survey, "repeatedCode")).toEqual([{ question: "Q", detail: "1 → 1_2; X → X_2" }]);
  });

  test("conditions about a code that two options have look at the first", () => {
    const survey = read([
      { code: "Q", type: "L", answers: [["1"], ["1"]] },
      { code: "Z", type: "S", row: { relevance: "Q == '1'" } },
    ]);
    expect(question(survey, "Z").showIf).toMatchObject({ value: "1" });
  });

  test("rows of one number in the database", () => {
    const file = lss([{ code: "Q", type: "S" }]);
    const row = /<questions><rows>(<row>.*<\/row>)/.exec(file)?.[1] ?? "";
    const again = row.replace("<question><![CDATA[Q]]>", "<question><![CDATA[Again]]>");
    const survey = readFile(file.replace(row, `${row}${again}`));
    expect(questionsOf(survey.questionnaire)).toHaveLength(1);
    expect(lossesOf(survey, "repeatedId")).toEqual([{ question: "Q", detail: "Again" }]);
  });
});

describe("languages", () => {
  test("texts that LimeSurvey supplies come in those that we speak; the others are listed", () => {
    const survey = readIn("es de", [{ code: "Q", type: "Y" }]);
    expect(optionsOf(question(survey, "Q"), "options").map(({ label }) => label)).toEqual([{ es: "Sí" }, { es: "No" }]);
    expect(lossesOf(survey, "builtInText")).toEqual([{ question: "Q", detail: "de: Yes; de: No" }]);
  });

  test("where we speak none of them, the first has the English text, and the report says so", () => {
    const survey = readIn("de pl", [{ code: "Q", type: "L", answers: [["1"]], row: { other: "Y" } }]);
    expect(question(survey, "Q").other).toEqual({ de: "Other" });
    expect(lossesOf(survey, "builtInText")).toEqual([{ question: "Q", detail: "de, pl: Other" }]);
  });

  test("an answer in one language has its text only there; a title filled from another one is listed", () => {
    const survey = readIn("es en", [{ code: "Q", type: "L", text: "Which?", answers: [["1"]] }]);
    expect(optionsOf(question(survey, "Q"), "options")).toEqual([{ code: "1", label: { en: "Answer 1" } }]);
    expect(question(survey, "Q").title).toEqual({ es: "Which?", en: "Which?" });
    expect(lossesOf(survey, "filledText")).toEqual([{ question: "Q", detail: "es: Which?" }]);
  });

  test("a text that its table has in one language only isn't given to the others", () => {
    const file = lss([{ code: "Q", type: "L", answers: [["1"], ["2"]] }], {
      more: [
        table("answer_l10ns", [
          { aid: "1", language: "en", answer: "Tea" },
          { aid: "1", language: "fr", answer: "Thé" },
          { aid: "2", language: "fr", answer: "Café" },
        ]),
      ],
    });
    const numbered = file.replace("<code><![CDATA[1]]>", "<aid>1</aid>$&").replace("<code><![CDATA[2]]>", "<aid>2</aid>$&");
    const survey = readFile(numbered.replace("<assessments>", "<additional_languages>fr</additional_languages><assessments>"));
    expect(optionsOf(question(survey, "Q"), "options").map(({ label }) => label)).toEqual([
      { en: "Tea", fr: "Thé" },
      { fr: "Café" },
    ]);
  });

  test("where a language has no heading of the scale, its number stands there", () => {
    const survey = readIn("en es", [{ code: "D", type: "1", parts: [["r"]], answers: [["1"], ["a", "1"]] }]);
    expect(question(survey, "D_2").title).toEqual({ en: "D – 2" });
  });
});

test("a ranking is partial unless an answer is needed or a number is set", () => {
  const answers = [["1"], ["2"], ["3"]] as const;
  const survey = read([
    { code: "R1", type: "R", answers },
    { code: "R2", type: "R", answers, row: { mandatory: "Y" } },
    { code: "R3", type: "R", answers, attributes: { min_answers: "2" } },
  ]);
  const limits = ["R1", "R2", "R3"].map((name) => [question(survey, name).min, question(survey, name).max]);
  expect(limits).toEqual([
    [undefined, 3],
    [undefined, undefined],
    [2, 3],
  ]);
});

test("what nobody is asked isn't said to be shown now", () => {
  const attributes = { hidden: "1" };
  const survey = read([
    { code: "M", type: "M", parts: [["a"]], attributes, row: { relevance: "0" } },
    { code: "N", type: "M", parts: [["a"]], attributes },
  ]);
  expect(lossesOf(survey, "hidden")).toEqual([{ question: "N", detail: "hidden=1" }]);
});
