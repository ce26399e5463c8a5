import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import type { TagList } from "../shared/api";

describe.each(CONCURRENT_ENGINE)("tags of many members on %s", (engine) => {
  let app: TestApp;
  let base: string;
  let moderator: string;
  let people: readonly { readonly id: string; readonly nickname: string; readonly email: string }[];

  beforeAll(async () => {
    app = await startApp({ engine });
    base = `/client/communities/${await demoId(app)}`;
    moderator = await app.signIn("moderator");
    people = await rows(app, "select id, nickname, email from member where status = 'ACTIVE' order by nickname limit 30");
  });
  afterAll(() => app.close());
  beforeEach(() => rows(app, "update member set tags = '{}', public_tags = '{}'"));

  const send = (method: "POST" | "DELETE" | "PUT", url: string, body: object) =>
    app.call({ method, url, token: moderator, body });
  const add = (tags: readonly string[], members: readonly string[]) => send("POST", `${base}/addMemberTags`, { tags, members });
  const list = async (): Promise<TagList> => (await app.call({ url: `${base}/tags`, token: moderator })).json();
  const tagsOf = async (id = "") => (await rows<{ tags: string[] }>(app, "select tags from member where id = $1", [id]))[0]?.tags;
  const nicknames = () => people.map(({ nickname }) => nickname);

  test("are given by nickname, e-mail and id, each once, and taken away", async () => {
    const [one, two, three] = people;
    const written = [one?.nickname ?? "", two?.email ?? "", three?.id ?? "", one?.email ?? ""];
    expect((await add(["barrio:centro", "barrio:centro", "ciclista"], written)).json()).toEqual({
      members: 3,
      changed: 3,
      repeated: 1,
    });
    expect((await add(["ciclista"], nicknames().slice(0, 4))).json()).toMatchObject({ members: 4, changed: 1 });
    expect(await list()).toMatchObject({ counts: { "barrio:centro": 3, ciclista: 4 } });
    expect(await tagsOf(one?.id)).toEqual(["barrio:centro", "ciclista"]);
    const removal = { tags: ["ciclista"], members: [one?.nickname ?? ""] };
    expect((await send("DELETE", `${base}/deleteMemberTags`, removal)).json()).toMatchObject({ changed: 1 });
    expect(await tagsOf(one?.id)).toEqual(["barrio:centro"]);
  });

  test("change nothing where somebody is unknown, and say who", async () => {
    const answer = await add(["ciclista"], [...nicknames().slice(0, 2), "nadie-asi"]);
    expect([answer.statusCode, answer.json().code, answer.json().unknown]).toEqual([422, "tags.unknownMembers", ["nadie-asi"]]);
    expect((await list()).counts).toEqual({});
  });

  test("of many at once are all there", async () => {
    const tags = Array.from({ length: 12 }, (_, index) => `a la vez ${index}`);
    const answers = await Promise.all(tags.map((tag) => add([tag], nicknames())));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(tags.map(() => 200));
    const { counts } = await list();
    expect(tags.map((tag) => counts[tag])).toEqual(tags.map(() => people.length));
  });

  test("are renamed, and made public, with all who have them", async () => {
    await add(["metro", "bus"], nicknames().slice(0, 3));
    await add(["transporte:metro"], nicknames().slice(0, 1));
    const [tag] = await rows<{ id: string }>(app, "select id from tag where name = 'bus' and deleted_at is null");
    expect((await send("PUT", `/api/tags/${tag?.id}`, { name: "transporte:bus" })).statusCode).toBe(200);
    expect((await list()).counts).toMatchObject({ metro: 3, "transporte:bus": 3 });
    expect((await list()).counts).not.toHaveProperty("bus");
    expect((await send("PUT", `/api/tags/${tag?.id}`, { isPublic: true })).statusCode).toBe(200);
    expect((await list()).publicTags).toContain("transporte:bus");
    const [found] = await rows<{ tags: string[]; public_tags: string[] }>(
      app,
      "select tags, public_tags from member where id = $1",
      [people[0]?.id ?? ""],
    );
    expect(found).toEqual({ tags: ["metro", "transporte:metro"], public_tags: ["transporte:bus"] });
  });

  test("are deleted with all who have them", async () => {
    await add(["efímera"], nicknames());
    expect((await send("DELETE", `${base}/deleteTags`, { tags: ["efímera"] })).json()).toEqual({
      tags: 1,
      members: people.length,
    });
    expect((await list()).tags).not.toContain("efímera");
    expect((await add(["efímera"], nicknames().slice(0, 1))).statusCode).toBe(200);
    // In their own list it is the same.
    const [tag] = await rows<{ id: string }>(app, "select id from tag where name = 'efímera' and deleted_at is null");
    expect((await app.call({ method: "DELETE", url: `/api/tags/${tag?.id}`, token: moderator })).statusCode).toBe(200);
    expect((await list()).counts).not.toHaveProperty("efímera");
  });

  test.each([
    { tags: [] },
    { members: [] },
    { tags: ["<b>"] },
    { tags: ["a:b:c"] },
    { tags: [":x"] },
    { tags: ["x".repeat(61)] },
    { tags: ["x".repeat(10_000)] },
    { members: Array.from({ length: 10_001 }, () => "a") },
  ])("are refused with %o", async (values) => {
    const body = { tags: ["ciclista"], members: nicknames().slice(0, 1), ...values };
    expect((await send("POST", `${base}/addMemberTags`, body)).statusCode).toBe(400);
  });
});
