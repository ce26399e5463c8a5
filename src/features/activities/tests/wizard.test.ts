import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { configureCommunity, demoId, otherCommunity } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { selectActivities } from "../../../../tests/helpers/selectedSides";
import { createSurvey } from "../../../../tests/helpers/surveys";
import type { Publication, ResolvedMembers } from "../shared/api/wizard";
import { addActivity, askPoll, DRAFT } from "./wizardCalls";

describe.each(ANY_ENGINE)("the wizard of activities on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let elsewhere: Awaited<ReturnType<typeof otherCommunity>>;

  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
    elsewhere = await otherCommunity(app);
  });
  afterAll(() => app.close());

  const members = (where: string) =>
    rows<{ id: string; nickname: string; email: string }>(
      app,
      `select id, nickname, email from member where status = 'ACTIVE' and nickname <> 'elsewhere' and ${where} order by nickname`,
    );
  const publication = async (id: string): Promise<Publication> =>
    (await app.call({ url: `/client/communities/canSaveStep3?activityId=${id}`, token: moderator })).json();
  const change = (id: string, body: object) => app.call({ method: "PUT", url: `/api/activities/${id}`, token: moderator, body });

  test("begins with the LABs that the community gives for an activity, on any way", async () => {
    await configureCommunity(app, { labsPerActivity: 12 });
    const { json } = await app.call({ url: "/api/activities/defaults", token: moderator });
    expect(json()).toEqual({ labs: 12 });
    const labsOf = async (values: object) => {
      const body = { ...DRAFT, ...values };
      return (await app.call({ method: "POST", url: "/api/activities", token: moderator, body })).json().labs;
    };
    const { labs: _, ...untold } = DRAFT as typeof DRAFT & { readonly labs?: number };
    expect((await app.call({ method: "POST", url: "/api/activities", token: moderator, body: untold })).json().labs).toBe(12);
    expect(await labsOf({ labs: 3 })).toBe(3);
    await rows(app, "delete from community_configuration");
    expect((await app.call({ method: "POST", url: "/api/activities", token: moderator, body: untold })).json().labs).toBe(0);
  });

  describe("whom a list names", () => {
    const post = (body: object, token = moderator) =>
      app.call({ method: "POST", url: "/api/activities/participants", token, body });
    const resolve = async (body: object): Promise<ResolvedMembers> => (await post(body)).json();

    test("nicknames, addresses and identifiers name people, whatever their capitals; the same person is named once", async () => {
      const [one, two, three] = await members("true");
      if (!one || !two || !three) throw new Error("the demo has nobody");
      const entries = [` ${one.nickname.toUpperCase()} `, two.email.toUpperCase(), three.id, one.email, "", two.nickname];
      expect(await resolve({ entries })).toEqual({
        members: [one, two, three].map(({ id, nickname }) => ({ id, nickname })),
        unknown: [],
        repeated: 2,
      });
    });

    test("who isn't there is told as it was written, once; a nickname that looks alike is nobody's", async () => {
      const [one] = await members("nickname like '%i%'");
      const alike = one?.nickname.replaceAll("i", "1") ?? "";
      const entries = ["nadie", "nadie", "Nadie@mail.test", alike, "elsewhere", elsewhere.communityId];
      expect((await resolve({ entries })).unknown).toEqual([
        "nadie",
        "Nadie@mail.test",
        alike,
        "elsewhere",
        elsewhere.communityId,
      ]);
      expect((await resolve({ entries })).members).toEqual([]);
    });

    test("a tag names all who have it, privately or publicly", async () => {
      const [one, two] = await members("true");
      const tag = "prueba del asistente";
      await app.database.query({ text: "update member set tags = array[$1] where id = $2", values: [tag, one?.id] });
      await app.database.query({ text: "update member set public_tags = array[$1] where id = $2", values: [tag, two?.id] });
      const { members: found, repeated } = await resolve({ entries: [one?.nickname], tags: [tag] });
      expect(found.map(({ id }) => id).toSorted()).toEqual([one?.id, two?.id].toSorted());
      expect(repeated).toBe(0);
      const tags = await app.call({ url: "/api/activities/participants/tags", token: moderator });
      expect(tags.json()).toContainEqual({ tag, members: 2 });
    });

    test("hostile and endless lists are refused or name nobody", async () => {
      const entries = ["'; drop table member; --", "%", "__proto__", "constructor", "😀".repeat(100)];
      expect((await post({ entries })).statusCode).toBe(200);
      expect((await post({ entries: Array.from({ length: 5_001 }, () => "a") })).statusCode).toBe(400);
      expect((await post({ entries: ["a".repeat(255)] })).statusCode).toBe(400);
      expect((await post({ entries: [], other: 1 })).statusCode).toBe(400);
    });

    test("the team of another community reaches nobody here", async () => {
      const [one] = await members("true");
      const found = await post({ entries: [one?.nickname, one?.id] }, elsewhere.administrator);
      expect(found.json().members).toEqual([]);
    });
  });

  describe("activities that wait for others", () => {
    test("can't wait for themselves, directly or over three", async () => {
      const [a, b, c] = [await addActivity(app, moderator), await addActivity(app, moderator), await addActivity(app, moderator)];
      expect((await change(a, { prerequisites: [a] })).json().errors).toMatchObject([{ path: "/prerequisites" }]);
      expect((await change(b, { prerequisites: [a] })).statusCode).toBe(200);
      expect((await change(c, { prerequisites: [b] })).statusCode).toBe(200);
      const refused = await change(a, { prerequisites: [c] });
      expect(refused.statusCode).toBe(400);
      const [issue] = refused.json().errors;
      expect(issue).toMatchObject({ path: "/prerequisites", rule: "cycle" });
      expect(issue.message).not.toContain("activities.");
      expect((await app.call({ url: `/api/activities/${a}`, token: moderator })).json().prerequisites).toEqual([]);
    });

    test("may wait for one by two paths", async () => {
      const [a, b, c] = [await addActivity(app, moderator), await addActivity(app, moderator), await addActivity(app, moderator)];
      await change(b, { prerequisites: [a] });
      expect((await change(c, { prerequisites: [b, a] })).statusCode).toBe(200);
      expect((await publication(c)).prerequisites.map(({ id }) => id)).toEqual([b, a]);
    });
  });

  describe("what is published", () => {
    test("of a faulty survey each question and its fault are named; sample texts hold it, and are gone once they are written over", async () => {
      const id = await createSurvey(app, moderator);
      const save = (revision: number, questions: readonly object[]) =>
        app.call({
          method: "PUT",
          url: `/api/activities/${id}/questionnaire`,
          token: moderator,
          body: { revision, draft: { languages: ["es"], blocks: [{ id: "one", questions }] } },
        });
      const labels = (...texts: string[]) => texts.map((es, place) => ({ code: String(place + 1), label: { es } }));
      const choice = (variable: string, title: string, options: object) => ({
        ...{ id: variable, variable, type: "single-choice", title: { es: title }, options },
      });
      const drink = choice("drink", "¿Qué bebes?", labels("Té", "Café"));
      const sample = choice("where", "¿Dónde?", labels("Opción 1", "Opción 2"));
      const saved = await save(1, [drink, sample, choice("when", "¿Cuándo?", labels("Hoy", ""))]);
      expect([saved.statusCode, saved.body]).toEqual([200, expect.any(String)]);
      const { canSave, faults } = await publication(id);
      expect([canSave, faults.map(({ step, place, message }) => [step, place, message])]).toEqual([
        false,
        [
          ["step2", "when · ¿Cuándo?", expect.stringContaining("no tiene texto")],
          ["step2", "where · ¿Dónde?", "«Opción 1» es solo un texto de ejemplo: escribe el tuyo."],
        ],
      ]);
      const open = () => app.call({ method: "POST", url: `/api/activities/${id}/transitions/open`, token: moderator, body: {} });
      await save(2, [drink, sample]);
      const refused = await open();
      expect([refused.statusCode, refused.json().code]).toEqual([422, "questionnaire.faulty"]);
      expect(refused.json().errors).toMatchObject([{ place: "where · ¿Dónde?", rule: "templateText" }]);
      await save(3, [drink, choice("where", "¿Dónde?", labels("En casa", "En el bar"))]);
      expect((await publication(id)).faults).toEqual([]);
      expect((await open()).statusCode).toBe(200);
    });

    test("all that is missing is told at once, with its step; then what it costs and whom it tells", async () => {
      const id = await addActivity(app, moderator);
      const before = await publication(id);
      expect(before.canSave).toBe(false);
      expect(before.faults).toMatchObject([{ step: "step2", path: expect.any(String), message: expect.any(String) }]);
      const everybody = await members("true");
      expect(before.people).toBe(everybody.length);
      expect(before.labsCost).toBe(20 * everybody.length);
      expect(before.notified).toEqual({
        count: everybody.length,
        mailed: everybody.length,
        names: everybody.slice(0, 5).map(({ nickname }) => nickname),
      });
      expect(before.timeZone).toBe("Europe/Madrid");
      await askPoll(app, moderator, id);
      expect(await publication(id)).toMatchObject({ canSave: true, faults: [] });
    });

    test("a private one is for those who were chosen; a quiet one tells nobody", async () => {
      const [one, two] = await members("true");
      const values = { visibility: "PRIVATE", participants: [one?.id, two?.id], notificationsDisabled: true };
      const id = await addActivity(app, moderator, values);
      expect(await publication(id)).toMatchObject({ people: 2, labsCost: 40, notified: { count: 0, mailed: 0, names: [] } });
    });

    test("without anybody chosen a private one isn't saved; once they are all gone it can't be published", async () => {
      const body = { ...DRAFT, visibility: "PRIVATE" };
      const refused = await app.call({ method: "POST", url: "/api/activities", token: moderator, body });
      expect(refused.json().errors).toMatchObject([{ path: "/participants" }]);
      const [one] = await members("true");
      const id = await addActivity(app, moderator, { visibility: "PRIVATE", participants: [one?.id] });
      await askPoll(app, moderator, id);
      await app.database.query({ text: "delete from activity_participants where owner_id = $1", values: [id] });
      expect((await publication(id)).faults).toMatchObject([{ step: "step1", path: "/participants" }]);
    });

    test("prerequisites that the moderator doesn't see are not named", async () => {
      const first = await addActivity(app, moderator, { title: "Lo que nadie le contó" });
      const id = await addActivity(app, moderator, { prerequisites: [first] });
      expect((await publication(id)).prerequisites).toMatchObject([{ id: first }]);
      await selectActivities(app, "moderator", [id]);
      expect((await publication(id)).prerequisites).toEqual([]);
      await rows(app, "update staff_role set visibility = 'ALL' where email = 'moderator@demo.test'");
    });

    test("one whose end has passed, and a survey without questions, are not published", async () => {
      const id = await addActivity(app, moderator, { endsAt: "2020-01-01T10:00:00.000Z" });
      await askPoll(app, moderator, id);
      expect((await publication(id)).faults).toMatchObject([{ step: "step1", path: "/endsAt" }]);
      const survey = await createSurvey(app, moderator);
      expect((await publication(survey)).faults).toMatchObject([{ step: "step2" }]);
      const url = `/client/communities/${await demoId(app)}/activity/${survey}/step3`;
      const refused = await app.call({ method: "POST", url, token: moderator });
      expect([refused.statusCode, refused.json().code]).toEqual([400, "request.invalid"]);
      expect(refused.json().errors).toMatchObject([{ step: "step2" }]);
    });

    test("one that starts later is announced, another opens; neither is published twice", async () => {
      const base = `/client/communities/${await demoId(app)}/activity`;
      const startsAt = new Date(Date.now() + 86_400_000).toISOString();
      for (const [values, status] of [
        [{ startsAt }, "NEW"],
        [{}, "ACTIVE"],
      ] as const) {
        const id = await addActivity(app, moderator, values);
        await askPoll(app, moderator, id);
        const published = await app.call({ method: "POST", url: `${base}/${id}/step3`, token: moderator });
        expect(published.json()).toMatchObject({ id, status });
        if (status === "NEW") continue;
        const again = await app.call({ method: "POST", url: `${base}/${id}/step3`, token: moderator });
        expect([again.statusCode, again.json().code]).toEqual([409, "record.transition"]);
      }
    });
  });

  describe("who makes activities", () => {
    test("neither members nor observers", async () => {
      const id = await addActivity(app, moderator);
      const base = `/client/communities/${await demoId(app)}/activity`;
      for (const who of ["member", "observer"] as const) {
        const token = await app.signIn(who);
        const calls = [
          app.call({ method: "POST", url: `${base}/step1`, token, body: DRAFT }),
          app.call({ method: "PUT", url: `${base}/${id}`, token, body: { labs: 1 } }),
          app.call({ method: "POST", url: `${base}/${id}/step3`, token }),
          app.call({ url: `/client/communities/canSaveStep3?activityId=${id}`, token }),
          app.call({ method: "POST", url: "/api/activities/participants", token, body: { entries: ["lince"] } }),
        ];
        expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
      }
    });

    test("nor another community's team, which is told of none", async () => {
      const id = await addActivity(app, moderator);
      const { administrator: token, communityId } = elsewhere;
      const ours = `/client/communities/${await demoId(app)}/activity`;
      const theirs = `/client/communities/${communityId}/activity`;
      const calls = [
        app.call({ method: "POST", url: ours, token, body: DRAFT }),
        ...[ours, theirs].map((base) => app.call({ method: "PUT", url: `${base}/${id}`, token, body: { labs: 1 } })),
        ...[ours, theirs].map((base) => app.call({ url: `${base}/${id}`, token })),
        ...[ours, theirs].map((base) => app.call({ method: "POST", url: `${base}/${id}/step3`, token })),
        app.call({ url: `/client/communities/canSaveStep3?activityId=${id}`, token }),
        app.call({ url: `/tester/communities/${communityId}/activity/${id}`, token: elsewhere.member }),
      ];
      expect(new Set((await Promise.all(calls)).map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    });

    test("a member reads what is published, and no draft", async () => {
      const id = await addActivity(app, moderator);
      const token = await app.signIn("member");
      const url = `/tester/communities/${await demoId(app)}/activity/${id}`;
      expect((await app.call({ url, token })).statusCode).toBe(404);
      await askPoll(app, moderator, id);
      await app.call({ method: "POST", url: `/api/activities/${id}/transitions/open`, token: moderator });
      expect((await app.call({ url, token })).json()).toMatchObject({ id, state: "new", labs: 20 });
    });
  });
});

describe.each(CONCURRENT_ENGINE)("two at once on %s", (engine) => {
  test("never make activities wait for each other", async () => {
    const app = await startApp({ engine });
    const token = await app.signIn("moderator");
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await addActivity(app, token), await addActivity(app, token)];
      const put = (id: string, other: string) =>
        app.call({ method: "PUT", url: `/api/activities/${id}`, token, body: { prerequisites: [other] } });
      const answers = await Promise.all([put(a, b), put(b, a)]);
      expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    }
    await app.close();
  });
});
