import { newId } from "../../shared/ids";
import { actingAccount } from "../access/session/acting";
import { json } from "../db/json";
import type { SpaceDb } from "../db/query/spaceDb";
import type { Emit } from "../realtime/channels";
import type { NotificationKind } from "./notificationKind";
import { readChoices } from "./preferences/readChoices";

/** What is seen in the app by then is not mailed. */
const MAIL_AFTER_MS = 3 * 60_000;
/** Of one statement. */
const MOST_ROWS = 1_000;

/** The channel on which people hear that their alerts have changed, by the id of the member or the staff role. */
export const ALERTS_CHANNEL = "alerts";

/** An alert for some people. */
export interface Notice {
  /** Name of a registered kind. */
  readonly kind: string;
  /** Members who are told. */
  readonly members?: readonly string[];
  /** Staff roles (`moderator`) that are told. */
  readonly moderators?: readonly string[];
  /** The activity that it is about. */
  readonly activityId?: string;
  /** Values of its words, e.g. `smart_count`. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Names the cause: nobody is told of the same one twice. */
  readonly key?: string;
}

export type Notify = (db: SpaceDb, notice: Notice | readonly Notice[]) => Promise<void>;

type Kinds = ReadonlyMap<string, NotificationKind>;
type Row = ReturnType<typeof rowsOf>[number];

/** Those of the rows that are to be mailed; who wants no mails is asked again when they are. */
async function mailedRows(db: SpaceDb, kinds: Kinds, rows: readonly Row[]): Promise<ReadonlySet<Row>> {
  const channelsOf = ({ kind }: Row) => {
    const channels = kinds.get(kind)?.channels;
    return channels?.isOwnMail ? undefined : channels;
  };
  const mailed = new Set(rows.filter((row) => channelsOf(row)?.mail || channelsOf(row)?.isMandatory));
  const others = rows.filter((row) => channelsOf(row) !== undefined && !mailed.has(row));
  for (const reader of ["member", "staff"] as const) {
    const idOf = (row: Row) => (reader === "member" ? row.member : row.moderator);
    const asked = others.filter((row) => idOf(row) !== null);
    const choices = await readChoices(db, {
      reader,
      ids: [...new Set(asked.flatMap((row) => idOf(row) ?? []))],
      kinds: [...new Set(asked.map(({ kind }) => kind))],
    });
    for (const row of asked) if (choices.of(idOf(row) ?? "", row.kind) === true) mailed.add(row);
  }
  return mailed;
}

/** A row for each of the people whom a notice is for. */
function rowsOf(kinds: Kinds, { kind: name, members = [], moderators = [], activityId, params, key }: Notice) {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`no extension registers the kind of notification "${name}"`);
  const shared = {
    kind: name,
    popup: kind.isPopup ?? false,
    ...(activityId ? { activity: activityId } : {}),
    ...(params ? { params: json(params) } : {}),
    ...(key ? { key } : {}),
  };
  const people = [
    ...members.map((member) => ({ member, moderator: null })),
    ...moderators.map((moderator) => ({ member: null, moderator })),
  ];
  return people.map((person) => ({ id: newId(), ...person, ...shared }));
}

/** The staff roles of the person whose doing it is. */
async function rolesOfActor(db: SpaceDb): Promise<ReadonlySet<string>> {
  const accountId = actingAccount();
  if (!accountId) return new Set();
  const roles = await db.selectFrom("staffRole").select("id").where("accountId", "=", accountId).execute();
  return new Set(roles.map(({ id }) => id));
}

/** Staff hear nothing of what they did themselves, unless the kind says so. */
async function withoutActor(db: SpaceDb, kinds: Kinds, rows: readonly Row[]): Promise<readonly Row[]> {
  const mayBeOwn = ({ moderator, kind }: Row) => moderator !== null && kinds.get(kind)?.tellsActor !== true;
  if (!rows.some(mayBeOwn)) return rows;
  const own = await rolesOfActor(db);
  return own.size === 0 ? rows : rows.filter((row) => !mayBeOwn(row) || !own.has(row.moderator ?? ""));
}

/**
 * Tells people something, in the open transaction: it stands in their list of alerts, live where they are there, and is
 * mailed later where its kind and they themselves have it so. Left out are staff whose own doing it is: that of the
 * request which runs, or which the event came from (see `NotificationKind.tellsActor`). Members hear of their own doings:
 * what they earn by them, or what becomes of what they asked for.
 */
export function createNotify(kinds: Kinds, emit: Emit): Notify {
  return async (db, notices) => {
    const all = [notices].flat().flatMap((notice) => rowsOf(kinds, notice));
    const rows = await withoutActor(db, kinds, all);
    const mail = { mailState: "WAITING", mailAt: new Date(Date.now() + MAIL_AFTER_MS).toISOString() } as const;
    for (let start = 0; start < rows.length; start += MOST_ROWS) {
      const portion = rows.slice(start, start + MOST_ROWS);
      const mailed = await mailedRows(db, kinds, portion);
      const told = await db
        .insertInto("notification")
        .values(portion.map((row) => ({ ...row, ...(mailed.has(row) ? mail : { mailState: null, mailAt: null }) })))
        .onConflict((conflict) => conflict.doNothing())
        .returning(["member", "moderator"])
        .execute();
      const ids = told.flatMap(({ member, moderator }) => member ?? moderator ?? []);
      emit(db, { channel: ALERTS_CHANNEL, ids });
    }
  };
}
