import { sql } from "kysely";
import type { NotificationPreferences } from "../../../contracts/api/notificationPreferences";
import { AppError } from "../../../shared/errors";
import { newId } from "../../../shared/ids";
import type { SpaceDb } from "../../db/query/spaceDb";
import type { RouteContext } from "../../host/routes";
import type { Registries } from "../../host/serverHost";
import type { Unsubscriptions } from "../../mail/unsubscribe";
import type { Recipient } from "../alerts";
import type { NotificationKind } from "../notificationKind";
import { changeMailSettings, type MailSettingsChange, readOwnMailSettings } from "./mailSettings";
import { readChoices } from "./readChoices";
import { wantsMail } from "./wantsMail";

export interface PreferenceTools {
  readonly registries: Pick<Registries, "notificationKinds">;
  readonly unsubscriptions: Pick<Unsubscriptions, "add" | "has" | "read" | "remove" | "tokenFor">;
}

type Context = Pick<RouteContext, "db" | "session" | "text" | "timeZone">;

/** The kinds that somebody can get by mail. */
function kindsFor(
  { session }: Context,
  reader: Recipient["reader"],
  { registries }: PreferenceTools,
): readonly NotificationKind[] {
  const mayModerate = session?.accessKeys.includes("community:MODERATOR") ?? false;
  return [...registries.notificationKinds.values()].filter(
    ({ channels, readers = ["member"], isForModerators = false }) =>
      channels !== undefined && readers.includes(reader) && (reader === "member" || mayModerate || !isForModerators),
  );
}

async function emailOf(db: SpaceDb, { reader, id }: Recipient): Promise<string> {
  const row =
    reader === "member"
      ? await db.selectFrom("member").select("email").where("id", "=", id).executeTakeFirst()
      : await db.selectFrom("staffRole").select("email").where("id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("access.denied");
  return row.email;
}

/** What somebody gets by mail, in the session's language. */
export async function readPreferences(
  context: Context,
  recipient: Recipient,
  tools: PreferenceTools,
): Promise<NotificationPreferences> {
  const { db, text } = context;
  const { reader, id } = recipient;
  const kinds = kindsFor(context, reader, tools);
  const choices = await readChoices(db, { reader, ids: [id], kinds: kinds.map(({ name }) => name) });
  return {
    ...(await readOwnMailSettings(db, recipient)),
    communityTimeZone: await context.timeZone(),
    isUnsubscribed: await tools.unsubscriptions.has(await emailOf(db, recipient), db.spaceId),
    kinds: kinds.map((kind) => ({
      kind: kind.name,
      category: kind.category ?? "other",
      label: text(`notifications.${kind.name}.label`, { _: text(`notifications.${kind.name}.title`, { activity: "…" }) }),
      mail: wantsMail(kind, choices.of(id, kind.name)),
      isMandatory: kind.channels?.isMandatory ?? false,
    })),
  };
}

export interface PreferencesChange extends MailSettingsChange {
  readonly kinds?: readonly { readonly kind: string; readonly mail: boolean }[];
  readonly isUnsubscribed?: boolean;
}

/**
 * Writes what somebody chooses to get by mail.
 * @throws AppError `request.invalid` where a kind is not theirs to choose
 */
export async function changePreferences(
  context: Context,
  recipient: Recipient,
  change: PreferencesChange,
  tools: PreferenceTools,
): Promise<void> {
  const { db } = context;
  const { reader, id } = recipient;
  const { kinds = [], isUnsubscribed, ...settings } = change;
  const own = new Set(kindsFor(context, reader, tools).flatMap(({ name, channels }) => (channels?.isMandatory ? [] : [name])));
  const faults = kinds.flatMap(({ kind }, index) => (own.has(kind) ? [] : [{ path: `/kinds/${index}/kind`, rule: "enum" }]));
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
  const person = reader === "member" ? { member: id, moderator: null } : { member: null, moderator: id };
  const column = reader === "member" ? "member" : "moderator";
  await db.transaction(async () => {
    for (const { kind, mail } of kinds)
      await db
        .insertInto("notificationPreference")
        .values({ id: newId(), ...person, kind, mail })
        .onConflict((conflict) =>
          conflict
            .columns(["spaceId", column, "kind"])
            .doUpdateSet({ mail, updatedAt: sql<string>`now()`, version: sql<number>`notification_preference.version + 1` }),
        )
        .execute();
    if (Object.keys(settings).length > 0) await changeMailSettings(db, recipient, settings);
    if (isUnsubscribed === undefined) return;
    const email = await emailOf(db, recipient);
    const { add, read, remove, tokenFor } = tools.unsubscriptions;
    const subscription = read(tokenFor(email, db.spaceId));
    if (!isUnsubscribed) await remove(email, db.spaceId);
    else if (subscription) await add(subscription);
  });
}
