// `npm run bench:comments [comments]`: a debate of 20,000 comments on PostgreSQL: how long a page takes as its caller sees
// it, whatever page and whatever is looked for, and how many posts a second one thread takes. Ends with one line of JSON.
import { given, judge, size } from "./bounds.mjs";
import { cleanUp } from "./cleanUp.mjs";
import { buildServer, signIn, startServer } from "./importTools.mjs";
import { openPlace } from "./place.mjs";
import { signedInMembers } from "./signedInMembers.mjs";

const COMMENTS = Number(given[0] ?? size({ smoke: 400, full: 20_000 }));
const MEMBERS = size({ smoke: 20, full: 500 });
const TOPICS = ["Price", "Taste", "Packaging", "Shops"];
const CALLS = size({ smoke: 1, full: 40 });
const WARM_UP = size({ smoke: 0, full: 5 });
/** "A thread of 20,000 comments opens any page under 50 ms p95." */
const TARGET_MS = 50;
const WRITERS = 16;
const WRITING_MS = size({ smoke: 100, full: 8_000 });
/** "One thread under 50 posts/s." */
const BOUNDS = { "ratios.slowestPageToTarget": { most: 1 }, "figures.posts.perSecond": { least: 50 } };

/** Three in ten begin a thread; a reply belongs to one of the 60 threads before it. Of 1,000 texts one has the rare word. */
const SEED = `
  with talk as (
    select n, gen_random_uuid() as id, n % 10 < 3 as is_root, 1 + n / 10 as decade from generate_series(1, $2::int) n),
  roots as (select id, n, row_number() over (order by n) as place from talk where is_root),
  placed as (
    select talk.*, case when is_root then null else (
      select roots.id from roots where roots.place = greatest(1, 3 * decade - 3 - (talk.n * 7919) % 60)) end as parent,
      case when is_root then n else greatest(1, 3 * decade - 3 - (talk.n * 7919) % 60) end as theme
    from talk)
  insert into comment (id, space_id, activity, topic, audience, seq, client_key, member, text, is_root_comment, parent_comment,
    status, tags, medal, likes, is_pinned, created_at)
  select id, $3, $1, ($4::uuid[])[1 + theme % array_length($4::uuid[], 1)], 'EVERYBODY', n, 'seed' || n, ($5::uuid[])[1 + (n * 31) % array_length($5::uuid[], 1)],
    'In the morning I buy bread ' || repeat('and something to go with it, as my neighbours do, ', 1 + n % 6)
      || case when n % 1000 = 0 then 'even a Pavlova' when n % 3 = 0 then 'with coffee' else 'and no more' end || ' ' || n,
    is_root, parent, case when n % 400 = 7 then 'HIDDEN' else 'PUBLISHED' end,
    case when n % 50 = 0 then '{price}' when n % 3 = 0 then '{daily,use:home}' else '{}' end::text[],
    n % 700 = 0, n % 40, n % 2500 = 3, now() - ($2::int - n) * interval '20 seconds'
  from placed`;
const COUNTER = `insert into comment_thread (id, space_id, activity, audience, last_seq) values (gen_random_uuid(), $1, $2, 'EVERYBODY', $3)
  on conflict (activity, audience, space_id) do update set last_seq = excluded.last_seq`;

const round = (value) => Math.round(value * 10) / 10;
const percentile = (values, share) => round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0);

async function answerOf(server, { token, path, method = "GET", body }) {
  const headers = { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) };
  const answer = await fetch(server.address + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text);
}

/** The time of a call, many times over, each by another reader and of another page. `askOf` says what the n-th asks. */
async function timed(server, askOf) {
  const took = [];
  for (let index = 0; index < WARM_UP + CALLS; index++) {
    const ask = askOf(index);
    const started = performance.now();
    await answerOf(server, ask);
    if (index >= WARM_UP) took.push(performance.now() - started);
  }
  return { p50: percentile(took, 0.5), p95: percentile(took, 0.95) };
}

/** An open debate with all its comments. */
async function openDebate(place, server) {
  const [{ id: space }] = await place.query("select id from space where origin = 'demo'");
  const moderator = await signIn(server);
  const { id } = await moderator.send("POST", "/api/activities", {
    title: "Breakfast",
    type: "wat_chat",
    description: "Tell us",
  });
  const team = `/client/communities/${space}/activity/${id}`;
  const topics = TOPICS.map((title) => ({ title, color: "#3447d4" }));
  await moderator.send("POST", `${team}/step2Debate`, { topics });
  await moderator.send("POST", `/api/activities/${id}/transitions/open`, {});
  const members = await signedInMembers(place, { count: MEMBERS, space });
  const topicIds = (await place.query("select id from topic where activity = $1 order by position", [id])).map((row) => row.id);
  await place.query(SEED, [id, COMMENTS, space, topicIds, members.map((member) => member.id)]);
  await place.query(COUNTER, [space, id, COMMENTS]);
  await place.query("vacuum analyze");
  return { id, space, team, tester: `/tester/communities/${space}/activity/${id}`, topics: topicIds, members, moderator };
}

