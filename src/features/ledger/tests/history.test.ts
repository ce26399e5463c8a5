import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId, otherCommunity } from "../../../../tests/helpers/communities";
import { joinByInvitation, rows } from "../../../../tests/helpers/identity";
import { spaceDbOf } from "../../../../tests/helpers/spaceDb";
import { newId } from "../../../shared/ids";
import { carryOverTransactions } from "../server/migration/carryOver";
import { ledgerProof, PROVEN } from "./ledgerProof";

const LABS = [10, 5, -9, 20, 1];

describe.each(ANY_ENGINE)("a member's LABs on %s", (engine) => {
  let app: TestApp;
  let id: string;
  let token: string;
  let others: { readonly someoneElse: string; readonly debtor: string };
  let other: Awaited<ReturnType<typeof otherCommunity>>;
  beforeAll(async () => {
    app = await startApp({ engine });
    id = await demoId(app);
    other = await otherCommunity(app);
    token = (await joinByInvitation(app, "labs@mail.test", { nickname: "Labs" })).authToken;
    const { id: member } = (await app.call({ url: "/experienceLabs/demo/userData", token })).json();
    await rows(app, "delete from attempt");
    const join = async (nickname: string): Promise<string> => {
      const { authToken } = await joinByInvitation(app, `${nickname}@mail.test`, { nickname });
      return (await app.call({ url: "/experienceLabs/demo/userData", token: authToken })).json().id;
    };
    const [someoneElse, debtor] = [await join("Other"), await join("Debtor")];
    others = { someoneElse, debtor };
    const entry = (owner: string | null, amount: number, index: number) => ({
      id: newId(),
      spaceId: id,
      member: owner,
      account: "MEMBER",
      counterAccount: "ISSUED",
      reason: amount < 0 ? "REDEEM" : "ACTIVITY",
      amount,
      bookingId: newId(),
      createdAt: `2027-01-0${index + 1}T10:00:00.000Z`,
    });
    const own = LABS.map((amount, index) => entry(member, amount, index));
    // The other side of each booking, and somebody else's entries.
    const mirrored = own.map((row) => ({
      ...row,
      id: newId(),
      account: "ISSUED",
      counterAccount: "MEMBER",
      amount: -row.amount,
    }));
    await app.database.kysely
      .insertInto("labTransaction")
      .values([...own, ...mirrored, entry(someoneElse, 77, 0), entry(null, 4, 0), entry(debtor, 5, 0), entry(debtor, -8, 1)])
      .execute();
    // As before the migration: points are the sum, and 9 that no booking explains.
    await rows(app, "update member set points = 27 where id = $1", [member]);
    await rows(app, "update member set points = 86 where id = $1", [someoneElse]);
    await rows(app, "update member set points = -3 where id = $1", [debtor]);
    await carryOverTransactions.run(spaceDbOf(app, id));
  });
  afterAll(() => app.close());
  beforeEach(() => rows(app, "delete from attempt"));

  const search = (query = "", by: string | undefined = token, community = id, body?: unknown) =>
    app.call({
      method: "POST",
      url: `/experienceLabs/${community}/transactionsSearch${query}`,
      ...(by ? { token: by } : {}),
      ...(body === undefined ? {} : { body }),
    });

  test("are read newest first, with what was there after each", async () => {
    const answer = await search();
    expect(answer.statusCode).toBe(200);
    const { items, ...page } = answer.json();
    expect(page).toEqual({ totalElements: 5, page: 0, pageSize: 10 });
    expect(items.map(({ labs, balance }: { labs: number; balance: number }) => [labs, balance])).toEqual([
      [1, 27],
      [20, 26],
      [-9, 6],
      [5, 15],
      [10, 10],
    ]);
    expect(items[2]).toEqual({
      id: expect.any(String),
      date: "2027-01-03T10:00:00.000Z",
      type: "REDEEM",
      concept: null,
      labs: -9,
      balance: 6,
      availableAt: null,
      activity: null,
    });
  });

  test("were carried over from the ledger of before, and both sides agree", async () => {
    expect(await rows(app, "select id from lab_transaction")).toEqual([]);
    expect(await ledgerProof(app)).toEqual(PROVEN);
    const balances = await rows(
      app,
      `select owner, kind, balance from ledger_account
        where balance <> 0 and (owner in ($1, $2) or kind = 'AVAILABLE' and owner is null) order by balance`,
      [others.someoneElse, others.debtor],
    );
    expect(balances).toEqual([
      { owner: others.debtor, kind: "DEBT", balance: 3 },
      { owner: null, kind: "AVAILABLE", balance: 4 },
      { owner: others.someoneElse, kind: "AVAILABLE", balance: 86 },
    ]);
    const count = () => rows(app, "select count(*) from ledger_transfer");
    const before = await count();
    await carryOverTransactions.run(spaceDbOf(app, id));
    expect(await count()).toEqual(before);
  });

  test("come page by page", async () => {
    const second = (await search("?page=1&pageSize=2", token, id, {})).json();
    expect(second).toMatchObject({ totalElements: 5, page: 1, pageSize: 2 });
    expect(second.items.map(({ labs }: { labs: number }) => labs)).toEqual([-9, 5]);
    expect((await search("?page=9")).json().items).toEqual([]);
  });

  test.each([
    "pageSize=-1",
    "pageSize=0",
    "pageSize=101",
    "pageSize=1e9",
    "pageSize=NaN",
    "page=-1",
    "page=x",
    "page=0&member=x",
  ])("are refused by ?%s", async (query) => {
    expect((await search(`?${query}`)).statusCode).toBe(400);
  });

  test("are the member's own alone", async () => {
    expect((await search("", "")).statusCode).toBe(401);
    expect((await search("", await app.signIn("moderator"))).statusCode).toBe(403);
    expect((await search("", other.member)).statusCode).toBe(404);
    expect((await search("", other.administrator)).statusCode).toBe(403);
    expect((await search("", token, other.communityId)).statusCode).toBe(404);
    const theirs = (await search("", await app.signIn("member"))).json();
    expect(theirs.items.some(({ labs }: { labs: number }) => LABS.includes(labs))).toBe(false);
    expect((await search("", token, id, { memberId: other.communityId })).statusCode).toBe(400);
  });
});
