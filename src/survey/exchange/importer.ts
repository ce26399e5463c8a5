import type { Condition } from "../logic/condition";
import type { Answer, Questionnaire } from "../questionnaire";
import type { QuestionType } from "../questionType";

/** What an import couldn't carry over, by question (title or variable; `""` for the whole file). */
export interface ImportLoss {
  readonly question: string;
  /** Key under `importReasons.` of the locales. */
  readonly reason: string;
  /** What the file said, e.g. the relevance expression. */
  readonly detail?: string;
}

/** A respondent of an imported file: answers by question id; questions without an entry are missing as `unknown`. */
export interface ImportedResponse {
  /** Respondent's id in the file, where it has one. */
  readonly externalId?: string;
  readonly startedAt?: string;
  readonly completedAt?: string;
  /** In which it was answered; BCP 47. */
  readonly language?: string;
  /** Whether it was left before its end. @default false */
  readonly isPartial?: boolean;
  readonly answers: Readonly<Record<string, Answer>>;
}

/** A cell that an imported survey counts its respondents by. */
export interface ImportedQuota {
  readonly title: string;
  /** Most respondents. */
  readonly target: number;
  readonly condition: Condition;
  /** Counts only those who answer on it; any where null. @default null */
  readonly device?: string | null;
}

export interface ImportedSurvey {
  readonly questionnaire: Questionnaire;
  readonly responses: readonly ImportedResponse[];
  readonly unmapped: readonly ImportLoss[];
  /** @default none */
  readonly quotas?: readonly ImportedQuota[];
}

/** A file that can't be read: where and why. Nothing of it is saved. */
export class ImportError extends Error {
  constructor(
    /** Key under `importFaults.` of the locales. */
    readonly fault: string,
    readonly params: Readonly<Record<string, string | number>> = {},
    /** 1-based; absent where the format has no lines. */
    readonly place?: { readonly line?: number; readonly column?: number; readonly path?: string },
  ) {
    super(fault);
    this.name = "ImportError";
  }
}

type QuestionTypes = ReadonlyMap<string, QuestionType>;

/** A format that questionnaires can be imported from. */
export interface Importer {
  readonly name: string;
  /** Whether the file looks like this format, by content first and name second. */
  readonly recognises: (file: { readonly name: string; readonly content: Buffer }) => boolean;
  /**
   * @param types the question types that the product has, by name
   * @throws ImportError
   */
  readonly read: (file: { readonly name: string; readonly content: Buffer }, types: QuestionTypes) => ImportedSurvey;
}
