import { UnmappedReport } from "../../shared/unmappedReport";

/** Why something isn't written: keys under `exportReasons` of the locales. */
export const REASONS = [
  "carry",
  "codes",
  "condition",
  "dontKnow",
  "ending",
  "images",
  "language",
  "looks",
  "loop",
  "name",
  "optionGroups",
  "order",
  "pattern",
  "piping",
  "questionType",
  "quota",
  "rule",
  "setting",
  "timeLimit",
] as const;

export type Reason = (typeof REASONS)[number];

/** What a format has no place for; a block is named by its title. */
export class Lost extends UnmappedReport<Reason> {}
