import { renderToStaticMarkup } from "react-dom/server";
import { Survey } from "survey-react-ui";
import { expect, test } from "vitest";
import type { ExecutionState } from "../../../../src/client/runner/execution";
import { runnerRegistry } from "../../../../src/client/runner/extensions";
import { loadComponent } from "../../../../src/client/runner/questions/components";
import { createModel } from "../../../../src/client/runner/survey/model/createModel";
import { TextsValue } from "../../../../src/client/texts/TextsProvider";

const ELEMENT = {
  type: "heatmap",
  name: "q",
  title: "Where?",
  image: "/files/1",
  positiveLabel: "Yes",
  negativeLabel: "No",
  maxPositive: 2,
  maxNegative: 1,
  minPoints: 1,
  explanationRequired: true,
};
const ANSWER = [{ id: "a", x: 12.5, y: 40, sign: "NEGATIVE", explanation: "Too small" }];
const texts = { t: (key: string) => key, language: "en", setLanguage: () => undefined } as const;

test("the runner finds the question and draws its board with the answer", async () => {
  const asked = runnerRegistry.questions.get("heatmap");
  if (!asked) throw new Error("not found");
  await loadComponent(asked);
  const state: Pick<ExecutionState, "survey" | "language" | "answers" | "missing"> = {
    survey: { pages: [{ elements: [ELEMENT] }] },
    language: "en",
    answers: { q: ANSWER },
    missing: {},
  };
  const model = createModel(state as ExecutionState);
  expect(model.jsonErrors ?? []).toEqual([]);
  const markup = renderToStaticMarkup(
    <TextsValue value={texts}>
      <Survey model={model} />
    </TextsValue>,
  );
  expect(markup).toContain('src="/files/1"');
  expect(markup).toMatch(/data-point="a"[^>]*style="left:12.5%;top:40%"/);
  expect([...markup.matchAll(/type="radio"/g)]).toHaveLength(2);
  expect(markup).toContain("Too small");
});
