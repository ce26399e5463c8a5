import type { DemoSeed, SpaceDb } from "../../../server/kit";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";

/** Days since somebody was there, of one member after the other: most were lately, some are away for long. */
const AWAY = [0, 1, 2, 0.3, 5, 9, 1, 14, 3, 26, 0.1, 6, 41, 2, 70, 12, 4, 120, 0.5, 33];
/** Days since somebody came, likewise: a community that grew over most of a year. */
const CAME = [290, 260, 240, 235, 210, 190, 160, 150, 130, 120, 110, 95, 80, 75, 60, 52, 45, 38, 30, 130];

/** When something is first told of each member: they came before it. */
async function readFirst(db: SpaceDb): Promise<ReadonlyMap<string, string>> {
  const transfers = await db
    .selectFrom("ledgerTransfer")
    .select((eb) => ["member", eb.fn.min("createdAt").as("first")])
    .groupBy("member")
    .execute();
  const participations = await db
    .selectFrom("participation")
    .select((eb) => ["member", eb.fn.min(eb.fn.coalesce("startedAt", "createdAt")).as("first")])
    .groupBy("member")
    .execute();
  const first = new Map<string, string>();
  for (const { member, first: at } of [...transfers, ...participations])
    if (member && at && at < (first.get(member) ?? "9")) first.set(member, at);
  return first;
}

/** When the demo's people came, and when they were there last. */
export const demoPresence: DemoSeed = {
  name: "presence",
  // After what people did.
  order: 950,
  run: async ({ spaceDb, communityId }) => {
    const db = spaceDb(communityId);
    const people = await db.selectFrom("member").select(["id", "status"]).orderBy("nickname").execute();
    const first = await readFirst(db);
    for (const [index, { id, status }] of people.entries()) {
      const away = AWAY[index % AWAY.length] ?? 0;
      const came = CAME[(index * 7) % CAME.length] ?? 0;
      const before = (days: number, since = Date.now()) => new Date(since - days * MS_PER_DAY).toISOString();
      const did = first.get(id);
      const createdAt = did && did < before(came) ? before(1, Date.parse(did)) : before(came);
      await db
        .updateTable("member")
        .set({ createdAt, ...(status === "INVITED" ? {} : { lastSeenAt: before(away), isOnline: away === 0 }) })
        .where("id", "=", id)
        .execute();
    }
  },
};
