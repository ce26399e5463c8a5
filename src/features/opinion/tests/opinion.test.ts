import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { actWhilePosting } from "../../../../tests/helpers/actWhilePosting";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { type SignedIn, signInMany } from "../../../../tests/helpers/manyMembers";
import type { OpinionSettings } from "../shared/api";

const SETTINGS: OpinionSettings = { question: "¿Cómo sería una semana sin coche?", othersVisible: "AFTER_OWN" };

describe.each(CONCURRENT_ENGINE)("an opinion on %s", (engine) => {
  let app: TestApp;
  let community: string;
  let moderator: string;
  let ana: SignedIn;
  let luis: SignedIn;

  beforeAll(async () => {
    app = await startApp({ engine });
    [community, moderator] = [await demoId(app), await app.signIn("moderator")];
    [ana, luis] = (await signInMany(app, 2)) as [SignedIn, SignedIn];
  });
  afterAll(() => app.close());

  const send = (url: string, body: object = {}, token = moderator) => app.call({ method: "POST", url, token, body });
  const put = (url: string, body: object, token = moderator) => app.call({ method: "PUT", url, token, body });
  const save = (id: string, body: object = SETTINGS) => put(`/api/activities/${id}/opinion`, body);
  const move = (id: string, name: string) => send(`/api/activities/${id}/transitions/${name}`);
  const baseOf = (id: string) => `/tester/communities/${community}/activity/${id}`;
  const say = (id: string, text: string, { token }: SignedIn = ana, more: object = {}) =>
    send(`${baseOf(id)}/comment`, { text, ...more }, token);
  const said = async (id: string, text: string, who: SignedIn = ana): Promise<string> => (await say(id, text, who)).json().id;
  const look = async (url: string, { token }: SignedIn) => (await app.call({ url, token })).json();
  const moderate = (comment: string, what: string, body: object) =>
    app.call({
      method: what === "sendBack" ? "POST" : "PUT",
      url: `/client/communities/comment/${comment}/${what}`,
      token: moderator,
      body,
    });

  async function create(values: object = {}): Promise<string> {
    const body = { title: "Sin coche", type: "wat_opinion", description: "Cuenta", labs: 15, ...values };
    return (await send("/api/activities", body)).json().id;
  }
  async function open(settings: object = SETTINGS, values: object = {}): Promise<string> {
    const id = await create(values);
    await save(id, settings);
    expect((await move(id, "open")).statusCode).toBe(200);
    return id;
  }
  const statusOf = async (id: string, { memberId }: SignedIn = ana) =>
    (
      await rows<{ status: string }>(app, "select status from participation where activity = $1 and member = $2", [id, memberId])
    )[0]?.status;
  /** All by which a member could find what others wrote. */
  async function found(id: string, who: SignedIn) {
    const base = baseOf(id);
    const [state, page, searched, since, pinned] = await Promise.all([
      look(`${base}/conversation`, who),
      look(`${base}/comments/page/0/size/10`, who),
      look(`${base}/comments/page/0/size/10?word=vecina`, who),
      look(`${base}/comments/since/0`, who),
      look(`${base}/pinnedComments`, who),
    ]);
    const { others, lastSeq, unseen } = state;
    return {
      ...{ others, lastSeq, unseen, pinnedInState: state.pinned.length, total: page.total, threads: page.threads.length },
      ...{ searched: searched.total, since: since.comments.length, sinceSeq: since.lastSeq, pinned: pinned.length },
    };
  }
  const NOTHING = {
    ...{ lastSeq: 0, unseen: 0, pinnedInState: 0, total: 0, threads: 0, searched: 0, since: 0, sinceSeq: 0, pinned: 0 },
  };
  const asked = (id: string, who: SignedIn) => look(`/api/member/activities/${id}/opinion`, who);

  test("opens once it has its question", async () => {
    const id = await create();
    const refused = await move(id, "open");
    expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([400, "/question"]);
    for (const body of [{ ...SETTINGS, question: " " }, { ...SETTINGS, question: "a".repeat(301) }, { question: "¿Y?" }])
      expect((await save(id, body)).statusCode).toBe(400);
    expect((await save(id, { ...SETTINGS, othersVisible: "SOMETIMES" })).statusCode).toBe(400);
    expect((await save(id)).json()).toEqual({ settings: SETTINGS, opinions: 0 });
    expect((await move(id, "open")).statusCode).toBe(200);
    expect(await asked(id, ana)).toEqual(SETTINGS);
    const poll = (await send("/api/activities", { title: "Otra", type: "wat_poll", description: "No" })).json().id;
    expect((await save(poll)).statusCode).toBe(404);
  });

  test("before one's own nothing of others is to be found; after it all of it", async () => {
    const id = await open();
    const hers = await said(id, "Mi vecina me lleva");
    await moderate(hers, "pin", { isPinned: true });
    await send(`/client/communities/${community}/activity/${id}/comment`, { text: "¿Cada día?", parentCommentId: hers });
    expect(await found(id, luis)).toEqual({ others: "afterOwn", ...NOTHING });
    expect((await app.call({ url: `${baseOf(id)}/comment/${hers}`, token: luis.token })).statusCode).toBe(404);
    // Nobody reads them by replying, either.
    expect((await say(id, "Yo también", luis, { parentCommentId: hers })).statusCode).toBe(400);
    await said(id, "Iría en bici", luis);
    expect(await found(id, luis)).toMatchObject({ others: "visible", total: 2, threads: 2, searched: 1, since: 3, pinned: 1 });
  });

  test("where others are never seen, they are not seen after one's own either; where they always are, at once", async () => {
    const never = await open({ ...SETTINGS, othersVisible: "NEVER" });
    const hers = await said(never, "Mi vecina me lleva");
    await moderate(hers, "pin", { isPinned: true });
    expect(await found(never, luis)).toEqual({ others: "never", ...NOTHING });
    await said(never, "Iría en bici", luis);
    expect(await found(never, luis)).toMatchObject({ others: "never", total: 1, threads: 1, searched: 0, since: 1, pinned: 0 });
    const always = await open({ ...SETTINGS, othersVisible: "ALWAYS" });
    await said(always, "Mi vecina me lleva");
    expect(await found(always, luis)).toMatchObject({ others: "visible", total: 1, searched: 1, since: 1 });
  });

  test("is done with one's own, and only begun once that is deleted, hidden or sent back", async () => {
    const id = await open();
    const first = await said(id, "Iría a pie");
    expect(await statusOf(id)).toBe("COMPLETED");
    await moderate(first, "sendBack", { explanation: "¿Y con lluvia?" });
    expect(await statusOf(id)).toBe("STARTED");
    const change = { text: "Iría a pie, con paraguas", editedAt: null };
    expect((await put(`${baseOf(id)}/comment/${first}`, change, ana.token)).statusCode).toBe(200);
    expect(await statusOf(id)).toBe("COMPLETED");
    await moderate(first, "visibility", { isHidden: true });
    expect(await statusOf(id)).toBe("STARTED");
    await moderate(first, "visibility", { isHidden: false });
    const second = await said(id, "Y en bici");
    const gone = (comment: string) =>
      app.call({ method: "DELETE", url: `/tester/communities/comment/${comment}`, token: ana.token });
    expect((await gone(first)).statusCode).toBe(204);
    expect(await statusOf(id)).toBe("COMPLETED");
    expect((await gone(second)).statusCode).toBe(204);
    expect(await statusOf(id)).toBe("STARTED");
    const labs = await rows<{ labs: number }>(app, "select labs from participation where activity = $1", [id]);
    expect(labs).toEqual([{ labs: 0 }]);
  });

  test("a reply is no opinion, and twenty at once are paid once", async () => {
    const id = await open({ ...SETTINGS, othersVisible: "ALWAYS" });
    const hers = await said(id, "Iría a pie");
    await say(id, "Yo también", luis, { parentCommentId: hers });
    expect(await statusOf(id, luis)).toBeUndefined();
    await Promise.all(Array.from({ length: 20 }, (_, n) => say(id, `Opinión ${n}`, luis)));
    expect(await statusOf(id, luis)).toBe("COMPLETED");
    const paid = await rows(app, "select id from ledger_transfer where activity = $1 and member = $2", [id, luis.memberId]);
    expect(paid).toHaveLength(1);
  });

  test.runIf(engine === "postgres")("one that goes while another comes leaves it done", async () => {
    const id = await open();
    const first = await said(id, "Iría a pie");
    const [posted, gone] = await actWhilePosting({
      ...{ databaseUrl: app.databaseUrl ?? "", activityId: id },
      post: () => say(id, "O en bici"),
      act: () => app.call({ method: "DELETE", url: `/client/communities/comment/${first}`, token: moderator }),
    });
    expect([posted.statusCode, gone.statusCode, await statusOf(id)]).toEqual([200, 204, "COMPLETED"]);
  });

  test("who sees others' opinions stays as it was once somebody has written, also what was hidden since", async () => {
    const id = await open();
    expect((await save(id, { ...SETTINGS, othersVisible: "NEVER" })).statusCode).toBe(200);
    const hers = await said(id, "Solo para vosotros");
    await moderate(hers, "visibility", { isHidden: true });
    const opened = { ...SETTINGS, othersVisible: "ALWAYS" };
    expect((await save(id, opened)).json()).toMatchObject({ code: "opinion.hasOpinions", status: 409 });
    const worded = { question: "¿Y una semana sin coche?", othersVisible: "NEVER" };
    expect((await save(id, worded)).json()).toEqual({ settings: worded, opinions: 1 });
  });

  test("isn't given before it begins, after it ends, nor by who isn't chosen or has something to do first", async () => {
    const later = await create({ startsAt: new Date(Date.now() + 86_400_000).toISOString() });
    await save(later);
    await move(later, "announce");
    expect((await say(later, "Pronto")).json().code).toBe("activity.notOpen");
    const over = await open();
    await move(over, "finish");
    expect((await say(over, "Tarde")).json().code).toBe("activity.closed");
    const hidden = await open(SETTINGS, { visibility: "PRIVATE", participants: [luis.memberId] });
    expect((await say(hidden, "¿Puedo?")).statusCode).toBe(404);
    expect((await app.call({ url: `/api/member/activities/${hidden}/opinion`, token: ana.token })).statusCode).toBe(404);
    const first = await open(SETTINGS, { title: "Primero esto" });
    const next = await open(SETTINGS, { prerequisites: [first] });
    expect((await say(next, "Ya")).json().code).toBe("activity.locked");
    await said(first, "Hecho");
    expect((await say(next, "Ya")).statusCode).toBe(200);
  });

  test("only members react; the team replies and begins nothing", async () => {
    const id = await open({ ...SETTINGS, othersVisible: "ALWAYS" });
    const hers = await said(id, "Iría a pie");
    const react = (token: string) => put(`/tester/communities/comment/${hers}/reaction`, { reactionType: "LIKE" }, token);
    expect((await react(luis.token)).json()).toMatchObject({ likes: 1 });
    expect((await react(moderator)).statusCode).toBe(403);
    const team = `/client/communities/${community}/activity/${id}/comment`;
    expect((await send(team, { text: "¿Quién empieza?" })).json().code).toBe("comments.mayNotWrite");
    expect((await send(team, { text: "¿Y con lluvia?", parentCommentId: hers })).statusCode).toBe(200);
    const quiet = await open({ ...SETTINGS, othersVisible: "ALWAYS" }, { showActions: false });
    const alone = await said(quiet, "Iría a pie");
    expect((await say(quiet, "Y yo", luis, { parentCommentId: alone })).json().code).toBe("comments.mayNotWrite");
  });

  test("results take each one's first opinion, how long it is, and whether it was changed after reading others", async () => {
    const id = await open();
    const hers = await said(id, "Iría a pie");
    await said(id, "Y en bici");
    await said(id, "En bus", luis);
    await look(`${baseOf(id)}/comments/page/0/size/10`, ana);
    await put(`${baseOf(id)}/comment/${hers}`, { text: "Iría en bus", editedAt: null }, ana.token);
    const answer = await app.call({ url: `/api/activities/${id}/variables.csv`, token: moderator });
    const [head = "", ...lines] = answer.body.replace("\ufeff", "").trim().split(/\r?\n/);
    expect(head.split(/[;,]/).slice(-3)).toEqual(["opinion", "opinion_words", "opinion_changed"]);
    expect(lines.map((line) => line.split(/[;,]/).slice(-3)).toSorted()).toEqual([
      ["En bus", "2", "0"],
      ["Iría en bus", "3", "1"],
    ]);
  });

  test("a copy asks the same, and nobody has written in it", async () => {
    const id = await open({ ...SETTINGS, othersVisible: "NEVER" });
    await said(id, "Iría a pie");
    const copy = (await send(`/client/communities/${community}/activity/${id}/duplicate`)).json().id as string;
    const read = await app.call({ url: `/api/activities/${copy}/opinion`, token: moderator });
    expect(read.json()).toEqual({ settings: { ...SETTINGS, othersVisible: "NEVER" }, opinions: 0 });
    expect((await move(copy, "open")).statusCode).toBe(200);
  });
});
