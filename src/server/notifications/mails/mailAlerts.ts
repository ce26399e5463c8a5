import type { Kysely } from "kysely";
import { openingOf } from "../../../shared/dates/activityOpening";
import type { Zone } from "../../../shared/dates/zone";
import { type Language, resolveLanguage } from "../../../shared/languages";
import type { MailRhythm } from "../../../shared/mailRhythms";
import type { Tables } from "../../db/generated/tables";
import type { SpaceDb } from "../../db/query/spaceDb";
import { executor } from "../../db/transaction";
import type { Registries } from "../../host/serverHost";
import { createReadMailLimits, type MailLimit } from "../../mail/limits/mailLimits";
import type { SendMail } from "../../mail/spaceMail";
import type { Unsubscriptions } from "../../mail/unsubscribe";
import type { Texts } from "../../platform/texts";
import { timeZoneOf, zoneNamed } from "../../platform/timeZone";
import type { AlertReader } from "../notificationKind";
import { readMailSettings } from "../preferences/mailSettings";
import { type Choices, readChoices } from "../preferences/readChoices";
import { wantsMail } from "../preferences/wantsMail";
import { composeAlerts } from "./composeAlerts";
import { digestAt } from "./digestAt";
import { type DueAlert, lockPeople, type MailedPerson, readDueAlerts, readDuePeople } from "./readDueAlerts";

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
  readonly language: Language;
  readonly now: Date;
}

/** People of one transaction, which stays short. */
const AT_ONCE = 25;
const NOBODY = "00000000-0000-0000-0000-000000000000";
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
  { person, isUnsubscribed, countedAt, ...round }: Round & Deciding & { readonly countedAt: Date | null },
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
    countedAt,
    dedupe: `notification:${person.id}:${alerts.at(-1)?.id}`,
  });
}

const withIds = (db: SpaceDb, alerts: readonly DueAlert[]) =>
  db.updateTable("notification").where(
    "id",
    "in",
    alerts.map(({ id }) => id),
  );

/**
 * Decides about one person's due alerts, and writes their mail into the outbox; both or neither. What is mandatory waits
 * for nothing but the end of quiet hours, whatever the person's rhythm.
 */
async function mailPerson(
  db: SpaceDb,
  alerts: readonly DueAlert[],
  deciding: Round & Deciding & { readonly limit: MailLimit; readonly rhythm: MailRhythm; readonly zone: Zone },
  tools: MailAlertsTools,
): Promise<void> {
  const { now, limit, registries } = deciding;
  const due: DueAlert[] = [];
  for (const alert of alerts) {
    const mailReason = reasonAgainst(alert, deciding);
    if (mailReason) await withIds(db, [alert]).set({ mailState: "SKIPPED", mailReason }).execute();
    else due.push(alert);
  }
  const isMandatory = ({ kind }: DueAlert) => registries.notificationKinds.get(kind)?.channels?.isMandatory === true;
  const { rhythm, zone } = deciding;
  const isLimited = limit.quietUntil !== undefined || limit.isOver;
  const mailed: DueAlert[] = [];
  for (const alert of due) {
    const digest = digestAt(new Date(alert.createdAt), rhythm, zone);
    const isEarly = digest !== undefined && digest > now;
    const at = isMandatory(alert) ? limit.quietUntil : isEarly ? digest : isLimited ? limit.at : undefined;
    if (at) await withIds(db, [alert]).set({ mailAt: at.toISOString() }).execute();
    else mailed.push(alert);
  }
  if (mailed.length === 0) return;
  await sendOne(db, mailed, { ...deciding, countedAt: mailed.every(isMandatory) ? null : now }, tools);
  await withIds(db, mailed).set({ mailState: "SENT", mailedAt: now.toISOString() }).execute();
}

async function mailPeople(db: SpaceDb, ids: readonly string[], round: Round, tools: MailAlertsTools): Promise<void> {
  const { reader, now } = round;
  const people = await lockPeople(db, reader, ids);
  if (people.length === 0) return;
  const locked = people.map(({ id }) => id);
  // Read once they are held: what another process mailed meanwhile is no longer due.
  const alerts = await readDueAlerts(db, reader, { ids: locked, now });
  const choices = await readChoices(db, { reader, ids: locked, kinds: [...new Set(alerts.map(({ kind }) => kind))] });
  const settings = await readMailSettings(db, { reader, ids: locked });
  const spaceZone = await timeZoneOf({ kysely: tools.root }, db.spaceId);
  const emails = people.map(({ email }) => email);
  const limits = await createReadMailLimits(tools.root)(db, { emails, now, isBinding: true });
  const unsubscribed = await tools.unsubscriptions.among(emails, db.spaceId);
  for (const person of people) {
    const own = alerts.filter((alert) => alert.person === person.id);
    const limit = limits.get(person.email);
    if (!limit) continue;
    const { rhythm = "NOW", timeZone = null } = settings.get(person.id) ?? {};
    const zone = zoneNamed(timeZone ?? spaceZone);
    const about = { person, isUnsubscribed: unsubscribed.has(person.email), choices, limit, rhythm, zone };
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
  for (const reader of ["member", "staff"] as const) {
    const round: Round = { reader, language: resolveLanguage(space.language), now };
    for (let after = NOBODY; !signal.aborted; ) {
      const ids = await readDuePeople(db, { reader, now, after, most: AT_ONCE });
      const last = ids.at(-1);
      if (last === undefined) break;
      await db.transaction(() => mailPeople(db, ids, round, tools));
      after = last;
    }
  }
}
