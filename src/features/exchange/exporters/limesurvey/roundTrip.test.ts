import { describe, expect, test } from "vitest";
import { brokenRules } from "../../../../../tests/helpers/exchange/imported";
import { block, options, question, readBack, survey, written } from "../../../../../tests/helpers/exchange/limeSurveyFile";
import type { Condition } from "../../../../survey/logic/condition";
import { type Question, type Questionnaire, questionsOf } from "../../../../survey/questionnaire";
import { readTables } from "../../importers/limesurvey/readTables";

const text = (words: string) => ({ en: words, es: `${words} (es)` });

function both(...codes: readonly string[]) {
  return codes.map((code) => ({ code, label: text(code.toUpperCase()) }));
}

function asked(variable: string, type: string, settings: Readonly<Record<string, unknown>> = {}): Question {
  return { ...question(variable, type, settings), title: text(`Question ${variable}`) };
}

/** The questionnaire that is read back, with variables instead of ids and places instead of blocks'. */
function exchanged(questionnaire: Questionnaire, quotas: Parameters<typeof written>[1] = []) {
  const file = written(questionnaire, quotas);
  const read = readBack(file);
  expect(brokenRules(read)).toEqual([]);
  const names = new Map(questionsOf(read.questionnaire).map(({ id, variable }) => [id, variable]));
  for (const [place, { id }] of read.questionnaire.blocks.entries()) names.set(id, questionnaire.blocks[place]?.id ?? "");
  const named = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (_key, member) => (typeof member === "string" ? (names.get(member) ?? member) : member));
  return {
    unmapped: file.unmapped,
    questionnaire: named(read.questionnaire) as Questionnaire,
    quotas: named(read.quotas ?? []),
  };
}

const isWoman: Condition = { question: "Gender", is: "equal", value: "w" };
const knowsTwo: Condition = { question: "Brands", of: "count", is: "atLeast", value: 2 };
const isAdult: Condition = { question: "Age", is: "atLeast", value: 18 };

const WHOLE: Questionnaire = {
  languages: ["en", "es"],
  title: text("A survey"),
  welcome: text("Welcome\n\nto all"),
  closing: text("Thank you"),
  blocks: [
    {
      ...block("B1", [
        asked("Gender", "single-choice", { options: both("w", "m"), required: true, description: text("As you see it") }),
        asked("Age", "number", { minValue: 16, maxValue: 99, maxDecimals: 0, unit: text("years"), required: true }),
        asked("Brands", "multiple-choice", {
          options: both("a", "b", "c", "none"),
          exclusive: ["none"],
          other: text("Others"),
          max: 3,
        }),
      ]),
      title: text("First"),
      description: text("About you"),
    },
    {
      ...block("B2", [
        asked("Intro", "informative-text", { text: text("You said {{Age}}.") }),
        asked("Fav", "single-choice", {
          options: both("x", "y"),
          display: "dropdown",
          showIf: { all: [isWoman, { any: [isAdult, knowsTwo] }] },
        }),
        asked("Used", "multiple-choice", {
          options: both("a", "b", "c"),
          carry: { from: "Brands", which: "chosen", into: "options" },
          randomOrder: true,
        }),
        asked("Never", "matrix", {
          rows: both("a", "b", "c"),
          columns: both("y", "n"),
          required: true,
          allRows: true,
          carry: { from: "Brands", which: "unchosen", into: "rows" },
        }),
        asked("Opinion", "long-text", {
          maxLength: 300,
          placeholder: text("Write"),
          showIf: { not: knowsTwo },
        }),
      ]),
      title: text("Second"),
      showIf: isWoman,
    },
    {
      ...block("B3", [
        asked("Zip", "short-text", { format: "pattern", pattern: "[0-9]{5}", example: "28001" }),
        asked("Mails", "multiple-texts", { fields: both("one", "two"), required: true, requiredTexts: true, maxLength: 50 }),
        asked("Sums", "multiple-numbers", { fields: both("one", "two"), minValue: 0, required: true, requiredTexts: true }),
        asked("Points", "divide-points", { options: both("one", "two"), total: 10 }),
        asked("Rank", "order", { options: both("one", "two", "three"), min: 2, max: 3, required: true }),
        asked("Day", "date", { minDate: "2026-01-01", maxDate: "2026-12-31" }),
        asked("Stars", "rating", { style: "numbers", min: 1, max: 5, required: true }),
        asked("Table", "matrix", { rows: both("r1", "r2"), columns: both("c1", "c2"), cell: "text", maxLength: 20 }),
        asked("Boxes", "matrix", {
          rows: both("r1", "r2").map((row, place) => (place === 0 ? row : { ...row, showIf: isAdult })),
          columns: both("c1", "c2"),
          cell: "multiple",
        }),
        asked("Pictures", "image-upload", { minFiles: 1, maxFiles: 3, maxSize: 5 }),
        asked("Source", "hidden", { options: both("web", "mail") }),
      ]),
      title: text("Third"),
      order: "random",
    },
    { ...block("B4", [asked("Last", "long-text")]), title: text("Fourth"), group: { name: "parts", order: "random" } },
    { ...block("B5", [asked("Final", "long-text")]), title: text("Fifth"), group: { name: "parts", order: "random" } },
  ],
};

