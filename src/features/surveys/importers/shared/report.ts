import type { Unmapped } from "../../../../schema/importer";
import type { Reason } from "./reasons";

/** Collects what an import can't carry over: one entry a question and reason, with all that the file says. */
export class Report {
  private readonly found = new Map<string, { question: string; reason: Reason; details: Set<string> }>();

  /** @param question title or variable, `""` for the whole file */
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
