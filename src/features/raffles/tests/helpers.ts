import type { TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { createSurvey } from "../../../../tests/helpers/surveys";

export interface RaffleSetting {
  readonly winners: number;
  /** How many of the demo's members have completed the activity, `member@demo.test` among them. */
  readonly entrants: number;
  /** ISO 8601 instant. @default an hour ago */
  readonly endsAt?: string;
}

/** An activity with a raffle that is over, and those who have completed it. @returns its id */
export async function endedActivity(app: TestApp, token: string, setting: RaffleSetting): Promise<string> {
  const id = await createSurvey(app, token);
  const endsAt = setting.endsAt ?? new Date(Date.now() - 3_600_000).toISOString();
  await rows(
    app,
    `update activity set raffle_active = true, raffle_reward = 'Una bicicleta', raffle_winners = $2, status = 'ACTIVE',
      starts_at = $3::timestamptz - interval '1 day', ends_at = $3::timestamptz where id = $1`,
    [id, setting.winners, endsAt],
  );
  await rows(
    app,
    `insert into participation (id, space_id, activity, member, status, completed_at)
      select gen_random_uuid(), m.space_id, $1, m.id, 'COMPLETED', now() from member m
      where m.status = 'ACTIVE' and m.space_id = $2 order by m.email <> 'member@demo.test', m.id limit $3`,
    [id, await demoId(app), setting.entrants],
  );
  return id;
}

/** Lets the server look again; its raffles of before may have been drawn long ago. */
export const sweepSoon = (app: TestApp) =>
  rows(app, "update scheduled_task set due_at = now() where name = 'raffles.sweep' and due_at > now()");

/** As if its draw's time had come. */
export async function makeDue(app: TestApp, activityId: string): Promise<void> {
  await rows(app, "update raffle set draw_at = now() - interval '1 minute' where activity = $1 and draw_at is not null", [
    activityId,
  ]);
  await sweepSoon(app);
}
