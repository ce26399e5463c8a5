import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, LOGINS, startApp, type TestApp } from "../helpers/app";
import { createSurvey, DRAFT, publishDraft, publishedSurvey } from "../helpers/surveys";

const LATER = { ...DRAFT, title: { es: "Otra encuesta", en: "Another survey" } };

describe.each(ANY_ENGINE)("versions of a questionnaire on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let id: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
    id = await publishedSurvey(app, moderator);
    const member = await app.signIn("member");
    await app.call({ method: "POST", url: `/api/activities/${id}/execution`, token: member });
    await publishDraft(app, await app.signIn("mainAdmin"), id, LATER);
  });
  afterAll(() => app.close());

  const versions = (activity: string, rest = "") => `/api/activities/${activity}/questionnaire/versions${rest}`;
  const read = async (url: string, token = moderator) => app.call({ url, token });

  test("are listed newest first, with when, by whom and the responses on each", async () => {
    const listed = await read(versions(id));
    expect(listed.statusCode).toBe(200);
    const published = { publishedAt: expect.any(String), publishedBy: expect.any(String) };
    expect(listed.json()).toEqual([
      { ...published, version: 2, responses: 0, testResponses: 0, isPublished: true },
      { ...published, version: 1, responses: 1, testResponses: 0, isPublished: false },
    ]);
    const [second, first] = listed.json();
    expect(second.publishedBy).not.toBe(first.publishedBy);
    expect(Date.parse(second.publishedAt)).toBeGreaterThanOrEqual(Date.parse(first.publishedAt));
  });

  test("stay as they were published, whatever becomes of the draft", async () => {
    const body = { draft: { ...LATER, blocks: [] }, revision: 3 };
    await app.call({ method: "PUT", url: `/api/activities/${id}/questionnaire`, token: moderator, body });
    expect((await read(versions(id, "/1"))).json()).toMatchObject({ version: 1, questionnaire: DRAFT });
    expect((await read(versions(id, "/2"))).json()).toMatchObject({ version: 2, questionnaire: LATER });
    expect((await read(versions(id))).json()).toHaveLength(2);
  });

  test("are none before the first publication", async () => {
    const fresh = await createSurvey(app, moderator);
    expect((await read(versions(fresh))).json()).toEqual([]);
    expect((await read(versions(fresh, "/1"))).json().code).toBe("record.notFound");
  });

  test("an import that never ended has left no version", async () => {
    const other = await publishedSurvey(app, moderator);
    await app.database.query({
      text: `insert into questionnaire_version (id, space_id, questionnaire, number, document, published_at)
        select gen_random_uuid(), space_id, questionnaire, 2, document, published_at from questionnaire_version
        where questionnaire = (select questionnaire from activity where id = $1)`,
      values: [other],
    });
    expect((await read(versions(other))).json().map(({ version }: { version: number }) => version)).toEqual([1]);
    expect((await read(versions(other, "/2"))).statusCode).toBe(404);
  });

  test("who published is unknown where the space knows the person no more", async () => {
    const other = await publishedSurvey(app, moderator);
    await app.database.query({
      text: `update questionnaire_version set published_by = gen_random_uuid()
        where questionnaire = (select questionnaire from activity where id = $1)`,
      values: [other],
    });
    expect((await read(versions(other))).json()).toMatchObject([{ version: 1, publishedBy: null }]);
  });

  test.each(["0", "-1", "x", "1.5", "99999999999"])("the number %s is refused", async (number) => {
    expect((await read(versions(id, `/${number}`))).statusCode).toBe(400);
  });

  test("are read by staff and by nobody else", async () => {
    const statuses: Record<string, number> = {};
    for (const who of Object.keys(LOGINS) as (keyof typeof LOGINS)[]) {
      const token = await app.signIn(who);
      const both = await Promise.all(["", "/1"].map((rest) => read(versions(id, rest), token)));
      const [status] = new Set(both.map(({ statusCode }) => statusCode));
      statuses[who] = status ?? 0;
      expect(both.map(({ statusCode }) => statusCode)).toEqual([status, status]);
    }
    expect(statuses).toMatchObject({
      member: 403,
      observer: 200,
      moderator: 200,
      administrator: 200,
      mainAdmin: 200,
      client: 403,
    });
    expect((await app.call({ url: versions(id) })).statusCode).toBe(401);
  });
});
