import { planSchema } from "../db/schema/schemaPlan";
import { openUnmigrated } from "./openForCommand";
import { planText } from "./planText";

/** What a process ends with where the plan is not empty. */
const SOMETHING_TO_DO = 2;

/** `npm run schema:plan [-- --json]`: what the schemas would change, without changing it. */
export async function schemaPlan(options: readonly string[]): Promise<void> {
  const { database, catalog } = await openUnmigrated();
  try {
    const plan = await planSchema(database.pool, catalog);
    console.log(options.includes("--json") ? JSON.stringify(plan, null, 2) : planText(plan));
    if (plan.steps.length + plan.changes.length > 0) process.exitCode = SOMETHING_TO_DO;
  } finally {
    await database.close();
  }
}
