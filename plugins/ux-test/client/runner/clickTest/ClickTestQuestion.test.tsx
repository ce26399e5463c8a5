import { renderToStaticMarkup } from "react-dom/server";
import { Survey } from "survey-react-ui";
import { expect, test } from "vitest";
import type { ExecutionState } from "../../../../../src/client/runner/execution";
import { runnerRegistry } from "../../../../../src/client/runner/extensions";
import { loadComponent } from "../../../../../src/client/runner/questions/components";
import { createModel } from "../../../../../src/client/runner/survey/model/createModel";
import { TextsValue } from "../../../../../src/client/texts/TextsProvider";
import type { Json } from "../../../../../src/shared/json";
import { crossAfterKey } from "../press/cross";

const ELEMENT = { type: "clicktest", name: "q", title: "Where do you pay?", image: "/files/1", trialOf: "q" };
const CLICK = {
  x: 12.5,
  y: 40,
  milliseconds: 900,
  pointer: "mouse",
  refreshHz: 60,
  wasHidden: false,
  longTaskMs: 0,
  wasRepeated: false,
};
const texts = { t: (key: string) => key, language: "en", setLanguage: () => undefined } as const;

async function drawn(answers: Readonly<Record<string, Json>>): Promise<string> {
  const asked = runnerRegistry.questions.get("clicktest");
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

test("the task comes first: the image is shown by a button alone", async () => {
  const markup = await drawn({});
  expect(markup).toContain("clickTest.runner.show");
  expect(markup).not.toContain("/files/1");
});

test("whoever has pressed sees neither the image nor the button again", async () => {
  const markup = await drawn({ q: CLICK });
  expect(markup).toContain("clickTest.runner.done");
  expect(markup).not.toContain("<button");
  expect(markup).not.toContain("/files/1");
});

test("the cross goes by arrow keys, finer with Shift, and stays on the image", () => {
  const at = { x: 50, y: 98 };
  expect(crossAfterKey(at, { key: "ArrowLeft", shiftKey: false })).toEqual({ x: 46, y: 98 });
  expect(crossAfterKey(at, { key: "ArrowLeft", shiftKey: true })).toEqual({ x: 49, y: 98 });
  expect(crossAfterKey(at, { key: "ArrowDown", shiftKey: false })).toEqual({ x: 50, y: 100 });
  expect(crossAfterKey(at, { key: "a", shiftKey: false })).toBeUndefined();
});
