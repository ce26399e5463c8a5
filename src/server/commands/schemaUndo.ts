import { StepError } from "../db/migration/takeSteps";
import { UndoError, undoSchema } from "../db/schema/schemaUndo";
import { CommandError } from "./commandError";
import { openUnmigrated } from "./openForCommand";

const FLAG = "--allow-destructive";

function explain(error: unknown): unknown {
  if (error instanceof StepError) return new CommandError(`It can't be taken back. ${error.message}\nNothing was changed.`);
  if (!(error instanceof UndoError)) return error;
  const hint = error.losses.length > 0 ? `\nAllow it: npm run schema:undo -- ${FLAG}` : "";
  return new CommandError(`Nothing was changed. ${error.message}${hint}`);
}

/** `npm run schema:undo [-- --allow-destructive]`: takes the last recorded change of the database back. */
export async function schemaUndo(options: readonly string[]): Promise<void> {
  const { database } = await openUnmigrated();
  try {
    const { steps, appliedAt } = await undoSchema(database.pool, options.includes(FLAG));
    console.log(`Taken back, what was applied ${appliedAt}:`);
    for (const step of steps) console.log(`  ${step.line}`);
    console.log("Put the schema files back as well: a start with the new ones makes the change again");
  } catch (error) {
    throw explain(error);
  } finally {
    await database.close();
  }
}
