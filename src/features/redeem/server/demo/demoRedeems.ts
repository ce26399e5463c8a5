import { type DemoSeed, newId, type SpaceDb } from "../../../../server/kit";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";

/** Who asked when, in days before today, and what became of it. */
const REQUESTS = [
  { days: 41, ended: 39, status: "COMPLETED" },
  { days: 33, ended: 32, status: "COMPLETED" },
  { days: 20, ended: 18, status: "REJECTED", rejection: "Tu correo rebota: corrígelo en tu perfil y vuelve a pedirla." },
  { days: 16, ended: 15, status: "COMPLETED" },
  { days: 4, status: "PENDING" },
  { days: 2, status: "PENDING" },
  { days: 1, status: "PENDING" },
] as const;

async function readPeople(db: SpaceDb, labs: number) {
  return db
    .selectFrom("member")
    .select("id")
    .where("points", ">=", labs)
    .where("email", "<>", "member@demo.test")
    .orderBy("points", "desc")
    .orderBy("nickname")
    .limit(REQUESTS.length)
    .execute();
}

/** Redemptions of the demo's people: some completed, one rejected, some that wait. The ledger's seed books them. */
export const demoRedeems: DemoSeed = {
  name: "redeem",
  order: 790,
  run: async ({ spaceDb, communityId }) => {
    const db = spaceDb(communityId);
    const card = await db.selectFrom("redeemCard").selectAll().where("active", "=", true).orderBy("labs").executeTakeFirst();
    if (!card) return;
    const people = await readPeople(db, card.labs);
    const at = (days: number) => new Date(Date.now() - days * MS_PER_DAY).toISOString();
    const rows = people.flatMap(({ id: member }, index) => {
      const request = REQUESTS[index];
      if (!request) return [];
      return [
        {
          id: newId(),
          member,
          type: card.type ?? "CUSTOM",
          redeemCard: card.id,
          cardName: card.name,
          labs: card.labs,
          valueEuros: card.valueEuros,
          status: request.status,
          initialDate: at(request.days),
          endDate: "ended" in request ? at(request.ended) : null,
          rejection: "rejection" in request ? request.rejection : null,
          requestKey: newId(),
        },
      ];
    });
    if (rows.length > 0) await db.insertInto("redeem").values(rows).execute();
  },
};
