import { describe, expect, test } from "vitest";
import { type Question, type Questionnaire, questionsOf } from "../../../../../survey/questionnaire";
import { reduceHistory, startHistory } from "./draftHistory";
import { type DraftAction, dropPlace, findQuestion, reduceDraft, stepOf } from "./questionnaireDraft";
import { variableIssue } from "./variableNames";

function question(id: string, variable: string): Question {
  return { id, variable, type: "short-text", title: { es: id } };
}

const DRAFT: Questionnaire = {
  languages: ["es"],
  blocks: [
    { id: "one", title: { es: "Uno" }, questions: [question("a", "Q1"), question("b", "Q2"), question("c", "Q3")] },
    { id: "two", questions: [question("d", "Q4")] },
  ],
};

function ids(draft: Questionnaire): readonly (readonly string[])[] {
  return draft.blocks.map((block) => block.questions.map(({ id }) => id));
}

function draftAfter(...actions: readonly DraftAction[]): Questionnaire {
  return actions.reduce(reduceDraft, DRAFT);
}

describe("adding", () => {
  test("a question gets the next free variable and the place asked for", () => {
    const draft = draftAfter({ kind: "insertQuestion", question: question("x", ""), blockId: "one", index: 1 });
    expect(ids(draft)).toEqual([["a", "x", "b", "c"], ["d"]]);
    expect(findQuestion(draft, "x")?.question.variable).toBe("Q5");
  });

  test("a question for a block that is not there brings the block", () => {
    const draft = reduceDraft(
      { languages: ["es"], blocks: [] },
      { kind: "insertQuestion", question: question("x", ""), blockId: "new" },
    );
    expect(draft.blocks).toEqual([{ id: "new", questions: [{ ...question("x", "Q1") }] }]);
  });

  test("a free variable is found where the next number is taken", () => {
    const taken = reduceDraft(DRAFT, { kind: "renameVariable", id: "a", name: "q5" });
    const draft = reduceDraft(taken, { kind: "insertQuestion", question: question("x", ""), blockId: "two" });
    expect(findQuestion(draft, "x")?.question.variable).toBe("Q6");
  });
});

describe("duplicating", () => {
  test("the copy follows its original, with an id and a variable of its own", () => {
    const draft = draftAfter(
      { kind: "duplicateQuestion", id: "b", newId: "b2" },
      { kind: "duplicateQuestion", id: "b", newId: "b3" },
    );
    expect(ids(draft)[0]).toEqual(["a", "b", "b3", "b2", "c"]);
    expect(findQuestion(draft, "b2")?.question.variable).toBe("Q2_2");
    expect(findQuestion(draft, "b3")?.question.variable).toBe("Q2_3");
  });

  test("the copy shares nothing with its original", () => {
    const draft = draftAfter({ kind: "duplicateQuestion", id: "a", newId: "a2" });
    expect(findQuestion(draft, "a2")?.question.title).not.toBe(findQuestion(draft, "a")?.question.title);
  });
});

describe("moving", () => {
  test("within a block", () => {
    expect(ids(draftAfter({ kind: "moveQuestion", id: "a", blockId: "one", index: 2 }))).toEqual([["b", "c", "a"], ["d"]]);
  });

  test("to another block", () => {
    expect(ids(draftAfter({ kind: "moveQuestion", id: "b", blockId: "two", index: 0 }))).toEqual([
      ["a", "c"],
      ["b", "d"],
    ]);
  });

  test("to a block that is not there changes nothing", () => {
    expect(draftAfter({ kind: "moveQuestion", id: "b", blockId: "nowhere", index: 0 })).toBe(DRAFT);
  });

  test("a block moves with its questions", () => {
    expect(ids(draftAfter({ kind: "moveBlock", blockId: "two", index: 0 }))).toEqual([["d"], ["a", "b", "c"]]);
  });
});

describe("places", () => {
  test("a step stays in the block until its edge, then enters the neighbour", () => {
    expect(stepOf(DRAFT, "b", 1)).toEqual({ blockId: "one", index: 2 });
    expect(stepOf(DRAFT, "c", 1)).toEqual({ blockId: "two", index: 0 });
    expect(stepOf(DRAFT, "d", -1)).toEqual({ blockId: "one", index: 3 });
    expect(stepOf(DRAFT, "a", -1)).toBeUndefined();
  });

  test("a drop lands on the question's place or at the block's end", () => {
    expect(dropPlace(DRAFT, "b")).toEqual({ blockId: "one", index: 1 });
    expect(dropPlace(DRAFT, "two")).toEqual({ blockId: "two", index: 1 });
    expect(dropPlace(DRAFT, "nothing")).toBeUndefined();
  });
});

