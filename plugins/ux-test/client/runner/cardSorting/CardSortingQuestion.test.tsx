import { renderToStaticMarkup } from "react-dom/server";
import { Survey } from "survey-react-ui";
import { expect, test } from "vitest";
import type { ExecutionState } from "../../../../../src/client/runner/execution";
import { runnerRegistry } from "../../../../../src/client/runner/extensions";
import { loadComponent } from "../../../../../src/client/runner/questions/components";
import { showIssues } from "../../../../../src/client/runner/questions/showIssues";
import { createModel } from "../../../../../src/client/runner/survey/model/createModel";
import { TextsValue } from "../../../../../src/client/texts/TextsProvider";
import type { Json, JsonObject } from "../../../../../src/shared/json";

const ELEMENT = {
  type: "cardsorting",
  name: "q",
  title: "Where?",
  cards: [
    { code: "a", text: "Apple <b>" },
    { code: "p", text: "Potato" },
    { code: "m", text: "Milk" },
  ],
  groups: [{ code: "f", text: "Fruit" }],
  hasOwnGroups: true,
  allCards: true,
};
const texts = {
  t: (key: string, options: Readonly<Record<string, unknown>> = {}) =>
    [key.replace("cardSorting.runner.", ""), ...Object.values(options)].join(" "),
  language: "en",
  setLanguage: () => undefined,
} as const;

async function modelOf(element: JsonObject, answer?: Json) {
  const asked = runnerRegistry.questions.get("cardsorting");
  if (!asked) throw new Error("not found");
  await loadComponent(asked);
  const state: Pick<ExecutionState, "survey" | "language" | "answers" | "missing"> = {
    survey: { pages: [{ elements: [{ ...ELEMENT, ...element }] }] },
    language: "en",
    answers: answer === undefined ? {} : { q: answer },
    missing: {},
  };
  const model = createModel(state as ExecutionState);
  expect(model.jsonErrors ?? []).toEqual([]);
  return model;
}

async function drawn(element: JsonObject, answer?: Json): Promise<string> {
  const model = await modelOf(element, answer);
  return renderToStaticMarkup(
    <TextsValue value={texts}>
      <Survey model={model} />
    </TextsValue>,
  );
}

const cardsIn = (markup: string) => [...markup.matchAll(/cs-card-text">([^<]+)</g)].map(([, text]) => text);

test("the runner draws the cards that are left, the given group and a way to add one", async () => {
  const markup = await drawn({});
  expect(cardsIn(markup)).toEqual(["Apple &lt;b&gt;", "Potato", "Milk"]);
  expect(markup).toContain("left 3 3");
  expect(markup).toMatch(/cs-group-name">Fruit</);
  expect(markup).toMatch(/class="cs-add"/);
  // One stop of the tab key for the cards.
  expect([...markup.matchAll(/class="cs-card"[^>]*tabindex="0"/gi)]).toHaveLength(1);
});

test("an answer's cards lie in their groups, one's own with their names", async () => {
  const markup = await drawn({}, [
    { code: "f", cards: ["a"] },
    { name: "Fridge", cards: ["m"] },
  ]);
  expect(markup).toContain("left 1 3");
  expect(cardsIn(markup)).toEqual(["Potato", "Apple &lt;b&gt;", "Milk"]);
  expect(markup).toMatch(/class="cs-name"[^>]*value="Fridge"/);
  expect(markup).toContain('aria-label="remove Fridge"');
});

test("in a closed sort nobody adds a group", async () => {
  const markup = await drawn({ hasOwnGroups: false });
  expect(markup).not.toContain("cs-add");
  expect(markup).toContain("hint.closed");
});

test("a sort that lacks something isn't left", async () => {
  const model = await modelOf({}, [{ code: "f", cards: ["a"] }]);
  showIssues(model, runnerRegistry.questions, texts.t);
  expect(model.getQuestionByName("q")?.validate(true)).toBe(false);
  model.setValue("q", [{ code: "f", cards: ["a", "p", "m"] }]);
  expect(model.getQuestionByName("q")?.validate(true)).toBe(true);
});
