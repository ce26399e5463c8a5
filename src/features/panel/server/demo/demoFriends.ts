import { type DemoSeed, newId, type SpaceDb } from "../../../../server/kit";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { bookCoins } from "../coins/bookCoins";

const INVITER = { name: "Lucía", surname: "Ferrer", email: "lucia.ferrer@demo.test", gender: "W", birthDate: "1991-03-08" };
const FRIENDS = [
  { name: "Pablo", surname: "Rey", email: "pablo.rey@demo.test", gender: "M", birthDate: "1988-11-21" },
  { name: "Marta", surname: "Gil", email: "marta.gil@demo.test", gender: "W", birthDate: "1995-07-02" },
  { name: "Andrés", surname: "Soto", email: "andres.soto@demo.test", gender: "M", birthDate: "1979-01-30" },
];
const STUDY = "Compra en el supermercado";
const DAYS_AGO = { paid: 20, requested: 1 };

const daysAgo = (days: number) => new Date(Date.now() - days * MS_PER_DAY).toISOString();

/** A complete that nobody has reconciled yet. */
async function complete(db: SpaceDb, panelist: string, company: string): Promise<void> {
  const id = newId();
  await db
    .insertInto("panelInvitation")
    .values({
      id,
      panelist,
      company,
      study: newId(),
      segment: "",
      wave: 1,
      tokenHash: id,
      state: "ENDED",
      disposition: "complete",
    })
    .execute();
}

interface DemoPayout {
  readonly panelist: string;
  readonly amount: number;
  readonly address: string;
  readonly isPaid: boolean;
}

async function makePayout(db: SpaceDb, { isPaid, ...payout }: DemoPayout): Promise<void> {
  const id = newId();
  const { panelist: panelistId, amount } = payout;
  const booking = { panelistId, amount, concept: "" };
  await bookCoins(db, [{ ...booking, reason: "PAYOUT", key: `payout:${id}` }]);
  if (isPaid) await bookCoins(db, [{ ...booking, reason: "PAYOUT_PAID", key: `payout:${id}:end` }]);
  const decided = isPaid ? { status: "PAID", decidedAt: daysAgo(DAYS_AGO.paid - 1) } : {};
  const createdAt = daysAgo(isPaid ? DAYS_AGO.paid : DAYS_AGO.requested);
  await db
    .insertInto("panelPayout")
    .values({ id, ...payout, language: "es", createdAt, ...decided })
    .execute();
}

/** A panelist with friends who are each at another point, one payout made and one that waits for the back office. */
export const demoFriends: DemoSeed = {
  name: "panel.friends",
  order: 106,
  run: async ({ spaceDb, communityId, companyId }) => {
    const db = spaceDb(communityId);
    const inviter = newId();
    await db
      .insertInto("panelist")
      .values({ id: inviter, ...INVITER })
      .execute();
    const [_joined, tested, paid] = await db
      .insertInto("panelist")
      .values(FRIENDS.map((friend) => ({ id: newId(), ...friend, invitedBy: inviter })))
      .returning("id")
      .execute();
    if (tested) await complete(db, tested.id, companyId);
    if (paid)
      await bookCoins(db, [{ panelistId: paid.id, amount: 1.5, reason: "TEST", key: `demo:friend:${paid.id}`, concept: STUDY }]);
    await bookCoins(db, [
      { panelistId: inviter, amount: 34, reason: "CUSTOM", key: `demo:friend:${inviter}`, concept: "Sorteo de bienvenida" },
    ]);
    const address = INVITER.email;
    await makePayout(db, { panelist: inviter, amount: 15, address, isPaid: true });
    await makePayout(db, { panelist: inviter, amount: 12, address, isPaid: false });
  },
};
