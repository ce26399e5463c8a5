import type { ComponentType } from "react";
import type { Json } from "../../shared/json";

/** What the component of a question is given: plain data, nothing of SurveyJS. */
export interface RunnerQuestionProps {
  /** The element's own members, as the question type's `toSurveyJs` or `toDrawing` gave them; what is left out is absent. */
  readonly element: Readonly<Record<string, Json>>;
  /** Nothing where the question isn't answered. */
  readonly value: Json | undefined;
  /** Takes the answer; nothing, or an empty list or object, takes it back. */
  readonly onChange: (value: Json | undefined) => void;
  /** Whether the answer is only shown, as with "don't know" or when the time is over. */
  readonly isReadOnly: boolean;
  /** Id of the question's title, which the runner draws. */
  readonly titleId: string;
  /** Id of what describes it: what is wrong with the answer, else the question's help. */
  readonly describedBy: string | undefined;
  /** Whether it is said that something is wrong with the answer. */
  readonly hasIssue: boolean;
  /** Id for the element that takes the focus where the answer is wanting. */
  readonly focusId: string;
}

/** How a question is asked whose element SurveyJS doesn't know. */
export interface RunnerQuestion {
  /** `type` of the element that the question type's `toSurveyJs` returns. */
  readonly type: string;
  /** The element's own members that the component is given, beside what every question has. */
  readonly properties: readonly string[];
  /** Loaded where a questionnaire asks such a question. */
  readonly load: () => Promise<{ readonly default: ComponentType<RunnerQuestionProps> }>;
  /**
   * What an answer lacks: it isn't sent, nor the question left, before that is there. A required question without an
   * answer is the runner's to see, and all is checked again at the server.
   * @default nothing
   */
  readonly issue?: (element: RunnerQuestionProps["element"], value: Json) => RunnerIssue | undefined;
}

/** Why an answer can't be sent yet. */
export interface RunnerIssue {
  /** Of the texts. */
  readonly key: string;
  /** What the text is filled in with. @default nothing */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The runner's hooks. Its colours are the custom properties `--rn-*`; neither react-admin nor MUI may be loaded. */
export interface RunnerHost {
  /** A question that the runner asks. @throws Error where the type is registered already */
  question(question: RunnerQuestion): void;
}

/** An extension's half for respondents: `client/runner/index.ts` of its folder exports `register`. */
export interface RunnerExtension {
  /** Called once at the start: registers, and does nothing else. */
  readonly register: (host: RunnerHost) => void;
}
