import { renderToStaticMarkup } from "react-dom/server";
import { Survey } from "survey-react-ui";
import { expect, test } from "vitest";
import type { ExecutionState } from "../../../../../src/client/runner/execution";
import { runnerRegistry } from "../../../../../src/client/runner/extensions";
import { loadComponent } from "../../../../../src/client/runner/questions/components";
import { createModel } from "../../../../../src/client/runner/survey/model/createModel";
import { TextsValue } from "../../../../../src/client/texts/TextsProvider";
import type { Json } from "../../../../../src/shared/json";
import { screensIn } from "./walkedScreens";

const LINK = { x: 0, y: 0, width: 50, height: 50, to: "b" };
const SCREENS = [
  { code: "a", image: "/files/a", links: [LINK], isGoal: false },
  { code: "b", image: "/files/b", links: [], isGoal: true },
];
const ELEMENT = { type: "imagepath", name: "q", title: "Buy it", task: "Buy it", trialOf: "q", screens: SCREENS };
const texts = { t: (key: string) => key, language: "en", setLanguage: () => undefined } as const;

async function drawn(answers: Readonly<Record<string, Json>>): Promise<string> {
  const asked = runnerRegistry.questions.get("imagepath");
  if (!asked) throw new Error("not found");
  await loadComponent(asked);
  const state: Pick<ExecutionState, "survey" | "language" | "answers" | "missing"> = {
    survey: { pages: [{ elements: [ELEMENT] }] },
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

test("the task comes first: screens are shown by a button alone", async () => {
  const markup = await drawn({});
  expect(markup).toContain("imagePath.runner.start");
  expect(markup).not.toContain("/files/a");
});

test.each([
  ["REACHED", 1, "reached"],
  ["DONE", 0, "done"],
  ["GAVE_UP", 0, "gaveUp"],
  ["GAVE_UP", 500, "tooMany"],
])("whoever ended by %s after %i presses is told so, and sees nothing again", async (outcome, presses, text) => {
  const step = { screen: "a", milliseconds: 5, x: 90, y: 90 };
  const markup = await drawn({ q: { steps: Array.from({ length: presses }, () => step), outcome, wasRepeated: false } });
  expect(markup).toContain(`imagePath.runner.${text}`);
  expect(markup).not.toContain("<button");
});

test("screens are read as the element says them; what isn't a screen or a link is left out", () => {
  expect(screensIn(SCREENS).map(({ label: _label, ...screen }) => screen)).toEqual(SCREENS);
  expect(screensIn([{ code: "a", image: "", links: [{ x: 1 }, { ...LINK, to: 5 }] }, "b", { code: 1 }])).toEqual([
    { code: "a", image: "", label: {}, links: [], isGoal: false },
  ]);
  expect(screensIn(undefined)).toEqual([]);
});
