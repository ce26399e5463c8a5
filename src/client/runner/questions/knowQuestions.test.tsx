import { renderToStaticMarkup } from "react-dom/server";
import { Model, type Question, Serializer } from "survey-core";
import { Survey } from "survey-react-ui";
import { expect, test } from "vitest";
import type { JsonObject } from "../../../shared/json";
import type { RunnerQuestion } from "../../host/runnerHost";
import { TextsValue } from "../../texts/TextsProvider";
import { loadComponent } from "./components";
import { elementOf } from "./element";
import { knowQuestions } from "./knowQuestions";
import { showIssues } from "./showIssues";
import { withoutUnknown } from "./withoutUnknown";

const asked: RunnerQuestion = {
  type: "test-spots",
  properties: ["picture", "most"],
  load: async () => ({
    default: ({ element, value, titleId, hasIssue }) => (
      <p data-title={titleId} data-issue={hasIssue}>{`${element.picture} ${element.most} ${JSON.stringify(value)}`}</p>
    ),
  }),
  missingIssue: ({ questionId, element }) => ({ key: `test.begin ${questionId} ${element.picture}` }),
  issue: (element, value) => (Array.isArray(value) && value.length > Number(element.most) ? { key: "test.tooMany" } : undefined),
};
const questions = new Map([[asked.type, asked]]);
const t = (key: string) => key;

function modelOf(element: JsonObject, data: object = {}): Model {
  knowQuestions(questions);
  const survey = { pages: [{ elements: [{ name: "q", title: "Where?", ...element }] }] };
  const model = new Model(withoutUnknown(survey, (type) => Boolean(Serializer.findClass(type))));
  model.data = data;
  showIssues(model, questions, t);
  return model;
}
const SPOTS = { type: "test-spots", picture: "/files/1", most: 2 };
const questionOf = (model: Model) => model.getQuestionByName("q") as Question;

function drawn(model: Model): string {
  return renderToStaticMarkup(
    <TextsValue value={{ t, language: "en", setLanguage: () => undefined }}>
      <Survey model={model} />
    </TextsValue>,
  );
}

test("an extension's element keeps its members and is drawn by its component, with the answer", async () => {
  await loadComponent(asked);
  const model = modelOf(SPOTS, { q: [{ x: 1 }] });
  expect(model.jsonErrors ?? []).toEqual([]);
  expect(elementOf(questionOf(model), asked)).toEqual({ picture: "/files/1", most: 2 });
  const markup = drawn(model);
  expect(markup).toContain("/files/1 2 [{&quot;x&quot;:1}]");
  expect(markup).not.toContain('role="textbox"');
});

test("an empty list is no answer to a required question", () => {
  const question = questionOf(modelOf({ ...SPOTS, isRequired: true }));
  question.value = [];
  expect(question.validate(false)).toBe(false);
  question.value = [{ x: 1 }];
  expect(question.validate(false)).toBe(true);
});

test("a required question without an answer says what to do in the extension's words", () => {
  const model = modelOf({ ...SPOTS, isRequired: true });
  const question = questionOf(model);
  expect(question.validate(true)).toBe(false);
  expect(drawn(model)).toContain("test.begin q /files/1");
  question.value = [{ x: 1 }];
  expect(question.errors.map(({ text }) => text)).toEqual([]);
});

test("what the extension sees wanting is said in its words, and told to the component", () => {
  const model = modelOf(SPOTS, { q: [1, 2, 3] });
  const question = questionOf(model);
  let heard = 0;
  question.onPropertyChanged.add(() => {
    heard += 1;
  });
  expect(question.validate(true)).toBe(false);
  expect(question.errors.map(({ text }) => text)).toEqual(["test.tooMany"]);
  expect(heard).toBeGreaterThan(0);
  expect(drawn(model)).toContain('data-issue="true"');
});

test("in place of an element that nobody draws there is a message; the question can be passed and keeps its answer", () => {
  const model = modelOf({ type: "gone", isRequired: true, own: 1 }, { q: [{ x: 1 }] });
  const markup = drawn(model);
  expect(markup).toContain("runner.unavailable");
  expect(markup).toContain("Where?");
  expect(model.currentPage?.validate(true)).toBe(true);
  expect(model.getValue("q")).toEqual([{ x: 1 }]);
});

test("an element of SurveyJS's own isn't an extension's to ask", () => {
  expect(() => knowQuestions(new Map([["text", { ...asked, type: "text" }]]))).toThrow('"text"');
});

test("a survey that holds nothing unknown stays as it is", () => {
  const survey: JsonObject = {
    pages: [
      {
        elements: [
          { type: "text", name: "a" },
          { type: "panel", elements: [{ type: "html", name: "b" }] },
        ],
      },
    ],
  };
  expect(withoutUnknown(survey, (type) => Boolean(Serializer.findClass(type)))).toEqual(survey);
});
