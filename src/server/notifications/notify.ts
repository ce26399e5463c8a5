import { newId } from "../../shared/ids";
import { json } from "../db/json";
import type { SpaceDb } from "../db/query/spaceDb";
import type { Emit } from "../realtime/channels";
import type { NotificationKind } from "./notificationKind";

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

/** A row for each of the people whom a notice is for. */
function rowsOf(
  kinds: ReadonlyMap<string, NotificationKind>,
  { kind: name, members = [], moderators = [], activityId, params, key }: Notice,
) {
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

/** Tells people something, in the open transaction: it stands in their list of alerts, live where they are there. */
export function createNotify(kinds: ReadonlyMap<string, NotificationKind>, emit: Emit): Notify {
  return async (db, notices) => {
    const rows = [notices].flat().flatMap((notice) => rowsOf(kinds, notice));
    for (let start = 0; start < rows.length; start += MOST_ROWS) {
      const told = await db
        .insertInto("notification")
        .values(rows.slice(start, start + MOST_ROWS))
        .onConflict((conflict) => conflict.doNothing())
        .returning(["member", "moderator"])
        .execute();
      const ids = told.flatMap(({ member, moderator }) => member ?? moderator ?? []);
      emit(db, { channel: ALERTS_CHANNEL, ids });
    }
  };
}
