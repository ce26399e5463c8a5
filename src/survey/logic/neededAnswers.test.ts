import { describe, expect, test } from "vitest";
import type { Question } from "../questionnaire";
import type { Condition } from "./condition";
import type { ReadAnswer } from "./evaluateCondition";
import { neededAnswers } from "./neededAnswers";

const question = (id: string, rest: object = {}): Question => ({ id, variable: id, type: "choice", title: { es: id }, ...rest });
const QUESTIONS = [
  question("sex"),
  question("age"),
  question("group", { type: "computed", sources: [{ question: "age" }] }),
  question("recoded", { type: "recoded", options: [{ code: "a", label: {}, showIf: { question: "age", is: "dontKnow" } }] }),
  question("sum", { type: "sum", sources: [{ question: "sex" }, { question: "age" }] }),
  question("source", { type: "hidden" }),
];
const equal = (id: string): Condition => ({ question: id, is: "equal", value: "a" });
const is = (id: string, operator: "answered" | "unanswered" | "dontKnow"): Condition => ({ question: id, is: operator });

function needed(...cells: readonly Condition[]) {
  const asking = {
    questions: QUESTIONS,
    isAsked: ({ type }: Question) => type === "choice",
    derive: ({ type }: Question, read: ReadAnswer) => {
      const isRecoded = type === "recoded" && read("age")?.missing === "dont-know";
      return type === "sum" || isRecoded ? { value: "a" } : undefined;
    },
  };
  return [...neededAnswers(asking, cells)].map(([id, { isDontKnowCounted }]) =>
    isDontKnowCounted ? `${id}, or don't know` : id,
  );
}

describe("a question needs an answer", () => {
  test.each<[string, readonly Condition[], readonly string[]]>([
    ["where no quota counts by it", [], []],
    ["where everybody counts", [{ all: [] }], []],
    ["where a quota counts by it, at any depth", [{ all: [{ any: [equal("sex")] }, { not: equal("age") }] }], ["sex", "age"]],
    ["where what a quota counts by is computed from it", [equal("group")], ["age"]],
    ["unless what is computed has a value without it", [equal("sum")], []],
    ["unless nobody is asked it", [equal("source")], []],
    ["that don't know gives where a cell says so", [equal("sex"), is("sex", "dontKnow")], ["sex, or don't know"]],
    ["that don't know gives where a cell is of who has none", [equal("sex"), { not: is("sex", "answered") }], []],
    ["unless a cell is of who leaves it open", [equal("sex"), is("sex", "unanswered")], []],
    ["though a cell is of who does answer", [is("sex", "answered")], ["sex"]],
    ["though a cell is of who does not choose don't know", [{ not: is("sex", "dontKnow") }], ["sex"]],
    ["also through the options of what is computed", [equal("recoded")], ["age, or don't know"]],
  ])("%s", (_name, cells, expected) => {
    expect(needed(...cells)).toEqual(expected);
  });
});
