import { describe, expect, test } from "vitest";
import { EVERYTHING } from "../results";
import { conditionOn, countConditions, targetOf, withCondition, withoutLast } from "./conditions";

const DRINK = { question: "drink", kind: "is" } as const;

describe("conditions of a selection", () => {
  test("answers are in the short form until they are turned round, and come back", () => {
    const plain = withCondition(EVERYTHING, DRINK, { question: "drink", is: ["tea"] });
    expect([plain.filter, plain.conditions]).toEqual([{ drink: ["tea"] }, []]);
    const turned = withCondition(plain, DRINK, { question: "drink", is: ["tea"], not: true });
    expect([turned.filter, turned.conditions]).toEqual([{}, [{ question: "drink", is: ["tea"], not: true }]]);
    expect(conditionOn(turned, DRINK)).toEqual({ question: "drink", is: ["tea"], not: true });
    expect(withCondition(turned, DRINK, { question: "drink", is: ["tea"] })).toEqual(plain);
  });

  test("a question is filtered by its answers and by its text at once; a variable once", () => {
    const answers = withCondition(EVERYTHING, DRINK, { question: "drink", is: ["tea"], not: true });
    const both = withCondition(answers, { question: "drink", kind: "contains" }, { question: "drink", contains: "té" });
    expect(both.conditions).toHaveLength(2);
    const days = { variable: "response_day", kind: "range" } as const;
    const last = withCondition(both, days, { variable: "response_day", last: 7 });
    const range = withCondition(last, targetOf({ variable: "response_day", last: 7 }), {
      variable: "response_day",
      from: "2026-01-01",
    });
    expect(range.conditions.at(-1)).toEqual({ variable: "response_day", from: "2026-01-01" });
    expect(countConditions(range)).toBe(3);
  });

  test("the last one goes first", () => {
    const answers = withCondition(EVERYTHING, DRINK, { question: "drink", is: ["tea"] });
    const two = withCondition(answers, { variable: "segment", kind: "is" }, { variable: "segment", is: ["a"] });
    expect(withoutLast(two)).toEqual(answers);
    expect(withoutLast(withoutLast(two))).toEqual(EVERYTHING);
    expect(withoutLast(EVERYTHING)).toEqual(EVERYTHING);
  });
});
