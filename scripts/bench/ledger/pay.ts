import { readFileSync } from "node:fs";
import pg from "pg";
import { openLedger } from "../../drill/ledger/ledgerProcess";

const PORTION = 1_000;
const LABS = 5;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function portions(ids: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / PORTION) }, (_, index) => ids.slice(index * PORTION, (index + 1) * PORTION));
}

/** What the ledger has to do for a portion of members at the least, as somebody would write it by hand for this one case. */
async function payByHand(
  client: pg.Client,
  { ids, space, issued }: { ids: readonly string[]; space: string; issued: string },
  round: string,
) {
  await client.query("begin");
  await client.query(
    `select id from ledger_account where owner = any($1::uuid[]) and kind = 'AVAILABLE' order by key for update`,
    [ids],
  );
  await client.query(
    `insert into ledger_transfer (id, space_id, key, booking_id, "from", "to", unit, amount, reason, member)
     select gen_random_uuid(), $1, $2 || owner, gen_random_uuid(), $3, id, 'LAB', $4, 'CUSTOM', owner
     from ledger_account where owner = any($5::uuid[]) and kind = 'AVAILABLE' on conflict do nothing`,
    [space, `hand:${round}:`, issued, LABS, ids],
  );
  await client.query(
    `update ledger_account set balance = balance + $1, earned = earned + $1, updated_at = now(), version = version + 1
     where owner = any($2::uuid[]) and kind = 'AVAILABLE'`,
    [LABS, ids],
  );
  await client.query(
    `update member set points = points + $1, updated_at = now(), version = version + 1 where id = any($2::uuid[])`,
    [LABS, ids],
  );
  await client.query("commit");
}

/** The same for one member. */
async function bookByHand(client: pg.Client, one: { id: string; space: string; issued: string }, key: string) {
  await payByHand(client, { ids: [one.id], space: one.space, issued: one.issued }, key);
}

/**
 * Pays all members of a file some rounds, by the ledger and by hand in turns; in each so many bookings are made one after the
 * other. Prints milliseconds as one line of JSON.
 */
export async function main([file = "", rounds = "", singles = ""]: readonly string[]): Promise<void> {
  const single = Number(singles);
  const members: readonly string[] = JSON.parse(readFileSync(file, "utf8"));
  const { db, service, server } = await openLedger();
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const pay = async (round: string) => {
    for (const ids of portions(members))
      await service.bookMany(db, {
        amount: LABS,
        reason: "CUSTOM",
        entries: ids.map((memberId) => ({ key: `bench:${round}:${memberId}`, memberId })),
      });
  };
  const timed = async (work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    return performance.now() - begun;
  };
  // The first one makes the accounts.
  const first = await timed(() => pay("first"));
  const { rows } = await client.query("select id, space_id from ledger_account where kind = 'ISSUED' and space_id = $1", [
    db.spaceId,
  ]);
  const [shared] = rows as readonly { readonly id: string; readonly space_id: string }[];
  if (!shared) throw new Error("nothing was paid");
  const [ours, byHand, one, oneByHand]: number[][] = [[], [], [], []];
  for (let round = 0; round < Number(rounds); round += 1) {
    ours?.push(await timed(() => pay(String(round))));
    byHand?.push(
      await timed(async () => {
        for (const ids of portions(members))
          await payByHand(client, { ids, space: shared.space_id, issued: shared.id }, String(round));
      }),
    );
    const some = members.slice(round * single, (round + 1) * single);
    one?.push(
      await timed(async () => {
        for (const memberId of some)
          await service.book(db, { key: `one:${round}:${memberId}`, memberId, amount: 1, reason: "CUSTOM" });
      }),
    );
    oneByHand?.push(
      await timed(async () => {
        for (const id of some) await bookByHand(client, { id, space: shared.space_id, issued: shared.id }, `one:${round}`);
      }),
    );
  }
  await client.end();
  await server.close();
  const perBooking = (values: readonly number[] = []) => median(values) / single;
  console.log(
    JSON.stringify({
      ...{ firstMs: first, payOutMs: median(ours ?? []), payOutByHandMs: median(byHand ?? []) },
      ...{ bookingMs: perBooking(one), bookingByHandMs: perBooking(oneByHand) },
    }),
  );
  process.exit(0);
}
