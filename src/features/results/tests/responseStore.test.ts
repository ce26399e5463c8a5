import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { spaceDbOf } from "../../../../tests/helpers/spaceDb";
import { publishedSurvey } from "../../../../tests/helpers/surveys";
import type { SpaceDb } from "../../../server/kit";
import { type AnsweredQuestionnaire, ResponseColumns } from "../server/responses/responseColumns";
import { ResponseStore } from "../server/responses/responseStore";

const options = ["a", "b", "c"].map((code) => ({ code, label: { es: code } }));
const DRAFT = {
  languages: ["es"],
  blocks: [
    {
      id: "b",
      questions: [
        { id: "one", variable: "one", type: "single-choice", title: { es: "Una" }, options },
        { id: "why", variable: "why", type: "short-text", title: { es: "Por qué" } },
      ],
    },
  ],
};
/** More than a bucket of ids takes. */
const RESPONSES = 4_500;

describe.each(ENGINES)("responses kept in memory, on %s", (engine) => {
  let app: TestApp;
  let db: SpaceDb;
  let questionnaire: AnsweredQuestionnaire;

  beforeAll(async () => {
    app = await startApp({ engine });
    db = spaceDbOf(app, await demoId(app));
    await publishedSurvey(app, await app.signIn("moderator"), DRAFT);
    const [version] = await rows<{ id: string; questionnaire: string }>(
      app,
      "select id, questionnaire from questionnaire_version order by created_at desc limit 1",
    );
    questionnaire = { id: version?.questionnaire ?? "", versionIds: [version?.id ?? ""] };
    await answer(RESPONSES);
  });
  afterAll(() => app.close());

  /** Complete responses with an answer to each question. */
  async function answer(count: number) {
    const [version] = questionnaire.versionIds;
    await rows(
      app,
      `with people as (
        insert into response (id, space_id, questionnaire, questionnaire_version, channel, state, is_test, completed_at)
        select gen_random_uuid(), '${db.spaceId}', '${questionnaire.id}', '${version}', 'link', 'complete', n % 7 = 0, now()
        from generate_series(1, ${count}) n returning id)
      insert into answer (id, space_id, response, questionnaire_version, question_id, value, saved_at)
      select gen_random_uuid(), '${db.spaceId}', people.id, '${version}', question,
        case question when 'one' then to_jsonb(substr('abc', 1 + abs(hashtext(people.id::text)) % 3, 1))
          else to_jsonb('because ' || people.id) end, now()
      from people, unnest(array['one', 'why']) question where abs(hashtext(people.id::text || question)) % 10 > 0`,
    );
  }

  /** Everything that a store says, a line a response. */
  const read = (store: ResponseStore) =>
    store.use(db, questionnaire, ["one", "why", ResponseColumns.MEMBER], (responses) =>
      [...responses.frame.slots]
        .map(([id, slot]) => {
          const given = ["one", "why", ResponseColumns.MEMBER].map(
            (part) => responses.column(part).answerOf(slot)?.value ?? null,
          );
          return JSON.stringify([id, responses.frame.isTest[slot] === 1, ...given]);
        })
        .sort(),
    );
  const truth = async () => {
    const found = await rows<{ line: unknown[] }>(
      app,
      `select json_build_array(r.id, r.is_test,
        (select value from answer where response = r.id and question_id = 'one'),
        (select value from answer where response = r.id and question_id = 'why'), r.member) as line
      from response r where questionnaire = '${questionnaire.id}' and state = 'complete'`,
    );
    return found.map(({ line }) => JSON.stringify(line)).sort();
  };

  const some = (share: number) =>
    `id in (select id from response where questionnaire = '${questionnaire.id}' and random() < ${share})`;
  const CHANGES: readonly (readonly [string, () => Promise<unknown>])[] = [
    ["more come", () => answer(300)],
    ["some are taken out for their quality", () => rows(app, `update response set state = 'ended' where ${some(0.01)}`)],
    ["some go", () => rows(app, `delete from response where ${some(0.01)}`)],
    ["some are somebody's", () => rows(app, `update response set member = null, is_test = not is_test where ${some(0.01)}`)],
    [
      "one is a member's",
      () =>
        rows(
          app,
          `update response set member = (select id from member where space_id = '${db.spaceId}' limit 1)
            where id = (select id from response where questionnaire = '${questionnaire.id}' and state = 'complete' limit 1)`,
        ),
    ],
    [
      "what some typed is erased",
      () =>
        rows(
          app,
          `with gone as (update response set version = version + 1 where ${some(0.01)} returning id)
            update answer set value = null, missing = 'unknown' where question_id = 'why' and response in (select id from gone)`,
        ),
    ],
    ["very many come", () => answer(3_000)],
    ["all go", () => rows(app, `delete from response where questionnaire = '${questionnaire.id}' and random() < 0.97`)],
  ];

  test("are those of the database after whatever has changed", async () => {
    const store = new ResponseStore();
    expect(await read(store)).toEqual(await truth());
    for (const [what, change] of CHANGES) {
      await change();
      expect(await read(store), what).toEqual(await truth());
    }
    await answer(1_000);
    expect(await read(store)).toEqual(await truth());
  });

  test("go on from what was saved, which holds nothing that was typed", async () => {
    const store = new ResponseStore();
    await store.save(db, questionnaire, {
      questionIds: ["one", "why"],
      maySave: (questionId) => questionId === "one",
    });
    const parts = await rows<{ part: string; responses: number }>(
      app,
      `select part, responses from result_column where questionnaire = '${questionnaire.id}' order by part`,
    );
    expect(parts.map(({ part }) => part)).toEqual(["$frame", "one"]);
    await rows(app, `delete from response where ${some(0.1)}`);
    await answer(300);
    expect(await read(new ResponseStore())).toEqual(await truth());
    // It is what was saved that a column comes from: what nobody has touched isn't read again.
    await rows(app, `update answer set value = '"c"' where question_id = 'one' and value = '"a"'`);
    const [known, now] = [await read(new ResponseStore()), await truth()];
    expect(known).not.toEqual(now);
    await rows(app, `update response set version = version + 1 where questionnaire = '${questionnaire.id}'`);
    expect(await read(new ResponseStore())).toEqual(now);
  });

  test("are read by many at once as by one", async () => {
    const store = new ResponseStore();
    const all = await Promise.all(Array.from({ length: 5 }, () => read(store)));
    const expected = await truth();
    for (const one of all) expect(one).toEqual(expected);
  });
});
