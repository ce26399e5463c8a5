/**
 * What decides on a respondent's way through a questionnaire: plain JSON inside the document, evaluated by the server
 * alone. The spec's conditions (section 3: answer equal, different, only value, selection count) and what importers of
 * other formats need beside them.
 *
 * @example women of 18 and more who know two brands at least, one of them A
 * { all: [
 *   { question: "gender", is: "equal", value: "W" },
 *   { question: "age", is: "atLeast", value: 18 },
 *   { question: "brands", of: "count", is: "atLeast", value: 2 },
 *   { question: "brands", is: "equal", value: "A" } ] }
 */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | Test;

/**
 * What an answer is compared by. Where there is no value, whatever the reason, only `unanswered` and `dontKnow` can hold:
 * a count is not 0 then, and nothing is `different`.
 *
 * - `equal`: is the value or, of several, has it among them; `different`: answered, and not `equal`. An answer in parts
 *   has among it the codes of the rows, fields or items that it fills
 * - `only`: the value and nothing else
 * - `less`, `atMost`, `atLeast`, `greater`: numbers, also those that texts and codes spell, counts and dates. Nothing else
 *   has an order. A day comes before all of its minutes
 * - `contains`: a text has it in it, without regard to case
 * - `answered`, `unanswered`: there is a value, or none; with "don't know" there is none
 * - `dontKnow`: "don't know" was chosen
 */
export type Operator =
  | "equal"
  | "different"
  | "only"
  | "less"
  | "atMost"
  | "atLeast"
  | "greater"
  | "contains"
  | "answered"
  | "unanswered"
  | "dontKnow";

/** One comparison of one answer. */
export interface Test {
  /** Id of a question that comes before. */
  readonly question: string;
  /**
   * A row, field or item of an answer in parts; in a table `row:column`, which holds the column itself where a row has
   * several selected; of a list or ranking the place, from `1`. `dontKnow` is of the whole.
   */
  readonly part?: string;
  /** The value itself, or how many were selected, filled or uploaded; of a table the rows, of a `part` of it the cells. @default value */
  readonly of?: "value" | "count";
  readonly is: Operator;
  /** An option's code, a number, a date as answers hold it, or a text. */
  readonly value?: string | number;
}

/**
 * What happens once a question is behind the respondent; the first of its rules that holds decides. A question that the
 * respondent doesn't meet has none; `{ all: [] }` always holds.
 */
export interface Rule {
  /** Unique in the questionnaire; in a looped block each round's rule ends in `.` and the round's code. */
  readonly id: string;
  readonly when: Condition;
  readonly then: Action;
}

/** Spec section 3: jump to question, expel, expel for quality (with or without sanction), finish. */
export type Action =
  | {
      readonly do: "jump" /** Id of a question further on; where that isn't asked, the way goes on from there. */;
      readonly to: string;
    }
  | { readonly do: "screenOut" }
  | { readonly do: "quality"; readonly isSanctioned: boolean }
  | { readonly do: "finish" };

/** Offers what was, or was not, chosen before. Without an answer nothing was: `unchosen` offers all. */
export interface Carry {
  /** Id of a question that comes before and whose codes these options share. */
  readonly from: string;
  readonly which: "chosen" | "unchosen";
  /** The list of options that is narrowed. */
  readonly into: "options" | "rows" | "columns" | "fields";
}

/**
 * Asks the questions of a block once for each option that was, or was not, chosen before, in the options' order. Without
 * an answer there is no round. Outside of its block a question that is asked in rounds can't be named.
 */
export interface Loop {
  readonly from: string;
  readonly which: "chosen" | "unchosen";
}
