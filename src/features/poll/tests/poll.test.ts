import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";

const SETTINGS = {
  question: "¿Café o té?",
  isMultiple: false,
  options: [
    { code: "coffee", text: "Café" },
    { code: "tea", text: "Té" },
  ],
};

describe.each(CONCURRENT_ENGINE)("a poll on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let member: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    [moderator, member] = await Promise.all([app.signIn("moderator"), app.signIn("member")]);
  });
  afterAll(() => app.close());

  const post = (url: string, token: string, body: object = {}) => app.call({ method: "POST", url, token, body });
  const save = (id: string, body: object = SETTINGS, token = moderator) =>
    app.call({ method: "PUT", url: `/api/activities/${id}/poll`, token, body });
  const move = (id: string, name: string) => post(`/api/activities/${id}/transitions/${name}`, moderator);
  const vote = (id: string, choices: readonly string[], token = member) =>
    post(`/api/member/activities/${id}/poll/vote`, token, { choices });
  const see = (id: string, token = member) => app.call({ url: `/api/member/activities/${id}/poll`, token });

  async function create(values: object = {}): Promise<string> {
    const body = { title: "Pausa", type: "wat_poll", description: "Una pregunta", labs: 20, ...values };
    return (await post("/api/activities", moderator, body)).json().id;
  }
  async function open(values: object = {}, settings: object = SETTINGS): Promise<string> {
    const id = await create(values);
    await save(id, settings);
    expect((await move(id, "open")).statusCode).toBe(200);
    return id;
  }
  const participation = (id: string) =>
    rows<{ status: string }>(app, "select status from participation where activity = $1", [id]);

  test("opens once it has its question", async () => {
    const id = await create();
    const refused = await move(id, "open");
    expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([400, "/question"]);
    expect((await save(id)).json()).toEqual({
      settings: SETTINGS,
      voters: 0,
      counts: [
        { code: "coffee", count: 0 },
        { code: "tea", count: 0 },
      ],
    });
    expect((await move(id, "open")).statusCode).toBe(200);
  });

  test("two options are never the same, and there are two to ten", async () => {
    const id = await create();
    const same = { ...SETTINGS, options: [SETTINGS.options[0], { code: "tea", text: " café " }] };
    expect((await save(id, same)).json().errors?.[0]?.path).toBe("/options/1/text");
    expect((await save(id, { ...SETTINGS, options: [SETTINGS.options[0]] })).statusCode).toBe(400);
    const many = Array.from({ length: 11 }, (_, index) => ({ code: `o${index}`, text: `${index}` }));
    expect((await save(id, { ...SETTINGS, options: many })).statusCode).toBe(400);
  });

  test("shows the result after the vote, completes the participation, and takes the same vote again", async () => {
    const id = await open();
    expect((await see(id)).json()).toEqual({ ...SETTINGS, choices: null, results: null });
    const first = await vote(id, ["tea"]);
    expect(first.json()).toMatchObject({ choices: ["tea"], results: { voters: 1 } });
    expect((await vote(id, ["tea"])).json()).toEqual(first.json());
    expect((await vote(id, ["coffee"])).json()).toMatchObject({ code: "poll.alreadyVoted", status: 409 });
    expect(await participation(id)).toEqual([{ status: "COMPLETED" }]);
    expect((await app.call({ url: `/api/member/activities/${id}`, token: member })).json()).toMatchObject({ state: "done" });
  });

  test("refuses options that aren't there, and more than one where one is asked", async () => {
    const id = await open();
    expect((await vote(id, ["milk"])).statusCode).toBe(400);
    expect((await vote(id, ["coffee", "tea"])).json().errors?.[0]).toMatchObject({ path: "/choices", rule: "maxItems" });
    expect((await vote(id, [])).statusCode).toBe(400);
    expect(await participation(id)).toEqual([]);
    const several = await open({}, { ...SETTINGS, isMultiple: true });
    expect((await vote(several, ["tea", "coffee"])).json().choices.sort()).toEqual(["coffee", "tea"]);
  });

  test("of fifty votes of one member at once one counts", async () => {
    const id = await open();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => vote(id, [index % 2 ? "tea" : "coffee"])));
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    expect((await app.call({ url: `/api/activities/${id}/poll`, token: moderator })).json().voters).toBe(1);
    expect(await participation(id)).toHaveLength(1);
  });

  test("options stay as they are once somebody has voted; the question's words may be corrected", async () => {
    const id = await open();
    await vote(id, ["tea"]);
    const changed = { ...SETTINGS, options: [SETTINGS.options[0], { code: "tea", text: "Té verde" }] };
    expect((await save(id, changed)).json()).toMatchObject({ code: "poll.hasVotes", status: 409 });
    expect((await save(id, { ...SETTINGS, question: "¿Té o café?" })).statusCode).toBe(200);
  });

  test("can't be voted before it begins, after it ends, nor by who isn't chosen or has something to do first", async () => {
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    const later = await create({ startsAt: soon });
    await save(later);
    await move(later, "announce");
    expect((await vote(later, ["tea"])).json()).toMatchObject({ code: "activity.notOpen", opensAt: soon });
    const over = await open();
    await move(over, "finish");
    expect((await vote(over, ["tea"])).json().code).toBe("activity.closed");
    const [other] = await rows<{ id: string }>(app, "select id from member where email <> 'member@demo.test' limit 1");
    const hidden = await open({ visibility: "PRIVATE", participants: [other?.id] });
    expect((await vote(hidden, ["tea"])).statusCode).toBe(404);
    expect((await see(hidden)).statusCode).toBe(404);
    const listed = (await app.call({ url: "/api/member/activities", token: member })).json() as readonly { id: string }[];
    expect(listed.some(({ id }) => id === hidden)).toBe(false);
    const first = await open({ title: "Primero esto" });
    const next = await open({ prerequisites: [first] });
    expect((await vote(next, ["tea"])).json()).toMatchObject({
      code: "activity.locked",
      prerequisites: [{ id: first, title: "Primero esto" }],
    });
    await vote(first, ["tea"]);
    expect((await vote(next, ["tea"])).statusCode).toBe(200);
  });
});
