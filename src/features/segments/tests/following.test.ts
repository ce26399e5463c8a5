import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { joinByInvitation, rows } from "../../../../tests/helpers/identity";
import { mailsTo } from "../../../../tests/helpers/outbox";
import { runSchedules } from "../../../../tests/helpers/schedules";
import type { SegmentCondition, SegmentPreview } from "../shared/api";

interface Person {
  readonly id: string;
  readonly token: string;
}

describe.each(CONCURRENT_ENGINE)("whoever follows segments on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let base: string;
  let ana: Person;
  let ben: Person;

  const send = (method: "GET" | "POST" | "PUT", url: string, body?: object, token = moderator) =>
    app.call({ method, url, token, ...(body ? { body } : {}) });
  const join = async (nickname: string): Promise<Person> => {
    const { authToken: token } = await joinByInvitation(app, `${nickname}@mail.test`, { nickname });
    const { id } = (await send("GET", "/experienceLabs/demo/userData", undefined, token)).json();
    return { id, token };
  };
  const give = async ({ id }: Person, ...tags: readonly string[]) =>
    expect((await send("PUT", `/api/members/${id}`, { tags })).statusCode).toBe(200);
  const segment = async (name: string, ...conditions: readonly SegmentCondition[]): Promise<string> => {
    const made = await send("POST", "/api/segments", { name, conditions });
    expect(made.statusCode, made.body).toBe(201);
    return made.json().id;
  };
  const open = async (values: object): Promise<string> => {
    const body = { title: "Charla de vela", description: "De barcos", type: "wat_chat", visibility: "PUBLIC", ...values };
    const made = await send("POST", "/api/activities", body);
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json();
    await send("POST", "/api/topics", { activity: id, title: "Barcos", color: "#336699" });
    const told = (await send("GET", `/client/communities/canSaveStep3?activityId=${id}`)).json();
    const opened = await send("POST", `/api/activities/${id}/transitions/open`, {});
    expect(opened.statusCode, opened.body).toBe(200);
    // What the last step says of who may take part is what comes of it.
    if (body.visibility === "PRIVATE") expect(await participants(id)).toBe(told.people);
    return id;
  };
  const participants = async (id: string) =>
    (await rows<{ count: number }>(app, "select count(*)::int from activity_participants where owner_id = $1", [id]))[0]?.count;
  const sees = async ({ token }: Person, activity: string) =>
    (await send("GET", "/api/member/activities", undefined, token)).body.includes(activity);
  const alerts = ({ id }: Person, activity: string) =>
    rows<{ kind: string }>(app, "select kind from notification where member = $1 and activity = $2", [id, activity]);

  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
    base = `/client/communities/${await demoId(app)}`;
    ana = await join("anavela");
    ben = await join("benvela");
  });
  afterAll(() => app.close());

  test("conditions joined by or: one of each run is enough", async () => {
    await give(ana, "rojo");
    await give(ben, "verde");
    const names = async (...conditions: readonly SegmentCondition[]) =>
      ((await send("POST", "/api/segments/preview", { conditions })).json() as SegmentPreview).names;
    const [red, green] = [
      { kind: "TAG", values: ["rojo"] },
      { kind: "TAG", values: ["verde"], isAlternative: true },
    ] as const;
    const recent = { kind: "MEMBER_SINCE", days: 1 } as const;
    expect(await names(red, green)).toEqual(["anavela", "benvela"]);
    expect(await names(red, { ...green, isAlternative: false })).toEqual([]);
    expect(await names(recent, red, green)).toEqual(["anavela", "benvela"]);
    expect(await names({ ...recent, isNot: true }, red, green)).toEqual([]);
    expect(await names(red, green, { kind: "TAG", values: ["verde"] })).toEqual(["benvela"]);
    const id = await segment("De colores", red, green);
    expect((await send("GET", `/api/segments/${id}/members`)).json().totalElements).toBe(2);
  });

  test("an activity: who gets the tag later sees it and is told, once; who loses the tag keeps it", async () => {
    await give(ana, "vela");
    await give(ben);
    const sailors = await segment("De vela", { kind: "TAG", values: ["vela"] });
    const activity = await open({ visibility: "PRIVATE", segments: [sailors] });
    expect([await sees(ana, activity), await sees(ben, activity)]).toEqual([true, false]);
    await give(ben, "vela");
    await Promise.all([runSchedules(app), runSchedules(app)]);
    expect(await sees(ben, activity)).toBe(true);
    await expect.poll(() => alerts(ben, activity)).toEqual([{ kind: "activity.opened" }]);
    await expect.poll(() => alerts(ana, activity)).toEqual([{ kind: "activity.opened" }]);
    await give(ben);
    await runSchedules(app);
    expect(await sees(ben, activity)).toBe(true);
    await send("POST", `/api/activities/${activity}/transitions/finish`, {});
    const cora = await join("coravela");
    await give(cora, "vela");
    await runSchedules(app);
    expect(await sees(cora, activity)).toBe(false);
  });

  test("a reminder goes to the segment's pending members alone", async () => {
    await give(ana, "al corriente");
    await give(ben);
    const some = await segment("Al corriente", { kind: "TAG", values: ["al corriente"] });
    const activity = await open({ visibility: "PRIVATE", participants: [ana.id, ben.id] });
    const url = `${base}/activity/${activity}/allPendingMembers/remind`;
    const reminded = await send("POST", `${url}?segment=${some}`);
    expect(reminded.json(), reminded.body).toMatchObject({ reminded: 1, skipped: { absent: 0 } });
    const mails = async (email: string) =>
      (await mailsTo(app, email)).filter(({ template, text }) => template === "activityReminder" && text.includes(activity));
    expect(await mails("anavela@mail.test")).toHaveLength(1);
    expect(await mails("benvela@mail.test")).toHaveLength(0);
    expect((await send("POST", `${url}?segment=0193fd0a-7c1e-7000-8000-00000000dead`)).statusCode).toBe(404);
    expect((await send("POST", url)).json()).toMatchObject({ reminded: 1 });
  });

  test("results count the responses of a segment's members alone", async () => {
    const [survey] = await rows<{ id: string; questionnaire: string }>(
      app,
      `select activity.id, activity.questionnaire from activity join response on response.questionnaire = activity.questionnaire
        where response.state = 'complete' group by 1, 2 order by count(*) desc limit 1`,
    );
    await rows(
      app,
      `update response set member = $1 where id in (select id from response where questionnaire = $2 and state = 'complete'
        and is_test is not true order by id limit 1)`,
      [ana.id, survey?.questionnaire],
    );
    await give(ana, "responde");
    const answering = await segment("Responden", { kind: "TAG", values: ["responde"] });
    const url = `/api/activities/${survey?.id}/results`;
    const everybody = (await send("GET", url)).json().base;
    expect(everybody).toBeGreaterThan(1);
    const some = await send("GET", `${url}?segment=${answering}`);
    expect(some.json().base, some.body).toBe(1);
    expect((await send("GET", `${url}?segment=0193fd0a-7c1e-7000-8000-00000000dead`)).statusCode).toBe(404);
    const csv = (await send("GET", `/api/activities/${survey?.id}/responses.csv?segment=${answering}`)).body.trim();
    expect(csv.split("\n")).toHaveLength(2);
  });
});
