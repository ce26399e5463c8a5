import { sql } from "kysely";
import { newId } from "../../../shared/ids";
import { MAIL_RHYTHMS, type MailRhythm } from "../../../shared/mailRhythms";
import type { SpaceDb } from "../../db/query/spaceDb";
import { demandZone } from "../../platform/timeZone";
import type { Recipient } from "../alerts";

/** When somebody gets mails. */
export interface MailSettings {
  readonly rhythm: MailRhythm;
  /** IANA name of the zone of the person's clocks; null: the community's. */
  readonly timeZone: string | null;
}

export interface MailSettingsChange extends Partial<MailSettings> {
  /** The zone of the person's device, which counts until they choose one. */
  readonly deviceTimeZone?: string;
}

const DEFAULTS: MailSettings = { rhythm: "NOW", timeZone: null };

const columnOf = (reader: Recipient["reader"]) => (reader === "member" ? "member" : "moderator");

/** The settings of some people, members or staff roles; those who chose none are left out. */
export async function readMailSettings(
  db: SpaceDb,
  { reader, ids }: { readonly reader: Recipient["reader"]; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, MailSettings>> {
  const column = columnOf(reader);
  const rows = await db
    .selectFrom("notificationSetting")
    .select([`${column} as id`, "rhythm", "timeZone"])
    .where(column, "=", sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  const rhythmOf = (text: string) => MAIL_RHYTHMS.find((one) => one === text) ?? DEFAULTS.rhythm;
  return new Map(rows.map(({ id, rhythm, timeZone }) => [id ?? "", { rhythm: rhythmOf(rhythm), timeZone }]));
}

export async function readOwnMailSettings(db: SpaceDb, { reader, id }: Recipient): Promise<MailSettings> {
  return (await readMailSettings(db, { reader, ids: [id] })).get(id) ?? DEFAULTS;
}

/** Writes what somebody chose, in the open transaction; what is absent stays. @throws AppError `request.invalid` where there is no such zone */
export async function changeMailSettings(
  db: SpaceDb,
  { reader, id }: Recipient,
  { rhythm, timeZone, deviceTimeZone }: MailSettingsChange,
): Promise<void> {
  if (timeZone) demandZone(timeZone, "/timeZone");
  if (deviceTimeZone) demandZone(deviceTimeZone, "/deviceTimeZone");
  const column = columnOf(reader);
  const values = {
    ...(rhythm === undefined ? {} : { rhythm }),
    ...(timeZone === undefined ? {} : { timeZone }),
  };
  const zone = timeZone === undefined ? (deviceTimeZone ?? null) : timeZone;
  const person = reader === "member" ? { member: id, moderator: null } : { member: null, moderator: id };
  await db
    .insertInto("notificationSetting")
    .values({ id: newId(), ...person, timeZone: zone, ...(rhythm === undefined ? {} : { rhythm }) })
    .onConflict((conflict) =>
      Object.keys(values).length === 0
        ? conflict.columns(["spaceId", column]).doNothing()
        : conflict.columns(["spaceId", column]).doUpdateSet({
            ...values,
            updatedAt: sql<string>`now()`,
            version: sql<number>`notification_setting.version + 1`,
          }),
    )
    .execute();
}
