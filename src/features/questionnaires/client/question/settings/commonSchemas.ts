import type { Translate } from "../../../../../client/kit/console";
import type { JsonObject } from "../../../../../shared/json";

/** As the document's schema has it. */
const LONGEST_CLOCK = 3_600;

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

function seconds(title: string, description: string): JsonObject {
  return { type: "integer", minimum: 1, maximum: LONGEST_CLOCK, title, description };
}

/** How long every question that is shown may, or has to, be seen. */
export function timingSchema(t: Translate): JsonObject {
  return {
    type: "object",
    properties: {
      minimumSeconds: seconds(t("surveys.common.minimumSeconds"), t("surveys.common.minimumSecondsHelp")),
      maximumSeconds: seconds(t("surveys.common.maximumSeconds"), t("surveys.common.maximumSecondsHelp")),
    },
  };
}
