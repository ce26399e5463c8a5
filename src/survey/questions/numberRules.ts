import type { LocalizedText } from "../../shared/languages";

/** Limits of numeric answers. */
export interface NumberRules {
  /** Magnitude, e.g. `kg`. */
  readonly unit?: LocalizedText;
  readonly minValue?: number;
  readonly maxValue?: number;
  /** Digits before the decimal point. @default 15, what a double holds exactly */
  readonly maxDigits?: number;
  /** @default any */
  readonly maxDecimals?: number;
}