/** What members and the team ask for, by name. */
async function asksOf(server, { team, tester, space, topics, members, moderator }) {
  const token = moderator.authorization.slice("Bearer ".length);
  const asMember = (path) => (index) => ({ token: members[index % MEMBERS].token, path: tester + path(index) });
  const asTeam = (path) => (index) => ({ token, path: team + path(index) });
  const page = (number, query = "") => `/comments/page/${number}/size/10${query}`;
  const { before, total } = await answerOf(server, asTeam(() => page(0))(0));
  const last = Math.floor((total - 1) / 10);
  const middle = Math.floor(last / 2);
  const cursor = `?before=${before}`;
  const anchor = (index) => Math.floor(COMMENTS / 2) + index * 37;
  return {
    "member: state": asMember(() => "/conversation"),
    "member: first page": asMember(() => page(0)),
    "member: middle page": asMember((index) => page(middle + index, cursor)),
    "member: last page": asMember(() => page(last, cursor)),
    "member: by cursor": asMember((index) => page(0, `?before=${anchor(index)}`)),
    "member: topic": asMember((index) => page(index % 20, `?topicId=${topics[index % topics.length]}`)),
    "member: own": asMember(() => page(0, "?isOwn=true")),
    "member: since": asMember((index) => `/comments/since/${anchor(index)}`),
    "member: latest": asMember(() => "/comments/latest"),
    "member: pinned": asMember(() => "/pinnedComments"),
    "member: word": asMember(() => page(0, "?word=coffee")),
    "member: rare word": asMember(() => page(0, "?word=pavlova")),
    "member: everywhere": (index) => ({
      token: members[index % MEMBERS].token,
      path: `/tester/communities/${space}/commentSearch?word=${index % 2 ? "coffee" : "pavlova"}`,
    }),
    "team: state": asTeam(() => "/conversation"),
    "team: first page": asTeam(() => page(0)),
    "team: middle page": asTeam((index) => page(middle + index, cursor)),
    "team: last page": asTeam(() => page(last, cursor)),
    "team: word": asTeam(() => page(0, "?word=coffee")),
    "team: rare word": asTeam(() => page(0, "?word=pavlova")),
    "team: author": asTeam((index) => page(0, `?authorId=${members[index].id}`)),
    "team: tag": asTeam(() => page(0, "?tag=price")),
    "team: common tag": asTeam(() => page(0, "?tag=daily")),
    "team: topic": asTeam((index) => `/topic/${topics[index % topics.length]}/commentsPaged?page=${index}`),
    "team: medals": asTeam(() => page(0, "?hasMedal=true")),
    "team: search word": asTeam(() => "/commentSearch?word=coffee"),
    "team: search rare word": asTeam(() => "/commentSearch?word=pavlova"),
    "team: search tag": asTeam(() => "/commentSearch?tag=price"),
    "team: search last page": asTeam(() => `/commentSearch?page=${Math.floor(COMMENTS / 10) - 1}`),
    "team: count a word": asTeam(() => "/searchWord?word=coffee"),
    "team: all activities": (index) => ({
      token,
      path: `/client/communities/${space}/commentSearch?word=${index % 2 ? "coffee" : "pavlova"}`,
    }),
  };
}

/** Posts of many members at once into one thread, as fast as they are taken. */
async function posts(server, place, { id, tester, topics, members }) {
  const [{ last_seq: before }] = await place.query("select last_seq from comment_thread where activity = $1", [id]);
  const took = [];
  const parent = await answerOf(server, {
    ...{ token: members[0].token, method: "POST", path: `${tester}/comment` },
    body: { text: "What do you think?", topicId: topics[0] },
  });
  const until = performance.now() + WRITING_MS;
  const write = async (writer) => {
    for (let n = 0; performance.now() < until; n++) {
      const started = performance.now();
      const body = { text: `Answer ${n} of writer ${writer}`, parentCommentId: parent.id };
      await answerOf(server, { token: members[writer].token, method: "POST", path: `${tester}/comment`, body });
      took.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  const [{ last_seq: after }] = await place.query("select last_seq from comment_thread where activity = $1", [id]);
  const [{ numbers }] = await place.query("select count(distinct seq)::int as numbers from comment where activity = $1", [id]);
  if (after !== before + took.length + 1 || numbers !== after)
    throw new Error(`${numbers} numbers, the last ${after}: not gap-free`);
  return { perSecond: round(took.length / (WRITING_MS / 1000)), p50: percentile(took, 0.5), p95: percentile(took, 0.95) };
}

buildServer();
const place = await openPlace("postgres");
try {
  const server = await startServer(place);
  const debate = await openDebate(place, server);
  console.log(`${COMMENTS} comments in one debate: p50 and p95 of a call in ms, as its caller sees it`);
  const pages = {};
  for (const [name, askOf] of Object.entries(await asksOf(server, debate))) {
    pages[name] = await timed(server, askOf);
    console.log(`  ${name.padEnd(24)} ${String(pages[name].p50).padStart(8)} ${String(pages[name].p95).padStart(8)}`);
  }
  const written = await posts(server, place, debate);
  console.log(`  ${written.perSecond} posts/s in one thread by ${WRITERS} writers, p50 ${written.p50} ms, p95 ${written.p95} ms`);
  const slowest = Math.max(...Object.values(pages).map(({ p95 }) => p95));
  const ratios = { slowestPageToTarget: Math.round((slowest / TARGET_MS) * 100) / 100 };
  const figures = { comments: COMMENTS, slowestPageP95Ms: slowest, pages, posts: written };
  judge({ ratios, figures, bounds: BOUNDS });
} finally {
  await cleanUp();
}
process.exit();
