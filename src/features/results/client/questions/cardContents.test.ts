import { expect, test } from "vitest";
import type { QuestionResult } from "../../shared/api";
import { type CardContents, cardContents } from "./cardContents";

const statistics = { mean: 4 } as NonNullable<QuestionResult["statistics"]>;
const part = { code: "a", label: "A", base: 10, statistics };
const question: QuestionResult = {
  id: "q",
  variable: "q",
  title: "Q",
  type: "single",
  isAnswerable: true,
  charts: ["bar", "donut", "words"],
  canFilter: true,
  base: 10,
  missing: {},
  counts: [
    { code: "a", label: "A", count: 6, share: 0.6 },
    { code: "b", label: "B", count: 4, share: 0.4 },
  ],
};

test.each<[string, Partial<QuestionResult>, Parameters<typeof cardContents>[1], Partial<CardContents>]>([
  [
    "a chart, of what can be drawn",
    {},
    { view: "chart", measure: undefined },
    { hasChart: true, kinds: ["bar", "donut"], measure: "share", hasDistribution: false, hasTwoMeasures: false },
  ],
  ["a table instead", {}, { view: "table", measure: undefined }, { hasChart: false, hasDistribution: true, hasParts: false }],
  [
    "a table where nothing can be drawn",
    { charts: ["words"] },
    { view: "chart", measure: undefined },
    { hasChart: false, kinds: [], hasDistribution: true },
  ],
  [
    "nothing where nobody has answered",
    { base: 0, counts: [] },
    { view: "table", measure: undefined },
    { isEmpty: true, hasChart: false, kinds: [], hasDistribution: false, hasParts: false },
  ],
  [
    "means where respondents gave several numbers each",
    { parts: [part], base: 5 },
    { view: "table", measure: undefined },
    { measure: "mean", hasTwoMeasures: true, hasParts: true, hasDistribution: true },
  ],
  ["the measure that was chosen", { parts: [part], base: 5 }, { view: "chart", measure: "share" }, { measure: "share" }],
])("a question's card shows %s", (_, result, choice, contents) => {
  expect(cardContents({ ...question, ...result }, choice)).toMatchObject(contents);
});
