import type { EntityHook, SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { CREDIT_ERRORS } from "../shared/errors";
import { holdLimits } from "./readPlan";

/** Whoever has a role in the company; one whose data were erased is nobody any more. */
async function countUsers(db: SpaceDb): Promise<number> {
  const { count } = await db
    .selectFrom("staffRole")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("accountId", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A company has as many users as its plan allows, by whatever way they come. */
export const userLimitHook: EntityHook = {
  entity: "suiteUser",
  beforeCreate: async ({ db, values }) => {
    const limit = (await holdLimits(db))?.users ?? null;
    if (limit !== null && (await countUsers(db)) >= limit)
      throw new AppError(CREDIT_ERRORS.tooManyUsers, { params: { limit }, extensions: { limit } });
    return values;
  },
};
