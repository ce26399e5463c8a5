import type { Client } from "./client";
import type { Step } from "./step";

/** A step that the database refused: nothing was changed. */
export class StepError extends Error {
  constructor(line: string, cause: unknown) {
    super(`${line}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = "StepError";
  }
}

/** Runs the steps in the open transaction. @throws StepError */
export async function takeSteps(client: Client, steps: readonly Pick<Step, "line" | "sql">[]): Promise<void> {
  for (const { line, sql } of steps) {
    if (sql.length === 0) continue;
    try {
      await client.query(sql.join(";\n"));
    } catch (error) {
      throw new StepError(line, error);
    }
  }
}
