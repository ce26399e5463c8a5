import Polyglot from "node-polyglot";
import { describe, expect, test } from "vitest";
import { phrasesIn } from "../../../../../../tests/helpers/phrases";
import { logicScope } from "../../../../../client/questions/logic/logicScope";
import { LANGUAGES, type Language } from "../../../../../shared/languages";
import type { Question, Questionnaire } from "../../../../../survey/questionnaire";
import { questionTypes } from "../../../question-types";
import { changeGroups } from "./changeGroups";
import type { ChangeScope } from "./changeValues";

const types = new Map(questionTypes.map((type) => [type.name, type]));

function changeScopeOf(draft: Questionnaire, ownLanguage: Language): ChangeScope {
  const phrases = phrasesIn(ownLanguage);
  const polyglot = new Polyglot({ phrases, locale: ownLanguage });
  const t: ChangeScope["t"] = (key, options) => polyglot.t(key, options);
  return { ...logicScope({ draft, types, language: "en", t }), ownLanguage };
}

const options = ["Ada", "Bo"].map((label, index) => ({ code: String(index + 1), label: { en: label } }));
const brands: Question = { id: "brands", variable: "Q1", type: "single-choice", title: { en: "Brands" }, options };
const age: Question = { id: "age", variable: "Q2", type: "number", title: { en: "Age" } };
const more: Question = { id: "more", variable: "Q3", type: "short-text", title: { en: "More" } };
const surveyOf = (...blocks: readonly (readonly Question[])[]): Questionnaire => ({
  languages: ["en"],
  blocks: blocks.map((questions, index) => ({ id: `b${index}`, questions })),
});
const BEFORE = surveyOf([brands, age], [more]);

const said = (after: Questionnaire, language: Language = "en", before = BEFORE) =>
  changeGroups(changeScopeOf(before, language), changeScopeOf(after, language));

describe("changes in words", () => {
  test("stand at their question, with what was, what is and what it does to results", () => {
    const after = surveyOf([{ ...brands, title: { en: "Which brands?" }, options: options.slice(0, 1) }, age], [more]);
    expect(said(after)).toEqual([
      {
        key: "question brands",
        title: "Q1 · Which brands?",
        changes: [
          expect.objectContaining({ label: "Question (English)", before: "Brands", after: "Which brands?" }),
          expect.objectContaining({ label: "Options: code 2 deleted", before: "Bo", after: "" }),
        ],
        effects: [
          "Results show the new text for earlier answers too, though they were given to the old one.",
          "Answers that chose what was deleted stay in results, under their code.",
        ],
      },
    ]);
  });

  test("headings over options are said by their words, and do nothing to results", () => {
    const before = surveyOf([{ ...brands, optionGroups: [{ code: "g", label: { en: "Old" } }] }]);
    const grouped = options.map((option, index) => (index === 0 ? { ...option, group: "g" } : option));
    const optionGroups = [
      { code: "g", label: { en: "Local" } },
      { code: "h", label: { en: "Foreign" } },
    ];
    const [question] = said(surveyOf([{ ...brands, options: grouped, optionGroups }]), "en", before);
    expect(question?.effects).toEqual([]);
    expect(question?.changes).toMatchObject([
      { label: "Options, code 1: Group", before: "", after: "Local" },
      { label: "Option groups: code h added", after: "Foreign" },
      { label: "Option groups, code g: Text (English)", before: "Old", after: "Local" },
    ]);
  });

  test("what is gone stands where it stood", () => {
    const added: Question = { ...more, id: "new", variable: "Q9", title: { en: "New" } };
    const titles = said(surveyOf([brands, { ...added, id: "first" }], [{ ...more, required: true }, added])).map(
      ({ title }) => title,
    );
    expect(titles).toEqual(["Q2 · Age", "Q9 · New", "Q3 · More", "Q9 · New"]);
  });

  test.each([
    [{ ...age, required: true }, "An answer is needed to go on", "No", "Yes"],
    [{ ...age, minValue: 18 }, "Lowest value", "", "18"],
    [{ ...age, type: "short-text" }, "Question type", "Number", "Short text"],
    [{ ...age, showIf: { question: "brands", is: "equal", value: "1" } }, "When it is shown", "", "Only if Q1 · Brands is “Ada”"],
    [
      { ...age, rules: [{ id: "r", when: { all: [] }, then: { do: "jump", to: "more" } }] },
      "New rule",
      "",
      "Always: jump to Q3 · More",
    ],
    [
      { ...age, carry: { from: "brands", which: "chosen", into: "options" } },
      "Options carried from another question",
      "",
      "Those chosen: Q1 · Brands",
    ],
  ] as readonly (readonly [Question, string, string, string])[])("of %s: %s", (question, label, before, after) => {
    expect(said(surveyOf([brands, question], [more]))[0]?.changes).toMatchObject([{ label, before, after }]);
  });

  test("a question that moved says from where to where", () => {
    expect(said(surveyOf([brands], [age, more]))[0]?.changes).toMatchObject([
      { label: "Moved to another block", before: "Block 1", after: "Block 2" },
    ]);
  });

  test.each(LANGUAGES)("leave no key and no gap in %s", (language) => {
    const after: Questionnaire = {
      languages: ["en", "nl"],
      welcome: { en: "Hello" },
      blocks: [
        { id: "b1", questions: [{ ...more, variable: "Q7", description: { en: "x" } }], order: "random", isFinal: true },
        {
          id: "b0",
          title: { en: "First" },
          questions: [{ ...brands, options: [options[1], { code: "7", label: { en: "Ada" } }] }],
        },
        { id: "b2", questions: [{ ...age, id: "new", rules: [] }] },
      ],
    };
    for (const [one, other] of [
      [BEFORE, after],
      [after, BEFORE],
    ] as const) {
      const text = JSON.stringify(said(other, language, one));
      expect(text).not.toMatch(/surveys\.|questionTypes\.|%\{|undefined/);
    }
  });
});
