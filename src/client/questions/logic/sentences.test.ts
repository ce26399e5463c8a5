import Polyglot from "node-polyglot";
import { describe, expect, test } from "vitest";
import { phrasesIn } from "../../../../tests/helpers/phrases";
import { questionTypes } from "../../../features/questionnaires/question-types";
import { LANGUAGES, type Language } from "../../../shared/languages";
import type { Condition, Rule } from "../../../survey/logic/condition";
import type { Questionnaire } from "../../../survey/questionnaire";
import { comparisonsFor, newTest, shapeAt, withComparison } from "./comparisons";
import { logicScope, subjectsFor, targetsFrom } from "./logicScope";
import { briefRule, conditionPieces, plainText, rulePieces, showIfPieces, testPieces } from "./sentences";

const DRAFT: Questionnaire = {
  languages: ["en"],
  blocks: [
    {
      id: "one",
      questions: [
        { id: "age", variable: "Q1", type: "number", title: { en: "Age" } },
        {
          id: "brands",
          variable: "Q2",
          type: "multiple-choice",
          title: { en: "Brands" },
          options: [
            { code: "1", label: { en: "Ada" } },
            { code: "2", label: { en: "Bo" } },
          ],
        },
        { id: "more", variable: "Q3", type: "short-text", title: { en: "More" } },
      ],
    },
  ],
};
const types = new Map(questionTypes.map((type) => [type.name, type]));

function scopeIn(language: Language, draft = DRAFT) {
  const phrases = phrasesIn(language);
  const polyglot = new Polyglot({ phrases, locale: language });
  return logicScope({ draft, types, language: "en", t: (key, options) => polyglot.t(key, options) });
}

const BOTH: Condition = {
  all: [
    { question: "age", is: "atLeast", value: 18 },
    { question: "brands", is: "equal", value: "1" },
  ],
};
const words = (condition: Condition, language: Language = "en") => plainText(conditionPieces(condition, scopeIn(language)));

describe("a condition in words", () => {
  test("names questions and what was chosen", () => {
    expect(words(BOTH)).toBe("Q1 · Age is at least 18 and Q2 · Brands includes “Ada”");
    expect(words(BOTH, "nl")).toBe("Q1 · Age is minstens 18 en Q2 · Brands bevat ‘Ada’");
    expect(words(BOTH, "es")).toBe("Q1 · Age es como mínimo 18 y Q2 · Brands incluye «Ada»");
  });

  test("brackets a group inside another", () => {
    expect(words({ any: [BOTH, { question: "more", is: "unanswered" }] })).toBe(
      "(Q1 · Age is at least 18 and Q2 · Brands includes “Ada”) or Q3 · More is not answered",
    );
  });

  test("counts one as one and two as two", () => {
    expect(words({ question: "brands", of: "count", is: "atLeast", value: 1 })).toBe("Q2 · Brands has at least 1 answer");
    expect(words({ question: "brands", of: "count", is: "atLeast", value: 2 })).toBe("Q2 · Brands has at least 2 answers");
  });

  test("says what is missing: a value, a question that went", () => {
    expect(words({ question: "age", is: "less" })).toBe("Q1 · Age is less than (value missing)");
    expect(words({ question: "gone", is: "answered" })).toBe("(deleted question) is answered");
  });

  test("makes questions and values stand out", () => {
    const pieces = testPieces({ question: "age", is: "greater", value: 3 }, scopeIn("en"));
    expect(pieces.map(({ role }) => role)).toEqual(["subject", undefined, "value"]);
  });
});

describe("a rule in words", () => {
  const rule: Rule = { id: "r", when: BOTH, then: { do: "jump", to: "more" } };

  test("says when and what", () => {
    expect(plainText(rulePieces(rule, scopeIn("en")))).toBe(
      "If Q1 · Age is at least 18 and Q2 · Brands includes “Ada”: jump to Q3 · More",
    );
  });

  test("fits on a line, what it does first", () => {
    expect(briefRule(rule, scopeIn("en"))).toBe("Jump to Q3 if Q1 is at least 18 and Q2 includes “Ada”");
    expect(briefRule({ ...rule, when: { all: [] } }, scopeIn("nl"))).toBe("Spring naar Q3");
  });

  test("without a condition it is always", () => {
    const always = { ...rule, when: { all: [] }, then: { do: "quality", isSanctioned: true } } as const;
    expect(plainText(rulePieces(always, scopeIn("en")))).toBe("Always: exclude for quality, with sanction");
  });

  test.each(LANGUAGES)("has words for every comparison of every type, in %s", (language) => {
    for (const type of questionTypes.filter(({ isAnswerable }) => isAnswerable)) {
      const question = {
        ...type.initial("en"),
        id: "q",
        variable: "Q9",
        type: type.name,
        title: { en: "Any" },
        dontKnow: { en: "?" },
      };
      const scope = scopeIn(language, { languages: ["en"], blocks: [{ id: "b", questions: [question] }] });
      const whole = scope.shapeOf(question);
      for (const part of [undefined, ...(whole?.parts.map(({ code }) => code) ?? [])]) {
        const at = shapeAt(whole, part);
        for (const comparison of comparisonsFor(at, { question, isWhole: part === undefined })) {
          const condition = withComparison(newTest(question, whole, part), comparison, at);
          expect(plainText(showIfPieces(condition, scope))).not.toMatch(/surveys\.|%\{/);
        }
      }
    }
  });
});

describe("the questions offered", () => {
  const looped = { ...DRAFT.blocks[0], id: "two", loop: { from: "brands", which: "chosen" } as const };
  const questions = ["x", "y"].map((id, index) => ({ id, variable: `Q${index + 4}`, type: "short-text", title: {} }));
  const draft: Questionnaire = {
    ...DRAFT,
    blocks: [
      ...DRAFT.blocks,
      { ...looped, questions },
      { id: "three", questions: [{ id: "z", variable: "Q6", type: "number", title: {} }] },
    ],
  };
  const scope = scopeIn("en", draft);
  const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

  test("to look at come before for everybody; a rule may look at its own", () => {
    expect(ids(subjectsFor({ questionId: "brands" }, scope))).toEqual(["age"]);
    expect(ids(subjectsFor({ questionId: "brands", isAfter: true }, scope))).toEqual(["age", "brands"]);
    expect(ids(subjectsFor({ blockIndex: 1 }, scope))).toEqual(["age", "brands", "more"]);
  });

  test("are those of a round inside it alone", () => {
    expect(ids(subjectsFor({ questionId: "y" }, scope))).toContain("x");
    expect(ids(subjectsFor({ questionId: "z" }, scope))).toEqual(["age", "brands", "more"]);
    expect(ids(targetsFrom("more", scope))).toEqual(["z"]);
  });
});
