import type { Question } from "../../survey/questionnaire";
import type { Variable } from "../../survey/questionType";
import type { SpaceDb } from "../db/query/spaceDb";

/** A variable of responses with a closed list of categories. */
export interface CodedVariable extends Variable {
  readonly measure: "nominal" | "ordinal";
  /** Code -> label, in order. */
  readonly codes: Readonly<Record<string, string>>;
  /** Code of responses that were asked the question and of which `read` says nothing. @default they have no value */
  readonly unknownCode?: string;
}

/**
 * What an extension knows of responses outside their answers, question by question: what was measured, or found by the team.
 * Results have it as columns of data files beside the question's own, as rows and columns of tables, and as filters, for
 * whoever may read the results.
 *
 * @example
 * register: `host.responseVariables({ name: "toy.checked", questionType: "toy-yes-no", variables, read })`
 */
export interface ResponseVariableSource {
  /** Unique, e.g. `ux-test.measured`. What is slow to read is a source of its own: a table reads those that it names. */
  readonly name: string;
  /** Name of the type of question that it knows something of. */
  readonly questionType: string;
  /**
   * Pure. Names begin with `question.variable`, which is unique in the questionnaire, and don't depend on the language.
   * @param question as the newest published version asks it
   * @returns none where nothing can be known of the question
   */
  readonly variables: (question: Question, language: string) => readonly CodedVariable[];
  /**
   * Reads a batch. Results call it as often as there are batches of responses, and never where none of its variables is
   * asked for.
   * @param wanted.questions those whose variables are asked for
   * @param wanted.responseIds at most 500
   * @returns codes by response id, then by name of the variable; what isn't known is absent
   */
  readonly read: (wanted: {
    readonly db: SpaceDb;
    readonly questionnaireId: string;
    readonly questions: readonly Question[];
    readonly responseIds: readonly string[];
  }) => Promise<ReadonlyMap<string, Readonly<Record<string, string>>>>;
}
