import { StepError } from "../db/migration/takeSteps";
import { applySchema, DestructiveError } from "../db/schema/schemaApply";
import { CommandError } from "./commandError";
import { openUnmigrated } from "./openForCommand";
import { counted, visibleSteps } from "./planText";

const FLAG = "--allow-destructive";

function explain(error: unknown): unknown {
  if (error instanceof StepError) return new CommandError(`${error.message}\nNothing was changed.`);
  if (!(error instanceof DestructiveError)) return error;
  const lines = error.steps.map((step) => `  ! ${step.line}`).join("\n");
  return new CommandError(
    `Nothing was changed. These lose or refuse data:\n${lines}\nAllow them: npm run schema:apply -- ${FLAG}`,
  );
}

/** `npm run schema:apply [-- --allow-destructive]`: brings the database to the schemas, in one transaction. */
export async function schemaApply(options: readonly string[]): Promise<void> {
  const { database, catalog } = await openUnmigrated();
  try {
    const { taken, waiting } = await applySchema(database.pool, catalog, options.includes(FLAG));
    for (const step of visibleSteps(taken)) console.log(`  ${step.line}`);
    console.log(
      taken.length > 0
        ? `${counted(visibleSteps(taken).length, "change")} applied; back with npm run schema:undo`
        : "Nothing to do",
    );
    for (const step of waiting) console.log(`Waits: ${step.line}. ${step.remedy ?? "It needs what waits."}`);
  } catch (error) {
    throw explain(error);
  } finally {
    await database.close();
  }
}
