import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { picture } from "../../../../tests/helpers/images";
import { importForm } from "../../../../tests/helpers/imports";
import { type SignedIn, signInMany } from "../../../../tests/helpers/manyMembers";
import type { Comment } from "../../../contracts/api/comments";
import type { FoundComment } from "../shared/api/search";
import { callsOf, openActivity, startTalk, type Talk, textsOf } from "./talk";

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

describe.each(CONCURRENT_ENGINE)("conversations on %s", (engine) => {
  let talk: Talk;
  let ana: SignedIn;
  let luis: SignedIn;
  let eva: SignedIn;
  let crowd: readonly SignedIn[];

  beforeAll(async () => {
    talk = await startTalk(engine);
    const members = await signInMany(talk.app, 12);
    [ana, luis, eva] = members as [SignedIn, SignedIn, SignedIn];
    crowd = members;
  });
  afterAll(() => talk.app.close());

  const as = (activity: string, { token }: SignedIn) => callsOf(talk, activity, token);
  const team = (activity: string, token = talk.moderator) => callsOf(talk, activity, token, "client");

  test("threads come newest first with their replies, numbered without gaps, ten a page that never shift", async () => {
    const activity = await openActivity(talk, "test_talk");
    const [hers, his] = [as(activity, ana), as(activity, luis)];
    const first = await hers.said("one");
    await his.said("answer", { parentCommentId: first.id, isRootComment: false });
    for (let n = 2; n <= 14; n += 1) await his.said(`n${n}`);
    const page = await hers.page();
    expect(textsOf(page.threads)).toEqual(["n14", "n13", "n12", "n11", "n10", "n9", "n8", "n7", "n6", "n5"]);
    expect([page.hasMore, page.total]).toEqual([true, 14]);
    await his.said("meanwhile");
    const next = await hers.page(`?before=${page.before}`, 1);
    expect(textsOf(next.threads)).toEqual(["n4", "n3", "n2", "one"]);
    expect(next.threads.at(-1)?.replies.map(({ text, author }) => [text, author.id])).toEqual([["answer", luis.memberId]]);
    expect((await hers.since(0)).comments.map(({ seq }) => seq)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  });

  test("scripts and styles are refused, in new words and in changed ones, from members and the team", async () => {
    const activity = await openActivity(talk, "test_talk");
    const hers = as(activity, ana);
    const kept = await hers.said("I like <b>bold</b> and the style of 2 < 3");
    for (const text of ["<script>alert(1)</script>", "so <STYLE type='a'>", "</ script >"]) {
      for (const calls of [hers, team(activity)]) {
        const answer = await calls.post({ text });
        expect([answer.statusCode, answer.json().code], text).toEqual([400, "comments.holdsCode"]);
      }
      const changed = await hers.change(kept.id, { text, editedAt: null });
      expect([changed.statusCode, changed.json().code], text).toEqual([400, "comments.holdsCode"]);
    }
    expect(textsOf((await hers.page()).threads)).toEqual([kept.text]);
  });

  test("posts at once are numbered in the order of their commits, and none is lost", async () => {
    const activity = await openActivity(talk, "test_talk");
    const seen: number[] = [];
    let isOver = false;
    const reader = (async () => {
      let last = 0;
      while (!isOver || (await as(activity, ana).since(last)).comments.length > 0) {
        const { comments, lastSeq } = await as(activity, ana).since(last);
        seen.push(...comments.map(({ seq }) => seq));
        last = lastSeq;
      }
    })();
    await Promise.all(
      crowd.map(async (one) => {
        for (let n = 0; n < 10; n += 1) await as(activity, one).said(`${n}`);
      }),
    );
    isOver = true;
    await reader;
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  });

  test("the same key is the same comment, also at once; with other words it is refused", async () => {
    const activity = await openActivity(talk, "test_talk");
    const clientKey = randomUUID();
    const hers = as(activity, ana);
    const answers = await Promise.all(Array.from({ length: 8 }, () => hers.post({ text: "once", clientKey })));
    expect(new Set(answers.map((answer) => (answer.json() as Comment).id)).size).toBe(1);
    expect((await hers.page()).total).toBe(1);
    expect((await hers.post({ text: "twice", clientKey })).json().code).toBe("comments.keyUsed");
    // A key names the post of one person.
    expect((await as(activity, luis).post({ text: "mine", clientKey })).statusCode).toBe(200);
  });

  test("only members like, others' comments, one reaction each, counted exactly", async () => {
    const activity = await openActivity(talk, "test_talk");
    const { id } = await as(activity, ana).said("like me");
    const react = (token: string, reactionType: string | null) =>
      talk.app.call({ method: "PUT", url: `/tester/communities/comment/${id}/reaction`, token, body: { reactionType } });
    await Promise.all(crowd.slice(1).flatMap(({ token }) => [react(token, "LIKE"), react(token, "LIKE")]));
    await react(luis.token, "DISLIKE");
    await react(eva.token, null);
    const [thread] = (await as(activity, luis).page()).threads;
    expect([thread?.likes, thread?.dislikes, thread?.reaction]).toEqual([9, 1, "DISLIKE"]);
    expect((await react(ana.token, "LIKE")).json().code).toBe("comments.mayNotWrite");
    expect((await react(talk.moderator, "LIKE")).statusCode).toBe(403);
  });

  test("members find what they may read, in all activities, and nothing that is still hidden from them", async () => {
    const [open, blind, closed] = [
      await openActivity(talk, "test_talk"),
      await openActivity(talk, "test_blind"),
      await openActivity(talk, "test_talk"),
    ];
    const word = `quokka${randomUUID().slice(0, 8)}`;
    for (const activity of [open, blind, closed]) await as(activity, ana).said(`A ${word.toUpperCase()} in ${activity}`);
    const hidden = await as(open, ana).said(`another ${word}`);
    const hiding = await talk.app.call({
      method: "PUT",
      url: `/client/communities/comment/${hidden.id}/visibility`,
      token: talk.moderator,
      body: { isHidden: true },
    });
    expect(hiding.statusCode).toBe(200);
    await rows(talk.app, "update activity set visibility = 'PRIVATE' where id = $1", [closed]);
    const search = async ({ token }: SignedIn, text = word) =>
      (
        await talk.app.call({
          url: `/tester/communities/${talk.community}/commentSearch?word=${encodeURIComponent(text)}`,
          token,
        })
      ).json() as { readonly comments: readonly FoundComment[] };
    expect((await search(luis)).comments.map(({ activity }) => activity.id)).toEqual([open]);
    await as(blind, luis).said("mine");
    expect((await search(luis)).comments.map(({ activity }) => activity.id)).toEqual([blind, open]);
    // Her own is hers, though it is hidden from the others.
    expect((await search(ana)).comments.map(({ status }) => status).toSorted()).toEqual(["HIDDEN", "PUBLISHED", "PUBLISHED"]);
    expect((await search(luis, "%%")).comments).toEqual([]);
  });

  test("nobody writes before it begins, after it ends, in a private one of others, or where another comes first", async () => {
    const ended = await openActivity(talk, "test_talk", { endsAt: inDays(30) });
    await as(ended, ana).said("in time");
    await rows(talk.app, "update activity set ends_at = now() where id = $1", [ended]);
    expect((await as(ended, ana).post({ text: "late" })).json().code).toBe("activity.closed");
    expect((await as(ended, ana).page()).total).toBe(1);
    const closed = await openActivity(talk, "test_talk");
    await rows(talk.app, "update activity set visibility = 'PRIVATE' where id = $1", [closed]);
    expect((await as(closed, ana).post({ text: "let me in" })).statusCode).toBe(404);
    expect((await as(closed, ana).call("GET", `${as(closed, ana).base}/conversation`)).statusCode).toBe(404);
    const locked = await openActivity(talk, "test_talk", { prerequisites: [ended] });
    expect((await as(locked, ana).post({ text: "too soon" })).json().code).toBe("activity.locked");
    const soon = await openActivity(talk, "test_talk");
    await rows(talk.app, "update activity set starts_at = now() + interval '1 day' where id = $1", [soon]);
    expect((await as(soon, ana).post({ text: "too soon" })).json().code).toBe("activity.notOpen");
  });

  test("a topic is asked for where there are topics, and it is the activity's own", async () => {
    const [activity, other] = [await openActivity(talk, "test_topics"), await openActivity(talk, "test_topics")];
    const topicOf = async (id: string) =>
      (
        await talk.app.call({ method: "POST", url: "/api/topics", token: talk.moderator, body: { activity: id, title: "Price" } })
      ).json().id as string;
    const [topicId, foreign] = [await topicOf(activity), await topicOf(other)];
    const hers = as(activity, ana);
    expect((await hers.post({ text: "no topic" })).json().code).toBe("comments.topicMissing");
    expect((await hers.post({ text: "wrong topic", topicId: foreign })).statusCode).toBe(400);
    const { id } = await hers.said("right topic", { topicId });
    const reply = await as(activity, luis).said("yes", { parentCommentId: id });
    expect(reply.topicId).toBe(topicId);
    const { topics } = await hers.state();
    expect(topics).toMatchObject([{ id: topicId, comments: 2, unseen: 1, isAnswered: true }]);
    const paged = await talk.app.call({ url: `${team(activity).base}/topic/${topicId}/commentsPaged`, token: talk.moderator });
    expect(paged.json().total).toBe(1);
  });

  test("before one's own opinion nothing of others is to be found, by no call; after it all of it, and what was seen is kept", async () => {
    const activity = await openActivity(talk, "test_blind");
    const [hers, his] = [as(activity, ana), as(activity, luis)];
    const { id } = await hers.said("mine first");
    await team(activity).said("thanks", { parentCommentId: id });
    const url = `/client/communities/comment/${id}/pin`;
    await talk.app.call({ method: "PUT", url, token: talk.moderator, body: { isPinned: true } });
    const blind = await his.state();
    expect(blind).toMatchObject({ others: "afterOwn", lastSeq: 0, unseen: 0, pinned: [], hasWritten: false });
    expect((await his.page()).total).toBe(0);
    for (const word of ["first", "thanks"]) expect((await his.page(`?word=${word}`)).threads, word).toEqual([]);
    expect((await his.since(0)).comments).toEqual([]);
    expect((await his.call("GET", `${his.base}/comments/latest`)).json()).toEqual([]);
    expect((await his.call("GET", `${his.base}/pinnedComments`)).json()).toEqual([]);
    expect((await his.thread(id)).statusCode).toBe(404);
    expect((await his.post({ text: "hello", parentCommentId: id })).statusCode).toBe(400);
    const reaction = { method: "PUT", url: `/tester/communities/comment/${id}/reaction`, token: luis.token } as const;
    expect((await talk.app.call({ ...reaction, body: { reactionType: "LIKE" } })).statusCode).toBe(404);

    await his.said("my own");
    expect((await his.page()).threads.map(({ text, replies }) => [text, textsOf(replies)])).toEqual([
      ["my own", []],
      ["mine first", ["thanks"]],
    ]);
    // What was replied is found in its thread.
    const found = await his.page("?word=THANKS");
    expect([found.total, found.threads.map(({ text, replies }) => [text, textsOf(replies)])]).toEqual([
      1,
      [["mine first", ["thanks"]]],
    ]);
    const second = await his.said("a second one");
    const [before] = (await team(activity).page("?word=my own")).threads;
    const [after] = (await team(activity).page("?word=second")).threads;
    expect([before?.team?.seenBefore, after?.team?.seenBefore]).toEqual(["", "1"]);
    // The first was written blind, and is changed now: the change is marked, the first words are kept.
    const own = (await his.page("?word=my own")).threads[0];
    await his.change(own?.id ?? "", { text: "my own, changed", editedAt: null });
    const [changed] = (await team(activity).page("?word=changed")).threads;
    expect([changed?.isEditedAfterSeeing, changed?.team?.versions]).toEqual([true, 1]);
    const versions = await team(activity).call("GET", `${team(activity).base}/comment/${own?.id}/versions`);
    expect(versions.json().versions).toMatchObject([{ number: 1, text: "my own", isAfterSeeing: false }]);
    expect(second.seq).toBe(4);
  });

  test("what is the team's alone is shown to nobody else; one answer each", async () => {
    const activity = await openActivity(talk, "test_private");
    const [hers, his] = [as(activity, ana), as(activity, luis)];
    const { id } = await hers.said("only for you");
    await his.said("me too");
    expect(textsOf((await his.page()).threads)).toEqual(["me too"]);
    const again = await Promise.all(Array.from({ length: 4 }, () => as(activity, eva).post({ text: "at once" })));
    expect(again.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect((await hers.post({ text: "again" })).json()).toMatchObject({ code: "comments.oneThread", commentId: id });
    await team(activity).said("could you say more?", { parentCommentId: id });
    expect((await hers.page()).threads[0]?.replies.map(({ author }) => author.kind)).toEqual(["team"]);
    expect((await team(activity).post({ text: "a thread of ours" })).json().code).toBe("comments.mayNotWrite");
  });

  test("the team's own stream is the team's, observers write in it and nowhere else", async () => {
    const activity = await openActivity(talk, "test_live");
    const observer = team(activity, talk.observer);
    const own = `${observer.base}/comment?audience=TEAM`;
    expect((await observer.call("POST", own, { text: "ask about the price" })).statusCode).toBe(200);
    expect((await observer.post({ text: "to all" })).statusCode).toBe(403);
    const shown = await talk.app.call({ url: `${observer.base}/comments/latest?audience=TEAM`, token: talk.moderator });
    expect(textsOf(shown.json())).toEqual(["ask about the price"]);
    expect((await as(activity, ana).since(0)).comments).toEqual([]);
    const hers = as(activity, ana);
    expect((await hers.call("GET", `${hers.base}/comments/latest?audience=TEAM`)).statusCode).toBe(400);
  });

  test("a medal pays its LABs once, is told, and counts for the member", async () => {
    const welcome = {
      ...{ welcomeTitle: "Hola", instructions: "Opina", moderatorImage: "https://example.com/a.jpg", moderatorInfo: "Guía" },
      ...{ labsExplanation: "Cada actividad da LABs", redeemExplanation: "Se canjean" },
      ...{ labsPerActivity: 10, labsPerComment: 7, labsPerStayingActive: 2 },
    };
    const welcomePath = `/client/communities/${talk.community}/welcome`;
    const told = await talk.app.call({
      method: "PUT",
      url: welcomePath,
      token: await talk.app.signIn("mainAdmin"),
      body: welcome,
    });
    expect(told.statusCode).toBe(200);
    const activity = await openActivity(talk, "test_talk");
    const { id } = await as(activity, eva).said("the best one");
    // What the team's dialog promises is what is paid below.
    const promised = (await talk.app.call({ url: welcomePath, token: talk.moderator })).json();
    expect([promised.gamification, promised.labsPerComment]).toEqual([true, 7]);
    const url = `/experienceLabs/comment/${id}/medal`;
    const points = async () =>
      (
        await rows<{ points: number; medals: number }>(talk.app, "select points, medals from member where id = $1", [
          eva.memberId,
        ])
      )[0];
    const before = await points();
    const medal = (value: boolean) => talk.app.call({ method: "POST", url, token: talk.moderator, body: { medal: value } });
    const answers = await Promise.all([medal(true), medal(true), medal(true)]);
    expect(answers.map((answer) => [answer.statusCode, answer.json().medal])).toEqual([
      [200, true],
      [200, true],
      [200, true],
    ]);
    await medal(false);
    await medal(true);
    const after = await points();
    expect([after?.points, (after?.medals ?? 0) - (before?.medals ?? 0)]).toEqual([7, 1]);
    const alerts = await rows(talk.app, "select id from notification where kind = 'comments.medal' and member = $1", [
      eva.memberId,
    ]);
    expect(alerts).toHaveLength(1);
    expect((await talk.app.call({ method: "POST", url, token: talk.observer, body: { medal: true } })).statusCode).toBe(403);
  });

  test("what is hidden is gone for others, with its replies, and back once it is published", async () => {
    const activity = await openActivity(talk, "test_talk");
    const { id } = await as(activity, ana).said("rude");
    await as(activity, luis).said("indeed", { parentCommentId: id });
    const show = (isHidden: boolean) =>
      talk.app.call({
        method: "PUT",
        url: `/client/communities/comment/${id}/visibility`,
        token: talk.moderator,
        body: { isHidden },
      });
    expect((await show(true)).json().status).toBe("HIDDEN");
    expect((await as(activity, luis).page()).threads).toEqual([]);
    expect((await as(activity, luis).since(0)).comments).toEqual([]);
    expect((await as(activity, ana).page()).threads.map(({ status }) => status)).toEqual(["HIDDEN"]);
    await show(false);
    expect((await as(activity, luis).page()).threads.map(({ text, replies }) => [text, replies.length])).toEqual([["rude", 1]]);
  });

  test("what was sent back says why, and counts again once it is written anew", async () => {
    const activity = await openActivity(talk, "test_private");
    const { id } = await as(activity, ana).said("short");
    const url = `/client/communities/comment/${id}/sendBack`;
    const body = { explanation: "Which brand?" };
    expect((await talk.app.call({ method: "POST", url, token: talk.moderator, body })).json().status).toBe("SENT_BACK");
    expect((await talk.app.call({ method: "POST", url, token: talk.moderator, body })).statusCode).toBe(409);
    expect((await as(activity, ana).page()).threads[0]).toMatchObject({ status: "SENT_BACK", explanation: "Which brand?" });
    const anew = await as(activity, ana).change(id, { text: "long", editedAt: null });
    expect(anew.json()).toMatchObject({ status: "PUBLISHED", explanation: null, text: "long" });
    // Read before that change: both texts are there, none is lost.
    expect((await as(activity, ana).change(id, { text: "other", editedAt: null })).json().code).toBe("comments.changed");
  });

  test("one changes and deletes one's own, shortly, and until somebody replied", async () => {
    const activity = await openActivity(talk, "test_talk");
    const [hers, his] = [as(activity, ana), as(activity, luis)];
    const { id } = await hers.said("typo");
    expect((await his.change(id, { text: "mine now", editedAt: null })).statusCode).toBe(404);
    expect((await hers.change(id, { text: "no typo", editedAt: null })).json().text).toBe("no typo");
    await his.said("answer", { parentCommentId: id });
    expect((await hers.change(id, { text: "else", editedAt: null })).json().code).toBe("comments.notChangeable");
    const remove = (comment: string, token: string) =>
      talk.app.call({ method: "DELETE", url: `/tester/communities/comment/${comment}`, token });
    expect((await remove(id, ana.token)).json().code).toBe("comments.notChangeable");
    const gone = await hers.said("regretted");
    expect((await remove(gone.id, luis.token)).statusCode).toBe(404);
    expect((await remove(gone.id, ana.token)).statusCode).toBe(204);
    expect((await his.thread(gone.id)).statusCode).toBe(404);
    expect(
      (await talk.app.call({ method: "DELETE", url: `/client/communities/comment/${id}`, token: talk.moderator })).statusCode,
    ).toBe(204);
    expect((await his.page()).total).toBe(0);
  });

  test("a reply that is deleted or hidden leaves no alert behind, one of several does", async () => {
    const activity = await openActivity(talk, "test_talk");
    const [hers, his] = [as(activity, ana), as(activity, luis)];
    const { id } = await hers.said("what do you think?");
    const alerts = async () => {
      const url = `/tester/communities/${talk.community}/alerts/page/0/pageSize/100`;
      const answer = await talk.app.call({ url, token: ana.token });
      const all: readonly { kind: string; link: string | null }[] = answer.json().alerts;
      return all.filter(({ kind, link }) => kind === "comments.reply" && link?.includes(activity)).length;
    };
    const count = (expected: number) => expect.poll(alerts).toBe(expected);
    const [first, second] = [
      await his.said("this", { parentCommentId: id }),
      await his.said("and this", { parentCommentId: id }),
    ];
    await count(1);
    const remove = (comment: string) =>
      talk.app.call({ method: "DELETE", url: `/tester/communities/comment/${comment}`, token: luis.token });
    expect((await remove(first.id)).statusCode).toBe(204);
    expect(await alerts()).toBe(1);
    const show = (isHidden: boolean) =>
      talk.app.call({
        method: "PUT",
        url: `/client/communities/comment/${second.id}/visibility`,
        token: talk.moderator,
        body: { isHidden },
      });
    expect((await show(true)).statusCode).toBeLessThan(300);
    expect(await alerts()).toBe(0);
    await show(false);
    await count(1);
    expect((await remove(second.id)).statusCode).toBe(204);
    expect(await alerts()).toBe(0);
  });

  test("the read marker counts what is new, moves on alone, and never beyond what there is", async () => {
    const activity = await openActivity(talk, "test_talk");
    const [hers, his] = [as(activity, ana), as(activity, luis)];
    for (const text of ["a", "b", "c"]) await hers.said(text);
    expect((await his.state()).unseen).toBe(3);
    await his.see(2);
    expect((await his.state()).unseen).toBe(1);
    await his.see(1);
    await his.see(99_999);
    expect(await his.state()).toMatchObject({ unseen: 0, lastSeen: 3 });
    await hers.said("d");
    expect((await his.state()).unseen).toBe(1);
  });

  test("the team finds comments by words, tag, author, medal, topic and time, over all activities that it sees", async () => {
    const activity = await openActivity(talk, "test_talk");
    const { id } = await as(activity, ana).said("The zebra costs 100 %");
    await as(activity, luis).said("a zebra? never");
    const url = `/client/communities/comment/${id}/tags`;
    const tags = ["price", "use:daily"];
    await talk.app.call({ method: "PUT", url, token: talk.moderator, body: { tags } });
    expect((await talk.app.call({ method: "PUT", url, token: talk.moderator, body: { tags: ["<b>"] } })).statusCode).toBe(400);
    const search = async (query: string, token = talk.moderator) =>
      (await talk.app.call({ url: `/client/communities/${talk.community}/commentSearch?${query}`, token })).json();
    expect((await search("word=zebra")).total).toBe(2);
    expect(textsOf((await search("word=100 %25")).comments)).toEqual(["The zebra costs 100 %"]);
    expect((await search("word=zebra&tag=use:daily")).comments).toMatchObject([
      { id, team: { tags }, activity: { id: activity } },
    ]);
    expect((await search(`word=zebra&authorId=${luis.memberId}`)).total).toBe(1);
    expect((await search("word=zebra&hasMedal=true")).total).toBe(0);
    expect((await search(`word=zebra&to=${encodeURIComponent(inDays(-1))}`)).total).toBe(0);
    const found = await talk.app.call({ url: `${team(activity).base}/searchWord?word=zebra`, token: talk.moderator });
    expect(found.json()).toMatchObject({ word: "zebra", count: 2 });
    // What the team notes is the team's.
    expect((await as(activity, luis).page()).threads.every((thread) => !("team" in thread))).toBe(true);
  });

  test("what was said goes away as a workbook, a transcript and an archive of its photos", async () => {
    const activity = await openActivity(talk, "test_talk", { title: "Pack: a <b>talk</b>" });
    const hers = as(activity, ana);
    const form = importForm({ name: "photo.png", content: await picture().png().toBuffer() });
    const sent = await talk.app.call({ method: "POST", url: `${hers.base}/comments/files`, token: ana.token, ...form });
    const { url } = sent.json();
    const said = await hers.said("=1+1 with a photo", { images: [{ image: url }] });
    await as(activity, luis).said("an answer\non two lines\u0001", { parentCommentId: said.id });
    const take = async (format: string) => {
      const answer = await talk.app.call({ url: `${team(activity).base}/${format}`, token: talk.moderator });
      expect([answer.statusCode, answer.headers["content-disposition"]]).toEqual([
        200,
        expect.stringContaining("Pack%20a%20b%20talk"),
      ]);
      return unzipSync(answer.rawPayload);
    };
    const sheet = strFromU8((await take("excel"))["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    expect(sheet).toContain("=1+1 with a photo");
    expect(sheet).not.toContain("<f>");
    const word = await take("word");
    expect(strFromU8(word["word/document.xml"] ?? new Uint8Array())).toContain("on two lines");
    expect(Object.keys(word).filter((name) => name.startsWith("word/media/"))).toHaveLength(1);
    expect(Object.keys(await take("multimedia"))).toEqual([expect.stringMatching(/^0001-.*-1\.png$/)]);
    // Who sees the comment has its photo, and nobody else.
    expect((await talk.app.call({ url, token: luis.token })).statusCode).toBe(200);
    await rows(talk.app, "update activity set visibility = 'PRIVATE' where id = $1", [activity]);
    await talk.app.call({
      method: "PUT",
      url: `/client/communities/comment/${said.id}/visibility`,
      token: talk.moderator,
      body: { isHidden: true },
    });
    expect((await talk.app.call({ url, token: luis.token })).statusCode).toBe(404);
    expect((await talk.app.call({ url, token: talk.observer })).statusCode).toBe(200);
  });

  test("bad input is refused with its place, and nothing is half-saved", async () => {
    const activity = await openActivity(talk, "test_talk");
    const hers = as(activity, ana);
    for (const body of [
      { text: " " },
      { text: "a".repeat(10_001) },
      {},
      { text: "a", unknown: 1 },
      { text: "a", isRootComment: false },
    ])
      expect((await hers.post(body)).statusCode, JSON.stringify(body).slice(0, 60)).toBe(400);
    const foreign = await openActivity(talk, "test_talk");
    const { id } = await hers.said("here");
    expect((await as(foreign, ana).post({ text: "there", parentCommentId: id })).statusCode).toBe(400);
    expect((await hers.post({ text: "file", images: [{ image: `/files/${randomUUID()}` }] })).json().code).toBe(
      "comments.noFile",
    );
    expect((await hers.post({ text: "script", pdf: "javascript:alert(1)" })).statusCode).toBe(400);
    expect((await hers.page()).total).toBe(1);
    const wrong = `/tester/communities/${randomUUID()}/activity/${activity}/conversation`;
    expect((await hers.call("GET", wrong)).statusCode).toBe(404);
  });
});
