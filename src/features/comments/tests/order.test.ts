import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { figure } from "../../../../tests/helpers/drill";
import { type SignedIn, signInMany } from "../../../../tests/helpers/manyMembers";
import { commentPosted } from "../../../contracts/events/comment";
import type { ServerExtension } from "../../../server/kit";
import { callsOf, openActivity, startTalk, type Talk } from "./talk";

/** A multiple of `WRITERS`. */
const POSTS = figure({ commit: 200, drill: 5_000 });
const WRITERS = 20;
const FOLLOWERS = 4;
const SLOW_EVERY = 25;
const SLOW_MS = 400;
const COMMIT_EVERY_MS = 1_000;
const COMMIT_MS = 200;
const LONGEST_MS = 900_000;

/** What follows a post is now and then slow, in the transaction of the post: others overtake it. */
const slowFollower: ServerExtension = {
  register: (host) => {
    let posts = 0;
    host.on(commentPosted, async () => {
      posts += 1;
      if (posts % SLOW_EVERY === 0) await wait(SLOW_MS);
    });
  },
};

const POST = `
  with next as (update comment_thread set last_seq = last_seq + 1 where activity = $1 returning last_seq, space_id)
  insert into comment (id, space_id, activity, audience, member, text, is_root_comment, client_key, seq)
  select $2::uuid, space_id, $1, 'EVERYBODY', $3, 'slow to be committed', true, $2::uuid::text, last_seq from next`;

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

// The embedded database has one session, in which nobody overtakes anybody: TEST_DATABASE_URL.
describe.skipIf(!process.env.TEST_DATABASE_URL)("a conversation that many write in (on PostgreSQL alone)", () => {
  let talk: Talk;
  let activity: string;
  let writers: readonly SignedIn[];
  let followers: readonly SignedIn[];
  /** All have posted; a slow post may be on its way. */
  let isWritten = false;
  let isOver = false;

  beforeAll(async () => {
    talk = await startTalk("postgres", [slowFollower]);
    const members = await signInMany(talk.app, WRITERS + FOLLOWERS + 1);
    [writers, followers] = [members.slice(0, WRITERS), members.slice(WRITERS)];
    activity = await openActivity(talk, "test_talk");
  });
  afterAll(() => talk.app.close());

  const as = ({ token }: SignedIn) => callsOf(talk, activity, token);

  /** Each writer posts one after the other, all of them at once: as fast as a machine takes it. */
  async function writeAll(): Promise<readonly number[]> {
    const perWriter = Math.ceil(POSTS / WRITERS);
    const posted = writers.map(async (writer) => {
      const numbers: number[] = [];
      for (let index = 0; index < perWriter; index += 1) numbers.push((await as(writer).said(`post ${index}`)).seq);
      return numbers;
    });
    return (await Promise.all(posted)).flat();
  }

  /** Another process, which has its number long before its post is there. */
  async function commitSlowly(): Promise<number> {
    const client = new pg.Client({ connectionString: talk.app.databaseUrl });
    await client.connect();
    let count = 0;
    while (!isWritten) {
      await client.query("begin");
      await client.query(POST, [activity, randomUUID(), writers[0]?.memberId]);
      await wait(COMMIT_MS);
      await client.query("commit");
      count += 1;
      await wait(COMMIT_EVERY_MS);
    }
    await client.end();
    return count;
  }

  /** All numbers, as they were told to somebody who always asks for what is new. */
  async function follow(reader: SignedIn): Promise<readonly number[]> {
    const seen: number[] = [];
    for (let last = 0; ; ) {
      const wasOver = isOver;
      const { comments, lastSeq } = await as(reader).since(last);
      seen.push(...comments.map(({ seq }) => seq));
      if (wasOver && comments.length === 0) return seen;
      last = lastSeq;
      await wait(20);
    }
  }

  /** All numbers of the pages from the newest to the oldest, again and again; each walk from its own first page. */
  async function walk(reader: SignedIn): Promise<readonly (readonly number[])[]> {
    const walks: (readonly number[])[] = [];
    while (!isOver) {
      const seen: number[] = [];
      let [query, hasMore] = ["", true];
      for (let page = 0; hasMore; page += 1) {
        const one = await as(reader).page(query, page);
        seen.push(...one.threads.map(({ seq }) => seq));
        [query, hasMore] = [`?before=${one.before}`, one.hasMore];
      }
      walks.push(seen);
      await wait(20);
    }
    return walks;
  }

  test(
    "is read by each in order, all of it and nothing twice, however slow some posts are",
    async () => {
      [isWritten, isOver] = [false, false];
      const { seq: first } = await as(writers[0] as SignedIn).said("the first");
      const [last, ...others] = [followers.at(-1) as SignedIn, ...followers.slice(0, -1)];
      const writing = writeAll().finally(() => {
        isWritten = true;
      });
      const allWritten = Promise.all([writing, commitSlowly()]).finally(() => {
        isOver = true;
      });
      const [[posted, slow], walks, ...seenBy] = await Promise.all([allWritten, walk(last), ...others.map(follow)]);
      const all = upTo(POSTS + slow + first);
      for (const seen of seenBy) expect(seen).toEqual(all);
      for (const seen of walks) expect(seen).toEqual(upTo(seen[0] ?? 0).reverse());
      expect(new Set(posted).size).toBe(POSTS);
      expect(slow).toBeGreaterThan(0);
    },
    LONGEST_MS,
  );
});
