import { describe, expect, test } from "vitest";
import type { QuestionResult } from "../../shared/api";
import { filterChips, NO_FILTER, toggled, withAnswers } from "./resultsFilter";

const QUESTION: QuestionResult = {
  id: "q1",
  variable: "Q1",
  title: "Sexo",
  type: "single-choice",
  isAnswerable: true,
  charts: [],
  canFilter: true,
  base: 2,
  missing: {},
  counts: [
    { code: "1", label: "Mujer", count: 1, share: 0.5 },
    { code: "a:1", label: "Bien", count: 1, share: 0.5, group: { code: "a", label: "Precio", base: 2 } },
  ],
};

describe("filter", () => {
  test("an answer goes in and out", () => {
    const once = toggled(toggled(NO_FILTER, "q1", "1"), "q1", "2");
    expect(once).toEqual({ q1: ["1", "2"] });
    expect(toggled(toggled(once, "q1", "1"), "q1", "2")).toEqual({});
  });

  test("a question without answers leaves the filter", () => {
    expect(withAnswers({ q1: ["1"], q2: ["3"] }, "q1", [])).toEqual({ q2: ["3"] });
  });

  test("says its answers in words, with the row of a grid", () => {
    expect(filterChips({ q1: ["1", "a:1", "gone"] }, [QUESTION])).toEqual([
      { questionId: "q1", question: "Sexo", answers: ["Mujer", "Precio: Bien", "gone"] },
    ]);
  });
});
