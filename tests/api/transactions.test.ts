import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../src/shared/ids";
import { ENGINES, startApp, type TestApp } from "../helpers/app";
import { demoId, otherCommunity } from "../helpers/communities";
import { joinByInvitation, rows } from "../helpers/identity";

const LABS = [10, 5, -9, 20, 1];

describe.each(ENGINES)("a member's LABs on %s", (engine) => {
  let app: TestApp;
  let id: string;
  let token: string;
  let other: Awaited<ReturnType<typeof otherCommunity>>;
  beforeAll(async () => {
    app = await startApp({ engine });
    id = await demoId(app);
    other = await otherCommunity(app);
    token = (await joinByInvitation(app, "labs@mail.test", { nickname: "Labs" })).authToken;
    const { id: member } = (await app.call({ url: "/experienceLabs/demo/userData", token })).json();
    const [someoneElse] = await rows<{ id: string }>(app, "select id from member where email = 'member@demo.test'");
    const entry = (owner: string, amount: number, index: number) => ({
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
      .values([...own, ...mirrored, entry(someoneElse?.id ?? "", 77, 0)])
      .execute();
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
      activity: null,
    });
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
    for (const stranger of [other.member, other.administrator]) expect((await search("", stranger)).statusCode).toBe(404);
    expect((await search("", token, other.communityId)).statusCode).toBe(404);
    const theirs = (await search("", await app.signIn("member"))).json();
    expect(theirs.items.some(({ labs }: { labs: number }) => LABS.includes(labs))).toBe(false);
    expect((await search("", token, id, { memberId: other.communityId })).statusCode).toBe(400);
  });
});