describe("a questionnaire that is written and read back", () => {
  test("is the same, in all its languages", () => {
    const read = exchanged(WHOLE);
    const { blocks, ...texts } = WHOLE;
    const { blocks: others, ...otherTexts } = read.questionnaire;
    expect(otherTexts).toEqual(texts);
    for (const [place, own] of blocks.entries()) {
      const { questions, ...head } = own;
      const { questions: back, ...otherHead } = others[place] ?? { questions: [] };
      expect(otherHead).toEqual(head);
      expect(back.map((one) => [one.variable, one])).toEqual(questions.map((one) => [one.variable, one]));
    }
    expect(read.unmapped).toEqual([{ question: "Zip", reason: "setting", detail: "example" }]);
  });

  test("keeps quotas whose cell is of answers, and lists the others", () => {
    const cell = (title: string, condition: Condition, device: string | null = null) => ({
      title,
      target: 50,
      condition,
      device,
    });
    const either: Condition = { any: [isWoman, { question: "Gender", is: "equal", value: "m" }] };
    const box: Condition = { question: "Brands", is: "equal", value: "a" };
    const other: Condition = { question: "Brands", is: "equal", value: "b" };
    const said = [cell("Women", isWoman), cell("All with A", { all: [either, box] })];
    const unsaid = [
      cell("Adults", isAdult),
      cell("Phones", isWoman, "phone"),
      cell("A or B", { any: [box, other] }),
      cell("Not", { not: box }),
    ];
    const read = exchanged(WHOLE, [...said, ...unsaid]);
    expect(read.quotas).toEqual(said.map(({ device: _device, ...quota }) => quota));
    const listed = read.unmapped.filter(({ reason }) => reason === "quota").map(({ detail }) => detail);
    expect(listed).toEqual(["Adults (50); Phones (50); A or B (50); Not (50)"]);
  });

  test("has limits of how many where LimeSurvey's own would ask for too much", () => {
    const list = { options: options("a", "b", "c") };
    const read = exchanged(
      survey(
        block("B1", [
          question("Must", "multiple-choice", { ...list, required: true, min: 2 }),
          question("May", "multiple-choice", { ...list, min: 2 }),
        ]),
      ),
    );
    expect(questionsOf(read.questionnaire)).toMatchObject([{ required: true, min: 2 }, { min: 2 }]);
    expect(read.questionnaire.blocks[0]?.questions[1]).not.toHaveProperty("required");
  });
});

/** The condition of each question that is read back, by variable. */
function relevances(...questions: readonly Question[]) {
  const read = exchanged(survey(block("B1", questions)));
  return {
    unmapped: read.unmapped.map(({ question: name, reason }) => `${name} ${reason}`),
    shown: Object.fromEntries(questionsOf(read.questionnaire).map(({ variable, showIf }) => [variable, showIf])),
  };
}

