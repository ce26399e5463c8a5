import { createElement } from "react";
import { type Model, Question, Serializer } from "survey-core";
import { ReactQuestionFactory } from "survey-react-ui";
import type { RunnerQuestion } from "../../host/runnerHost";
import { loadComponent } from "./components";
import { ExtensionQuestion } from "./ExtensionQuestion";
import { UNAVAILABLE, Unavailable } from "./Unavailable";

type Registered = ReadonlyMap<string, RunnerQuestion>;

/** Known once for the page, however many questionnaires it shows. */
const known = new Set<string>();

/** Has SurveyJS know a type of element that it has no class for. @throws Error where it has one */
function knowType(type: string, properties: readonly string[]): void {
  if (known.has(type)) return;
  if (Serializer.findClass(type)) throw new Error(`"${type}" is an element of SurveyJS's own`);
  known.add(type);
  class ExtensionModel extends Question {
    override getType(): string {
      return type;
    }

    /** What holds an extension's fields, which SurveyJS would call a text box. */
    override get ariaRole(): string {
      return "group";
    }
  }
  Serializer.addClass(type, [], () => new ExtensionModel(""), "question");
  for (const name of properties) Serializer.addProperty(type, { name: `${name}:value`, visible: false });
}

/** Has SurveyJS keep and draw the questions of extensions, and a message in place of those whose extension is gone. */
export function knowQuestions(questions: Registered): void {
  knowType(UNAVAILABLE, []);
  ReactQuestionFactory.Instance.registerQuestion(UNAVAILABLE, () => createElement(Unavailable));
  for (const asked of questions.values()) {
    knowType(asked.type, asked.properties);
    ReactQuestionFactory.Instance.registerQuestion(asked.type, (props: unknown) => {
      const { question } = props as { readonly question: Question };
      return createElement(ExtensionQuestion, { question, asked });
    });
  }
}

/** Loads what the questionnaire will be drawn with, so that it is there where the connection is lost on the way. */
export function loadQuestions(model: Model, questions: Registered): void {
  for (const type of new Set(model.getAllQuestions().map((question) => question.getType()))) {
    const asked = questions.get(type);
    // Whoever comes to the question is told, and may try again.
    if (asked) void loadComponent(asked).catch(() => undefined);
  }
}
