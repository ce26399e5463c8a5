import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { spaceDbOf } from "../../../../tests/helpers/spaceDb";
import { newId, type SpaceDb } from "../../../server/kit";
import { bookCoins, type CoinBooking } from "../server/coins/bookCoins";
import { proveCoins } from "../server/coins/proveCoins";
import type { CoinGrantResult } from "../shared/api/panelists";

const AT_ONCE = 20;

describe.each(CONCURRENT_ENGINE)("panelists' coins on %s", (engine) => {
  let app: TestApp;
  let backoffice: string;
  let db: SpaceDb;

  beforeAll(async () => {
    app = await startApp({ engine });
    backoffice = await app.signIn("backoffice");
    db = spaceDbOf(app, await demoId(app));
  });
  afterAll(() => app.close());

  test("of the demo are the sums of their movements", async () => {
    const { movements, differences } = await proveCoins(db);
    expect(differences).toBe(0);
    expect(movements).toBeGreaterThan(500);
    const reasons = await rows<{ reason: string }>(app, "select distinct reason from coin_transaction order by reason");
    expect(reasons.map(({ reason }) => reason)).toEqual([
      ...["CUSTOM", "INVITED_FRIEND", "PAYMENT", "PAYOUT", "PAYOUT_PAID", "TEST"],
    ]);
    const [blocked] = await rows(app, "select count(*)::int as count from panelist where status = 'BLOCKED'");
    expect(blocked).toEqual({ count: 3 });
  });

  describe("booked", () => {
    beforeEach(async () => {
      await rows(app, "delete from coin_transaction");
      await rows(app, "delete from panelist");
    });

    async function newPanelists(count: number, invitedBy: string | null = null): Promise<readonly string[]> {
      const ids = Array.from({ length: count }, newId);
      await db
        .insertInto("panelist")
        .values(ids.map((id) => ({ id, email: `${id}@panel.test`, invitedBy })))
        .execute();
      return ids;
    }
    async function newPanelist(invitedBy?: string): Promise<string> {
      const [id = ""] = await newPanelists(1, invitedBy ?? null);
      return id;
    }
    const book = (bookings: readonly CoinBooking[]) => db.transaction(() => bookCoins(db, bookings));
    const one = (panelistId: string, reason: CoinBooking["reason"], amount: number, key = newId()): CoinBooking => ({
      ...{ panelistId, reason, amount, key, concept: "Desayunos" },
    });
    const coinsOf = async (id: string) =>
      (await db.selectFrom("panelist").select("coins").where("id", "=", id).executeTakeFirst())?.coins;
    const prove = async () => expect(await proveCoins(db)).toMatchObject({ differences: 0 });
    const refused = (bookings: readonly CoinBooking[]) => book(bookings).catch((error) => error.details?.params ?? error);

    test("are given and taken, to the hundredth", async () => {
      const id = await newPanelist();
      expect(await book([one(id, "TEST", 0.1), one(id, "TEST", 0.2), one(id, "CUSTOM", 0.07)])).toBe(3);
      expect(await coinsOf(id)).toBe(0.37);
      expect(await book([one(id, "PAYMENT", 0.3), one(id, "REVERSAL", 0.07)])).toBe(2);
      expect(await coinsOf(id)).toBe(0);
      await expect(book([one(id, "TEST", 0.001)])).rejects.toThrow("no amount");
      await expect(book([one(id, "TEST", 0)])).rejects.toThrow("no amount");
      await prove();
    });

    test("count once for a key, in one call and over many at once", async () => {
      const id = await newPanelist();
      const same = one(id, "TEST", 1.5);
      const news = await Promise.all(Array.from({ length: AT_ONCE }, () => book([same, same])));
      expect(news.toSorted()).toEqual([...Array(AT_ONCE - 1).fill(0), 1]);
      expect(await coinsOf(id)).toBe(1.5);
      await prove();
    });

    test("never fall below zero: what is lacking is told, and nothing of the call is booked", async () => {
      const [rich = "", poor = ""] = await newPanelists(2);
      await book([one(rich, "CUSTOM", 5), one(poor, "CUSTOM", 1)]);
      const asked = [one(rich, "REVERSAL", 2), one(poor, "REVERSAL", 1.25), one(poor, "TEST", 0.1)];
      expect(await refused(asked)).toEqual({ smart_count: 1, coins: 0.15 });
      // Nothing was written either where the caller's transaction goes on.
      await db.transaction(async () => {
        await bookCoins(db, asked).catch(() => undefined);
      });
      expect([await coinsOf(rich), await coinsOf(poor)]).toEqual([5, 1]);
      expect(await book([one(poor, "REVERSAL", 1.25), one(poor, "TEST", 0.25)])).toBe(2);
      expect(await coinsOf(poor)).toBe(0);
      const done = one(rich, "PAYMENT", 5);
      expect(await book([done])).toBe(1);
      expect(await book([done])).toBe(0);
      await prove();
    });

    test("are taken by as many at once as there is enough for", async () => {
      const id = await newPanelist();
      await book([one(id, "CUSTOM", 3.5)]);
      const codes = await Promise.all(
        Array.from({ length: AT_ONCE }, () =>
          book([one(id, "PAYMENT", 0.5)]).then(
            () => "booked",
            (error) => error.code,
          ),
        ),
      );
      expect(codes.filter((code) => code === "booked")).toHaveLength(7);
      expect(codes.filter((code) => code === "panel.tooFewCoins")).toHaveLength(AT_ONCE - 7);
      expect(await coinsOf(id)).toBe(0);
      await prove();
    });

    test("reward whoever invited a friend, at the first study, for the first ten friends", async () => {
      const inviter = await newPanelist();
      const friend = await newPanelist(inviter);
      await book([one(friend, "CUSTOM", 1)]);
      expect(await coinsOf(inviter)).toBe(0);
      expect(await book([one(friend, "TEST", 2), one(friend, "TEST", 2)])).toBe(2);
      expect(await coinsOf(inviter)).toBe(0.5);
      await book([one(friend, "TEST", 2)]);
      await book([one(friend, "REVERSAL", 2)]);
      expect(await coinsOf(inviter)).toBe(0.5);
      const others = await newPanelists(AT_ONCE, inviter);
      await Promise.all(others.map((id) => book([one(id, "TEST", 1)])));
      expect(await coinsOf(inviter)).toBe(5);
      await prove();
    });

    test("reward within one call, too, in which the inviter earns something", async () => {
      const inviter = await newPanelist();
      const friends = await newPanelists(12, inviter);
      expect(await book([one(inviter, "TEST", 1), ...friends.map((id) => one(id, "TEST", 1))])).toBe(13);
      expect(await coinsOf(inviter)).toBe(6);
      await prove();
    });

    test("leave out whoever was deleted", async () => {
      const [id = "", gone = ""] = await newPanelists(2);
      await rows(app, "delete from panelist where id = $1", [gone]);
      expect(await book([one(gone, "TEST", 1), one(id, "TEST", 1)])).toBe(1);
      await prove();
    });

    test("a thousand at once, in any order and from many sides", async () => {
      const inviters = await newPanelists(20);
      const groups = await Promise.all(inviters.map((inviter) => newPanelists(50, inviter)));
      const ids = groups.flat();
      const bookings = ids.map((id) => one(id, "TEST", 1.25));
      const before = performance.now();
      expect(await book(bookings)).toBe(1_000);
      expect(performance.now() - before).toBeLessThan(3_000);
      expect(await book(bookings)).toBe(0);
      // Each one overlaps with its neighbours, which come from the other end.
      const mixed = Array.from({ length: 8 }, (_, round) => {
        const part = ids.slice(round * 100, round * 100 + 200);
        return (round % 2 ? part.toReversed() : part).map((id) => one(id, round % 3 ? "TEST" : "PAYMENT", 0.25));
      });
      await Promise.all(mixed.map((part) => book(part)));
      expect(await coinsOf(ids[0] ?? "")).toBe(1.25 - 0.25);
      expect(await coinsOf(inviters[0] ?? "")).toBe(5);
      await prove();
    });

    test("are given by hand by the back office, once for a key, and stand in the history", async () => {
      const id = await newPanelist();
      const grant = (body: object, token = backoffice) =>
        app.call({ method: "POST", url: `/api/panelists/${id}/coins`, token, body });
      const body = { amount: 2.55, kind: "CUSTOM", concept: " Compensación ", key: newId() };
      expect((await grant(body)).json() as CoinGrantResult).toEqual({ isNew: true, coins: 2.55 });
      expect((await grant(body)).json() as CoinGrantResult).toEqual({ isNew: false, coins: 2.55 });
      expect((await grant({ ...body, amount: 3 })).json().code).toBe("panel.keyReused");
      const tooMuch = (await grant({ ...body, kind: "PAYMENT", amount: 3, key: newId() })).json();
      expect(tooMuch).toMatchObject({ status: 409, code: "panel.tooFewCoins", detail: expect.any(String) });
      expect((await grant({ ...body, kind: "PAYMENT", amount: 2.5, key: newId() })).json().coins).toBe(0.05);
      for (const wrong of [{ amount: 0 }, { amount: 1_000.01 }, { amount: 0.001 }, { kind: "TEST" }, { concept: "  " }])
        expect((await grant({ ...body, ...wrong, key: newId() })).statusCode).toBe(400);
      expect((await grant(body, await app.signIn("client"))).statusCode).toBe(403);
      const history = (await app.call({ url: `/api/panelists/${id}/history`, token: backoffice })).json();
      expect(history.slice(0, 2)).toMatchObject([
        { by: "backoffice", changes: [{ field: "coins", from: 2.55, to: 0.05 }] },
        { by: "backoffice", changes: [{ field: "coins", from: 0, to: 2.55 }] },
      ]);
      await prove();
    });
  });
});
