import type { Kysely } from "kysely";
import { openingOf } from "../../../shared/dates/activityOpening";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import { createZone } from "../../../shared/dates/zone";
import { type Language, resolveLanguage } from "../../../shared/languages";
import type { Tables } from "../../db/generated/tables";
import type { SpaceDb } from "../../db/query/spaceDb";
import { executor } from "../../db/transaction";
import type { Registries } from "../../host/serverHost";
import type { SendMail } from "../../mail/spaceMail";
import type { Unsubscriptions } from "../../mail/unsubscribe";
import type { Texts } from "../../platform/texts";
import { timeZoneOf } from "../../platform/timeZone";
import type { AlertReader } from "../notificationKind";
import { type Choices, readChoices } from "../preferences/readChoices";
import { wantsMail } from "../preferences/wantsMail";
import { composeAlerts } from "./composeAlerts";
import { isQuiet, type MailTimes, nextMailAt } from "./mailTimes";
import { type DueAlert, lockPeople, type MailedPerson, readDueAlerts, readDuePeople, readMailed } from "./readDueAlerts";

export interface MailAlertsTools {
  readonly root: Kysely<Tables>;
  readonly registries: Pick<Registries, "activityTypes" | "notificationKinds">;
  readonly texts: Pick<Texts, "translate" | "has">;
  readonly mail: SendMail;
  readonly unsubscriptions: Pick<Unsubscriptions, "among">;
}

type Reason = "SEEN" | "OPTED_OUT" | "UNSUBSCRIBED" | "OVER" | "GONE";

interface Round {
  readonly reader: AlertReader;
  readonly times: MailTimes;
  readonly language: Language;
  readonly now: Date;
}

/** People of one transaction, which stays short. */
const AT_ONCE = 25;
const NOBODY = "00000000-0000-0000-0000-000000000000";
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

interface Deciding extends Pick<MailAlertsTools, "registries"> {
  readonly person: MailedPerson;
  readonly isUnsubscribed: boolean;
  readonly choices: Choices;
  readonly now: Date;
}

function isOver(alert: DueAlert, until: "begun" | "done", now: Date): boolean {
  const { activityStatus: status, startsAt, endsAt, participation } = alert;
  if (status === null || openingOf({ status, startsAt, endsAt }, now) !== "open") return true;
  const mayTakePart = until === "begun" ? ["INVITED"] : ["INVITED", "STARTED"];
  return !mayTakePart.includes(participation ?? "INVITED");
}

/** Why an alert is not mailed; undefined where it is. */
function reasonAgainst(alert: DueAlert, { registries, person, isUnsubscribed, choices, now }: Deciding): Reason | undefined {
  const kind = registries.notificationKinds.get(alert.kind);
  if (!kind?.channels || !person.isThere) return "GONE";
  if (alert.seen) return "SEEN";
  if (kind.usefulUntil && isOver(alert, kind.usefulUntil, now)) return "OVER";
  if (!wantsMail(kind, choices.of(person.id, alert.kind))) return "OPTED_OUT";
  return isUnsubscribed && !kind.channels.isMandatory ? "UNSUBSCRIBED" : undefined;
}

async function sendOne(
  db: SpaceDb,
  alerts: readonly DueAlert[],
  { person, isUnsubscribed, ...round }: Round & Deciding,
  tools: MailAlertsTools,
) {
  const { activityTypes, notificationKinds } = tools.registries;
  const mailed = alerts.flatMap((alert) => {
    const kind = notificationKinds.get(alert.kind);
    if (!kind) return [];
    const { activityId: id, activityTitle, activityType } = alert;
    const memberPath = activityTypes.get(activityType ?? "")?.memberPath;
    const activity = id === null ? undefined : { id, title: activityTitle ?? "", memberPath };
    return [{ ...alert, kind, params: alert.params as object | null, activity }];
  });
  const { path, ...values } = composeAlerts(mailed, { texts: tools.texts, ...round });
  await tools.mail(db, {
    to: person.email,
    template: "notification",
    values,
    path,
    morePath: round.reader === "member" ? "/profile/notifications" : "/profile",
    ...(person.accountId ? { accountId: person.accountId } : {}),
    // Whoever wants no mails gets only what is theirs by right.
    isAboutAccount: isUnsubscribed,
    dedupe: `notification:${person.id}:${alerts.at(-1)?.id}`,
  });
}

