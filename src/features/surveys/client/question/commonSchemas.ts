import type { JsonObject } from "../../../../shared/json";
import type { Translate } from "./translate";

function text(title: string, isMultiline: boolean): JsonObject {
  return { type: "object", title, "x-localized": true, "x-multiline": isMultiline, additionalProperties: { type: "string" } };
}

/** What every question says. */
export function headSchema(t: Translate): JsonObject {
  return {
    type: "object",
    required: ["title"],
    properties: {
      title: text(t("surveys.common.title"), true),
      description: text(t("surveys.common.description"), true),
    },
  };
}

/** How every question that has an answer is answered. */
export function answerSchema(t: Translate): JsonObject {
  return {
    type: "object",
    properties: {
      required: { type: "boolean", title: t("surveys.common.required") },
      dontKnow: { ...text(t("surveys.common.dontKnow"), false), description: t("surveys.common.dontKnowHelp") },
    },
  };
}
