import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { spaceDbOf } from "../../../../tests/helpers/spaceDb";
import { newId, type SpaceDb } from "../../../server/kit";
import { bookCoins } from "../server/coins/bookCoins";
import { type Sanction, sanctionPanelist } from "../server/sanctions/sanctionPanelist";
import type { PanelistActivity } from "../shared/api/panelists";

const AT_ONCE = 10;
const REASON = "Marcó la misma respuesta en todas las filas";

describe.each(CONCURRENT_ENGINE)("a panelist's sanctions on %s", (engine) => {
  let app: TestApp;
  let backoffice: string;
  let db: SpaceDb;
  let id: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    backoffice = await app.signIn("backoffice");
    db = spaceDbOf(app, await demoId(app));
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    id = newId();
    await db
      .insertInto("panelist")
      .values({ id, email: `${id}@panel.test` })
      .execute();
  });

  const post = (url: string, body: object = {}) => app.call({ method: "POST", url: `/api/${url}`, token: backoffice, body });
  const sanction = (values: Partial<Sanction> = {}) =>
    db.transaction(() => sanctionPanelist(db, { panelistId: id, reason: REASON, origin: "RULE", ...values }));
  const statusOf = async () => (await app.call({ url: `/api/panelists/${id}`, token: backoffice })).json().status;
  const activity = async (): Promise<PanelistActivity> =>
    (await app.call({ url: `/api/panelists/${id}/activity`, token: backoffice })).json();

  test("count once for a response, and the third that is active blocks", async () => {
    const responseId = newId();
    expect(await sanction({ responseId })).toMatchObject({ id: expect.any(String), isBlocked: false, activeSanctions: 1 });
    expect(await sanction({ responseId })).toEqual({ isBlocked: false, activeSanctions: 1 });
    await sanction();
    expect(await statusOf()).toBe("ACTIVE");
    expect((await post(`panelists/${id}/sanctions`, { reason: REASON })).json()).toEqual({ isBlocked: true, activeSanctions: 3 });
    expect(await statusOf()).toBe("BLOCKED");
    expect(await sanction()).toMatchObject({ isBlocked: false, activeSanctions: 4 });
    const history = (await app.call({ url: `/api/panelists/${id}/history`, token: backoffice })).json();
    expect(history[0]).toMatchObject({ action: "transition", by: "backoffice" });
  });

  test("at once block once", async () => {
    const outcomes = await Promise.all(Array.from({ length: AT_ONCE }, () => sanction()));
    expect(outcomes.filter(({ isBlocked }) => isBlocked)).toHaveLength(1);
    expect(outcomes.map(({ activeSanctions }) => activeSanctions).toSorted((a, b) => a - b)).toEqual(
      outcomes.map((_, index) => index + 1),
    );
    expect(await statusOf()).toBe("BLOCKED");
  });

  test("of a response are the same once they were lifted; whoever was blocked stays it until they are unblocked", async () => {
    const responseId = newId();
    await sanction({ responseId });
    await sanction();
    await sanction();
    const [last] = (await activity()).sanctions;
    expect((await post(`panel-sanctions/${last?.id}/transitions/lift`)).statusCode).toBe(200);
    expect((await activity()).sanctions[0]).toMatchObject({ status: "LIFTED", liftedAt: expect.any(String) });
    expect(await statusOf()).toBe("BLOCKED");
    expect((await post(`panelists/${id}/transitions/unblock`)).statusCode).toBe(200);
    expect(await sanction({ responseId })).toEqual({ isBlocked: false, activeSanctions: 2 });
    expect(await statusOf()).toBe("ACTIVE");
    expect((await post(`panelists/${id}/transitions/block`)).json().status).toBe("BLOCKED");
    expect(
      (await app.call({ method: "PUT", url: `/api/panelists/${id}`, token: backoffice, body: { status: "ACTIVE" } })).statusCode,
    ).toBe(400);
  });

  test("of whoever was deleted are none", async () => {
    await rows(app, "delete from panelist where id = $1", [id]);
    expect(await sanction()).toEqual({ isBlocked: false, activeSanctions: 0 });
    expect((await post(`panelists/${id}/sanctions`, { reason: REASON })).statusCode).toBe(404);
    expect((await app.call({ url: `/api/panelists/${id}/activity`, token: backoffice })).statusCode).toBe(404);
  });

  test("stand in what the panelist did, with invitations and coins", async () => {
    const companies = await rows<{ id: string; name: string }>(app, "select id, name from company limit 1");
    const [company] = companies;
    await db.updateTable("panelist").set({ invitations: 2, completes: 1 }).where("id", "=", id).execute();
    const invitation = { panelist: id, segment: "all", wave: 1 };
    const [now, older] = [new Date(), new Date(Date.now() - 86_400_000)].map((date) => date.toISOString());
    await db
      .insertInto("panelInvitation")
      .values([
        {
          ...{ ...invitation, id: newId(), company: company?.id ?? "", study: newId(), tokenHash: newId() },
          ...{ state: "ENDED", disposition: "complete", enteredAt: now, endedAt: now, coins: 1.25, createdAt: now },
        },
        { ...invitation, id: newId(), company: newId(), study: newId(), tokenHash: newId(), createdAt: older },
      ])
      .execute();
    await db.transaction(() =>
      bookCoins(db, [
        { panelistId: id, amount: 1.25, reason: "TEST", key: newId(), concept: "Desayunos" },
        { panelistId: id, amount: 1, reason: "PAYMENT", key: newId(), concept: "Transferencia" },
      ]),
    );
    await sanction();
    expect(await activity()).toMatchObject({
      ...{ invited: 2, entered: 1, completes: 1, responseRate: 50, coins: 0.25 },
      invitations: [
        { company: { id: company?.id, name: company?.name }, state: "ENDED", disposition: "complete", coins: 1.25 },
        { company: null, state: "INVITED", disposition: null, coins: null },
      ],
      movements: [
        { reason: "PAYMENT", change: -1, balance: 0.25 },
        { reason: "TEST", change: 1.25, balance: 1.25 },
      ],
      sanctions: [{ reason: REASON, origin: "RULE", status: "ACTIVE", liftedAt: null }],
    });
    await db.updateTable("panelist").set({ invitations: 9 }).where("id", "=", id).execute();
    expect((await activity()).entered).toBeNull();
  });
});
