import { type SpaceDb, sql } from "../../../../server/kit";
import { bookCoins } from "../coins/bookCoins";

const CENTS = 100;

/** Completes of a field whose coins aren't paid yet. */
function readUnpaid(db: SpaceDb, studyId: string) {
  return db
    .selectFrom("panelInvitation")
    .select(["id", "panelist"])
    .where("study", "=", studyId)
    .where("company", "=", db.spaceId)
    .where("disposition", "=", "complete")
    .where("coins", "is", null)
    .orderBy("panelist")
    .execute();
}

/** Pays the coins of a closed field's completes, once. @returns how many people, and coins */
export async function payField(db: SpaceDb, studyId: string): Promise<{ readonly people: number; readonly coins: number }> {
  const field = await db
    .updateTable("panelField")
    .set({ paidAt: sql<string>`now()` })
    .where("study", "=", studyId)
    .where("state", "=", "CLOSED")
    .where("paidAt", "is", null)
    .returning(["coins", "title"])
    .executeTakeFirst();
  const people = field ? await readUnpaid(db, studyId) : [];
  if (!field || people.length === 0) return { people: 0, coins: 0 };
  const amount = Number(field.coins);
  await bookCoins(
    db,
    people.map(({ id, panelist }) => ({
      ...({ panelistId: panelist, amount, reason: "TEST", key: `invitation:${id}`, concept: field.title ?? "" } as const),
    })),
  );
  await db
    .updateTable("panelInvitation")
    .set({ coins: amount })
    .where(
      "id",
      "in",
      people.map(({ id }) => id),
    )
    .execute();
  return { people: people.length, coins: Math.round(people.length * amount * CENTS) / CENTS };
}
