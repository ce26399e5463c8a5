import { inGroups } from "../../../../survey/logic/optionGroups";
import type { Answer, Option, OptionGroup } from "../../../../survey/questionnaire";
import type { QualityTraits } from "../../../../survey/questionType";
import { codeOf } from "../../../../survey/types/values";

/** The place of a chosen option; none where each respondent sees another order. */
export function placeOf(
  {
    options,
    optionGroups = [],
    randomOrder,
  }: { readonly options: readonly Option[]; readonly optionGroups?: readonly OptionGroup[]; readonly randomOrder?: boolean },
  { value }: Answer,
): Pick<QualityTraits, "place"> {
  const at = inGroups(options, optionGroups).findIndex(({ code }) => code === codeOf(value));
  return at < 0 || randomOrder ? {} : { place: { at, of: options.length } };
}

/** The place of a point between the ends of a scale. */
export function pointPlace({ value }: Answer, lowest: number, highest: number): Pick<QualityTraits, "place"> {
  const isPoint = typeof value === "number" && value >= lowest && value <= highest;
  return isPoint ? { place: { at: value - lowest, of: highest - lowest + 1 } } : {};
}

/** What was written, without what is blank. */
export function textsOf(texts: readonly (string | undefined)[]): Pick<QualityTraits, "texts"> {
  const written = texts.filter((text) => text !== undefined).filter((text) => text.trim() !== "");
  return written.length > 0 ? { texts: written } : {};
}
