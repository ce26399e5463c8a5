import type { LocalizedText } from "../../shared/languages";

/** What questions can say whose answers can be told apart (`sameBy`). */
export interface DifferingQuestion {
  /** In a looped block: each round's answer is another one. "Don't know" may be said in all of them. */
  readonly differentEachRound?: boolean;
  /** Said of an answer that another round has. @default a text of ours */
  readonly differentMessage?: LocalizedText;
}
