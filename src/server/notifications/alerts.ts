import type { Alert, AlertPage } from "../../contracts/api/alerts";
import type { SpaceDb } from "../db/query/spaceDb";
import type { RouteContext } from "../host/routes";
import type { Registries } from "../host/serverHost";
import { type AlertReader, linkOf } from "./notificationKind";

/** Whose alerts: a member's, or those of a staff role. */
export interface Recipient {
  readonly reader: AlertReader;
  readonly id: string;
}

const COLUMN = { member: "notification.member", staff: "notification.moderator" } as const;
const DEFAULT_ICON = "Notifications";

function select(db: SpaceDb, { reader, id }: Recipient) {
  return db
    .selectFrom("notification")
    .leftJoin("activity", "activity.id", "notification.activity")
    .select(["notification.id", "notification.kind", "notification.params", "notification.title", "notification.message"])
    .select(["notification.link", "notification.seen", "notification.popup", "notification.popupSeen"])
    .select(["notification.createdAt", "activity.id as activityId", "activity.type", "activity.title as activityTitle"])
    .where(COLUMN[reader], "=", id);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>["execute"]>>[number];

interface AlertContext {
  readonly recipient: Recipient;
  readonly registries: Pick<Registries, "activityTypes" | "notificationKinds">;
}

function present({ text }: Pick<RouteContext, "text">, row: Row, { recipient, registries }: AlertContext): Alert {
  const kind = registries.notificationKinds.get(row.kind);
  const params = { ...(row.params as object | null), activity: row.activityTitle ?? "" };
  const words = (part: "title" | "message") => text(`notifications.${row.kind}.${part}`, { ...params, _: "" });
  const memberPath = registries.activityTypes.get(row.type ?? "")?.memberPath;
  const activity = row.activityId === null ? undefined : { id: row.activityId, memberPath };
  return {
    id: row.id,
    kind: row.kind,
    icon: kind?.icon ?? DEFAULT_ICON,
    title: row.title ?? words("title"),
    message: row.message ?? words("message"),
    link: row.link ?? linkOf(kind, { reader: recipient.reader, activity, params }) ?? null,
    seen: row.seen,
    popup: row.popup && !row.popupSeen && !row.seen,
    date: row.createdAt,
  };
}

/** A page of what somebody was told, the newest first. */
export async function readAlerts(
  context: Pick<RouteContext, "db" | "text">,
  { page, pageSize, ...reading }: AlertContext & { readonly page: number; readonly pageSize: number },
): Promise<AlertPage> {
  const { db } = context;
  const { reader, id } = reading.recipient;
  const rows = await select(db, reading.recipient)
    .orderBy("notification.createdAt", "desc")
    .orderBy("notification.id", "desc")
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const counts = await db
    .selectFrom("notification")
    .select(({ fn }) => [fn.countAll<string>().as("all"), fn.countAll<string>().filterWhere("seen", "=", false).as("unseen")])
    .where(COLUMN[reader], "=", id)
    .executeTakeFirstOrThrow();
  return {
    alerts: rows.map((row) => present(context, row, reading)),
    unseenAlerts: Number(counts.unseen),
    totalElements: Number(counts.all),
  };
}

/** Notes that somebody saw alerts: all, or those of the ids. @param part the list, or what popped up */
export async function noteSeen(
  db: SpaceDb,
  { reader, id }: Recipient,
  { ids, part }: { readonly ids: readonly string[] | undefined; readonly part: "seen" | "popupSeen" },
): Promise<void> {
  await db
    .updateTable("notification")
    .set({ [part]: true })
    .where(COLUMN[reader], "=", id)
    .where(part, "=", false)
    .$if(ids !== undefined, (query) => query.where("id", "in", [...(ids ?? [])]))
    .execute();
}
