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

export type Notify = (db: SpaceDb, notice: Notice) => Promise<void>;

/** Tells people something, in the open transaction: it stands in their list of alerts, live where they are there. */
export function createNotify(kinds: ReadonlyMap<string, NotificationKind>, emit: Emit): Notify {
  return async (db, { kind: name, members = [], moderators = [], activityId, params, key }) => {
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
    for (let start = 0; start < people.length; start += MOST_ROWS) {
      const told = await db
        .insertInto("notification")
        .values(people.slice(start, start + MOST_ROWS).map((person) => ({ id: newId(), ...person, ...shared })))
        .onConflict((conflict) => conflict.doNothing())
        .returning(["member", "moderator"])
        .execute();
      const ids = told.flatMap(({ member, moderator }) => member ?? moderator ?? []);
      emit(db, { channel: ALERTS_CHANNEL, ids });
    }
  };
}
