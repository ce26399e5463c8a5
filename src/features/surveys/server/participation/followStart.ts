import type { Seat } from "../execution/seat";
import type { SurveyServices } from "../services";

/** A member who begins a survey takes part in its activity. In the transaction of the start. */
export async function followStart({ db, activity, respondent }: Seat, { participations }: SurveyServices): Promise<void> {
  if (!activity || respondent.channel !== "member") return;
  await participations().start(db, { activityId: activity.id, memberId: respondent.member });
}
