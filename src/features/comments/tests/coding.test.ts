import { randomUUID } from "node:crypto";
import readWorkbook from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE } from "../../../../tests/helpers/app";
import { otherCommunity } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { type SignedIn, signInMany } from "../../../../tests/helpers/manyMembers";
import { createZone } from "../../../shared/dates/zone";
import type { Passage } from "../shared/api/coding";
import { callsOf, openActivity, startTalk, type Talk } from "./talk";

const TEXT = "👩‍🍳 Cocino en casa 🍲 casi todos los días, y los domingos para toda la familia.";
const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";

describe.each(CONCURRENT_ENGINE)("coding on %s", (engine) => {
  let talk: Talk;
  let ana: SignedIn;
  let leaving: SignedIn;
  let activity: string;

  beforeAll(async () => {
    talk = await startTalk(engine);
    [ana, leaving] = (await signInMany(talk.app, 2)) as [SignedIn, SignedIn];
    activity = await openActivity(talk, "test_private");
  });
  afterAll(() => talk.app.close());

  const call = (
    method: "GET" | "POST" | "DELETE",
    url: string,
    { token = talk.moderator, body }: { token?: string; body?: object } = {},
  ) => talk.app.call({ method, url, token, ...(body ? { body } : {}) });
  async function createCode(name: string = randomUUID()): Promise<string> {
    const answer = await call("POST", "/api/codes", { body: { name, color: "#0a7d4f" } });
    expect(answer.statusCode).toBe(201);
    return answer.json().id;
  }
  async function write(text = TEXT, who = ana): Promise<string> {
    const talkId = await openActivity(talk, "test_talk");
    return (await callsOf(talk, talkId, who.token).said(text)).id;
  }
  /** In code points, as the client sends them. */
  function spanOf(quote: string, text = TEXT) {
    const start = [...text.slice(0, text.indexOf(quote))].length;
    return { start, end: start + [...quote].length };
  }
  const code = (comment: string, body: object, token = talk.moderator) =>
    call("POST", `/api/comments/${comment}/passages`, { token, body: { version: 0, ...body } });
  const passages = async (comment: string): Promise<readonly Passage[]> =>
    (await call("GET", `/api/comments/${comment}/passages`)).json().passages;

  test("a passage is counted in code points, with what stands around it", async () => {
    const [comment, codeId] = [await write(), await createCode()];
    const coded = await code(comment, { codeId, ...spanOf("casa 🍲 casi") });
    expect(coded.json()).toMatchObject({
      commentId: comment,
      codeId,
      version: 0,
      quote: "casa 🍲 casi",
      before: "👩‍🍳 Cocino en ",
      after: " todos los días, y los domingos ",
    });
    expect(await passages(comment)).toEqual([coded.json()]);
  });

  test("the conversation's workbook and its summary name the codes", async () => {
    const talkId = await openActivity(talk, "test_talk");
    const { id: comment } = await callsOf(talk, talkId, ana.token).said(TEXT);
    for (const name of ["Cooking at home", "Every day"])
      await code(comment, { codeId: await createCode(name), ...spanOf("casa") });
    const file = await call("GET", `/client/communities/${talk.community}/activity/${talkId}/excel`);
    const [sheet] = await readWorkbook(file.rawPayload);
    expect(sheet?.data[1]).toContain("Cooking at home, Every day");
    // By the community's clocks, as on the screen.
    const written = sheet?.data[1]?.find((cell) => cell instanceof Date);
    const clock = Date.parse(`${createZone("Europe/Madrid").clockAt(new Date().toISOString())}Z`);
    expect(Math.abs(Number(written) - clock)).toBeLessThan(10 * 60_000);

    const summary = await call("GET", `/client/communities/${talk.community}/activity/${talkId}/summary`, {
      token: talk.observer,
    });
    expect(summary.json()).toMatchObject({
      ...{ comments: 1, replies: 0, members: 1, teamComments: 0, mostValued: [] },
      days: [{ comments: 1 }],
      codes: [
        { name: "Cooking at home", passages: 1, members: 1 },
        { name: "Every day", passages: 1, members: 1 },
      ],
      quotes: [{ quote: "casa" }, { quote: "casa" }],
    });
  });

  test("a code shows what was given it, wherever that was written, page by page", async () => {
    const codeId = await createCode();
    const quotes = ["Cocino", "casa", "familia"];
    for (const quote of quotes) await code(await write(), { codeId, ...spanOf(quote) });
    const read = async (query: string, token = talk.moderator) =>
      (await call("GET", `/api/codes/${codeId}/passages${query}`, { token })).json();
    const page = await read("?pageSize=2");
    expect(page).toMatchObject({ totalElements: 3, page: 0 });
    expect(page.items.map(({ quote }: Passage) => quote)).toEqual(["familia", "casa"]);
    expect(page.items[0]).toMatchObject({ author: expect.stringMatching(/./), activity: { type: "test_talk" } });
    expect((await read("?page=1&pageSize=2")).items.map(({ quote }: Passage) => quote)).toEqual(["Cocino"]);
  });

  test("passages overlap, the same one again is the same, and one is taken away alone", async () => {
    const [comment, one, two] = [await write(), await createCode(), await createCode()];
    const span = spanOf("casi todos los días");
    const [first, twin] = await Promise.all([code(comment, { codeId: one, ...span }), code(comment, { codeId: one, ...span })]);
    expect(twin.json().id).toBe(first.json().id);
    await code(comment, { codeId: two, ...spanOf("los días, y los domingos") });
    await code(comment, { codeId: two, ...span });
    expect((await passages(comment)).map(({ quote }) => quote)).toEqual([
      "casi todos los días",
      "casi todos los días",
      "los días, y los domingos",
    ]);
    expect((await call("DELETE", `/api/comments/${comment}/passages/${first.json().id}`)).statusCode).toBe(204);
    expect(await passages(comment)).toHaveLength(2);
    expect((await call("GET", `/api/codes/${two}`)).json().passageCount).toBe(2);
  });

  test("what is no passage is refused: beyond the text, empty, with a code that isn't there", async () => {
    const [comment, codeId] = [await write(), await createCode()];
    const length = [...TEXT].length;
    expect((await code(comment, { codeId, start: length - 1, end: length })).statusCode).toBe(200);
    for (const span of [
      { start: length - 1, end: length + 1 },
      { start: 5, end: 5 },
      { start: 9, end: 5 },
      { start: -1, end: 5 },
      { start: 0.5, end: 5 },
      // A space.
      spanOf(" "),
    ])
      expect((await code(comment, { codeId, ...span })).json()).toMatchObject({ status: 400, code: "request.invalid" });
    const unknown = await code(comment, { codeId: ABSENT, ...spanOf("casa") });
    expect(unknown.json().errors?.[0]).toMatchObject({ path: "/codeId", rule: "reference" });
  });

  test("only the text as it is now is coded; what was coded before keeps its version", async () => {
    const [written, codeId] = [await callsOf(talk, activity, ana.token).said(TEXT), await createCode()];
    await code(written.id, { codeId, ...spanOf("los domingos") });
    const changed = await callsOf(talk, activity, ana.token).change(written.id, { text: `Sí. ${TEXT}`, editedAt: null });
    expect(changed.statusCode).toBe(200);
    expect((await code(written.id, { codeId, ...spanOf("casa") })).json()).toMatchObject({
      status: 409,
      code: "coding.textChanged",
    });
    await code(written.id, { codeId, version: 1, ...spanOf("casa", `Sí. ${TEXT}`) });
    expect((await passages(written.id)).map(({ version, quote }) => [version, quote])).toEqual([
      [1, "casa"],
      [0, "los domingos"],
    ]);
    const all = (await call("GET", `/api/activities/${activity}/passages`)).json().passages as readonly Passage[];
    expect(all.map(({ commentId }) => commentId)).toEqual([written.id, written.id]);
    expect((await call("GET", `/api/activities/${activity}/passages?audience=TEAM`)).json().passages).toEqual([]);
  });

  test("a passage belongs to its comment", async () => {
    const [comment, other, codeId] = [await write(), await write(), await createCode()];
    const { id } = (await code(comment, { codeId, ...spanOf("casa") })).json();
    expect((await call("DELETE", `/api/comments/${other}/passages/${id}`)).statusCode).toBe(404);
    expect(await passages(comment)).toHaveLength(1);
    expect((await code(ABSENT, { codeId, start: 0, end: 2 })).statusCode).toBe(404);
  });

  test("observers read, members and other communities don't, and none of them codes", async () => {
    const [comment, codeId] = [await write(), await createCode()];
    const { id } = (await code(comment, { codeId, ...spanOf("casa") })).json();
    const url = `/api/comments/${comment}/passages`;
    const body = { codeId, version: 0, ...spanOf("domingos") };
    const elsewhere = await otherCommunity(talk.app, "coding-elsewhere");
    expect((await call("GET", url, { token: talk.observer })).json().passages).toHaveLength(1);
    const wrong: readonly (readonly [string, number])[] = [
      [talk.observer, 403],
      [ana.token, 403],
      [elsewhere.administrator, 404],
    ];
    for (const [token, status] of wrong) {
      expect((await call("POST", url, { token, body })).statusCode).toBe(status);
      expect((await call("DELETE", `${url}/${id}`, { token })).statusCode).toBe(status);
      if (token !== talk.observer) expect((await call("GET", url, { token })).statusCode).toBe(status);
    }
    const foreign = await call("POST", "/api/codes", { token: elsewhere.administrator, body: { name: "Suyo" } });
    expect((await code(comment, { codeId: foreign.json().id, ...spanOf("casa") })).statusCode).toBe(400);
    expect(await passages(comment)).toHaveLength(1);
  });

  test("of an erased person no quote stays, and what was coded is still counted", async () => {
    const [comment, codeId] = [await write(TEXT, leaving), await createCode()];
    await code(comment, { codeId, ...spanOf("toda la familia") });
    const token = await talk.app.signIn("administrator");
    const erased = await call("POST", `/api/members/${leaving.memberId}/erasure`, { token });
    expect(erased.statusCode).toBe(200);
    expect((await passages(comment)).map(({ quote, before, after }) => [quote, before, after])).toEqual([["", "", ""]]);
    const left = await rows(talk.app, "select 1 from coded_passage where member = $1 and quote is not null", [leaving.memberId]);
    expect(left).toEqual([]);
    expect((await call("GET", `/api/codes/${codeId}`)).json().passageCount).toBe(1);
  });
});
