import type { Kysely } from "kysely";
import { AppError } from "../../shared/errors";
import type { Session } from "../access/session/session";
import { accessAct, noteActs } from "../activityLog/noteActs";
import type { Tables } from "../db/generated/tables";

/** Takes a sign-in's second step; one that was wrong is in the activity log. @throws what `step` throws */
export async function notingFailure<T>(root: Kysely<Tables>, session: Session, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof AppError && error.code === "auth.wrongSecondFactor")
      await noteActs(root, [accessAct("failSecondStep", session)]);
    throw error;
  }
}
