import type { Audience } from "../../../../contracts/api/conversation";
import { newId, type SpaceDb, sql } from "../../../../server/kit";
import type { Viewer } from "../conversation/viewer";
import { formatRanges, parseRanges, withNumbers } from "./ranges";

interface MarkerKey {
  readonly activityId: string;
  readonly viewer: Viewer;
  readonly audience: Audience;
}

/** What a person has read; the member's or the team's own. */
export interface Marker {
  readonly lastSeen: number;
  /** As ranges of `seq`. */
  readonly delivered: string;
}

/** Longest text of ranges that is kept: beyond it, no more is noted. */
const LONGEST_RANGES = 4_000;

function rowsOf(db: SpaceDb, { activityId, viewer, audience }: MarkerKey) {
  const rows = db.selectFrom("commentMarker").where("activity", "=", activityId);
  return viewer.kind === "member"
    ? rows.where("member", "=", viewer.id)
    : rows.where("moderator", "=", viewer.id).where("audience", "=", audience);
}

export async function readMarker(db: SpaceDb, key: MarkerKey): Promise<Marker> {
  const row = await rowsOf(db, key).select(["lastSeen", "delivered"]).executeTakeFirst();
  return { lastSeen: row?.lastSeen ?? 0, delivered: row?.delivered ?? "" };
}

/** The person's marker, held until the transaction ends; made where it is missing. */
export async function holdMarker(db: SpaceDb, key: MarkerKey): Promise<Marker> {
  const { activityId, viewer, audience } = key;
  await db
    .insertInto("commentMarker")
    .values({ id: newId(), activity: activityId, audience, [viewer.kind === "member" ? "member" : "moderator"]: viewer.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await rowsOf(db, key).select(["lastSeen", "delivered"]).forUpdate().executeTakeFirst();
  return { lastSeen: row?.lastSeen ?? 0, delivered: row?.delivered ?? "" };
}

function updateOf(db: SpaceDb, { activityId, viewer, audience }: MarkerKey) {
  const update = db.updateTable("commentMarker").where("activity", "=", activityId);
  return viewer.kind === "member"
    ? update.where("member", "=", viewer.id)
    : update.where("moderator", "=", viewer.id).where("audience", "=", audience);
}

/** Moves the marker on, never back. */
export async function moveMarker(db: SpaceDb, key: MarkerKey, seq: number): Promise<void> {
  await db.transaction(async () => {
    await holdMarker(db, key);
    await updateOf(db, key)
      .set({ lastSeen: sql<number>`greatest(last_seen, ${seq}::int)`, updatedAt: sql<string>`now()` })
      .execute();
  });
}

/** Notes which comments of others somebody was shown. */
export async function noteDelivered(db: SpaceDb, key: MarkerKey, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  const known = parseRanges((await readMarker(db, key)).delivered);
  if (formatRanges(withNumbers(known, numbers)) === formatRanges(known)) return;
  await db.transaction(async () => {
    const { delivered } = await holdMarker(db, key);
    const all = formatRanges(withNumbers(parseRanges(delivered), numbers));
    if (all.length <= LONGEST_RANGES) await updateOf(db, key).set({ delivered: all }).execute();
  });
}
