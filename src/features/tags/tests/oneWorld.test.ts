import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import type { TagList, TagUse } from "../shared/api";

interface TagRow {
  readonly id: string;
  readonly name: string;
  readonly members: number;
  readonly isPublic: boolean;
}

describe.each(CONCURRENT_ENGINE)("tags of all sources on %s", (engine) => {
  let app: TestApp;
  let base: string;
  let moderator: string;
  let members: readonly { readonly id: string; readonly email: string }[];

  beforeAll(async () => {
    app = await startApp({ engine });
    base = `/client/communities/${await demoId(app)}`;
    moderator = await app.signIn("moderator");
    members = await rows(app, "select id, email from member where status = 'ACTIVE' order by nickname limit 6");
  });
  afterAll(() => app.close());

  const send = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, body?: object) =>
    app.call({ method, url, token: moderator, ...(body ? { body } : {}) });
  /** The row that the tags' screen has. */
  const listed = async (name: string): Promise<TagRow | undefined> => {
    const answer = await send("GET", `/api/tags?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return (answer.json() as readonly TagRow[]).find((tag) => tag.name === name);
  };
  const idOf = (at: number) => members[at]?.id ?? "";

  test("of the demo stand in the tags' screen with those who have them", async () => {
    const { counts, tags } = (await send("GET", `${base}/tags`)).json() as TagList;
    expect(Object.keys(counts).length).toBeGreaterThan(4);
    for (const name of tags) expect(await listed(name), name).toMatchObject({ members: counts[name] ?? 0 });
  });

  test("given in a profile stand there at once, each once, where their audience says", async () => {
    expect((await send("PUT", `/api/members/${idOf(0)}`, { tags: ["deporte:Remo", "Deporte:remo", "vela"] })).statusCode).toBe(
      200,
    );
    expect(await listed("deporte:Remo")).toMatchObject({ members: 1, isPublic: false });
    const [pair] = await rows<{ tags: string[] }>(app, "select tags from member where id = $1", [idOf(0)]);
    expect(pair?.tags).toEqual(["deporte:Remo", "vela"]);
    expect((await send("PUT", `/api/members/${idOf(1)}`, { publicTags: ["capitana"], tags: ["VELA "] })).statusCode).toBe(200);
    expect(await listed("capitana")).toMatchObject({ members: 1, isPublic: true });
    expect(await listed("vela")).toMatchObject({ members: 2 });
    // A private tag that is given as a public one stays private, and the other way round.
    const answer = await send("PUT", `/api/members/${idOf(2)}`, { publicTags: ["vela"], tags: ["capitana"] });
    expect(answer.json()).toMatchObject({ tags: ["vela"], publicTags: ["capitana"] });
  });

  test("given to somebody new, by an invitation or for many at once stand there", async () => {
    const made = await send("POST", "/api/members", { nickname: "remera", email: "remera@mail.test", tags: ["nueva de altas"] });
    expect(made.statusCode, made.body).toBe(201);
    expect(await listed("nueva de altas")).toMatchObject({ members: 1 });
    const invited = await send("POST", "/api/invitations", { email: "pronto@mail.test", tags: ["de invitación"] });
    expect(invited.statusCode, invited.body).toBe(201);
    expect(await listed("de invitación")).toMatchObject({ members: 0 });
    const ids = members.map(({ id }) => id);
    const bulk = await send("PUT", `/api/members?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`, {
      tags: ["de golpe"],
    });
    expect(bulk.statusCode, bulk.body).toBe(200);
    expect(await listed("de golpe")).toMatchObject({ members: ids.length });
    expect((await send("POST", `${base}/addMemberTags`, { tags: ["De Golpe"], members: ids })).json()).toMatchObject({
      changed: 0,
    });
  });

  test("loaded from a file are those that stand there, however they are written", async () => {
    for (const name of ["tren", "carga:excel"]) await send("POST", "/api/tags", { name });
    const form = new FormData();
    form.set("file", new Blob(["email,nickname,tags\ncarga1@mail.test,carga-uno,TREN|Tren|carga:excel\n"]), "members.csv");
    const request = new Request("http://x", { method: "POST", body: form });
    const seen = await app.app.inject({
      method: "POST",
      url: "/api/members/import?dryRun=true",
      headers: { authorization: `Bearer ${moderator}`, "content-type": request.headers.get("content-type") ?? "" },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(seen.json(), seen.body).toMatchObject({ valid: 1, created: 1 });
    const { jobId } = (await send("POST", `${base}/job/${seen.json().id}/loadPreviewedExcel`, { invite: false })).json();
    await expect
      .poll(async () => (await send("GET", `${base}/job/${jobId}/status`)).json().state, { timeout: 15_000 })
      .toBe("done");
    expect(await listed("carga:excel")).toMatchObject({ members: 1 });
    expect(await listed("tren")).toMatchObject({ members: 1 });
    expect(await listed("Tren")).toBeUndefined();
  });

  test("change everywhere, with what changes said before", async () => {
    const conditions = [{ kind: "TAG", values: ["barrio norte", "barrio sur"] }];
    await send("PUT", `/api/members/${idOf(3)}`, { tags: ["barrio norte"] });
    await send("PUT", `/api/members/${idOf(4)}`, { tags: ["barrio sur"] });
    await send("POST", "/api/invitations", { email: "norte@mail.test", tags: ["barrio norte"] });
    const segment = (await send("POST", "/api/segments", { name: "Del norte", conditions })).json().id;
    const tag = await listed("barrio norte");
    const use = async () => (await send("GET", `/api/tags/${tag?.id}/use`)).json() as TagUse;
    expect(await use()).toEqual({ members: 1, invitations: 1, segments: ["Del norte"] });
    expect((await send("PUT", `/api/tags/${tag?.id}`, { name: "Barrio SUR" })).json().code).toBe("tags.sameTag");
    expect((await send("PUT", `/api/tags/${tag?.id}`, { name: "barrio:norte" })).statusCode).toBe(200);
    expect(await use()).toEqual({ members: 1, invitations: 1, segments: ["Del norte"] });
    expect((await send("GET", `/api/segments/${segment}/members`)).json().totalElements).toBe(2);
    expect((await send("DELETE", `/api/tags/${tag?.id}`)).statusCode).toBe(200);
    expect((await send("GET", `/api/segments/${segment}`)).json().conditions).toEqual([{ kind: "TAG", values: ["barrio sur"] }]);
    expect((await send("GET", `/api/members/${idOf(3)}`)).json().tags).toEqual([]);
    const left = await listed("barrio sur");
    const refused = await send("DELETE", `/api/tags/${left?.id}`);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "segments.tagNeeded"]);
    expect(refused.body).toContain("Del norte");
    expect((await send("GET", `/api/members/${idOf(4)}`)).json().tags).toEqual(["barrio sur"]);
  });

  test("of many writers at once are one record each", async () => {
    const answers = await Promise.all(
      members.map(({ id }, at) => send("PUT", `/api/members/${id}`, { tags: ["a la vez", `propia ${at}`] })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(members.map(() => 200));
    expect(await listed("a la vez")).toMatchObject({ members: members.length });
    const [row] = await rows<{ count: number }>(app, "select count(*)::int as count from tag where name = 'a la vez'");
    expect(row?.count).toBe(1);
  });
});
