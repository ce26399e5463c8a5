import { type Kysely, sql } from "kysely";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import type { Tables } from "../../db/generated/tables";
import type { SpaceDb } from "../../db/query/spaceDb";
import { executor } from "../../db/transaction";
import { timeZoneOf, zoneNamed } from "../../platform/timeZone";
import { type MailTimes, nextMailAt, quietUntil } from "./mailTimes";

/** Whether somebody may be mailed. */
export interface MailLimit {
  /** The end of the person's quiet hours; undefined outside of them. */
  readonly quietUntil: Date | undefined;
  /** Whether the person has got as many mails as the community allows, and will have when the quiet hours end. */
  readonly isOver: boolean;
  /** The instant from which the next mail may go out, at the earliest `now`. */
  readonly at: Date;
}

export interface MailLimitsQuery {
  readonly emails: readonly string[];
  readonly now: Date;
  /**
   * Whether mails to these people follow in the open transaction: until it ends nobody else reads their limits so, which
   * keeps the number of mails exact.
   * @default false
   */
  readonly isBinding?: boolean;
}

/**
 * Reads by e-mail when people may get their next mail by the quiet hours and the most mails of the space. It counts
 * what stands in the outbox, whoever put it there, but for mails about the account and those that couldn't be sent.
 */
export type ReadMailLimits = (db: SpaceDb, query: MailLimitsQuery) => Promise<ReadonlyMap<string, MailLimit>>;

const DEFAULTS: MailTimes = { quietFrom: "21:00", quietTo: "08:00", perDay: 3, perWeek: 10 };
const WEEK_MS = 7 * MS_PER_DAY;

async function readTimes(db: SpaceDb): Promise<MailTimes> {
  const found = await db
    .selectFrom("communityConfiguration")
    .select(["mailQuietFrom as quietFrom", "mailQuietTo as quietTo", "mailsPerDay as perDay", "mailsPerWeek as perWeek"])
    .executeTakeFirst();
  return {
    quietFrom: found?.quietFrom ?? DEFAULTS.quietFrom,
    quietTo: found?.quietTo ?? DEFAULTS.quietTo,
    perDay: found?.perDay ?? DEFAULTS.perDay,
    perWeek: found?.perWeek ?? DEFAULTS.perWeek,
  };
}

const inList = (values: readonly string[]) => sql<string>`any(${[...values]}::text[])`;

/** The zones of those who have one of their own, by e-mail. */
async function readZones(db: SpaceDb, emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const staff = await db
    .selectFrom("staffRole")
    .innerJoin("notificationSetting", "notificationSetting.moderator", "staffRole.id")
    .select(["staffRole.email", "notificationSetting.timeZone"])
    .where("staffRole.email", "=", inList(emails))
    .execute();
  const members = await db
    .selectFrom("member")
    .innerJoin("notificationSetting", "notificationSetting.member", "member.id")
    .select(["member.email", "notificationSetting.timeZone"])
    .where("member.email", "=", inList(emails))
    .execute();
  return new Map([...staff, ...members].flatMap(({ email, timeZone }) => (timeZone ? [[email, timeZone] as const] : [])));
}

/** In one order, so that of two that lock the same people one waits for the other. */
async function lockRecipients(root: Kysely<Tables>, spaceId: string, addresses: readonly string[]): Promise<void> {
  const keys = addresses.map((address) => `mail.limits:${spaceId}:${address}`);
  await sql`
    select pg_advisory_xact_lock(key)
    from (select distinct hashtextextended(name, 0) as key from unnest(${keys}::text[]) as name order by 1) as keys
  `.execute(executor(root));
}

/** Instants, in milliseconds, of the mails since that count, by address in lower case. */
async function readCounted(
  root: Kysely<Tables>,
  spaceId: string,
  { addresses, since }: { readonly addresses: readonly string[]; readonly since: Date },
): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = await executor(root)
    .selectFrom("outbox")
    .select([sql<string>`lower(recipient)`.as("address"), "countedAt"])
    .where("spaceId", "=", spaceId)
    .where(sql<string>`lower(recipient)`, "=", inList(addresses))
    .where("countedAt", ">", since.toISOString())
    .where("status", "<>", "ERROR")
    .execute();
  const counted = new Map<string, number[]>();
  for (const { address, countedAt } of rows)
    if (countedAt !== null) counted.set(address, [...(counted.get(address) ?? []), Date.parse(countedAt)]);
  return counted;
}

export function createReadMailLimits(root: Kysely<Tables>): ReadMailLimits {
  return async (db, { emails, now, isBinding = false }) => {
    if (emails.length === 0) return new Map();
    const { spaceId } = db;
    const addresses = [...new Set(emails.map((email) => email.toLowerCase()))];
    if (isBinding) await lockRecipients(root, spaceId, addresses);
    const times = await readTimes(db);
    const spaceZone = await timeZoneOf({ kysely: root }, spaceId);
    const zones = await readZones(db, emails);
    const counted = await readCounted(root, spaceId, { addresses, since: new Date(now.getTime() - WEEK_MS) });
    const limitOf = (email: string): MailLimit => {
      const zone = zoneNamed(zones.get(email) ?? spaceZone);
      const quiet = quietUntil(now, zone, times);
      const begin = quiet ?? now;
      const free = new Date(nextMailAt(counted.get(email.toLowerCase()) ?? [], times, begin.getTime()));
      return { quietUntil: quiet, isOver: free > begin, at: quietUntil(free, zone, times) ?? free };
    };
    return new Map(emails.map((email) => [email, limitOf(email)]));
  };
}
