import { describe, expect, test } from "vitest";
import { logicIssues } from "../../../../../survey/logic/logicIssues";
import type { Question, Questionnaire } from "../../../../../survey/questionnaire";
import { reduceHistory, startHistory } from "../../editor/draft/draftHistory";
import { findQuestion, reduceDraft } from "../../editor/draft/questionnaireDraft";
import { focusOf } from "./focusOfFault";
import { liveIssues } from "./liveIssues";
import { referrersOf } from "./referrers";

const OPTIONS = [
  { code: "1", label: { en: "One" } },
  { code: "2", label: { en: "Two" } },
];

function question(id: string, variable: string, more: Partial<Question> = {}): Question {
  return { id, variable, type: "single-choice", title: { en: id }, options: OPTIONS, ...more };
}

const A1 = { question: "a", is: "equal", value: "1" } as const;
const B1 = { question: "b", is: "equal", value: "1" } as const;

const DRAFT: Questionnaire = {
  languages: ["en"],
  blocks: [
    {
      id: "first",
      questions: [
        question("a", "Q1"),
        question("b", "Q2", {
          title: { en: "You said {{Q1}}" },
          rules: [
            { id: "r1", when: { all: [A1, B1] }, then: { do: "screenOut" } },
            { id: "r2", when: B1, then: { do: "jump", to: "d" } },
          ],
        }),
        question("c", "Q3", { showIf: { all: [A1, B1] }, carry: { from: "a", which: "chosen", into: "options" } }),
      ],
    },
    { id: "second", showIf: { any: [A1] }, loop: { from: "a", which: "chosen" }, questions: [question("e", "Q5")] },
    { id: "third", questions: [question("d", "Q4")] },
  ],
};
const kinds = (ids: readonly string[]) => referrersOf(DRAFT, ids).map(({ kind }) => kind);

describe("what refers to a question", () => {
  test("is found wherever it stands", () => {
    expect(kinds(["a"])).toEqual(["rule", "text", "showIf", "carry", "blockShowIf", "loop"]);
    expect(kinds(["d"])).toEqual(["jump"]);
    expect(kinds(["c"])).toEqual([]);
  });

  test("is not what goes with it", () => expect(kinds(["a", "b", "c"])).toEqual(["blockShowIf", "loop"]));
});

test("a question that is computed from another refers to it, and is computed from the rest once it goes", () => {
  const sum = question("sum", "Q9", {
    type: "computed",
    calculation: "sum",
    sources: [{ question: "a" }, { question: "d", part: "x" }],
  });
  const draft: Questionnaire = { ...DRAFT, blocks: [...DRAFT.blocks, { id: "last", questions: [sum] }] };
  expect(referrersOf(draft, ["d"])).toContainEqual({ kind: "source", question: sum });
  const rest = reduceDraft(draft, { kind: "removeQuestion", id: "d", withLogic: true });
  expect(findQuestion(rest, "sum")?.question.sources).toEqual([{ question: "a" }]);
  const back = reduceDraft(rest, { kind: "restore", ids: ["d"], before: draft });
  expect(findQuestion(back, "sum")?.question).toEqual(sum);
});

describe("removing a question", () => {
  const removed = reduceDraft(DRAFT, { kind: "removeQuestion", id: "a", withLogic: true });

  test("with its logic leaves no fault of logic but in texts", () => {
    expect(logicIssues(removed).map(({ fault }) => fault)).toEqual(["unknownVariable"]);
  });

  test("takes a rule that looked at it whole, and of a condition the comparison", () => {
    expect(findQuestion(removed, "b")?.question.rules?.map(({ id }) => id)).toEqual(["r2"]);
    expect(findQuestion(removed, "c")?.question).toMatchObject({ showIf: { all: [B1] } });
    expect(findQuestion(removed, "c")?.question).not.toHaveProperty("carry");
    expect(removed.blocks[1]).not.toHaveProperty("showIf");
    expect(removed.blocks[1]).not.toHaveProperty("loop");
  });

  test("without its logic shows what is broken", () => {
    const broken = reduceDraft(DRAFT, { kind: "removeQuestion", id: "a" });
    expect(new Set(logicIssues(broken).map(({ fault }) => fault))).toContain("unknownQuestion");
  });

  test("is taken back whole", () => {
    expect(reduceDraft(removed, { kind: "restore", ids: ["a"], before: DRAFT })).toEqual(DRAFT);
  });

  test("taken back, leaves alone what was changed meanwhile", () => {
    const changed = { ...(findQuestion(removed, "c")?.question as Question), title: { en: "New" } };
    const since = reduceDraft(removed, { kind: "replaceQuestion", question: changed });
    const back = reduceDraft(since, { kind: "restore", ids: ["a"], before: DRAFT });
    expect(findQuestion(back, "c")?.question).toEqual(changed);
    expect(findQuestion(back, "a")?.index).toBe(0);
  });

  test("a whole block comes back with its questions and the logic around", () => {
    const gone = reduceDraft(DRAFT, { kind: "removeBlock", blockId: "first", withLogic: true });
    expect(gone.blocks).toHaveLength(2);
    expect(reduceDraft(gone, { kind: "restore", ids: ["a", "b", "c"], before: DRAFT })).toEqual(DRAFT);
  });
});

