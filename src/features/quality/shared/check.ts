import type { IconName } from "../../../schema/iconNames";
import type { Evidence } from "./evidence";
import type { ObservedResponse } from "./observation";
import type { SurveyFigures } from "./surveyFigures";

/**
 * A check of data quality: whether a response shows one sign of carelessness or fraud, and what speaks for it. It gives
 * evidence, never a verdict: people decide.
 */
export interface Check {
  /** Texts under `quality.flags.<name>` and `quality.flagHelps.<name>`. */
  readonly name: string;
  readonly icon: IconName;
  /** Its thresholds. */
  readonly settings: Readonly<Record<string, number>>;
  /** Nothing where there is no sign. */
  readonly look: (response: ObservedResponse, figures: SurveyFigures) => readonly Evidence[];
}

interface Definition<Settings extends Readonly<Record<string, number>>> extends Omit<Check, "settings" | "look"> {
  readonly settings: Settings;
  readonly look: (response: ObservedResponse, figures: SurveyFigures, settings: Settings) => readonly Evidence[];
}

/**
 * Declares a check with the defaults of its thresholds.
 *
 * @example
 * export const silent = defineCheck({
 *   name: "silent", icon: "Flag", settings: { least: 3 },
 *   look: ({ answered }, _figures, { least }) => (answered < least ? [{ says: "silent", figures: { count: answered } }] : []),
 * });
 */
export function defineCheck<Settings extends Readonly<Record<string, number>>>(definition: Definition<Settings>): Check {
  return { ...definition, look: (response, figures) => definition.look(response, figures, definition.settings) };
}
