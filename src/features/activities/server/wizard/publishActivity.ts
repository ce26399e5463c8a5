import type { RouteContext, ServerHost } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { readPublishFaults } from "./readPublication";

/** One that starts later is announced. */
async function moveOf({ db }: RouteContext, activityId: string): Promise<"announce" | "open"> {
  const activity = await db.selectFrom("activity").select("startsAt").where("id", "=", activityId).executeTakeFirst();
  return activity?.startsAt && new Date(activity.startsAt) > new Date() ? "announce" : "open";
}

/**
 * Publishes an activity: members may take part at once, or from its start on.
 * @throws AppError `request.invalid` with all that is missing, `record.transition` where it is published already
 */
export async function publishActivity(
  context: RouteContext,
  activityId: string,
  types: ServerHost["registries"]["activityTypes"],
): Promise<void> {
  const { db, records } = context;
  await db.transaction(async () => {
    const { faults } = await readPublishFaults(context, activityId, types);
    if (faults.length > 0) {
      const issues = faults.map(({ step, ...fault }) => ({ ...fault, rule: "required", step }));
      throw new AppError("request.invalid", { faults: issues });
    }
    await records.transition({ entity: "activity", id: activityId, name: await moveOf(context, activityId) });
  });
}
