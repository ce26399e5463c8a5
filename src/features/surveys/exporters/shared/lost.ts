import type { Unmapped } from "../../../../schema/importer";

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

/** Collects what a format has no place for: one entry a question and reason, with all that it concerns. */
export class Lost {
  private readonly found = new Map<string, { question: string; reason: Reason; details: Set<string> }>();

  /** @param question its variable or a block's title, `""` for the whole questionnaire */
  add(question: string, reason: Reason, detail?: string): void {
    const key = JSON.stringify([question, reason]);
    const entry = this.found.get(key) ?? { question, reason, details: new Set<string>() };
    if (detail) entry.details.add(detail);
    this.found.set(key, entry);
  }

  get unmapped(): readonly Unmapped[] {
    return [...this.found.values()].map(({ question, reason, details }) =>
      details.size > 0 ? { question, reason, detail: [...details].join("; ") } : { question, reason },
    );
  }
}
