import type { ComponentType } from "react";
import type { Json } from "../../shared/json";

/** What the component of a question is given: plain data, nothing of SurveyJS. */
export interface RunnerQuestionProps {
  /** As the questionnaire names it. */
  readonly questionId: string;
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
  /** Id of the question's help, which the runner draws under the title; nothing where it has none. */
  readonly helpId: string | undefined;
  /** Id of what describes it: what is wrong with the answer, else the question's help. */
  readonly describedBy: string | undefined;
  /** Whether it is said that something is wrong with the answer. */
  readonly hasIssue: boolean;
  /** Takes back what is said of the answer, where the respondent has begun to do what it asks for. */
  readonly clearIssue: () => void;
  /** Id for the element that takes the focus where the answer is wanting. */
  readonly focusId: string;
  /**
   * A token that names this response and this question to calls of the question's extension which know neither session
   * nor cookie. Absent in a preview, where nothing is kept.
   * @param purpose a word of the extension, e.g. `recording`: the token is good for that alone
   * @throws ApiError
   */
  readonly runToken?: ((purpose: string) => Promise<string>) | undefined;
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
   * What an answer lacks: it isn't sent, nor the question left, before that is there. All is checked again at the server.
   * @default nothing
   */
  readonly issue?: (element: RunnerQuestionProps["element"], value: Json) => RunnerIssue | undefined;
  /**
   * What is said of a required question that has no answer: what to do next.
   * @default that it has to be answered
   */
  readonly missingIssue?: (question: Pick<RunnerQuestionProps, "questionId" | "element">) => RunnerIssue;
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
