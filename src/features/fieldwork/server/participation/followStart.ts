import type { ResponseContext } from "../context/responseContext";
import type { FieldworkServices } from "../services";

/** A member who begins a survey takes part in its activity. In the transaction of the start. */
export async function followStart(
  { db, activity, respondent }: ResponseContext,
  { participations }: FieldworkServices,
): Promise<void> {
  if (!activity || respondent.channel !== "member") return;
  await participations().start(db, { activityId: activity.id, memberId: respondent.member });
}
