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
  /** Changes how a question looks, not what is asked. @default false */
  readonly isCosmetic?: boolean;
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

/** What columns of a file of responses look like, before anything is saved. */
export interface ImportGuess {
  /** By which a decision names them. */
  readonly key: string;
  readonly headings: readonly string[];
  /** Name of a question type; null where no question is made of them. */
  readonly type: string | null;
  /** Why no question is made of them, or what else it is good for: key under `importReasons.` of the locales. */
  readonly reason?: string;
  readonly title: string;
  /** Labels of options, of a grid's rows, or of what is ranked. */
  readonly options: readonly string[];
  /** The commonest cells, the most frequent first. */
  readonly samples: readonly { readonly text: string; readonly count: number }[];
  /** Cell texts that count as no answer. */
  readonly missing: readonly string[];
  /** Respondents who answered. */
  readonly answers: number;
  /** What they can be made: question types, `apart` for a question each, null for none. */
  readonly choices: readonly (string | null)[];
}

/** What somebody wants instead of a guess. */
export interface ImportDecision {
  /** One of the guess's `choices`. */
  readonly as?: string | null;
  readonly title?: string;
  readonly missing?: readonly string[];
}

export interface ImportDecisions {
  /** Of the answers; BCP 47. */
  readonly language?: string;
  /** By the key of a guess. */
  readonly columns: Readonly<Record<string, ImportDecision>>;
}

export interface ImportedSurvey {
  readonly questionnaire: Questionnaire;
  readonly responses: readonly ImportedResponse[];
  readonly unmapped: readonly ImportLoss[];
  /** @default none */
  readonly quotas?: readonly ImportedQuota[];
  /** What was guessed of a file that doesn't say what its columns are; an import doesn't ask. */
  readonly guesses?: () => readonly ImportGuess[];
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
  /** Whether it reads responses, perhaps many: without question types then, and where nobody waits for it. @default false */
  readonly isOfResponses?: boolean;
  /** Whether the file looks like this format, by content first and name second. */
  readonly recognises: (file: { readonly name: string; readonly content: Buffer }) => boolean;
  /**
   * @param types the question types that the product has, by name
   * @param decisions instead of guesses, where the format has any
   * @throws ImportError
   */
  readonly read: (
    file: { readonly name: string; readonly content: Buffer },
    types: QuestionTypes,
    decisions?: ImportDecisions,
  ) => ImportedSurvey;
}