const withIds = (db: SpaceDb, alerts: readonly DueAlert[]) =>
  db.updateTable("notification").where(
    "id",
    "in",
    alerts.map(({ id }) => id),
  );

/** Decides about one person's due alerts, and writes their mail into the outbox; both or neither. */
async function mailPerson(
  db: SpaceDb,
  alerts: readonly DueAlert[],
  deciding: Round & Deciding & { readonly mailed: readonly number[] },
  tools: MailAlertsTools,
): Promise<void> {
  const { now, times, mailed } = deciding;
  const due: DueAlert[] = [];
  for (const alert of alerts) {
    const mailReason = reasonAgainst(alert, deciding);
    if (mailReason) await withIds(db, [alert]).set({ mailState: "SKIPPED", mailReason }).execute();
    else due.push(alert);
  }
  if (due.length === 0) return;
  const at = nextMailAt(mailed, times, now.getTime());
  if (at > now.getTime()) {
    await withIds(db, due)
      .set({ mailAt: new Date(at).toISOString() })
      .execute();
    return;
  }
  await sendOne(db, due, deciding, tools);
  await withIds(db, due).set({ mailState: "SENT", mailedAt: now.toISOString() }).execute();
}

async function mailPeople(db: SpaceDb, ids: readonly string[], round: Round, tools: MailAlertsTools): Promise<void> {
  const { reader, now } = round;
  const people = await lockPeople(db, reader, ids);
  if (people.length === 0) return;
  const locked = people.map(({ id }) => id);
  // Read once they are held: what another process mailed meanwhile is no longer due.
  const alerts = await readDueAlerts(db, reader, { ids: locked, now });
  const choices = await readChoices(db, { reader, ids: locked, kinds: [...new Set(alerts.map(({ kind }) => kind))] });
  const mailed = await readMailed(db, reader, { ids: locked, since: new Date(now.getTime() - WEEK_MS) });
  const emails = people.map(({ email }) => email);
  const unsubscribed = await tools.unsubscriptions.among(emails, db.spaceId);
  for (const person of people) {
    const own = alerts.filter((alert) => alert.person === person.id);
    const about = { person, isUnsubscribed: unsubscribed.has(person.email), choices, mailed: mailed.get(person.id) ?? [] };
    await mailPerson(db, own, { ...round, ...about, registries: tools.registries }, tools);
  }
}

/**
 * Mails the alerts of a space that are due: one mail a person, in the hours and as often as the community has it. Any
 * number of processes may do it at once.
 */
export async function mailAlerts(
  db: SpaceDb,
  tools: MailAlertsTools,
  { now, signal }: { readonly now: Date; readonly signal: AbortSignal },
): Promise<void> {
  const space = await executor(tools.root).selectFrom("space").select("language").where("id", "=", db.spaceId).executeTakeFirst();
  if (!space) return;
  const times = await readTimes(db);
  const zone = createZone(await timeZoneOf({ kysely: tools.root }, db.spaceId));
  if (isQuiet(zone.clockAt(now.toISOString()).slice(11, 16), times)) return;
  for (const reader of ["member", "staff"] as const) {
    const round: Round = { reader, times, language: resolveLanguage(space.language), now };
    for (let after = NOBODY; !signal.aborted; ) {
      const ids = await readDuePeople(db, { reader, now, after, most: AT_ONCE });
      const last = ids.at(-1);
      if (last === undefined) break;
      await db.transaction(() => mailPeople(db, ids, round, tools));
      after = last;
    }
  }
}
