import type pg from "pg";
import type { Catalog } from "../../../schema/catalog";
import { lastDocuments, recordChange } from "../history/schemaHistory";
import { isHarmless, type Step, withoutWaiting } from "../migration/step";
import { takeSteps } from "../migration/takeSteps";
import { ensureTrigrams } from "../migration/trigrams";
import { writeState } from "./migrate";
import { migrationTransaction } from "./migrationTransaction";
import { readSchemaPlan } from "./schemaPlan";

export interface ApplyResult {
  readonly taken: readonly Step[];
  /** Steps that rows are in the way of, and what needs those. */
  readonly waiting: readonly Step[];
}

/** Destructive steps that nobody allowed: nothing was done. */
export class DestructiveError extends Error {
  constructor(readonly steps: readonly Step[]) {
    super(steps.map((step) => step.line).join("\n"));
    this.name = "DestructiveError";
  }
}

/**
 * Brings the database to the Catalog in one transaction, and records the change with its way back.
 * @param allowsDestructive whether a person accepts what is lost
 * @throws DestructiveError, StepError: nothing was changed
 */
export function applySchema(pool: pg.Pool, catalog: Catalog, allowsDestructive: boolean): Promise<ApplyResult> {
  return migrationTransaction(
    pool,
    async (client) => {
      const trigrams = await ensureTrigrams(client);
      const { steps, changes } = await readSchemaPlan(client, catalog, trigrams);
      const isBlocked = (step: Step) => step.remedy !== undefined;
      const destructive = steps.filter((step) => step.isDestructive && !isBlocked(step));
      if (destructive.length > 0 && !allowsDestructive) throw new DestructiveError(destructive);
      const taken = withoutWaiting(steps, (step) => !isBlocked(step));
      const hasHistory = (await lastDocuments(client)) !== undefined;
      await takeSteps(client, taken);
      if (taken.length > 0 || changes.length > 0 || !hasHistory) await recordChange(client, catalog, taken);
      const waiting = steps.filter((step) => !taken.includes(step));
      await writeState(client, catalog, { trigrams, waiting: waiting.filter((step) => !isHarmless(step)).length });
      return { taken, waiting };
    },
    true,
  );
}