describe("rules", () => {
  const start = (...rules: readonly unknown[]) =>
    question("Q1", "single-choice", {
      options: options("a", "b", "c"),
      rules: rules.map((rule, index) => ({ id: `r${index}`, ...(rule as object) })),
    });
  const when: Condition = { question: "Q1", is: "equal", value: "a" };
  const others = ["Q2", "Q3", "Q4"].map((variable) => question(variable, "long-text"));

  test("that jump are conditions of what they pass over", () => {
    const { shown, unmapped } = relevances(start({ when, then: { do: "jump", to: "Q4" } }), ...others);
    expect(unmapped).toEqual([]);
    expect(shown).toEqual({ Q1: undefined, Q2: { not: when }, Q3: { not: when }, Q4: undefined });
  });

  test("that finish are conditions of all that follows; the first that holds decides", () => {
    const always: Condition = { all: [] };
    const { shown } = relevances(
      start({ when, then: { do: "jump", to: "Q3" } }, { when: always, then: { do: "finish" } }),
      ...others,
    );
    // Whoever says `a` goes on at Q3, all others are through.
    expect(shown).toEqual({ Q1: undefined, Q2: { all: [{ not: when }, when] }, Q3: when, Q4: when });
  });

  test.each([
    ["a screen-out", start({ when, then: { do: "screenOut" } })],
    ["a jump back", start({ when, then: { do: "jump", to: "Q1" } })],
    [
      "one of several that can't be said",
      start({ when, then: { do: "finish" } }, { when, then: { do: "quality", isSanctioned: true } }),
    ],
  ])("%s is listed", (_name, first) => {
    const { shown, unmapped } = relevances(first, ...others);
    expect(unmapped).toEqual(["Q1 rule"]);
    expect(shown).toEqual({ Q1: undefined, Q2: undefined, Q3: undefined, Q4: undefined });
  });

  test("that pass over what changes places, as the first block of its group says, are listed", () => {
    const places = (order: "random" | "fixed") =>
      written(
        survey(
          block("B1", [question("Q0", "number")], { group: { name: "g", order } }),
          block("B2", [start({ when, then: { do: "jump", to: "Q3" } })], { group: { name: "g", order: "fixed" } }),
          block("B3", [...others]),
        ),
      ).unmapped.map(({ question: name, reason }) => `${name} ${reason}`);
    expect(places("fixed")).toEqual([]);
    expect(places("random")).toEqual(["Q1 rule"]);
  });

  test("of which there are very many are listed once what they pass over can say no more", () => {
    const many = Array.from({ length: 600 }, (_, place) => {
      const variable = `Q${place + 1}`;
      const ends = { id: `r${place}`, when: { question: variable, is: "equal", value: "a" }, then: { do: "finish" } };
      return question(variable, "single-choice", { options: options("a", "b"), rules: [ends] });
    });
    const { content, unmapped } = written(survey(block("B1", many)));
    const asked = readTables(Buffer.from(content)).rows("questions");
    expect(Math.max(...asked.map(({ relevance = "" }) => relevance.length))).toBeLessThan(10_000);
    const listed = new Set(unmapped.map(({ question: name, reason }) => `${name} ${reason}`));
    const said = many.filter(({ variable }) => !listed.has(`${variable} rule`));
    expect(said.length).toBeGreaterThan(100);
    for (const { variable } of said.slice(0, -1)) expect(asked.at(-1)?.relevance).toContain(`${variable}.NAOK == "a"`);
  });

  test("that would hold for whoever wasn't asked are listed", () => {
    const finish = {
      ...start({ when: { not: when }, then: { do: "finish" } }),
      showIf: { question: "Q0", is: "answered" } as const,
    };
    expect(relevances(question("Q0", "number"), finish, ...others).unmapped).toEqual(["Q1 rule"]);
  });
});

describe("what LimeSurvey works out itself", () => {
  const group = (...conditions: readonly (Condition | undefined)[]) =>
    question("Group", "computed", {
      options: options("young", "old").map((option, place) =>
        conditions[place] ? { ...option, showIf: conditions[place] } : option,
      ),
    });
  const young: Condition = { question: "Age", is: "less", value: 30 };
  const last = question("Last", "long-text", { showIf: { question: "Group", is: "equal", value: "old" } });

  test("are categories, which conditions are about", () => {
    const { content, unmapped } = written(survey(block("B1", [question("Age", "number"), group(young), last])));
    expect(content).toContain(`<![CDATA[{if(Age.NAOK < 30, "young", "old")}]]>`);
    expect(unmapped).toEqual([{ question: "Group", reason: "setting", detail: "label" }]);
    const read = questionsOf(readBack({ content, unmapped }).questionnaire);
    expect(read.map(({ variable, showIf }) => [variable, showIf])).toEqual([
      ["Age", undefined],
      ["Last", { not: { question: read[0]?.id, is: "less", value: 30 } }],
    ]);
  });

  test("unless one of the conditions can't be said: then the question is left out, and what asks for it", () => {
    const { unmapped } = written(
      survey(block("B1", [question("Age", "number"), group({ question: "Age", is: "dontKnow" }), last])),
    );
    expect(unmapped.map(({ question: name, reason }) => `${name} ${reason}`)).toEqual(["Group questionType", "Last condition"]);
  });

  test("draws all groups: conditions of theirs, and carried ones, are listed", () => {
    const groups = options("red", "blue").map((option) => ({ ...option, showIf: { question: "Q1", is: "answered" } }));
    const carry = { from: "Q1", which: "chosen", into: "options" };
    const asked = [
      question("Q1", "multiple-choice", { options: options("red", "blue") }),
      question("Draw", "random", { options: groups, carry }),
    ];
    const listed = written(survey(block("B1", asked))).unmapped.map(({ reason, detail }) => `${reason} ${detail}`);
    expect(listed).toEqual(expect.arrayContaining(["condition red; blue", "carry Q1"]));
  });

  test("are draws, by number", () => {
    const draw = question("Draw", "random", { options: options("red", "blue") });
    const shown = question("Last", "long-text", { showIf: { question: "Draw", is: "equal", value: "blue" } });
    const { content, unmapped } = written(survey(block("B1", [question("Age", "number"), draw, shown])));
    expect(content).toContain("<![CDATA[{if(is_empty(Draw.NAOK), rand(1, 2), Draw.NAOK)}]]>");
    expect(content).toContain('<relevance><![CDATA[Draw.NAOK == "2"]]></relevance>');
    expect(unmapped).toContainEqual({ question: "Draw", reason: "codes", detail: "red → 1; blue → 2" });
  });
});

