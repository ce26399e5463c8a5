import type { JsonObject } from "../../../../shared/json";
import { flagSchema, localizedSchema } from "../../../../survey/types/settingsSchemas";

export const differingSettings: JsonObject = {
  differentEachRound: flagSchema("Another answer in each round"),
  differentMessage: localizedSchema("Message where the answer is repeated"),
};

export const differingUi: JsonObject = {
  differentEachRound: { "ui:options": { isOfRounds: true } },
  differentMessage: { "ui:options": { isOfRounds: true, shownWith: ["differentEachRound"] } },
};
