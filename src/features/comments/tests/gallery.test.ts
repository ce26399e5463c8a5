import { randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { picture } from "../../../../tests/helpers/images";
import { importForm } from "../../../../tests/helpers/imports";
import { type SignedIn, signInMany } from "../../../../tests/helpers/manyMembers";
import type { Gallery, GalleryPage } from "../shared/api/files";
import { callsOf, openActivity, startTalk, type Talk } from "./talk";

const idOf = (address: string) => address.split("/").at(-1) ?? "";

describe.each(CONCURRENT_ENGINE)("the gallery of a conversation on %s", (engine) => {
  let talk: Talk;
  let ana: SignedIn;
  let luis: SignedIn;

  beforeAll(async () => {
    talk = await startTalk(engine);
    [ana, luis] = (await signInMany(talk.app, 2)) as [SignedIn, SignedIn];
  });
  afterAll(() => talk.app.close());

  const as = (activity: string, { token }: SignedIn) => callsOf(talk, activity, token);
  const team = (activity: string, token = talk.moderator) => callsOf(talk, activity, token, "client");
  const ask = (activity: string, query = "", token = talk.moderator) =>
    talk.app.call({ url: `${team(activity).base}/gallery${query}`, token });
  const gallery = async (activity: string, query = ""): Promise<GalleryPage> => (await ask(activity, query)).json();
  const take = (activity: string, query = "", token = talk.moderator) =>
    talk.app.call({ url: `${team(activity).base}/multimedia${query}`, token });
  const names = async (activity: string, query = "") => Object.keys(unzipSync((await take(activity, query)).rawPayload));

  async function sent(activity: string, person: SignedIn, colour = "#336699"): Promise<string> {
    return send(activity, person, { name: "photo.png", content: await picture(40, 20, colour).png().toBuffer() });
  }
  async function send(activity: string, person: SignedIn, file: { readonly name: string; readonly content: Buffer }) {
    const form = importForm(file);
    const url = `${as(activity, person).base}/comments/files`;
    return (await talk.app.call({ method: "POST", url, token: person.token, ...form })).json().url;
  }
  async function said(activity: string, person: SignedIn, count: number, more: object = {}) {
    const images = [];
    for (let n = 0; n < count; n += 1) images.push({ image: await sent(activity, person) });
    return as(activity, person).said(`with ${count}`, { images, ...more });
  }

  test("has the images of comments and replies, those of the newest first, with who sent them and where", async () => {
    const activity = await openActivity(talk, "test_talk");
    const first = await said(activity, ana, 2);
    await as(activity, luis).said("without any");
    const reply = await said(activity, luis, 1, { parentCommentId: first.id });
    const page = await gallery(activity);
    expect([page.total, page.before]).toEqual([3, null]);
    expect(page.items.map(({ commentId, kind, author, text }) => [commentId, kind, author.id, text])).toEqual([
      [reply.id, "image", luis.memberId, "with 1"],
      [first.id, "image", ana.memberId, "with 2"],
      [first.id, "image", ana.memberId, "with 2"],
    ]);
    expect(page.items.slice(1).map(({ file }) => file)).toEqual(first.images.map(({ image }) => image));
    expect(await gallery(await openActivity(talk, "test_talk"))).toEqual({ items: [], before: null, total: 0 });
  });

  test("is counted with those of the other activities that one sees, the newest first", async () => {
    const [older, newer, silent] = [
      await openActivity(talk, "test_talk"),
      await openActivity(talk, "test_talk"),
      await openActivity(talk, "test_talk"),
    ];
    const gone = await said(older, ana, 1);
    await said(older, ana, 2);
    await said(newer, luis, 1);
    await as(silent, luis).said("without any");
    await talk.app.call({
      method: "DELETE",
      url: `/client/communities/comment/${gone.id}`,
      token: talk.moderator,
    });
    const { communityId } = (await talk.app.call({ url: "/experienceLabs/personalization/demo" })).json();
    const url = `/client/communities/${communityId}/galleries`;
    const { galleries } = (await talk.app.call({ url, token: talk.moderator })).json();
    const mine = galleries.filter(({ activity }: Gallery) => [older, newer, silent].includes(activity.id));
    expect(mine.map(({ activity, total }: Gallery) => [activity.id, total])).toEqual([
      [newer, 1],
      [older, 2],
    ]);
    // The demo's own, which the page shows at once.
    const ofDemo = galleries.filter(({ activity }: Gallery) => ["wat_task", "wat_chat"].includes(activity.type));
    expect(ofDemo.map(({ activity, total }: Gallery) => [activity.title, total]).toSorted()).toEqual([
      ["La ciudad con menos coches", 1],
      ["Un trayecto tuyo esta semana", 2],
    ]);
    expect((await talk.app.call({ url, token: ana.token })).statusCode).toBe(403);
  });

  test("goes on where a page ends, whatever is posted meanwhile", async () => {
    const activity = await openActivity(talk, "test_talk");
    const image = await sent(activity, ana);
    await as(activity, ana).said("one", { images: [{ image }] });
    // As many as fill a page, of the same picture: what counts is the comments.
    await rows(
      talk.app,
      `insert into comment (id, space_id, activity, audience, seq, is_root_comment, member, text, images)
       select gen_random_uuid(), space_id, activity, audience, seq + n, true, member, 'n' || n, images
       from comment, generate_series(1, 44) n where activity = $1`,
      [activity],
    );
    const first = await gallery(activity);
    expect([first.items.length, first.before, first.total]).toEqual([40, 6, 45]);
    const next = await gallery(activity, `?before=${first.before}`);
    expect([next.items.map(({ text }) => text), next.before]).toEqual([["n4", "n3", "n2", "n1", "one"], null]);
  });

  test("is narrowed as the conversation is, and so is what is downloaded", async () => {
    const activity = await openActivity(talk, "test_talk");
    const hers = await said(activity, ana, 1);
    await said(activity, luis, 2);
    const since = `?from=${encodeURIComponent(new Date(Date.now() + 60_000).toISOString())}`;
    for (const [query, count] of [
      ["", 3],
      [`?authorId=${luis.memberId}`, 2],
      ["?word=with%201", 1],
      [since, 0],
    ] as const) {
      expect((await gallery(activity, query)).total, query).toBe(count);
      expect(await names(activity, query), query).toHaveLength(count);
    }
    expect((await gallery(activity, `?topicId=${randomUUID()}`)).total).toBe(0);
    await talk.app.call({
      method: "DELETE",
      url: `/client/communities/comment/${hers.id}`,
      token: talk.moderator,
    });
    expect([(await gallery(activity)).total, await names(activity)]).toEqual([2, [expect.anything(), expect.anything()]]);
  });

  test("gives what was chosen, and of that what is the activity's own; documents only where they are asked for", async () => {
    const [activity, other] = [await openActivity(talk, "test_talk"), await openActivity(talk, "test_talk")];
    const { images } = await said(activity, ana, 3);
    const foreign = (await said(other, ana, 1)).images[0]?.image ?? "";
    const chosen = images.slice(0, 2).map(({ image }) => idOf(image));
    expect(await names(activity, `?files=${chosen.join(",")}`)).toEqual([
      expect.stringMatching(/^0001-.*-1\.png$/),
      expect.stringMatching(/^0001-.*-2\.png$/),
    ]);
    expect(await names(activity, `?files=${[chosen[0], idOf(foreign)].join(",")}`)).toHaveLength(1);
    expect((await take(activity, `?files=${idOf(foreign)}`)).statusCode).toBe(404);
    for (const files of ["", "x", `${chosen[0]},`, Array.from({ length: 201 }, randomUUID).join(",")])
      expect((await take(activity, `?files=${files}`)).statusCode, files.slice(0, 40)).toBe(400);
    const document = await send(activity, ana, { name: "plan.txt", content: Buffer.from("Monday: the bus") });
    await as(activity, ana).said("a document", { files: [{ name: "plan", file: document }] });
    expect([await names(activity), await names(activity, "?isVisual=true")]).toEqual([
      expect.objectContaining({ length: 4 }),
      expect.objectContaining({ length: 3 }),
    ]);
    expect((await gallery(activity)).total).toBe(3);
  });

  test("is the team's: members have none, nor staff of elsewhere, nor who doesn't see the activity", async () => {
    const activity = await openActivity(talk, "test_talk");
    await said(activity, ana, 1);
    const elsewhere = `/client/communities/${randomUUID()}/activity/${activity}`;
    for (const path of ["gallery", "multimedia"]) {
      const status = async (url: string, token?: string) =>
        (await talk.app.call({ url: `${url}/${path}`, ...(token ? { token } : {}) })).statusCode;
      const { base } = team(activity);
      expect([await status(base), await status(base, ana.token), await status(base, talk.observer)], path).toEqual([
        401, 403, 200,
      ]);
      expect(await status(elsewhere, talk.moderator), path).toBe(404);
      await rows(talk.app, "update staff_role set visibility = 'SELECTED' where email = 'observer@demo.test'", []);
      expect(await status(base, talk.observer), path).toBe(404);
      await rows(talk.app, "update staff_role set visibility = 'ALL' where email = 'observer@demo.test'", []);
    }
  });
});
