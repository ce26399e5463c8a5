import type { Credits } from "../../../../src/contracts/services/credits";
import type { HostTools } from "../../../../src/server/kit";

/** What Focus studies ask of others, from the first request on. */
export interface FocusServices {
  readonly credits: () => Credits;
  readonly tools: () => HostTools;
}

/** A study's fields, as a record or a wizard's draft has them. */
export type StudyValues = Readonly<Record<string, unknown>>;
