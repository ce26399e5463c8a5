import { type RawBuilder, type SpaceDb, sql } from "../../../../server/kit";
import type { AddresseeState } from "../../shared/ownDatabase";
import { SUPPLIER } from "../rules";

/** Whether a response has ended for good: who only left may go on. */
const IS_OVER = sql<boolean>`(response.state = 'complete'
  or (response.state = 'ended' and response.disposition not in ('dropped', 'timedOut', 'closed')))`;

/** How far an addressee is, by their response and their mails: it is stored nowhere. */
export const STATE: RawBuilder<AddresseeState> = sql<AddresseeState>`case
  when response.state = 'complete' and coalesce(response.disposition, 'complete') = 'complete' then 'ANSWERED'
  when ${IS_OVER} then 'SCREENED_OUT'
  when response.id is not null then 'BEGUN'
  when addressee.unsubscribed_at is not null then 'UNSUBSCRIBED'
  when addressee.bounced_at is not null then 'BOUNCED'
  when addressee.reminders > 0 then 'REMINDED'
  when addressee.invited_at is not null then 'INVITED'
  else 'WAITING' end`;

/** Whether somebody may be written to: has neither ended nor said no. */
export const IS_OPEN = sql<boolean>`(addressee.unsubscribed_at is null and not coalesce(${IS_OVER}, false))`;

/** The same, of whom no mail has come back. */
export const IS_REACHABLE = sql<boolean>`(addressee.bounced_at is null and ${IS_OPEN})`;

/** A study's addressees, each with their response, where there is one. */
export function peopleOf(db: SpaceDb, studyId: string) {
  return db
    .selectFrom("addressee")
    .innerJoin("study", "study.id", "addressee.study")
    .leftJoin("response", (join) =>
      join
        .onRef("response.questionnaire", "=", "study.questionnaire")
        .on("response.supplier", "=", SUPPLIER.id)
        .on(sql<boolean>`response.external_id = addressee.id::text`)
        .on(sql<boolean>`response.is_test is not true`),
    )
    .where("addressee.study", "=", studyId);
}
