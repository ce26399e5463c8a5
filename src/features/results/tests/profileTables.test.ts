import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { publishedSurvey } from "../../../../tests/helpers/surveys";
import type { CrossTable } from "../shared/tablesApi";

let app: TestApp;
let moderator: string;
beforeAll(async () => {
  app = await startApp();
  moderator = await app.signIn("moderator");
});
afterAll(() => app.close());

/** The demo's activity of a type with the most of what people gave there. */
async function activityOf(type: string, given: string): Promise<string> {
  const [first] = await rows<{ id: string }>(
    app,
    `select activity.id from activity where type = $1 order by (select count(*) from ${given}) desc limit 1`,
    [type],
  );
  return first?.id ?? "";
}

async function tableOf(id: string, body: object, token = moderator): Promise<CrossTable> {
  const answer = await app.call({ method: "POST", url: `/api/activities/${id}/tables`, token, body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const variablesOf = async (id: string, token = moderator) =>
  (await app.call({ url: `/api/activities/${id}/variables`, token })).json() as {
    variables: { name: string; title: string }[];
    profile: { name: string; title: string }[];
  };
/** Counts by row and column. */
const countsOf = ({ columns, rows: lines }: CrossTable) =>
  Object.fromEntries(
    lines.flatMap(({ key, cells }) => cells.map(({ count }, at) => [`${key}/${columns[at]?.key}`, count] as const)),
  );

test("a poll's votes stand by gender and age, as the votes and the members say", async () => {
  const id = await activityOf("wat_poll", "poll_vote join poll on poll.id = poll_vote.poll where poll.activity = activity.id");
  const { variables, profile } = await variablesOf(id);
  expect(profile.map(({ name }) => name)).toEqual(expect.arrayContaining(["member_gender", "member_age", "member_tags"]));
  expect(profile.map(({ name }) => name)).not.toContain("member_nickname");
  const [{ name = "" } = {}] = variables;
  const table = await tableOf(id, { rows: [name], columns: ["member_gender", "member_age"] });
  const truth = await rows<{ choice: string; gender: string | null; count: number }>(
    app,
    `select unnest(choices) as choice, gender, count(*)::int as count
      from poll_vote join poll on poll.id = poll_vote.poll join member on member.id = poll_vote.member
      where poll.activity = $1 group by 1, 2`,
    [id],
  );
  expect(truth.length).toBeGreaterThan(1);
  const counts = countsOf(table);
  const isFlag = table.rows.every(({ key }) => key === "1");
  if (!isFlag)
    for (const { choice, gender, count } of truth) if (gender) expect(counts[`${choice}/${gender}`], choice).toBe(count);
  const people = await rows<{ count: number }>(
    app,
    "select count(*)::int as count from poll_vote join poll on poll.id = poll_vote.poll where poll.activity = $1",
    [id],
  );
  expect(table.columns[0]?.base).toBe(people[0]?.count);
  expect(table.columns.filter(({ question }) => question === "member_age").map(({ label }) => label)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^(< 18|\d\d–\d\d|65\+)$/)]),
  );
});

test("what members wrote in a debate stands by profile as numbers; what they wrote itself doesn't", async () => {
  const id = await activityOf("wat_chat", "comment where comment.activity = activity.id");
  const { variables } = await variablesOf(id);
  expect(variables.length).toBeGreaterThan(0);
  const table = await tableOf(id, { rows: [variables[0]?.name], columns: ["member_gender"], statistics: true });
  expect(table.rows.some(({ kind, cells }) => kind === "mean" && (cells[0]?.value ?? 0) > 0)).toBe(true);
});

test("the codes of what members wrote under a topic stand by gender, as the passages say", async () => {
  const id = await activityOf(
    "wat_chat",
    "coded_passage join comment on comment.id = coded_passage.comment where comment.activity = activity.id and comment.member is not null",
  );
  const counted = `comment.status = 'PUBLISHED' and comment.audience = 'EVERYBODY' and comment.deleted_at is null
    and not exists (select 1 from comment root where root.id = comment.parent_comment and root.deleted_at is not null)`;
  const truth = await rows<{ place: number; topic: string; code: string; gender: string; count: number }>(
    app,
    `select topics.place::int, comment.topic, coded_passage.code, member.gender, count(distinct member.id)::int as count
      from coded_passage join comment on comment.id = coded_passage.comment join member on member.id = comment.member
        join (select id, row_number() over (order by position) as place from topic where activity = $1) topics
          on topics.id = comment.topic
      where comment.activity = $1 and member.gender is not null and ${counted} group by 1, 2, 3, 4`,
    [id],
  );
  expect(truth.length).toBeGreaterThan(1);
  const { variables } = await variablesOf(id);
  for (const place of new Set(truth.map((one) => one.place))) {
    const name = `topic${place}_codes`;
    expect(variables.map((one) => one.name)).toContain(name);
    const table = await tableOf(id, { rows: [name], columns: ["member_gender"] });
    const counts = countsOf(table);
    const here = truth.filter((one) => one.place === place);
    for (const { code, gender, count } of here) expect(counts[`${code}/${gender}`], code).toBe(count);
    const [writers] = await rows<{ count: number }>(
      app,
      `select count(distinct member)::int as count from comment where topic = $1 and member is not null and ${counted}`,
      [here[0]?.topic ?? ""],
    );
    // Who wrote what has no code is in the base as well.
    expect(table.columns[0]?.base).toBe(writers?.count);
    const names = await rows<{ id: string; name: string }>(app, "select id, name from comment_code");
    const titles = new Map(names.map((one) => [one.id, one.name]));
    for (const { key, label } of table.rows) expect(label).toBe(titles.get(key));
  }
});

