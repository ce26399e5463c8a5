import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { demoId, otherCommunity } from "../helpers/communities";

describe.each(ANY_ENGINE)("how a community stands on %s", (engine) => {
  let app: TestApp;
  let id: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    id = await demoId(app);
  });
  afterAll(() => app.close());

  const read = async (who: Parameters<TestApp["signIn"]>[0], community = id) =>
    app.call({ url: `/experienceLabs/${community}/satusData`, token: await app.signIn(who) });

  test("is told to its staff: plan, time, members, and activities by status", async () => {
    const [{ members }] = (await app.database.query<{ members: number }>({
      text: "select count(*)::int as members from member where space_id = $1",
      values: [id],
    })) as [{ members: number }];
    const before = (await read("observer")).json();
    expect(before).toMatchObject({ communityId: id, isActive: true, testerNum: members });
    const body = { title: "One more", type: "el_survey", description: "x" };
    await app.call({ method: "POST", url: "/api/activities", token: await app.signIn("moderator"), body });
    const after = (await read("moderator")).json();
    expect(after.activities.CONFIGURING).toBe((before.activities.CONFIGURING ?? 0) + 1);
  });

  test("its time is over when its plan's months are", async () => {
    const change = (values: unknown[]) =>
      app.database.query({
        text: "update community set duration_months = $2, created_at = $3 where id = $1",
        values: [id, ...values],
      });
    await change([12, "2020-01-31T10:00:00Z"]);
    expect((await read("administrator")).json()).toMatchObject({ isActive: false, endsAt: "2021-01-30T23:00:00.000Z" });
    await change([null, "2020-01-31T10:00:00Z"]);
    expect((await read("administrator")).json()).toMatchObject({ isActive: true, endsAt: null });
  });

  test("is nobody else's", async () => {
    expect((await read("member")).statusCode).toBe(403);
    expect((await app.call({ url: `/experienceLabs/${id}/satusData` })).statusCode).toBe(401);
    const other = await otherCommunity(app);
    expect((await read("mainAdmin", other.communityId)).json().code).toBe("community.notFound");
    expect((await read("mainAdmin", "nonsense")).json().code).toBe("community.notFound");
  });
});