describe("removing", () => {
  test("a question goes and its place can be filled again", () => {
    const place = findQuestion(DRAFT, "b");
    const draft = draftAfter({ kind: "removeQuestion", id: "b" });
    expect(questionsOf(draft)).toHaveLength(3);
    if (!place) throw new Error("no place");
    const back = reduceDraft(draft, {
      kind: "insertQuestion",
      question: place.question,
      blockId: place.block.id,
      index: place.index,
    });
    expect(back).toEqual(DRAFT);
  });

  test("a block goes with its questions", () => {
    expect(ids(draftAfter({ kind: "removeBlock", blockId: "one" }))).toEqual([["d"]]);
  });
});

describe("variables", () => {
  test("a question takes a free name", () => {
    expect(findQuestion(draftAfter({ kind: "renameVariable", id: "a", name: "age" }), "a")?.question.variable).toBe("age");
  });

  test("a name that another question bears is refused, in whatever case", () => {
    expect(draftAfter({ kind: "renameVariable", id: "a", name: "q2" })).toBe(DRAFT);
    expect(variableIssue(DRAFT, { id: "a", name: "q2" })).toBe("taken");
  });

  test("a question keeps its own name", () => {
    expect(variableIssue(DRAFT, { id: "a", name: "Q1" })).toBeUndefined();
  });

  test.each(["", "1st", "with space", "año", "a-b", "x".repeat(65)])("%j is no name", (name) => {
    expect(variableIssue(DRAFT, { id: "a", name })).toBe("malformed");
  });

  test("replacing a question never changes its variable", () => {
    const draft = draftAfter({ kind: "replaceQuestion", question: { ...question("a", "Q4"), title: { es: "Nuevo" } } });
    expect(findQuestion(draft, "a")?.question).toMatchObject({ variable: "Q1", title: { es: "Nuevo" } });
  });
});

describe("history", () => {
  const change = (action: DraftAction) => ({ kind: "change", action }) as const;

  test("undo and redo walk through the changes", () => {
    const start = startHistory(DRAFT);
    const one = reduceHistory(start, change({ kind: "removeQuestion", id: "a" }));
    const two = reduceHistory(one, change({ kind: "removeQuestion", id: "b" }));
    const back = reduceHistory(two, { kind: "undo" });
    expect(ids(back.present)[0]).toEqual(["b", "c"]);
    expect(ids(reduceHistory(back, { kind: "undo" }).present)[0]).toEqual(["a", "b", "c"]);
    expect(ids(reduceHistory(back, { kind: "redo" }).present)[0]).toEqual(["c"]);
  });

  test("typing on in one question is one step", () => {
    const typed = ["N", "Nu", "Nue"].reduce(
      (history, text) =>
        reduceHistory(history, change({ kind: "replaceQuestion", question: { ...question("a", "Q1"), title: { es: text } } })),
      startHistory(DRAFT),
    );
    expect(typed.past).toHaveLength(1);
    expect(reduceHistory(typed, { kind: "undo" }).present).toBe(DRAFT);
  });

  test("a change after an undo forgets what was undone", () => {
    const one = reduceHistory(startHistory(DRAFT), change({ kind: "removeQuestion", id: "a" }));
    const other = reduceHistory(reduceHistory(one, { kind: "undo" }), change({ kind: "removeQuestion", id: "c" }));
    expect(other.future).toEqual([]);
  });
});

test("the order of a group of blocks changes in all of them, in one step", () => {
  const group = { name: "G", order: "random" } as const;
  const [one, two] = DRAFT.blocks;
  if (!one || !two) throw new Error("no blocks");
  const draft: Questionnaire = {
    ...DRAFT,
    blocks: [
      { ...one, group },
      { id: "between", questions: [] },
      { ...two, group },
    ],
  };
  const action: DraftAction = { kind: "orderGroup", name: "G", order: "rotated" };
  const history = reduceHistory(startHistory(draft), { kind: "change", action });
  expect(history.present.blocks.map((block) => block.group?.order)).toEqual(["rotated", undefined, "rotated"]);
  expect(reduceHistory(history, { kind: "undo" }).present).toBe(draft);
});

test("another document takes the draft's place, and can be undone", () => {
  const other: Questionnaire = { languages: ["en"], blocks: [] };
  const history = reduceHistory(startHistory(DRAFT), { kind: "change", action: { kind: "replaceDraft", draft: other } });
  expect(history.present).toBe(other);
  expect(reduceHistory(history, { kind: "undo" }).present).toBe(DRAFT);
});
