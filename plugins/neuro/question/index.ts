import type { JsonObject } from "../../../src/shared/json";
import { defineQuestionType } from "../../../src/survey/types/defineQuestionType";
import {
  CODE_PATTERN,
  imageSchema,
  integerSchema,
  localizedSchema,
  settingsSchema,
} from "../../../src/survey/types/settingsSchemas";
import { unlessEmpty } from "../../../src/survey/types/values";
import { NEURO_TEST } from "../shared/neuroTest";
import { ALL_WORDS } from "../shared/words";
import { neuroCheck, neuroParts, neuroSchema, simulateNeuro } from "./answer";
import { neuroDrawing } from "./drawing";
import { neuroFaults } from "./faults";
import { exposureMs, itemsOf, MOST_ITEMS, MOST_ZONES, type NeuroQuestion, USUAL_EXPOSURE, USUAL_LIMIT } from "./neuroQuestion";
import { isYesTo, neuroCells, neuroVariables, tabulateNeuro } from "./results";
import { ZONES_EDITOR } from "./zonesEditor";

/** A question can be tried before it has its picture: a bottle before a hill, with a sign that says whose it is. */
const DRAWING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 240" width="1080" height="720"><rect width="360" height="240" fill="#cfe6ee"/><circle cx="300" cy="52" r="28" fill="#f2b134"/><path d="M0 190q90-70 180-20t180-30v100H0z" fill="#7fae7a"/><path d="M0 212q120-40 240-10t120-10v48H0z" fill="#5d9160"/><rect x="92" y="72" width="20" height="30" rx="4" fill="#35506b"/><path d="M86 100h32q12 12 12 30v74q0 8-8 8H82q-8 0-8-8v-74q0-18 12-30z" fill="#8c3b4a"/><rect x="74" y="142" width="56" height="40" fill="#fff"/><circle cx="102" cy="162" r="11" fill="#8c3b4a"/><rect x="180" y="48" width="90" height="16" rx="4" fill="#35506b"/><rect x="180" y="74" width="64" height="10" rx="4" fill="#35506b" opacity=".6"/></svg>',
)}`;

/** Shares of the picture. */
const share = { type: "number", minimum: 0, maximum: 1 };
const zone = {
  type: "object",
  additionalProperties: false,
  required: ["name", "x", "y", "width", "height"],
  properties: { name: { type: "string", title: "Name", maxLength: 60 }, x: share, y: share, width: share, height: share },
};

function itemsSchema(title: string): JsonObject {
  const code = { type: "string", title: "Code", pattern: CODE_PATTERN };
  return {
    type: "array",
    title,
    maxItems: MOST_ITEMS,
    items: {
      type: "object",
      additionalProperties: false,
      required: ["code", "label"],
      properties: { code, label: localizedSchema("Text") },
    },
  };
}

/** Seconds that a word takes with its pause, that explanations take, and that a picture's places take. */
const WORD_SECONDS = 2;
const READING_SECONDS = 60;

/** How an advertisement works: what is felt while it is seen, thought of it at once, and remembered of it. */
export const neuroTest = defineQuestionType<NeuroQuestion>({
  name: NEURO_TEST,
  icon: "Bolt",
  group: "media",
  settings: settingsSchema(
    {
      brand: { type: "string", title: "Brand", maxLength: 60 },
      image: imageSchema,
      unbrandedImage: { ...imageSchema, title: "Picture without the brand" },
      alternativeText: localizedSchema("Alternative text"),
      exposureSeconds: integerSchema("Seconds shown", { minimum: 3, maximum: 30, default: USUAL_EXPOSURE }),
      wordSeconds: integerSchema("Seconds for each word", { minimum: 1, maximum: 10, default: USUAL_LIMIT }),
      targets: itemsSchema("Things in the advertisement"),
      foils: itemsSchema("Things that aren't in it"),
      zones: { type: "array", title: "Zones", maxItems: MOST_ZONES, items: zone },
    },
    ["image", "targets", "foils"],
  ),
  uiSettings: {
    image: { "ui:options": { isImage: true } },
    unbrandedImage: { "ui:options": { isImage: true } },
    zones: { "ui:options": { editor: ZONES_EDITOR, isBelow: true } },
  },
  isAnswerable: true,
  hasOwnTimeLimits: true,
  answeringSeconds: (question) =>
    READING_SECONDS + exposureMs(question) / 1_000 + (ALL_WORDS.length + itemsOf(question).length) * WORD_SECONDS,
  initial: () => ({
    required: true,
    image: DRAWING,
    exposureSeconds: USUAL_EXPOSURE,
    wordSeconds: USUAL_LIMIT,
    targets: [],
    foils: [],
  }),
  faults: (question) => neuroFaults(question, DRAWING),
  toSurveyJs: ({ id }) => ({ type: "neurotest", name: id }),
  toDrawing: neuroDrawing,
  plainSurvey: "none",
  fromSurveyValue: (_question, value) => unlessEmpty(value),
  answerSchema: neuroSchema,
  answerParts: neuroParts,
  check: neuroCheck,
  simulate: simulateNeuro,
  variables: neuroVariables,
  cells: neuroCells,
  tabulate: tabulateNeuro,
  charts: ["bar", "column"],
  matches: isYesTo,
});