describe("long lists", () => {
  test("are filtered by a ranking as long as that can be said", () => {
    const carried = (length: number) => {
      const list = options(...Array.from({ length }, (_, place) => `c${place}`));
      const carry = { from: "Q1", which: "chosen", into: "options" };
      return written(
        survey(
          block("B1", [question("Q1", "order", { options: list }), question("Q2", "multiple-choice", { options: list, carry })]),
        ),
      );
    };
    expect(carried(100).unmapped).toEqual([]);
    expect(carried(2000).unmapped).toEqual([{ question: "Q2", reason: "carry", detail: "Q1" }]);
  }, 10_000);
});

describe("time limits", () => {
  test("are LimeSurvey's where no answer is needed", () => {
    const may = written(survey(block("B1", [question("Q1", "long-text", { maximumSeconds: 30 })])));
    expect(may.unmapped).toEqual([]);
    expect(may.content).toMatch(/time_limit\]\]><\/attribute>\s*<value><!\[CDATA\[30\]\]>/);
    const must = written(survey(block("B1", [question("Q1", "long-text", { maximumSeconds: 30, required: true })])));
    expect(must.unmapped).toEqual([{ question: "Q1", reason: "timeLimit", detail: "maximumSeconds=30" }]);
    expect(must.content).not.toContain("time_limit");
  });
});

describe("what LimeSurvey has no word for", () => {
  test.each([
    ["an order that isn't random", survey(block("B1", [question("Q1", "number")], { order: "rotated" })), ["Block B1 order"]],
    ["a loop", survey(block("B1", [question("Q1", "number")], { loop: { from: "Q0", which: "chosen" } })), ["Block B1 loop"]],
    [
      "options that keep their place",
      survey(
        block("B1", [
          question("Q1", "single-choice", {
            randomOrder: true,
            options: [{ ...options("a")[0], isPinned: true }, ...options("b")],
          }),
        ]),
      ),
      ["Q1 order"],
    ],
    [
      "headings",
      survey(block("B1", [question("Q1", "single-choice", { options: options("a"), optionGroups: options("g") })])),
      ["Q1 optionGroups"],
    ],
    ["don't know", survey(block("B1", [question("Q1", "number", { dontKnow: { en: "No idea" } })])), ["Q1 dontKnow"]],
    ["a least time", survey(block("B1", [question("Q1", "number", { minimumSeconds: 5 })])), ["Q1 timeLimit"]],
    [
      "a pattern of RE2's own",
      survey(block("B1", [question("Q1", "short-text", { format: "pattern", pattern: "(?s)a.b" })])),
      ["Q1 pattern"],
    ],
    [
      "several answers in a text",
      survey(
        block("B1", [
          question("Q1", "multiple-choice", { options: options("a") }),
          { ...question("Q2", "number"), title: { en: "{{Q1}}" } },
        ]),
      ),
      ["Q2 piping"],
    ],
    [
      "a condition of a list's option",
      survey(
        block("B1", [
          question("Q1", "number"),
          question("Q2", "single-choice", { options: [{ ...options("a")[0], showIf: { question: "Q1", is: "answered" } }] }),
        ]),
      ),
      ["Q2 condition"],
    ],
  ] as readonly (readonly [string, Questionnaire, readonly string[]])[])("%s is listed", (_name, questionnaire, listed) => {
    expect(written(questionnaire).unmapped.map(({ question: name, reason }) => `${name} ${reason}`)).toEqual(listed);
  });
});
