import type { JsonObject } from "../../../../shared/json";
import type { LocalizedText } from "../../../../shared/languages";
import { flagSchema, localizedSchema } from "./schemas";

/** What questions can say whose answers can be told apart (`sameBy`). */
export interface DifferingQuestion {
  /** In a looped block: each round's answer is another one. "Don't know" may be said in all of them. */
  readonly differentEachRound?: boolean;
  /** Said of an answer that another round has. @default a text of ours */
  readonly differentMessage?: LocalizedText;
}

export const differingSettings: JsonObject = {
  differentEachRound: flagSchema("Another answer in each round"),
  differentMessage: localizedSchema("Message where the answer is repeated"),
};

export const differingUi: JsonObject = {
  differentEachRound: { "ui:options": { isOfRounds: true } },
  differentMessage: { "ui:options": { isOfRounds: true, shownWith: ["differentEachRound"] } },
};
