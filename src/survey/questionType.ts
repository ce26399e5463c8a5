import type { Json, JsonObject } from "../shared/json";
import type { LocalizedText } from "../shared/languages";
import type { LimeSurveyQuestion } from "./exchange/limeSurvey";
import type { Draw } from "./logic/arrange";
import type { Condition } from "./logic/condition";
import type { ReadAnswer } from "./logic/evaluateCondition";
import type { OptionList } from "./logic/references";
import type { Sameness } from "./logic/sameAnswer";
import type { PlainForm } from "./plainForm/plainForm";
import type { Answer, Question } from "./questionnaire";

/** A fault of a question's definition, found before publishing. */
export interface DefinitionIssue {
  /** JSON pointer into the question, e.g. `/options/2/label`. */
  readonly path: string;
  /** Key under `questionFaults.` of the locales. */
  readonly fault: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Why an answer is refused; the rule is a key under `validation.` of the locales. */
export interface AnswerIssue {
  /** JSON pointer into the value, `""` for the whole. */
  readonly path: string;
  readonly rule: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** What the author says instead of the rule's own text; earlier answers are still to be put in. */
  readonly ownMessage?: LocalizedText;
}

/** A variable that a question contributes to exports. */
export interface Variable {
  readonly name: string;
  readonly label: string;
  readonly measure: "nominal" | "ordinal" | "scale" | "text";
  /** Code -> label, for coded variables. */
  readonly codes?: Readonly<Record<string, string>>;
  /** How exact its dates are, which cells write as `2026-01-31` or `2026-01-31T14:30`. @default it holds no dates */
  readonly dates?: "day" | "minute";
}

/** A part of an answer that conditions can look at alone. */
export interface AnswerPart {
  /** Its member of the answer's value. */
  readonly code: string;
  readonly label: string;
  /** What can be chosen: code -> label. @default as the answer's schema says */
  readonly codes?: Readonly<Record<string, string>>;
}

export type ChartKind = "bar" | "column" | "donut" | "stacked" | "histogram" | "radar" | "line" | "words" | "none";

/** One line of a distribution: an option, a scale point, a row x column cell, an interval. */
export interface Count {
  /** Option code; row and column codes joined as `row:column` in a grid. */
  readonly code: string;
  readonly label: string;
  /** Respondents who gave it. */
  readonly count: number;
  /** The row of a grid, for grouping. */
  readonly group?: { readonly code: string; readonly label: string; readonly base: number };
  /** What giving it says of what is asked about, where the type knows. */
  readonly tone?: Tone;
}

export type Tone = "negative" | "neutral" | "positive";

export interface Statistics {
  /** Of an item in best-worst scaling: how often it was shown, chosen as the best and as the worst, in all answers. */
  readonly shown?: number;
  readonly best?: number;
  readonly worst?: number;
  /** Times best less times worst, as a share of the times shown: -100 (always the worst) to 100 (always the best). */
  readonly score?: number;
  readonly mean?: number;
  readonly median?: number;
  readonly standardDeviation?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Of amounts alone: scale points, ages and the like add up to nothing. */
  readonly sum?: number;
  /** Net Promoter Score, -100 to 100, and the percentages of its groups. */
  readonly nps?: number;
  readonly promoters?: number;
  readonly passives?: number;
  readonly detractors?: number;
}

/** The distribution of one question over a set of answers. */
export interface Distribution {
  /** Respondents with a value. */
  readonly base: number;
  /** Respondents without one, by reason. */
  readonly missing: Readonly<Record<string, number>>;
  readonly counts: readonly Count[];
  /** Whether the counts are steps of one scale, the least first. @default answers side by side */
  readonly isOrdered?: boolean;
  /** Statistics of the whole, or of each part (`code` of an item, field or row). */
  readonly statistics?: Statistics;
  readonly parts?: readonly {
    readonly code: string;
    readonly label: string;
    readonly base: number;
    readonly statistics: Statistics;
  }[];
  /** A sample of open answers, newest first. */
  readonly texts?: readonly string[];
  /** How many open answers there are. */
  readonly textCount?: number;
  /** What the type's own view of results draws beside charts and tables (`ClientHost.questionResult`). */
  readonly drawing?: Json;
}

/** What quality checks see in one answer, whatever the kind of question. Places are counted from 0 in the document's order. */
export interface QualityTraits {
  /** The places chosen in a grid of one scale, row by row, among `of` columns. */
  readonly grid?: { readonly places: readonly number[]; readonly of: number; readonly isShuffled: boolean };
  /** The place chosen on a list or scale whose order everybody sees alike. */
  readonly place?: { readonly at: number; readonly of: number };
  /** Whether it says "none of these"; absent where the question doesn't offer that. */
  readonly isNone?: boolean;
  /** What was written, field by field. */
  readonly texts?: readonly string[];
  /** What an attention question asks for, as codes of the distribution, and whether it was given. */
  readonly attention?: { readonly expected: readonly string[]; readonly isPassed: boolean };
}

/** What an assigned answer may be taken from. */
export interface AssignContext {
  /** A parameter of the address that the respondent came by. */
  readonly parameter: (name: string) => string | undefined;
  /** Answers so far. */
  readonly read: ReadAnswer;
}

/**
 * A question type: everything that the product knows about one kind of question, in one folder. Pure, so that the
 * server, the editor and the runner read the same. Source: spec section 3, "Survey question types".
 *
 * @example
 * register: `host.questionType(singleChoice)`
 */
export interface QuestionType {
  /** The plugin that brings it: the host's to say. @default a built-in one */
  readonly plugin?: string;
  /** Kebab-case, e.g. `single-choice`. Texts under `questionTypes.<name>`: `name`, `help`, `settings.<setting>`. */
  readonly name: string;
  /** Name of a Material icon that the editor shows, e.g. `RadioButtonChecked`. */
  readonly icon: string;
  /** Groups the choice of types in the editor. */
  readonly group: "choice" | "scale" | "text" | "number" | "media" | "layout";
  /** JSON Schema (`type: object`) of the settings beside the common ones; drives the editor (RJSF) and checks documents. */
  readonly settings: JsonObject;
  /** RJSF uiSchema of the settings. */
  readonly uiSettings?: JsonObject;
  /** `false` for informative texts. */
  readonly isAnswerable: boolean;
  /** `true` where the server gives the answer itself and the respondent never sees the question. */
  readonly isAssigned?: boolean;
  /**
   * Whether the settings say how long answering takes at least and at most. The common `minimumSeconds` and
   * `maximumSeconds` aren't offered then, and have no effect where a document holds them. @default false
   */
  readonly hasOwnTimeLimits?: boolean;
  /** Seconds that answering usually takes, beside reading. @default what follows from the form of the answer */
  readonly answeringSeconds?: (question: Question) => number;
  /** Settings of a new question of this type, ready to be asked. */
  readonly initial: (language: string) => JsonObject;
  /** Faults that the settings schema can't say. */
  readonly faults?: (question: Question) => readonly DefinitionIssue[];
  /** One SurveyJS element in one language; its `name` is the question's id. The caller adds title, description, isRequired. */
  readonly toSurveyJs: (question: Question, language: string) => JsonObject;
  /**
   * Members of that element that SurveyJS has no word for, and the runner draws by: it makes them known there.
   * @param draw what this respondent's order and chance follow from; absent outside a response
   * @default none
   */
  readonly toDrawing?: (question: Question, language: string, draw?: Draw) => JsonObject;
  /**
   * How far plain SurveyJS asks the same by `toSurveyJs` alone, without our server and runner: `looks` means the same
   * answers from something drawn otherwise; `none`, that it would ask something else, or that the server gives the answer.
   * @default the same
   */
  readonly plainSurvey?: "looks" | "none";
  /**
   * Settings that ask for more the more of a list is offered, with the list's name: plain SurveyJS knows the whole list
   * alone, and would ask for what conditions have left out. @default none
   */
  readonly asksOf?: Readonly<Record<string, OptionList>>;
  /**
   * An answer that is the first of some codes whose condition holds, for formats that can calculate; one without a
   * condition holds always. Nothing where it comes of something else.
   */
  readonly cases?: (question: Question) => readonly { readonly value: string; readonly when?: Condition }[] | undefined;
  /** The question in plain HTML, in one language; what its entries make goes the way of SurveyJS's values. @default not shown so */
  readonly plainForm?: (question: Question, language: string) => PlainForm;
  /** What the question is in LimeSurvey; nothing where this one is nothing there. @default nothing: it is left out and listed */
  readonly toLimeSurvey?: (question: Question) => LimeSurveyQuestion | undefined;
  /** Answer value from SurveyJS's value; `undefined` where empty. @default identity */
  readonly fromSurveyValue?: (question: Question, value: Json) => Json | undefined;
  /** SurveyJS's value from an answer value. @default identity */
  readonly toSurveyValue?: (question: Question, value: Json) => Json;
  /** JSON Schema of an answer's value; compiled once per version and question. Refuses every forged value it can. */
  readonly answerSchema: (question: Question) => JsonObject;
  /**
   * The parts of an answer that is one record of several facts, in the words of the questionnaire's language: conditions
   * offer these alone, and call them so. @default the members of the schema, called by the question's lists
   */
  readonly answerParts?: (question: Question, language: string) => readonly AnswerPart[];
  /**
   * What the schema can't say about a value that passed it (sums, an "other" without its text ...).
   * @param comment `""` where the respondent wrote none; absent where nothing is known of it
   */
  readonly check?: (question: Question, value: Json, comment?: string) => readonly AnswerIssue[];
  /**
   * The question as it stands at a moment, where a setting counts from "today"; itself where none does.
   * @param at ISO 8601
   * @param kept a stored answer: it was judged when it was given, and stays answerable
   */
  readonly asOf?: (question: Question, at: string, kept?: Json) => Question;
  /** How two answers to it are told apart, where it may ask for another one in each round of a loop. */
  readonly sameBy?: Sameness;
  /**
   * The server's answer for assigned types, given once as a response begins.
   * @param random uniform in [0, 1)
   * @param context absent where there is no respondent's address
   */
  readonly assign?: (question: Question, random: () => number, context?: AssignContext) => Answer;
  /** The server's answer for types that follow from earlier answers, evaluated anew on the way: pure. */
  readonly derive?: (question: Question, read: ReadAnswer) => Answer;
  /** Why a question of this type can't come first, as a key under `questionFaults.`. @default it can */
  readonly firstIssue?: string;
  /** A plausible answer value of a simulated respondent. @param random uniform in [0, 1) */
  readonly simulate: (question: Question, random: () => number, language: string) => Json;
  /** Export variables in order. */
  readonly variables: (question: Question, language: string) => readonly Variable[];
  /** Export cells of one answer, by variable name; absent = missing. */
  readonly cells: (question: Question, answer: Answer, language: string) => Readonly<Record<string, string | number>>;
  /** Distribution of many answers. */
  readonly tabulate: (question: Question, answers: readonly Answer[], language: string) => Distribution;
  /** Charts that fit, the best first. */
  readonly charts: readonly ChartKind[];
  /** What quality checks look at; absent where an answer tells them nothing. */
  readonly qualityTraits?: (question: Question, answer: Answer) => QualityTraits;
  /** Codes by which results can be filtered: whether an answer matches one. Absent where filtering makes no sense. */
  readonly matches?: (question: Question, answer: Answer, code: string) => boolean;
}
