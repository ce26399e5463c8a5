import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { joinByInvitation, rows } from "../../../../tests/helpers/identity";
import { picture } from "../../../../tests/helpers/images";
import { importForm } from "../../../../tests/helpers/imports";
import type { PollSettings, TeamPoll } from "../shared/api";

const WORDS: PollSettings = {
  question: "¿Café o té?",
  isMultiple: false,
  options: [
    { code: "coffee", text: "Café" },
    { code: "tea", text: "Té" },
  ],
};

describe.each(CONCURRENT_ENGINE)("pictures of a poll on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let administrator: string;
  let member: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    [moderator, administrator, member] = await Promise.all([
      app.signIn("moderator"),
      app.signIn("administrator"),
      app.signIn("member"),
    ]);
  });
  afterAll(() => app.close());

  const post = (url: string, body: object = {}, token = moderator) => app.call({ method: "POST", url, token, body });
  const save = (id: string, body: object) =>
    app.call({ method: "PUT", url: `/api/activities/${id}/poll`, token: moderator, body });
  const fetched = async (address: string, token?: string) =>
    (await app.call({ url: address, ...(token ? { token } : {}) })).statusCode;

  async function create(values: object = {}): Promise<string> {
    const body = { title: "Pausa", type: "wat_poll", description: "Una pregunta", labs: 20, ...values };
    return (await post("/api/activities", body)).json().id;
  }
  const send = (id: string, content: Buffer, token = moderator) =>
    app.call({
      method: "POST",
      url: `/api/activities/${id}/poll/pictures`,
      token,
      ...importForm({ name: "foto.png", content }),
    });
  async function sent(id: string, colour = "#336699", token = moderator): Promise<string> {
    const answer = await send(id, await picture(60, 40, colour).png().toBuffer(), token);
    expect(answer.json()).toMatchObject({ width: 60, height: 40 });
    return answer.json().url;
  }
  async function pictured(id: string): Promise<PollSettings> {
    const [image, coffee] = [await sent(id), await sent(id, "#553311")];
    const [first, second] = WORDS.options;
    if (!first || !second) throw new Error("two options");
    return {
      ...WORDS,
      picture: { image, alt: "Una mesa" },
      options: [{ ...first, picture: { image: coffee, alt: "" } }, second],
    };
  }
  const addresses = ({ picture: own, options }: PollSettings) =>
    [own, ...options.map((option) => option.picture)].flatMap((one) => one?.image ?? []);

  test("come back as they were saved, for the members that the activity is for and nobody else", async () => {
    const [somebody] = await rows<{ id: string }>(app, "select id from member where email <> 'member@demo.test' limit 1");
    const id = await create({ visibility: "PRIVATE", participants: [somebody?.id] });
    const settings = await pictured(id);
    const [first = ""] = addresses(settings);
    // Until it is saved it is its sender's alone.
    expect([await fetched(first, moderator), await fetched(first, administrator), await fetched(first, member)]).toEqual([
      200, 404, 404,
    ]);
    expect((await save(id, settings)).json().settings).toEqual(settings);
    for (const address of addresses(settings)) {
      const found = await app.call({ url: address, token: administrator });
      expect([found.statusCode, found.headers["content-type"]]).toEqual([200, "image/png"]);
      expect([await fetched(address, member), await fetched(address)]).toEqual([404, 404]);
    }
    await rows(app, "update activity set visibility = 'PUBLIC' where id = $1", [id]);
    expect(await fetched(first, member)).toBe(404);
    await post(`/api/activities/${id}/transitions/open`);
    expect(await fetched(first, member)).toBe(200);
    const seen = await app.call({ url: `/api/member/activities/${id}/poll`, token: member });
    expect(seen.json()).toMatchObject({ picture: settings.picture, options: settings.options });
  });

  test("are taken from whoever may change the activity, as pictures alone", async () => {
    const id = await create();
    const content = await picture().png().toBuffer();
    expect((await send(id, content, member)).statusCode).toBe(403);
    expect((await send(id, content, await app.signIn("observer"))).statusCode).toBe(403);
    expect((await send(id, Buffer.from("<svg onload='alert(1)'/>"))).statusCode).toBe(415);
    const debate = (await post("/api/activities", { title: "Otra", type: "wat_chat", description: "d", labs: 1 })).json().id;
    expect((await send(debate, content)).statusCode).toBe(404);
  });

  test("are this poll's own: those of others, and addresses of elsewhere, are refused with their place", async () => {
    const [id, other] = [await create(), await create()];
    const theirs = await pictured(other);
    await save(other, theirs);
    const stolen = { ...WORDS, picture: theirs.picture };
    expect((await save(id, stolen)).json().errors).toMatchObject([{ path: "/picture/image", rule: "unknownFile" }]);
    const unsaved = await sent(id, "#112233", administrator);
    const option = { ...WORDS.options[1], picture: { image: unsaved, alt: "" } };
    expect((await save(id, { ...WORDS, options: [WORDS.options[0], option] })).json().errors).toMatchObject([
      { path: "/options/1/picture/image", rule: "unknownFile" },
    ]);
    for (const image of ["https://elsewhere.test/a.png", "javascript:alert(1)", "/files/x"])
      expect((await save(id, { ...WORDS, picture: { image, alt: "" } })).statusCode).toBe(400);
    expect((await app.call({ url: `/api/activities/${id}/poll`, token: moderator })).json().settings).toBeNull();
  });

  test("what is replaced or taken away is gone; one that is used twice stays as long as it is used", async () => {
    const id = await create();
    const settings = await pictured(id);
    await save(id, settings);
    const [question = "", coffee = ""] = addresses(settings);
    const both = { ...settings, picture: { image: coffee, alt: "Café" } };
    expect((await save(id, both)).statusCode).toBe(200);
    expect([await fetched(question, moderator), await fetched(coffee, moderator)]).toEqual([404, 200]);
    expect((await save(id, { ...WORDS, picture: both.picture })).statusCode).toBe(200);
    expect(await fetched(coffee, moderator)).toBe(200);
    expect((await save(id, WORDS)).json().settings).toEqual(WORDS);
    expect(await fetched(coffee, moderator)).toBe(404);
    const left = await rows(
      app,
      "select id from file where purpose = 'poll.picture' and record_id = (select id from poll where activity = $1)",
      [id],
    );
    expect(left).toEqual([]);
  });

  test("once somebody has voted the options keep theirs; the question's, and what is read out, may be corrected", async () => {
    const id = await create();
    const settings = await pictured(id);
    await save(id, settings);
    await post(`/api/activities/${id}/transitions/open`);
    await post(`/api/member/activities/${id}/poll/vote`, { choices: ["tea"] }, member);
    const [first, second] = settings.options;
    const without = { ...settings, options: [{ code: first?.code, text: first?.text }, second] };
    expect((await save(id, without)).json().code).toBe("poll.hasVotes");
    const described = {
      ...settings,
      picture: { image: await sent(id, "#998877"), alt: "Otra mesa" },
      options: [{ ...first, picture: { ...first?.picture, alt: "Una taza de café" } }, second],
    };
    expect((await save(id, described)).json().settings).toEqual(described);
  });

  test("a copy of the activity has copies of them, which stay when the original goes", async () => {
    const id = await create();
    const settings = await pictured(id);
    await save(id, settings);
    const community = await demoId(app);
    const copy = (await post(`/client/communities/${community}/activity/${id}/duplicate`)).json().id as string;
    const read = (await app.call({ url: `/api/activities/${copy}/poll`, token: moderator })).json() as TeamPoll;
    if (!read.settings) throw new Error("no settings");
    const [mine, theirs] = [addresses(settings), addresses(read.settings)];
    expect(theirs).toHaveLength(2);
    expect(theirs.some((address) => mine.includes(address))).toBe(false);
    expect(read.settings.picture?.alt).toBe("Una mesa");
    await save(id, WORDS);
    for (const address of theirs) expect(await fetched(address, moderator)).toBe(200);
    for (const address of mine) expect(await fetched(address, moderator)).toBe(404);
  });

  test("what members chose is crossed with other results: one variable, or one for each option of several", async () => {
    const other = (await joinByInvitation(app, "other@mail.test", { nickname: "Nutria" })).authToken;
    async function columns(isMultiple: boolean, votes: readonly (readonly [string, readonly string[]])[]) {
      const id = await create();
      await save(id, { ...WORDS, isMultiple, options: [...WORDS.options, { code: "no-idea", text: "Nada" }] });
      await post(`/api/activities/${id}/transitions/open`);
      for (const [token, choices] of votes)
        expect((await post(`/api/member/activities/${id}/poll/vote`, { choices }, token)).statusCode).toBe(200);
      const { body } = await app.call({ url: `/api/activities/${id}/variables.csv`, token: moderator });
      const [head = [], ...lines] = body
        .replace("\ufeff", "")
        .trim()
        .split(/\r?\n/)
        .map((line) => line.split(/[;,]/));
      return [head.slice(3), ...lines.map((line) => line.slice(3)).toSorted()];
    }
    expect(
      await columns(false, [
        [member, ["tea"]],
        [other, ["coffee"]],
      ]),
    ).toEqual([["answer"], ["coffee"], ["tea"]]);
    expect(
      await columns(true, [
        [member, ["tea", "no-idea"]],
        [other, ["tea"]],
      ]),
    ).toEqual([
      ["answer_coffee", "answer_tea", "answer_no_idea"],
      ["0", "1", "0"],
      ["0", "1", "1"],
    ]);
  });
});
