import { newId } from "../../../src/shared/ids";
import type { Week } from "./openWeek";

/** Of a member by number: the zone, who wants no mails, and who wants them in a rhythm. */
const ZONES = [undefined, "America/Bogota", "Asia/Tokyo", "Pacific/Auckland", "Asia/Kolkata"] as const;
const COMMUNITY_ZONE = "Europe/Madrid";
const RHYTHMS = ["DAILY", "WEEKLY"] as const;

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly zone: string;
  readonly isUnsubscribed: boolean;
  /** Has switched off replies to comments and the team's e-mails. */
  readonly isOptedOut: boolean;
}

export const OPTED_OUT = ["comments.reply", "mailings.email"] as const;

/** Makes the only active members of the demo's community, with settings of all sorts. */
export async function makePeople({ db, query, unsubscribe }: Week, count: number): Promise<readonly Person[]> {
  await query("update member set status = 'INACTIVE'");
  await query("delete from outbox");
  await query("delete from notification");
  await query(
    "update community_configuration set mail_quiet_from = '21:00', mail_quiet_to = '08:00', mails_per_day = 3, mails_per_week = 10",
  );
  await query("update community set time_zone = $1 where id = $2", [COMMUNITY_ZONE, db.spaceId]);
  const people: Person[] = [];
  for (let number = 0; number < count; number += 1) {
    const id = newId();
    const email = `week${number}@bench.test`;
    const zone = ZONES[number % ZONES.length];
    const rhythm = RHYTHMS[number % 7];
    const isUnsubscribed = number % 11 === 3;
    const isOptedOut = number % 11 === 5;
    await query("insert into member (id, space_id, nickname, email, status) values ($1, $2, $3, $4, 'ACTIVE')", [
      ...[id, db.spaceId, `week${number}`, email],
    ]);
    if (zone !== undefined || rhythm !== undefined)
      await query("insert into notification_setting (id, space_id, member, time_zone, rhythm) values ($1, $2, $3, $4, $5)", [
        ...[newId(), db.spaceId, id, zone ?? null, rhythm ?? "NOW"],
      ]);
    if (isUnsubscribed) await unsubscribe(email);
    for (const kind of isOptedOut ? OPTED_OUT : [])
      await query("insert into notification_preference (id, space_id, member, kind, mail) values ($1, $2, $3, $4, false)", [
        ...[newId(), db.spaceId, id, kind],
      ]);
    people.push({ id, email, zone: zone ?? COMMUNITY_ZONE, isUnsubscribed, isOptedOut });
  }
  return people;
}
