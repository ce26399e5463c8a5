import type { Quota } from "../../../../contracts/api/quotas";
import type { SpaceDb } from "../../../../server/kit";
import type { FieldworkServices } from "../services";

/** A quota as its team sees it, with how many were turned away because of it. */
export async function listQuotas(
  db: SpaceDb,
  activityId: string,
  { questionnaires }: FieldworkServices,
): Promise<readonly Quota[]> {
  const questionnaire = await questionnaires().questionnaireIdOf(db, activityId);
  const quotas = await db
    .selectFrom("quota")
    .select(["id", "title", "target", "completed", "reserved", "isOpen", "device", "segment", "condition"])
    .where((eb) => eb.or([eb("activity", "=", activityId), eb("study", "=", activityId)]))
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  const turned = await db
    .selectFrom("response")
    .select(({ fn }) => ["endedBy", fn.countAll<number>().as("count")])
    .where("questionnaire", "=", questionnaire)
    .where("disposition", "in", ["overQuota", "closed"])
    .groupBy("endedBy")
    .execute();
  const counts = new Map(turned.map(({ endedBy, count }) => [endedBy, Number(count)]));
  return quotas.map(({ device, condition, ...quota }) => ({
    ...quota,
    device: device as Quota["device"],
    condition: condition as Quota["condition"],
    turnedAway: counts.get(quota.id) ?? 0,
  }));
}
