import { renderToStaticMarkup } from "react-dom/server";
import { Survey } from "survey-react-ui";
import { expect, test } from "vitest";
import type { Json, JsonObject } from "../../../shared/json";
import { TextsValue } from "../../texts/TextsProvider";
import type { ExecutionState } from "../execution";
import { createModel } from "../survey/model/createModel";

const GRID: JsonObject = {
  type: "matrix",
  name: "q",
  title: "Where?",
  rows: [
    { value: "a", text: "Apple <b>" },
    { value: "p", text: "Potato" },
  ],
  columns: [
    { value: "f", text: "Fruit" },
    { value: "v", text: "Vegetable" },
  ],
};

const texts = {
  t: (key: string, options: Readonly<Record<string, unknown>> = {}) =>
    [key.replace("runner.cards.", ""), ...Object.values(options)].join(" "),
  language: "en",
  setLanguage: () => undefined,
} as const;

function drawn(element: JsonObject, answers: Readonly<Record<string, Json>> = {}): string {
  const survey = { pages: [{ elements: [{ ...GRID, ...element }] }] };
  const state: Pick<ExecutionState, "survey" | "language" | "answers" | "missing"> = {
    survey,
    language: "en",
    answers,
    missing: {},
  };
  const model = createModel(state as ExecutionState);
  expect(model.jsonErrors ?? []).toEqual([]);
  const markup = renderToStaticMarkup(
    <TextsValue value={texts}>
      <Survey model={model} />
    </TextsValue>,
  );
  return markup.slice(markup.indexOf("sd-question__content"));
}

test("a grid that asks for cards is drawn as a stack and its piles", () => {
  const markup = drawn({ renderAs: "cards" });
  expect(markup).toContain("sorted 0 2");
  expect(markup).toMatch(/aria-pressed="true"[^>]*>Apple &lt;b&gt;</);
  expect([...markup.matchAll(/rn-pile-text">([^<]+)</g)].map(([, name]) => name)).toEqual(["Fruit", "Vegetable"]);
});

test("what was sorted before lies in its pile, which says when it is full", () => {
  const markup = drawn({ renderAs: "cards", roomInGroups: 1 }, { q: { a: "f" } });
  expect(markup).toContain("sorted 1 2");
  expect(markup).toContain('aria-label="takeBack Apple &lt;b&gt; Fruit"');
  expect(markup).toContain(", inGroup 1, full");
  expect(markup).toMatch(/aria-pressed="true"[^>]*>Potato</);
});

test("any other grid stays a table", () => {
  expect(drawn({})).not.toContain("rn-cards");
});
