import type { ImportLoss } from "../../../survey/exchange/importer";

/** Collects what a format and ours don't have in common: one entry a question and reason, with all that it concerns. */
export class UnmappedReport<Reason extends string> {
  private readonly found = new Map<string, { question: string; reason: Reason; details: Set<string> }>();

  /** @param question its title or variable, `""` for the whole questionnaire or file */
  add(question: string, reason: Reason, detail?: string): void {
    const key = JSON.stringify([question, reason]);
    const entry = this.found.get(key) ?? { question, reason, details: new Set<string>() };
    if (detail) entry.details.add(detail);
    this.found.set(key, entry);
  }

  get unmapped(): readonly ImportLoss[] {
    return [...this.found.values()].map(({ question, reason, details }) => {
      const entry = this.entry(question, reason);
      return details.size > 0 ? { ...entry, detail: [...details].join("; ") } : entry;
    });
  }

  protected entry(question: string, reason: Reason): ImportLoss {
    return { question, reason };
  }
}
