import { compact } from "../../../../../shared/compact";
import type { Json, JsonObject } from "../../../../../shared/json";
import type { ImageChoiceQuestion } from "../../../../../survey/questions/imageChoiceQuestion";
import type { DefinitionIssue } from "../../../../../survey/questionType";
import { flagSchema, imageSchema, optionsSchema, pinnedSchema } from "../../../../../survey/types/settingsSchemas";
import { numbered } from "../texts/words";
import { attentionIssues, attentionSettings } from "./attention";
import { labelOf, optionIssues } from "./options";

export const imageChoiceSettings: JsonObject = {
  options: optionsSchema("Options", { image: imageSchema, ...pinnedSchema }),
  showLabels: { ...flagSchema("Show texts under the images"), default: true },
  randomOrder: flagSchema("Random answer order"),
  ...attentionSettings,
};

/** The editor offers an upload where a setting is marked as an image. */
export const imageChoiceUi: JsonObject = { options: { items: { image: { "ui:options": { isImage: true } } } } };

export function imageChoiceIssues(question: ImageChoiceQuestion): readonly DefinitionIssue[] {
  const faults = [...optionIssues(question.options)];
  for (const [place, option] of question.options.entries()) {
    if (!option.image) faults.push({ path: `/options/${place}/image`, fault: "missingImage", params: { code: option.code } });
  }
  const codes = question.options.map(({ code }) => code);
  return [...faults, ...attentionIssues(question, codes)];
}

export function surveyImages(question: ImageChoiceQuestion, language: string): JsonObject {
  const choices = question.options.map(
    (option): Json => compact({ value: option.code, text: labelOf(option, language), imageLink: option.image }),
  );
  return compact({
    type: "imagepicker",
    name: question.id,
    choices,
    choicesOrder: question.randomOrder ? "random" : undefined,
    showLabel: question.showLabels ?? true,
    imageFit: "contain",
  });
}

/** Options of a new image question: plain drawings, so that it can be asked before pictures are chosen. */
export function initialImages(language: string): readonly JsonObject[] {
  return numbered("image", 2, language).map((option, place) => ({ ...option, image: drawing(place) }));
}

function drawing(place: number): string {
  const colour = ["9fb8d1", "d1b89f"][place % 2] ?? "9fb8d1";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><rect width="240" height="160" fill="#${colour}"/><circle cx="120" cy="80" r="44" fill="#fff"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
