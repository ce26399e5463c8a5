import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { configureCommunity, demoId } from "../../../../tests/helpers/communities";
import { joinByInvitation, rows } from "../../../../tests/helpers/identity";
import { newId } from "../../../shared/ids";

describe.each(ANY_ENGINE)("thresholds of LABs on %s", (engine) => {
  let app: TestApp;
  let community: string;
  let moderator: string;
  let olmo: string;
  let sauce: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    community = await demoId(app);
    moderator = await app.signIn("moderator");
    const join = async (nickname: string) =>
      (await joinByInvitation(app, `${nickname.toLowerCase()}@mail.test`, { nickname })).authToken;
    [olmo, sauce] = [await join("Olmo"), await join("Sauce")];
    // What the demo's team was told before.
    await rows(app, "delete from notification");
    await configureCommunity(app, { alertThresholds: [{ labs: 40, message: "Date un capricho" }, { labs: 100 }] });
  });
  afterAll(() => app.close());

  const give = async (points: number, members = ["Olmo"]) => {
    const url = `/client/communities/${community}/customPoints`;
    const body = { members, points, reason: "Gracias", key: newId() };
    expect((await app.call({ method: "POST", url, token: moderator, body })).statusCode).toBe(200);
  };
  /** What somebody has been told about thresholds, the newest first. */
  const toldTo = async (token: string, side = "tester") => {
    const url = `/${side}/communities/${community}/alerts/page/0/pageSize/100`;
    const answer = await app.call({ url, token, headers: { "accept-language": "en" } });
    const { alerts } = answer.json() as { alerts: readonly { kind: string; title: string; message: string; link: string }[] };
    return alerts.flatMap(({ kind, title, message, link }) => (/eached$/.test(kind) ? [`${title} / ${message} / ${link}`] : []));
  };

  test("are told to the member who reaches one, in the team's words, and to the team", async () => {
    await give(39);
    expect(await toldTo(olmo)).toEqual([]);
    await give(1);
    expect(await toldTo(olmo)).toEqual(["You now have 40 LABs to redeem / Date un capricho / /redeem"]);
    expect(await toldTo(moderator, "client")).toEqual(["Olmo now has 40 LABs / They can be redeemed. / /members"]);
    expect(await toldTo(await app.signIn("observer"), "client")).toEqual([]);
  });

  test("are told again to whoever reaches one again, and of several people at once the team hears once", async () => {
    await give(5);
    await give(-10);
    expect(await toldTo(olmo)).toHaveLength(1);
    await give(65, ["Olmo", "Sauce"]);
    expect((await toldTo(olmo)).toSorted()).toEqual([
      "You now have 100 LABs to redeem /  / /redeem",
      "You now have 40 LABs to redeem / Date un capricho / /redeem",
      "You now have 40 LABs to redeem / Date un capricho / /redeem",
    ]);
    expect(await toldTo(sauce)).toHaveLength(1);
    expect(await toldTo(moderator, "client")).toContain("2 members now have 40 LABs / They can be redeemed. / /members");
  });
});
