import "survey-core/i18n/dutch";
import "survey-core/i18n/french";
import "survey-core/i18n/italian";
import "survey-core/i18n/portuguese";
import "survey-core/i18n/spanish";
import { surveyLocalization } from "survey-core";
import { resolveLanguage } from "../../../../shared/languages";
import type { Translate } from "../../../texts/texts";
import { isByTouch } from "../drawing/isByTouch";

/** SurveyJS's own texts exist here in the interface's languages; another questionnaire language gets the fallback's. */
export function surveyLocale(language: string): string {
  return resolveLanguage(language);
}

/** SurveyJS's texts that we say ourselves; `{0}` is SurveyJS's placeholder. */
export const OURS = [
  "requiredError",
  "requiredInAllRowsError",
  "otherRequiredError",
  "numericError",
  "numericMinMax",
  "numericMin",
  "numericMax",
  "stepError",
  "invalidInputError",
  "minSelectError",
  "maxSelectError",
  "minError",
  "maxError",
  "matrix_row",
  "matrix_column",
  "otherItemText",
  "placeholder",
  "filterStringPlaceholder",
  "emptyMessage",
  "filePlaceholder",
  "chooseFileCaption",
  "chooseFile",
  "noFileChosen",
  "replaceFileCaption",
  "removeFileCaption",
  "uploadingFile",
  "loadingFile",
  "exceedMaxSize",
  "exceedMaxFiles",
  "indexText",
  "clearCaption",
  "selectToRankEmptyUnrankedAreaText",
  "selectToRankEmptyRankedAreaText",
] as const;

/** Puts our words, in the tone of the rest, over SurveyJS's. */
export function applySurveyTexts(language: string, t: Translate): void {
  const texts: Record<string, string> | undefined = surveyLocalization.locales[surveyLocale(language)];
  if (!texts) return;
  for (const key of OURS) texts[key] = t(`runner.surveyTexts.${key}`);
  if (isByTouch()) texts.filePlaceholder = t("runner.uploadByTouch");
}
