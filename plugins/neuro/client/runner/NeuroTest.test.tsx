import { renderToStaticMarkup } from "react-dom/server";
import { Survey } from "survey-react-ui";
import { expect, test, vi } from "vitest";
import type { ExecutionState } from "../../../../src/client/runner/execution";
import { runnerRegistry } from "../../../../src/client/runner/extensions";
import { loadComponent } from "../../../../src/client/runner/questions/components";
import { createModel } from "../../../../src/client/runner/survey/model/createModel";
import { TextsValue } from "../../../../src/client/texts/TextsProvider";
import type { Json } from "../../../../src/shared/json";
import { createRandom } from "../../../../src/shared/random";
import type { Question } from "../../../../src/survey/questionnaire";
import { neuroTest } from "../../question";

const QUESTION: Question = {
  ...neuroTest.initial("en"),
  ...{ id: "q", variable: "Q1", type: neuroTest.name, title: { en: "Look at this" }, image: "/files/1" },
};
const texts = { t: (key: string) => key, language: "en", setLanguage: () => undefined } as const;

async function drawn(answers: Readonly<Record<string, Json>>): Promise<string> {
  vi.stubGlobal("sessionStorage", { getItem: () => null });
  vi.stubGlobal("location", { pathname: "/s/1" });
  const asked = runnerRegistry.questions.get("neurotest");
  if (!asked) throw new Error("not found");
  await loadComponent(asked);
  const element = {
    ...neuroTest.toSurveyJs(QUESTION, "en"),
    ...neuroTest.toDrawing?.(QUESTION, "en", { seed: 1, ordinal: 0 }),
    title: "Look at this",
  };
  const state: Pick<ExecutionState, "survey" | "language" | "answers" | "missing"> = {
    survey: { pages: [{ elements: [element] }] },
    language: "en",
    answers,
    missing: {},
  };
  const model = createModel(state as ExecutionState);
  expect(model.jsonErrors ?? []).toEqual([]);
  return renderToStaticMarkup(
    <TextsValue value={texts}>
      <Survey model={model} />
    </TextsValue>,
  );
}

test("what will happen comes first: nothing of the advertisement is shown before the test is begun", async () => {
  const markup = await drawn({});
  expect(markup).toContain("neuro.runner.privacy");
  expect(markup).toContain("neuro.runner.start");
  expect(markup).not.toContain("/files/1");
});

test("whoever has done the test finds only that it is done", async () => {
  const markup = await drawn({ q: neuroTest.simulate(QUESTION, createRandom(1), "en") });
  expect(markup).toContain("neuro.runner.done");
  expect(markup).not.toContain("<button");
});

test("a phone is told that this works on a computer", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const markup = await drawn({});
  expect(markup).toContain("neuro.runner.computerOnly");
  expect(markup).not.toContain("<button");
  vi.unstubAllGlobals();
});
