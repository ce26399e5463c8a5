import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { type SignedIn, signInMany } from "../../../../tests/helpers/manyMembers";
import { newId } from "../../../shared/ids";
import { ledgerProof, PROVEN } from "../../ledger/tests/ledgerProof";
import type { Wallet } from "../shared/api/redeem";

const MEMBERS = 29;
const ROUNDS = 3;
const GIFTS = 6;
const GIFT = 3;

describe.each(CONCURRENT_ENGINE)("gifts to many while they redeem, on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let tester: string;
  let client: string;
  let people: readonly SignedIn[];
  let card: Wallet["cards"][number];

  beforeAll(async () => {
    app = await startApp({ engine });
    const id = await demoId(app);
    [tester, client] = [`/tester/communities/${id}`, `/client/communities/${id}`];
    moderator = await app.signIn("moderator");
    people = await signInMany(app, MEMBERS);
    const wallet: Wallet = (await app.call({ url: `${tester}/wallet`, token: people[0]?.token ?? "" })).json();
    const [cheapest] = [...wallet.cards].sort((one, other) => one.labs - other.labs);
    if (!cheapest) throw new Error("the demo has no card");
    card = cheapest;
    await rows(app, "update member set points = 0 where id = any($1::uuid[])", [people.map(({ memberId }) => memberId)]);
    // What they redeem is there beforehand; the day's limit is for what a hand gives in the test.
    expect((await give(emails(people), card.labs * ROUNDS)).statusCode).toBe(200);
    await rows(app, "update ledger_transfer set created_at = now() - interval '3 days' where reason = 'CUSTOM'");
  });
  afterAll(() => app.close());

  const emails = (some: readonly SignedIn[]) => some.map(({ token }) => token.replace("token-of-", ""));
  const team = (call: string, body: unknown) => app.call({ method: "POST", url: `${client}/${call}`, token: moderator, body });
  const give = (members: readonly string[], points: number) =>
    team("customPoints", { members, points, reason: "Gracias por el taller", key: newId() });
  const ask = ({ token }: SignedIn) =>
    app.call({ method: "POST", url: `${tester}/redeemPoints`, token, body: { cardId: card.id, key: newId() } });

  test("all go through, and the ledger is exact", async () => {
    const waiting: string[] = [];
    const refused: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const decided = waiting.splice(0);
      // Completed the other way round, and in one call: many members are held by one transaction on each side.
      const completions = [decided.filter((_, index) => index % 2 === 0), decided.filter((_, index) => index % 2 === 1)];
      const [asked, ...others] = await Promise.all([
        Promise.all(people.map(ask)),
        ...Array.from({ length: GIFTS }, (_, index) => give(emails(index % 2 ? people : people.toReversed()), GIFT)),
        ...completions
          .filter((ids) => ids.length > 0)
          .map((ids) => team("completeRedeems", { redeems: ids.toReversed().map((id) => ({ id })) })),
      ]);
      for (const answer of [...asked, ...others]) if (answer.statusCode !== 200) refused.push(answer.body);
      waiting.push(...asked.map((answer) => answer.json().id));
    }
    expect(refused).toEqual([]);
    expect(await ledgerProof(app)).toEqual(PROVEN);
    const [totals] = await rows<{ least: number; most: number }>(
      app,
      "select min(points)::int as least, max(points)::int as most from member where id = any($1::uuid[])",
      [people.map(({ memberId }) => memberId)],
    );
    expect(totals).toEqual({ least: GIFTS * ROUNDS * GIFT, most: GIFTS * ROUNDS * GIFT });
  });
});
