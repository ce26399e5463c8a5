import type { Json } from "../shared/json";
import type { LocalizedText } from "../shared/languages";
import type { Carry, Condition, Loop, Rule } from "./logic/condition";

/**
 * A questionnaire document: what the editor writes, importers produce and a published version freezes. It knows
 * neither activities nor communities.
 */
export interface Questionnaire {
  /** Languages that the texts are written in, the default one first. */
  readonly languages: readonly string[];
  readonly title?: LocalizedText;
  readonly welcome?: LocalizedText;
  readonly closing?: LocalizedText;
  readonly blocks: readonly Block[];
}

/** A group of questions: a page or group of the importers' formats. */
export interface Block {
  readonly id: string;
  readonly title?: LocalizedText;
  readonly description?: LocalizedText;
  readonly questions: readonly Question[];
  /** Asked where it holds. */
  readonly showIf?: Condition;
  /** How its questions follow one another; `rotated` begins elsewhere in the same order. @default fixed */
  readonly order?: Order;
  /** Blocks of one name change places among each other, in the order that the first of them says. */
  readonly group?: { readonly name: string; readonly order: Order };
  /** Once it is behind the respondent nothing before it can be changed. */
  readonly isFinal?: boolean;
  readonly loop?: Loop;
  /** The looped block that this one is a round of, where loops are written out: no author sets it. */
  readonly roundOf?: string;
}

/** `even` gives each start the next order in turn, so that all are presented as often. */
export type Order = "fixed" | "random" | "rotated" | "even";

/** What every question has; its type's `settings` schema describes the rest. */
export interface Question {
  /** Stable through edits and versions. */
  readonly id: string;
  /** Stable variable name of exports, e.g. `Q1`; unique in the questionnaire. */
  readonly variable: string;
  /** Name of a registered question type. */
  readonly type: string;
  readonly title: LocalizedText;
  readonly description?: LocalizedText;
  readonly required?: boolean;
  /** NS/NC: offers "don't know / no answer" with this text. */
  readonly dontKnow?: LocalizedText;
  /**
   * How long it stays before the respondent can leave it, and after how long it is left by itself, with what is
   * answered by then; "no answer" even where one is needed. Whole seconds. There is no way back into a question with
   * either, nor out of it to those before: its clock runs once. Without effect where the type `hasOwnTimeLimits`.
   */
  readonly minimumSeconds?: number;
  readonly maximumSeconds?: number;
  /** Asked where it holds. */
  readonly showIf?: Condition;
  /** Looked at in order once the question is behind the respondent. */
  readonly rules?: readonly Rule[];
  readonly carry?: Carry;
  readonly [setting: string]: unknown;
}

/** An answer option, a matrix row or column, an item to rank: code and text. */
export interface Option {
  /** Stable code, unique in its list; what answers and exports hold. */
  readonly code: string;
  readonly label: LocalizedText;
  /** Address of an image, for image choices. */
  readonly image?: string;
  /** Offered where it holds. */
  readonly showIf?: Condition;
  /** Keeps its place where the others are put in random order. */
  readonly isPinned?: boolean;
  /** Code of the question's group that it stands in. */
  readonly group?: string;
}

/** A heading that options of a question stand under. */
export interface OptionGroup {
  /** Unique among the question's groups. */
  readonly code: string;
  readonly label: LocalizedText;
}

/** Why there is no value; `no-answer`: the respondent saw the question and went on. */
export type MissingReason = "not-asked" | "no-answer" | "dont-know" | "refused" | "unknown";

/** An answer as stored: a value, or the reason why there is none. */
export interface Answer {
  readonly value?: Json;
  /** Open-ended text that belongs to an "other" option. */
  readonly comment?: string;
  readonly missing?: MissingReason;
}

/** All questions in order. */
export function questionsOf(questionnaire: Questionnaire): readonly Question[] {
  return questionnaire.blocks.flatMap((block) => block.questions);
}
