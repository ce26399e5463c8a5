import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lss } from "../../src/features/exchange/importers/limesurvey/testing";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { createQuota } from "../helpers/quotas";
import { createSurvey, DRAFT, multipart, publishDraft, publishedSurvey } from "../helpers/surveys";

describe.each(ANY_ENGINE)("questionnaires on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let observer: string;
  let member: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    [moderator, observer, member] = await Promise.all([app.signIn("moderator"), app.signIn("observer"), app.signIn("member")]);
  });
  afterAll(() => app.close());

  const path = (id: string, rest = "") => `/api/activities/${id}/questionnaire${rest}`;
  const read = async (id: string) => (await app.call({ url: path(id), token: moderator })).json();

  const exported = async (id: string, format: string) =>
    (await app.call({ url: path(id, `/export?format=${format}`), token: moderator })).json();
  async function importInto(id: string, file: { readonly content: string; readonly extension: string }) {
    const url = `/api/activities/${id}/import`;
    const body = multipart(`questionnaire.${file.extension}`, file.content);
    return (await app.call({ method: "POST", url, token: moderator, ...body })).json();
  }

  test("a new survey has an empty draft in the community's language, which can't be published", async () => {
    const id = await createSurvey(app, moderator);
    const state = await read(id);
    expect(state).toMatchObject({ revision: 1, published: null, responses: 0, link: null });
    expect(state.draft).toEqual({ languages: ["es"], blocks: [{ id: "block-1", questions: [] }] });
    expect(state.faults).toEqual([{ path: "/blocks", fault: "noQuestions" }]);
    const refused = await app.call({ method: "POST", url: path(id, "/publish"), token: moderator, body: { revision: 1 } });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: "questionnaire.faulty", errors: [{ rule: "noQuestions" }] });
    expect(refused.json().errors[0].message).not.toContain("questionFaults");
  });

  test("who may what: moderators write, observers read, members and strangers do neither", async () => {
    const id = await createSurvey(app, moderator);
    const body = { draft: DRAFT, revision: 1 };
    expect((await app.call({ url: path(id), token: observer })).statusCode).toBe(200);
    expect((await app.call({ method: "PUT", url: path(id), token: observer, body })).statusCode).toBe(403);
    expect((await app.call({ url: path(id), token: member })).statusCode).toBe(403);
    expect((await app.call({ url: path(id) })).statusCode).toBe(401);
    const unknown = path("01a1f8bf-bb41-7823-8527-39b250348fc4");
    expect((await app.call({ url: unknown, token: moderator })).json().code).toBe("record.notFound");
    const foreign = await app.signIn("client");
    expect((await app.call({ url: path(id), token: foreign })).statusCode).toBe(403);
  });

  test("of two people who edit at once the second is told, and nothing is overwritten", async () => {
    const id = await createSurvey(app, moderator);
    const save = (title: string) =>
      app.call({
        method: "PUT",
        url: path(id),
        token: moderator,
        body: { draft: { ...DRAFT, title: { es: title } }, revision: 1 },
      });
    const answers = await Promise.all([save("A"), save("B")]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe("questionnaire.stale");
    expect((await read(id)).revision).toBe(2);
  });

  test("a save that comes again, because its answer was lost, is the same save", async () => {
    const id = await createSurvey(app, moderator);
    const save = (title: string, revision: number) =>
      app.call({ method: "PUT", url: path(id), token: moderator, body: { draft: { ...DRAFT, title: { es: title } }, revision } });
    expect((await save("A", 1)).json()).toMatchObject({ revision: 2 });
    expect((await save("A", 1)).json()).toMatchObject({ revision: 2 });
    expect((await save("B", 1)).json().code).toBe("questionnaire.stale");
    await save("C", 2);
    expect((await save("A", 1)).json().code).toBe("questionnaire.stale");
    expect((await read(id)).revision).toBe(3);
  });

  test.each([
    ["an unknown member", { ...DRAFT, extra: 1 }, "/draft/extra"],
    ["no language", { ...DRAFT, languages: [] }, "/draft/languages"],
    ["a text that is no map", { ...DRAFT, title: "x" }, "/draft/title"],
    ["an unknown setting", withFirst({ colour: "red" }), "/draft/blocks/0/questions/0/colour"],
    ["a setting of the wrong type", withFirst({ options: "a" }), "/draft/blocks/0/questions/0/options"],
    ["a character that can't be stored", withFirst({ title: { es: "a\u0000" } }), "/draft"],
  ])("a draft with %s is refused with a pointer", async (_what, draft, pointer) => {
    const id = await createSurvey(app, moderator);
    const refused = await app.call({ method: "PUT", url: path(id), token: moderator, body: { draft, revision: 1 } });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors.map((error: { path: string }) => error.path)).toContain(pointer);
    expect((await read(id)).revision).toBe(1);
  });

  test.each([
    ["unknownType", withFirst({ type: "telepathy" })],
    ["duplicateVariable", withFirst({ variable: "V_AGE" })],
    ["duplicateId", withFirst({ id: "age" })],
    ["noTitle", withFirst({ title: { en: "Only English" } })],
    ["noOptions", withFirst({ options: [] })],
    ["foreignExpression", withFirst({ title: { es: "Hola, {TOKEN:FIRSTNAME}" } })],
    ["randomFirst", { ...DRAFT, blocks: [...DRAFT.blocks].reverse().map((block) => onlyRandomFirst(block)) }],
  ])("a draft can be saved with the fault %s, not published", async (fault, draft) => {
    const id = await createSurvey(app, moderator);
    const saved = await app.call({ method: "PUT", url: path(id), token: moderator, body: { draft, revision: 1 } });
    expect(saved.statusCode).toBe(200);
    expect(saved.json().faults.map((one: { fault: string }) => one.fault)).toContain(fault);
    const refused = await app.call({ method: "POST", url: path(id, "/publish"), token: moderator, body: { revision: 2 } });
    expect(refused.statusCode).toBe(422);
    expect((await read(id)).published).toBeNull();
  });

  test("publishing freezes a version and opens the activity; publishing the same again makes no other", async () => {
    const id = await publishedSurvey(app, moderator);
    const activity = (await app.call({ url: `/api/activities/${id}`, token: moderator })).json();
    expect(activity.status).toBe("ACTIVE");
    expect((await read(id)).published).toMatchObject({ version: 1, isCurrent: true });
    const again = await app.call({ method: "POST", url: path(id, "/publish"), token: moderator, body: { revision: 2 } });
    expect(again.json()).toMatchObject({ version: 1 });
    const stale = await app.call({ method: "POST", url: path(id, "/publish"), token: moderator, body: { revision: 1 } });
    expect(stale.json().code).toBe("questionnaire.stale");
    await app.call({
      method: "PUT",
      url: path(id),
      token: moderator,
      body: { draft: { ...DRAFT, title: { es: "Otra" } }, revision: 2 },
    });
    expect((await read(id)).published).toMatchObject({ version: 1, isCurrent: false });
    const next = await app.call({ method: "POST", url: path(id, "/publish"), token: moderator, body: { revision: 3 } });
    expect(next.json()).toMatchObject({ version: 2 });
  });

  test("an activity that starts later is published as coming soon", async () => {
    const startsAt = new Date(Date.now() + 86_400_000).toISOString();
    const id = await createSurvey(app, moderator, { startsAt });
    await publishDraft(app, moderator, id);
    const activity = (await app.call({ url: `/api/activities/${id}`, token: moderator })).json();
    expect(activity.status).toBe("NEW");
    const own = (await app.call({ url: "/api/member/activities", token: member })).json();
    expect(own.find((one: { id: string }) => one.id === id).state).toBe("comingSoon");
  });

  test("the open link keeps its address while it is turned off and on", async () => {
    const id = await publishedSurvey(app, moderator);
    const turn = async (isOpen: boolean) =>
      (await app.call({ method: "PUT", url: `/api/activities/${id}/link`, token: moderator, body: { isOpen } })).json().link;
    const link = await turn(true);
    expect(link).toMatch(/^\/s\/[\w-]{22,}$/);
    expect(await turn(false)).toBeNull();
    expect(await turn(true)).toBe(link);
  });

  test("an exported questionnaire comes back by import as it was", async () => {
    const id = await publishedSurvey(app, moderator);
    const file = await exported(id, "sondeo");
    expect(file).toMatchObject({ extension: "json", mediaType: "application/json", unmapped: [] });
    const other = await createSurvey(app, moderator);
    expect(await importInto(other, file)).toEqual({ questions: 10, respondents: 0, partial: 0, unmapped: [] });
    expect((await read(other)).draft).toEqual(DRAFT);
    expect((await read(other)).published).toBeNull();
  });

  test("quotas go out with the questionnaire and come in once, however often it is imported", async () => {
    const id = await publishedSurvey(app, moderator);
    const condition = { question: "one", is: "equal", value: "a" };
    await createQuota(app, moderator, id, { target: 5, title: "En el móvil", device: "mobile", condition });
    const file = await exported(id, "sondeo");
    const other = await createSurvey(app, moderator);
    const quotasOf = async (activity: string) =>
      (await app.call({ url: `/api/activities/${activity}/quotas`, token: moderator })).json().quotas;
    for (let time = 0; time < 2; time += 1) {
      expect(await importInto(other, file)).toMatchObject({ unmapped: [] });
      expect(await quotasOf(other)).toMatchObject([{ title: "En el móvil", target: 5, device: "mobile", condition }]);
    }
  });

  test.each(["surveyjs", "limesurvey"])("%s gets what it has a place for, and the rest is named", async (format) => {
    const id = await publishedSurvey(app, moderator);
    const file = await exported(id, format);
    const lost = file.unmapped as readonly { question: string; reason: string }[];
    expect(lost.map(({ question }) => question)).toContain("v_points");
    expect(lost.filter(({ reason }) => reason.startsWith("exportReasons"))).toEqual([]);
    const other = await createSurvey(app, moderator);
    expect((await importInto(other, file)).questions).toBeGreaterThan(7);
  });

  test("an import tells appearance from losses; an expression that it left in a text has to go before publishing", async () => {
    const id = await createSurvey(app, moderator);
    const content = lss([
      { code: "Q1", type: "T", text: "Hello {TOKEN:FIRSTNAME}", attributes: { text_input_width: "5" } },
      { code: "Q2", type: "S", text: "And {Q1}?" },
    ]);
    const report = await importInto(id, { content, extension: "lss" });
    expect(report.unmapped).toMatchObject([
      { question: "Q1", isCosmetic: true, detail: "text_input_width=5" },
      { question: "", reason: expect.not.stringContaining("importReasons") },
      { question: "Q1", detail: "{TOKEN:FIRSTNAME}" },
    ]);
    expect(report.unmapped.filter(({ isCosmetic }: { isCosmetic?: boolean }) => isCosmetic)).toHaveLength(1);
    const { draft, revision } = await read(id);
    const refused = await app.call({ method: "POST", url: path(id, "/publish"), token: moderator, body: { revision } });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toMatchObject([{ path: expect.stringContaining("/title"), rule: "foreignExpression" }]);
    const mended = JSON.parse(JSON.stringify(draft).replace("{TOKEN:FIRSTNAME}", "you"));
    const saved = await app.call({ method: "PUT", url: path(id), token: moderator, body: { draft: mended, revision } });
    expect(saved.json().faults).toEqual([]);
  });

  test("only those who may read a questionnaire get it as a file, in a format that there is", async () => {
    const id = await createSurvey(app, moderator);
    const status = async (format: string, token?: string) =>
      (await app.call({ url: path(id, `/export?format=${format}`), ...(token ? { token } : {}) })).statusCode;
    expect(await status("limesurvey", observer)).toBe(200);
    expect(await status("limesurvey", member)).toBe(403);
    expect(await status("limesurvey")).toBe(401);
    expect(await status("quill", moderator)).toBe(400);
  });

  test("deleting a survey deletes its questionnaire and responses", async () => {
    const id = await publishedSurvey(app, moderator);
    const url = `/api/activities/${id}`;
    const { questionnaire } = (await app.call({ url, token: moderator })).json();
    await app.call({ method: "POST", url: `${url}/execution`, token: member });
    expect((await app.call({ method: "DELETE", url, token: moderator })).statusCode).toBe(200);
    const rows = await app.database.query({
      text: "select id from questionnaire where id = $1 union all select id from response where questionnaire = $1",
      values: [questionnaire],
    });
    expect(rows).toEqual([]);
  });

  function withFirst(changes: Readonly<Record<string, unknown>>) {
    const [first, ...others] = DRAFT.blocks;
    const [question, ...rest] = first?.questions ?? [];
    return { ...DRAFT, blocks: [{ ...first, questions: [{ ...question, ...changes }, ...rest] }, ...others] };
  }

  function onlyRandomFirst(block: (typeof DRAFT.blocks)[number]) {
    const isRandom = ({ type }: { readonly type: string }) => type === "random";
    return { ...block, questions: block.questions.toSorted((a, b) => Number(isRandom(b)) - Number(isRandom(a))) };
  }
});