test("who wrote in an online chat, and how much, stands by profile", async () => {
  const id = await activityOf("wat_chat_online", "comment where comment.activity = activity.id");
  const asked = { rows: ["chat_wrote", "chat_messages"], columns: ["member_gender"], statistics: true };
  const counts = countsOf(await tableOf(id, asked));
  const truth = await rows<{ when: string; gender: string | null; count: number; messages: number }>(
    app,
    `select case when count(comment.id) = 0 then 'none'
        when min(comment.created_at) <= max(online_chat.ends_at) then 'live' else 'later' end as when,
        member.gender, 1 as count, count(comment.id)::int as messages
      from (select member from chat_presence where activity = $1 and seen_at is not null
        union select member from comment where activity = $1 and member is not null) people
      join member on member.id = people.member join online_chat on online_chat.activity = $1
      left join comment on comment.activity = $1 and comment.member = people.member and comment.audience = 'EVERYBODY'
        and comment.status = 'PUBLISHED' and comment.deleted_at is null
      group by member.id, member.gender`,
    [id],
  );
  expect(truth.length).toBeGreaterThan(1);
  const countOf = (when: string, gender: string) => truth.filter((one) => one.when === when && one.gender === gender).length;
  for (const when of ["live", "later", "none"])
    for (const gender of ["M", "W"]) expect(counts[`${when}/${gender}`] ?? 0, `${when} ${gender}`).toBe(countOf(when, gender));
  expect(counts["live/total"]).toBe(truth.filter((one) => one.when === "live").length);
});

test("a survey's answers are crossed with its members' profile, and with what the reader may see of it alone", async () => {
  const options = ["tea", "milk"].map((code) => ({ code, label: { es: code } }));
  const drink = { id: "drink", variable: "drink", type: "single-choice", title: { es: "¿Qué bebes?" }, options };
  const id = await publishedSurvey(app, moderator, { languages: ["es"], blocks: [{ id: "b", questions: [drink] }] });
  const member = await app.signIn("member");
  const url = `/api/activities/${id}/execution`;
  await app.call({ method: "POST", url, token: member });
  await app.call({ method: "POST", url: `${url}/complete`, token: member, body: { answers: { drink: { value: "tea" } } } });
  await rows(
    app,
    "update member set gender = 'W', birth_date = '1990-01-01', tags = '{near,quick}' where email = 'member@demo.test'",
  );
  const asked = { rows: ["drink"], columns: ["member_gender", "member_tags", "member_age"] };
  const counts = countsOf(await tableOf(id, asked));
  expect(counts).toMatchObject({ "tea/total": 1, "tea/W": 1, "tea/near": 1, "tea/quick": 1, "tea/35": 1, "milk/W": 0 });
  // An observer sees nobody's profile.
  const observer = await app.signIn("observer");
  expect((await variablesOf(id, observer)).profile).toEqual([]);
  const refused = await app.call({
    method: "POST",
    url: `/api/activities/${id}/tables`,
    token: observer,
    body: { rows: ["drink"], columns: ["member_gender"] },
  });
  expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([400, "/columns/0"]);
});

test("what only a questionnaire has is refused where there is none", async () => {
  const id = await activityOf("wat_poll", "poll_vote join poll on poll.id = poll_vote.poll where poll.activity = activity.id");
  const [{ name = "" } = {}] = (await variablesOf(id)).variables;
  for (const [body, path] of [
    [{ weight: "w" }, "/weight"],
    [{ filter: { q: ["a"] } }, "/filter"],
    [{ rows: ["nothing"] }, "/rows/0"],
  ] as const) {
    const answer = await app.call({
      method: "POST",
      url: `/api/activities/${id}/tables`,
      token: moderator,
      body: { rows: [name], columns: ["member_gender"], ...body },
    });
    expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, path]);
  }
});
