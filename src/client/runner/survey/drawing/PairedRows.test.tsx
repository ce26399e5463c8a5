import { renderToStaticMarkup } from "react-dom/server";
import { Survey } from "survey-react-ui";
import { expect, test } from "vitest";
import type { JsonObject } from "../../../../shared/json";
import type { ExecutionState } from "../../execution";
import { createModel } from "../model/createModel";

const PAIRS = ["1", "2"].map((key) => ({
  title: `Set ${key} of 2`,
  rows: [
    { value: `${key}_best`, label: "Best" },
    { value: `${key}_worst`, label: "Worst" },
  ],
  choices: key === "1" ? ["c", "a"] : ["b", "c"],
}));

function drawn(answers: JsonObject, rowPairs: JsonObject = { rowPairs: PAIRS }): string {
  const question = {
    type: "matrix",
    name: "q",
    title: "Which?",
    rows: PAIRS.flatMap(({ rows }) => rows.map(({ value }) => value)),
    columns: ["a", "b", "c"].map((value) => ({ value, text: `Item <${value}>` })),
    ...rowPairs,
  };
  const state: Pick<ExecutionState, "survey" | "language" | "answers" | "missing"> = {
    survey: { pages: [{ elements: [question] }] },
    language: "en",
    answers: { q: answers },
    missing: {},
  };
  const model = createModel(state as ExecutionState);
  expect(model.jsonErrors ?? []).toEqual([]);
  const markup = renderToStaticMarkup(<Survey model={model} />);
  return markup.slice(markup.indexOf("sd-question__content"));
}

test("each pair of rows is a group under its title, with its own choices in their order between the two", () => {
  const [, one = "", two = ""] = drawn({}).split("<fieldset");
  expect(one).toContain("<legend>Set 1 of 2</legend>");
  expect([...one.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label)).toEqual([
    "Best: Item &lt;c&gt;",
    "Worst: Item &lt;c&gt;",
    "Best: Item &lt;a&gt;",
    "Worst: Item &lt;a&gt;",
  ]);
  expect([...two.matchAll(/scope="row"[^>]*>([^<]+)</g)].map(([, text]) => text)).toEqual(["Item &lt;b&gt;", "Item &lt;c&gt;"]);
});

test("the radio buttons of a row exclude one another, and no others", () => {
  const names = [...drawn({}).matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toHaveLength(8);
  expect(new Set(names).size).toBe(4);
});

test("what is chosen is marked, and a finished pair says so", () => {
  const markup = drawn({ "1_best": "a", "1_worst": "c", "2_best": "b" });
  const [, one = "", two = ""] = markup.split("<fieldset");
  expect(one).toContain("✓");
  expect(two).not.toContain("✓");
  const marked = [...markup.matchAll(/<input[^>]*>/g)].map(([input]) => input).filter((input) => / checked/.test(input));
  expect(marked.map((input) => /aria-label="([^"]+)"/.exec(input)?.[1])).toEqual([
    "Worst: Item &lt;c&gt;",
    "Best: Item &lt;a&gt;",
    "Best: Item &lt;b&gt;",
  ]);
});

test("a matrix without pairs is SurveyJS's own", () => {
  expect(drawn({}, {})).not.toContain("rn-pair");
});
