import { expect, test } from "vitest";
import { findIssues } from "../../../survey/document/findIssues";
import type { Question } from "../../../survey/questionnaire";
import { questionTypes } from ".";
import { questionOf } from "./shared/testing";

const types = new Map(questionTypes.map((type) => [type.name, type]));

function ask(id: string, name: string, settings: Parameters<typeof questionOf>[1] = {}): Question {
  const type = types.get(name);
  if (!type) throw new Error(`there is no type ${name}`);
  return { ...questionOf(type, settings), id, variable: id };
}

function issuesOf(...questions: readonly Question[]) {
  return findIssues({ languages: ["es"], blocks: [{ id: "b", questions }] }, types);
}

test("what is drawn can't come first, what the address brings can", () => {
  expect(issuesOf(ask("a", "random"), ask("b", "short-text"))).toMatchObject([{ questionId: "a", fault: "randomFirst" }]);
  expect(issuesOf(ask("a", "hidden"), ask("b", "short-text"))).toEqual([]);
});

test("a computed number looks back, at questions that exist", () => {
  const sum = (question: string) => ask("sum", "computed", { calculation: "sum", sources: [{ question }] });
  expect(issuesOf(ask("a", "number"), sum("a"))).toEqual([]);
  expect(issuesOf(sum("a"), ask("a", "number"))).toMatchObject([{ path: "/sources/0/question", fault: "looksAhead" }]);
  expect(issuesOf(ask("a", "number"), sum("z"))).toMatchObject([{ path: "/sources/0/question", fault: "unknownQuestion" }]);
});