describe("copying and renaming", () => {
  test("a copy's rules have ids of their own and look at the copy", () => {
    const copied = reduceDraft(DRAFT, { kind: "duplicateQuestion", id: "b", newId: "b2" });
    const rules = findQuestion(copied, "b2")?.question.rules ?? [];
    expect(rules.map(({ id }) => id)).toEqual(["b2-1", "b2-2"]);
    expect(rules[1]?.when).toEqual({ ...B1, question: "b2" });
    expect(logicIssues(copied)).toEqual(logicIssues(DRAFT));
  });

  test("a renamed variable is renamed in the texts that put it in", () => {
    const renamed = reduceDraft(DRAFT, { kind: "renameVariable", id: "a", name: "GENDER" });
    expect(findQuestion(renamed, "b")?.question.title).toEqual({ en: "You said {{GENDER}}" });
    expect(logicIssues(renamed)).toEqual([]);
  });
});

describe("steps to undo", () => {
  const start = startHistory(DRAFT);
  const shown = (showIf: Question["showIf"]) => ({ ...(findQuestion(DRAFT, "c")?.question as Question), showIf });

  test("a change of logic is one of its own, typing on is not", () => {
    const one = reduceHistory(start, { kind: "change", action: { kind: "replaceQuestion", question: shown(A1), isStep: true } });
    const two = reduceHistory(one, { kind: "change", action: { kind: "replaceQuestion", question: shown(B1), isStep: true } });
    expect(reduceHistory(two, { kind: "undo" }).present).toEqual(one.present);
    const typed = reduceHistory(two, { kind: "change", action: { kind: "replaceQuestion", question: shown(A1) } });
    const on = reduceHistory(typed, { kind: "change", action: { kind: "replaceQuestion", question: shown(B1) } });
    expect(on.past).toHaveLength(3);
  });

  test("a rule that went comes back in its place", () => {
    const rule = { id: "r0", when: A1, then: { do: "finish" } } as const;
    const draft = reduceDraft(DRAFT, { kind: "insertRule", id: "b", rule, index: 1 });
    expect(findQuestion(draft, "b")?.question.rules?.map(({ id }) => id)).toEqual(["r1", "r0", "r2"]);
  });
});

describe("faults while the draft is changed", () => {
  const moved = reduceDraft(DRAFT, { kind: "moveQuestion", id: "a", blockId: "second", index: 1 });
  const own = { questionId: "a", path: "/title", fault: "noTitle" };

  test("show what a move broke before the server has looked", () => {
    const faults = liveIssues([own], { checked: DRAFT, draft: moved });
    expect(faults).toContainEqual(own);
    expect(faults.filter(({ fault }) => fault === "looksAhead").length).toBeGreaterThan(0);
  });

  test("go as soon as they are mended", () => {
    const before = [own, ...logicIssues(moved)];
    expect(liveIssues(before, { checked: moved, draft: DRAFT })).toEqual([own]);
  });

  test("show an expression of another tool as it is written, and lead to its text", () => {
    const question = { ...(findQuestion(DRAFT, "a")?.question as Question), title: { en: "Hi {TOKEN:FIRSTNAME}" } };
    const draft = reduceDraft({ ...DRAFT, closing: { en: "{if(a, 'x', 'y')}" } }, { kind: "replaceQuestion", question });
    const faults = liveIssues([], { checked: DRAFT, draft });
    expect(faults).toMatchObject([
      { path: "/closing", fault: "foreignExpression" },
      { questionId: "a", path: "/title", params: { text: "{TOKEN:FIRSTNAME}" } },
    ]);
    expect(faults.map((fault) => focusOf(fault, draft))).toEqual([{ kind: "texts" }, { kind: "question", id: "a" }]);
    expect(liveIssues(faults, { checked: draft, draft: DRAFT })).toEqual([]);
  });
});
