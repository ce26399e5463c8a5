import { sql } from "../../../../server/kit";

/** Of `eligibleMembers`: whether the member has neither done the activity nor been refused by it. */
export const isPending = sql<boolean>`coalesce(participation.status, 'INVITED') in ('INVITED', 'STARTED')`;

/** Of `eligibleMembers`: whether the activities that come first are done. */
export const isUnlocked = sql<boolean>`not exists (
  select 1 from activity_prerequisites first
  where first.owner_id = activity.id and not exists (
    select 1 from participation done
    where done.activity = first.target_id and done.member = member.id and done.status = 'COMPLETED'))`;
