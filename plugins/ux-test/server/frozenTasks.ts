import type { EntityHook, SpaceDb } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import { UX_ERRORS } from "../shared/errors";
import { countPeople } from "./readTest";

type Row = Readonly<Record<string, unknown>>;

async function demandNobody(db: SpaceDb, { activity }: Row): Promise<void> {
  if (typeof activity !== "string") return;
  // Held as where tasks are saved: whoever begins waits.
  await db.selectFrom("activity").select("id").where("id", "=", activity).forUpdate().execute();
  if ((await countPeople(db, activity)) > 0) throw new AppError(UX_ERRORS.hasAttempts);
}

/** What people were asked stays by every path, forms and calls of the records themselves as well. */
export const frozenTasks: readonly EntityHook[] = ["uxTask", "usabilityTest"].map((entity) => ({
  entity,
  afterCreate: ({ db, record }) => demandNobody(db, record),
  afterUpdate: async ({ db, record, before }) => {
    await demandNobody(db, before);
    await demandNobody(db, record);
  },
  beforeDelete: ({ db, record }) => demandNobody(db, record),
}));
