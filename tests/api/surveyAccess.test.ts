import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../helpers/app";
import { addPanel, newRespondent, openLink, setFieldwork, signEntry, visitor } from "../helpers/panel";
import { runSchedules } from "../helpers/schedules";
import { publishedSurvey } from "../helpers/surveys";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1";

describe.each(CONCURRENT_ENGINE)("who may answer, and from where, on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let member: string;

  beforeAll(async () => {
    app = await startApp({ engine, environment: { TRUST_PROXY: "127.0.0.1" } });
    [moderator, member] = await Promise.all([app.signIn("moderator"), app.signIn("member")]);
  });
  afterAll(() => app.close());

  const survey = async (values: Parameters<typeof setFieldwork>[3] = {}) => {
    const id = await publishedSurvey(app, moderator);
    await setFieldwork(app, moderator, id, values);
    return { id, link: await openLink(app, moderator, id) };
  };
  const from = (address: string) => ({ "x-forwarded-for": address });
  const responsesOf = (activityId: string) =>
    app.database.query<{ id: string; state: string; disposition: string | null; device: string; address_hash: string }>({
      text: `select response.id, response.state, disposition, device, address_hash from response
        join activity on activity.questionnaire = response.questionnaire where activity.id = $1 order by response.id`,
      values: [activityId],
    });
  const runOut = (activityId: string) =>
    app.database.query({
      text: `update response set expires_at = now() - interval '1 minute' from activity
        where activity.questionnaire = response.questionnaire and activity.id = $1`,
      values: [activityId],
    });

  test("a device that isn't allowed is told which ones are, and one that is leaves its kind with the response", async () => {
    const { id, link } = await survey({ devices: ["mobile", "tablet"] });
    const refused = await visitor(app, link).start();
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: "execution.wrongDevice", device: "desktop", devices: ["mobile", "tablet"] });
    expect((await visitor(app, link, { "user-agent": IPHONE }).start()).statusCode).toBe(200);
    expect(await responsesOf(id)).toMatchObject([{ device: "mobile" }]);
    const asMember = await app.call({ method: "POST", url: `/api/activities/${id}/execution`, token: member });
    expect(asMember.json().code).toBe("execution.wrongDevice");
  });

  test("of many starts at once from one address one is let in, and the address itself is kept nowhere", async () => {
    const { id, link } = await survey({ onePerAddress: true });
    const here = from("198.51.100.7");
    const starts = await Promise.all(Array.from({ length: 20 }, () => visitor(app, link, here).start()));
    const codes = starts.map((start) => (start.statusCode === 200 ? "in" : start.json().code)).sort();
    expect(codes).toEqual([...Array(19).fill("execution.sameAddress"), "in"]);
    const rows = await responsesOf(id);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("198.51.100");
    expect((await visitor(app, link, from("198.51.100.8")).start()).statusCode).toBe(200);
  });

  test("who comes back from the same address goes on, and one network of IPv6 counts as one address", async () => {
    const { link } = await survey({ onePerAddress: true });
    const who = visitor(app, link, from("2001:db8:1:2::1"));
    const begun = (await who.start()).json();
    expect((await who.start()).json().responseId).toBe(begun.responseId);
    expect((await visitor(app, link, from("2001:db8:1:2::99")).start()).json().code).toBe("execution.sameAddress");
    expect((await visitor(app, link, from("2001:db8:1:3::1")).start()).statusCode).toBe(200);
  });

  test("who ran out of time goes on only where nobody else has answered from the address meanwhile", async () => {
    const { id, link } = await survey({ onePerAddress: true, expiresAfterHours: 1 });
    const [gone, other] = [visitor(app, link, from("198.51.100.21")), visitor(app, link, from("198.51.100.21"))];
    await gone.start();
    await runOut(id);
    expect((await gone.start()).json()).toMatchObject({ disposition: "timedOut", mayRetake: true });
    await other.start();
    await other.answer("one", "a");
    expect((await other.complete()).json().state).toBe("complete");
    const refused = await gone.start({}, { again: true });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "execution.sameAddress"]);
    expect((await gone.complete()).json()).toMatchObject({ state: "ended", disposition: "timedOut" });
    expect((await responsesOf(id)).filter(({ state }) => state === "complete")).toHaveLength(1);
    // Nobody else is there: its own address is no obstacle.
    const alone = visitor(app, link, from("198.51.100.22"));
    await alone.start();
    await runOut(id);
    await alone.start();
    expect((await alone.start({}, { again: true })).json().state).toBe("open");
  });

  test("of one address's many who go on at once, and who begin, one is let in", async () => {
    const { id, link } = await survey({ expiresAfterHours: 1 });
    const here = from("198.51.100.23");
    const people = Array.from({ length: 10 }, () => visitor(app, link, here));
    await Promise.all(people.map((who) => who.start()));
    await runOut(id);
    await Promise.all(people.map((who) => who.start()));
    await setFieldwork(app, moderator, id, { onePerAddress: true, expiresAfterHours: 1 });
    const again = people.map((who) => who.start({}, { again: true }));
    const fresh = Array.from({ length: 5 }, () => visitor(app, link, here).start());
    const starts = await Promise.all([...again, ...fresh]);
    const codes = starts.map((start) => (start.statusCode === 200 ? "in" : start.json().code)).sort();
    expect(codes).toEqual([...Array(14).fill("execution.sameAddress"), "in"]);
    expect((await responsesOf(id)).filter(({ state }) => state === "open")).toHaveLength(1);
  });

  test("a start whose reply was lost is the same start when it is made again, and another browser's is another", async () => {
    const { id, link } = await survey();
    const [own, other] = [1, 2].map((n) => ({ key: `${n}`.repeat(40) }));
    // Each time without the cookie that the lost reply would have given.
    const starts = await Promise.all(Array.from({ length: 10 }, () => visitor(app, link).start({}, own)));
    expect(new Set(starts.map((start) => start.json().responseId)).size).toBe(1);
    expect((await visitor(app, link).start({}, other)).json().responseId).not.toBe(starts[0]?.json().responseId);
    expect(await responsesOf(id)).toHaveLength(2);
    const elsewhere = await survey();
    expect((await visitor(app, elsewhere.link).start({}, own)).json().responseId).not.toBe(starts[0]?.json().responseId);
    // It is no session: what comes without one is refused.
    const stranger = visitor(app, link);
    expect((await stranger.answer("q1", 1)).statusCode).toBe(403);
    expect((await visitor(app, link).start({}, { key: "short" })).statusCode).toBe(400);
  });

  test("the hash of an address says nothing across surveys", async () => {
    const [one, other] = [await survey(), await survey()];
    for (const { link } of [one, other]) await visitor(app, link, from("198.51.100.9")).start();
    const [[first], [second]] = [await responsesOf(one.id), await responsesOf(other.id)];
    expect(first?.address_hash).toHaveLength(43);
    expect(first?.address_hash).not.toBe(second?.address_hash);
  });

  test("a response past its time takes no more answers, and goes on where it was once it is begun again", async () => {
    const { id, link } = await survey({ expiresAfterHours: 2 });
    const who = visitor(app, link);
    const begun = (await who.start()).json();
    await who.answer("one", "a");
    await runOut(id);
    const late = await who.answer("several", ["a"]);
    expect([late.statusCode, late.json().code]).toEqual([409, "execution.expired"]);
    expect((await who.start()).json()).toMatchObject({
      state: "ended",
      disposition: "timedOut",
      mayRetake: true,
      survey: { pages: [] },
    });
    const again = (await who.start({}, { again: true })).json();
    expect(again).toMatchObject({ state: "open", responseId: begun.responseId, answers: { one: "a" } });
    expect((await who.complete()).json().state).toBe("complete");
    expect((await who.start({}, { again: true })).json()).toMatchObject({ state: "complete", mayRetake: false });
    expect(await responsesOf(id)).toMatchObject([{ state: "complete", disposition: "complete" }]);
  });

  test("a survey that has closed says since when, to who begins and to who is under way", async () => {
    const { id, link } = await survey();
    const who = visitor(app, link);
    await who.start();
    const closesAt = new Date(Date.now() - 60_000).toISOString();
    await setFieldwork(app, moderator, id, { closesAt });
    expect((await visitor(app, link).start()).json()).toMatchObject({ code: "execution.closed", closedAt: closesAt });
    expect((await who.answer("one", "a")).json().code).toBe("execution.closed");
  });

  test("where only suppliers send people, the bare link lets in nobody but the team", async () => {
    const id = await publishedSurvey(app, moderator);
    const panel = await addPanel(app, moderator, id, { onlySuppliers: true });
    const refused = await visitor(app, panel.link).start();
    expect([refused.statusCode, refused.json().code]).toEqual([403, "execution.notAllowed"]);
    expect((await visitor(app, panel.link).start(signEntry(panel, { rid: newRespondent() }))).statusCode).toBe(200);
    const team = await visitor(app, panel.link, { authorization: `Bearer ${moderator}` }).start();
    expect(team.statusCode).toBe(200);
  });

  test("what was left unfinished ends by itself: past its time, and once the survey is closed", async () => {
    const [late, closed, open] = [await survey({ expiresAfterHours: 1 }), await survey(), await survey()];
    for (const { link } of [late, closed, open]) await visitor(app, link).start();
    await runOut(late.id);
    await setFieldwork(app, moderator, closed.id, { closesAt: new Date(Date.now() - 1_000).toISOString() });
    await runSchedules(app);
    await runSchedules(app);
    expect(await responsesOf(late.id)).toMatchObject([{ state: "ended", disposition: "timedOut" }]);
    expect(await responsesOf(closed.id)).toMatchObject([{ state: "ended", disposition: "dropped" }]);
    expect(await responsesOf(open.id)).toMatchObject([{ state: "open", disposition: null }]);
  });

  test("settings that somebody else has changed meanwhile, and faulty ones, are refused whole", async () => {
    const { id } = await survey();
    const url = `/api/activities/${id}/fieldwork`;
    const { fieldwork, revision } = (await app.call({ url, token: moderator })).json();
    const save = (values: object, at = revision) =>
      app.call({ method: "PUT", url, token: moderator, body: { fieldwork: { ...fieldwork, ...values }, revision: at } });
    expect((await save({}, revision - 1)).json().code).toBe("questionnaire.stale");
    const faulty = [
      { devices: [] },
      { expiresAfterHours: 0 },
      { closesAt: "tomorrow" },
      { softLaunch: 0 },
      { suppliers: [{ name: "P", parameter: "sig", redirects: {}, callback: null }] },
      { suppliers: [{ name: "P", parameter: "rid", redirects: { default: "javascript:alert(1)" }, callback: null }] },
    ];
    for (const values of faulty) expect((await save(values)).statusCode).toBe(400);
    expect((await app.call({ url, token: moderator })).json()).toMatchObject({ fieldwork, revision });
  });

  test.each(["https://panel.example:port/x", "https://[x", "http://%zz/"])(
    "an address that is none is refused where it stands: %s",
    async (address) => {
      const { id } = await survey();
      const url = `/api/activities/${id}/fieldwork`;
      const { fieldwork, revision } = (await app.call({ url, token: moderator })).json();
      const refused = async (values: object) => {
        const suppliers = [{ name: "P", parameter: "rid", redirects: {}, callback: null, ...values }];
        const body = { fieldwork: { ...fieldwork, suppliers }, revision };
        const answer = await app.call({ method: "PUT", url, token: moderator, headers: { "accept-language": "en" }, body });
        return [answer.statusCode, answer.json().errors];
      };
      const fault = { rule: "webAddress", message: expect.stringContaining("web address") };
      expect(await refused({ redirects: { default: "https://panel.example/end", overQuota: address } })).toEqual([
        400,
        [expect.objectContaining({ ...fault, path: "/fieldwork/suppliers/0/redirects/overQuota" })],
      ]);
      expect(await refused({ callback: address })).toEqual([
        400,
        [expect.objectContaining({ ...fault, path: "/fieldwork/suppliers/0/callback" })],
      ]);
    },
  );

  test("the counts tell live responses by how they ended and on what", async () => {
    const { id, link } = await survey();
    const who = visitor(app, link, { "user-agent": IPHONE });
    await who.start();
    await who.answer("one", "a");
    await who.complete();
    await visitor(app, link).start();
    await visitor(app, link, { authorization: `Bearer ${moderator}` }).start();
    const { counts } = (await app.call({ url: `/api/activities/${id}/fieldwork`, token: moderator })).json();
    expect(counts).toEqual({ open: 1, test: 1, dispositions: { complete: 1 }, devices: { mobile: 1 } });
  });
});
