import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../helpers/app";
import { picture } from "../helpers/images";
import { createSurvey, DRAFT, groupedChoice, multipart, publishDraft, publishedSurvey } from "../helpers/surveys";

/** As the server encodes it itself, so that it is kept as it is. */
const PNG = await picture().png().toBuffer();
/** Of who was sent by no panel. */
const ENDED = { exit: null, mayRetake: false };
const ORIGIN = { origin: "http://localhost:3000", host: "localhost:3000" };

describe.each(CONCURRENT_ENGINE)("answering on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let member: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    [moderator, member] = await Promise.all([app.signIn("moderator"), app.signIn("member")]);
  });
  afterAll(() => app.close());

  const base = (id: string) => `/api/activities/${id}/execution`;
  const start = (id: string, language = "es", token = member) =>
    app.call({ method: "POST", url: `${base(id)}?language=${language}`, token });
  const answer = (id: string, questionId: string, body: unknown, token = member) =>
    app.call({ method: "PUT", url: `${base(id)}/answers/${questionId}`, token, body });
  const complete = (id: string) => app.call({ method: "POST", url: `${base(id)}/complete`, token: member });
  const stored = (id: string) =>
    app.database.query<{ question_id: string; value: unknown; comment: string | null; missing: string | null; state: string }>({
      text: `select question_id, value, comment, missing, response.state from answer
        join response on response.id = answer.response
        join activity on activity.questionnaire = response.questionnaire
        where activity.id = $1 and question_id <> 'group' order by question_id`,
      values: [id],
    });

  describe("a member", () => {
    test("gets choices in the order of their groups, with the headings over them", async () => {
      const blocks = [{ id: "one", questions: [groupedChoice()] }];
      const id = await publishedSurvey(app, moderator, { ...DRAFT, blocks });
      const [element] = (await start(id, "en")).json().survey.pages[0].elements;
      expect(element.choices.map(({ value }: { value: string }) => value)).toEqual(["c", "b", "a"]);
      expect(element.headings).toEqual([
        { text: "Group <g>", codes: ["c"] },
        { text: "Group <h>", codes: ["a"] },
      ]);
      expect((await answer(id, "grouped", { value: "c" })).statusCode).toBe(204);
      expect(await stored(id)).toMatchObject([{ question_id: "grouped", value: "c" }]);
    });

    test("gets the questionnaire in the language asked for, one page a question", async () => {
      const id = await publishedSurvey(app, moderator);
      const english = (await start(id, "en")).json();
      expect(english).toMatchObject({
        state: "open",
        title: "Survey",
        closing: "Thanks!",
        welcome: null,
        language: "en",
        languages: ["es", "en"],
        answers: {},
        currentQuestionId: null,
        dontKnow: { points: "Don't know" },
        labs: 0,
      });
      expect(english.theme).toMatchObject({ name: "Comunidad Demo", language: "es" });
      const { pages } = english.survey;
      expect(pages.map((page: { elements: { name: string }[] }) => page.elements.map(({ name }) => name))).toEqual(
        ["one", "several", "points", "age", "words", "grid", "share", "text", "photo"].map((name) => [name]),
      );
      expect(pages[0]).toMatchObject({ title: "Primera parte", elements: [{ title: "one?", isRequired: true }] });
      expect(pages[7].elements[0].html).toContain("&lt;b&gt;esto&lt;/b&gt;");
      expect((await start(id, "fr-BE")).json().language).toBe("es");
    });

    test("answers, leaves, comes back to the same place, and completes once", async () => {
      const id = await publishedSurvey(app, moderator);
      const { responseId } = (await start(id)).json();
      for (const [questionId, body] of [
        ["one", { value: "other", comment: "Mine" }],
        ["several", { value: ["a", "c"] }],
        ["points", { value: null, missing: "dont-know" }],
        ["age", { value: 41 }],
        ["words", { value: "hola" }],
        ["grid", { value: { a: "b", b: "c" } }],
        ["share", { value: { a: 4, b: 6 } }],
      ] as const) {
        const saved = await answer(id, questionId, body);
        expect([questionId, saved.statusCode]).toEqual([questionId, 204]);
      }
      const position = { method: "PUT", url: `${base(id)}/position`, token: member, body: { questionId: "share" } } as const;
      expect((await app.call(position)).statusCode).toBe(204);
      const back = (await start(id)).json();
      expect(back).toMatchObject({ responseId, currentQuestionId: "share", missing: { points: "dont-know" } });
      expect(back.answers).toEqual({
        one: "other",
        "one-Comment": "Mine",
        several: ["a", "c"],
        age: 41,
        words: "hola",
        grid: { a: "b", b: "c" },
        share: { a: 4, b: 6 },
      });
      expect((await complete(id)).json()).toEqual({ state: "complete", disposition: "complete", closing: "¡Gracias!", ...ENDED });
      expect((await complete(id)).json()).toEqual({ state: "complete", disposition: "complete", closing: "¡Gracias!", ...ENDED });
      expect((await answer(id, "age", { value: 42 })).json().code).toBe("execution.alreadyAnswered");
      expect((await start(id)).json()).toMatchObject({ state: "complete", answers: {} });
      const own = (await app.call({ url: "/api/member/activities", token: member })).json();
      expect(own.find((one: { id: string }) => one.id === id)).toMatchObject({ state: "done", path: "survey" });
    });

    test("sends the same answer twice, changes it and takes it back", async () => {
      const id = await publishedSurvey(app, moderator);
      await start(id);
      await answer(id, "one", { value: "a" });
      await answer(id, "one", { value: "a" });
      expect(await stored(id)).toMatchObject([{ question_id: "one", value: "a" }]);
      await answer(id, "one", { value: "b" });
      expect(await stored(id)).toMatchObject([{ value: "b" }]);
      expect((await answer(id, "one", { value: null })).statusCode).toBe(204);
      expect(await stored(id)).toEqual([]);
    });

    test("cannot complete while a required question waits", async () => {
      const id = await publishedSurvey(app, moderator);
      await start(id);
      const refused = await complete(id);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: "execution.incomplete", errors: [{ path: "one", rule: "required" }] });
      await answer(id, "one", { value: "a" });
      expect((await complete(id)).statusCode).toBe(200);
    });

    test("is drawn into a group that is stored, not shown, and can't be chosen", async () => {
      const id = await publishedSurvey(app, moderator);
      const state = (await start(id)).json();
      expect(JSON.stringify(state)).not.toContain("page-group");
      const rows = await app.database.query<{ value: string }>({
        text: "select value from answer where response = $1 and question_id = 'group'",
        values: [state.responseId],
      });
      expect(["a", "b"]).toContain(rows[0]?.value);
    });

    test("starts from two tabs at once with one response", async () => {
      const id = await publishedSurvey(app, moderator);
      const states = await Promise.all(Array.from({ length: 8 }, () => start(id)));
      expect(states.map(({ statusCode }) => statusCode)).toEqual(states.map(() => 200));
      expect(new Set(states.map((state) => state.json().responseId)).size).toBe(1);
    });

    test("who answers and completes at once leaves a whole response", async () => {
      const id = await publishedSurvey(app, moderator);
      await start(id);
      await answer(id, "one", { value: "a" });
      const answers = await Promise.all([complete(id), ...[20, 30, 40].map((value) => answer(id, "age", { value }))]);
      const acknowledged = answers.slice(1).some(({ statusCode }) => statusCode === 204);
      const rows = await stored(id);
      expect(rows.some(({ question_id, missing }) => question_id === "age" && missing === null)).toBe(acknowledged);
      expect(rows.every(({ state }) => state === "complete")).toBe(true);
    });

    test("finds it by its id in capitals, too", async () => {
      const id = await publishedSurvey(app, moderator);
      const begun = await start(id);
      const again = await start(id.toUpperCase());
      expect([again.statusCode, again.json().responseId]).toEqual([200, begun.json().responseId]);
    });

    test("stays on the version that the response began with", async () => {
      const id = await publishedSurvey(app, moderator);
      await start(id);
      const [first, second] = DRAFT.blocks;
      await publishDraft(app, moderator, id, {
        ...DRAFT,
        blocks: [{ ...first, questions: first?.questions.slice(0, 1) }, second],
      });
      expect((await start(id)).json().survey.pages).toHaveLength(9);
      expect((await answer(id, "several", { value: ["a"] })).statusCode).toBe(204);
    });
  });

  test.each<[string, string, unknown, number, string]>([
    ["an option that isn't there", "one", { value: "z" }, 422, "execution.invalidAnswer"],
    ["a list for one option", "one", { value: ["a"] }, 422, "execution.invalidAnswer"],
    ["a comment that wasn't asked for", "several", { value: ["a"], comment: "x" }, 422, "execution.invalidAnswer"],
    ["too many selections", "several", { value: ["a", "b", "c"] }, 422, "execution.invalidAnswer"],
    ["repeated selections", "several", { value: ["a", "a"] }, 422, "execution.invalidAnswer"],
    ["a rating beyond the scale", "points", { value: 42 }, 422, "execution.invalidAnswer"],
    ["a text for a number", "age", { value: "abc" }, 422, "execution.invalidAnswer"],
    ["a number beyond its limits", "age", { value: 15 }, 422, "execution.invalidAnswer"],
    ["a fraction", "age", { value: 20.5 }, 422, "execution.invalidAnswer"],
    ["a text that is too long", "words", { value: "x".repeat(41) }, 422, "execution.invalidAnswer"],
    ["U+0000", "words", { value: "a\u0000b" }, 422, "execution.invalidAnswer"],
    ["U+0000 in a comment", "one", { value: "other", comment: "a\u0000" }, 422, "execution.invalidAnswer"],
    ["an unknown row", "grid", { value: { z: "a" } }, 422, "execution.invalidAnswer"],
    ["an inherited name as a row", "grid", { value: { constructor: "a" } }, 422, "execution.invalidAnswer"],
    ["points that don't add up", "share", { value: { a: 4, b: 7 } }, 422, "execution.invalidAnswer"],
    ["don't know where it isn't offered", "age", { value: null, missing: "dont-know" }, 422, "execution.invalidAnswer"],
    ["don't know beside a value", "points", { value: 3, missing: "dont-know" }, 422, "execution.invalidAnswer"],
    ["another reason of missing", "points", { value: null, missing: "refused" }, 400, "request.invalid"],
    ["a group of one's own choice", "group", { value: "a" }, 422, "execution.invalidAnswer"],
    ["an answer to a text", "text", { value: "x" }, 422, "execution.invalidAnswer"],
    ["an unknown question", "nowhere", { value: "x" }, 404, "execution.unknownQuestion"],
    ["no value", "one", {}, 400, "request.invalid"],
    ["more than an answer", "one", { value: "a", state: "complete" }, 400, "request.invalid"],
    ["a file from elsewhere", "photo", { value: [file("https://evil.example/x.png")] }, 422, "execution.invalidAnswer"],
    ["a file inside the value", "photo", { value: [file("data:image/png;base64,AAAA")] }, 422, "execution.invalidAnswer"],
    [
      "a file that was never uploaded",
      "photo",
      { value: [file("/files/01a1f8bf-bb41-7823-8527-39b250348fc4")] },
      422,
      "execution.invalidAnswer",
    ],
  ])("forged: %s changes nothing", async (_what, questionId, body, status, code) => {
    const id = await publishedSurvey(app, moderator);
    await start(id);
    await answer(id, "one", { value: "a" });
    const refused = await answer(id, questionId, body);
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    for (const { message } of refused.json().errors ?? []) expect(message).not.toMatch(/^validation\./);
    expect(await stored(id)).toMatchObject([{ question_id: "one", value: "a", comment: null }]);
  });

  test("nothing can be answered before it begins, after it ends, unpublished, private, by staff or by nobody", async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
    const later = await createSurvey(app, moderator, { startsAt: inAnHour });
    await publishDraft(app, moderator, later);
    expect((await start(later)).json()).toMatchObject({ code: "execution.notOpen", opensAt: inAnHour });
    const ended = await createSurvey(app, moderator, { endsAt: inAnHour });
    await publishDraft(app, moderator, ended);
    await start(ended);
    await app.call({ method: "PUT", url: `/api/activities/${ended}`, token: moderator, body: { endsAt: anHourAgo } });
    expect((await start(ended)).json()).toMatchObject({ code: "execution.closed", closedAt: anHourAgo });
    expect((await answer(ended, "one", { value: "a" })).json().code).toBe("execution.closed");
    expect((await complete(ended)).json().code).toBe("execution.closed");
    expect((await start(await createSurvey(app, moderator))).json().code).toBe("execution.notFound");
    const [other] = (await app.call({ url: "/api/members?range=[0,0]", token: moderator })).json();
    const hidden = await createSurvey(app, moderator, { visibility: "PRIVATE", participants: [other.id] });
    await publishDraft(app, moderator, hidden);
    expect((await start(hidden)).json().code).toBe("execution.notFound");
    const open = await publishedSurvey(app, moderator);
    expect((await start(open, "es", moderator)).statusCode).toBe(403);
    expect((await app.call({ method: "POST", url: base(open) })).statusCode).toBe(401);
    expect((await answer(open, "one", { value: "a" })).json().code).toBe("execution.notFound");
  });

  describe("a file", () => {
    const upload = (id: string, questionId: string, content: Buffer | string, name = "photo.png", token = member) =>
      app.call({ method: "POST", url: `${base(id)}/files/${questionId}`, token, ...multipart(name, content) });

    test("is kept for the answer, for its respondent and the team alone", async () => {
      const id = await publishedSurvey(app, moderator);
      await start(id);
      const uploaded = await upload(id, "photo", PNG, "../día.png");
      expect(uploaded.statusCode).toBe(201);
      const { url, name, type, size } = uploaded.json();
      expect({ name, type, size }).toEqual({ name: "día.png", type: "image/png", size: PNG.length });
      // Browsers know no type for many files: the server's own finding counts.
      expect((await answer(id, "photo", { value: [{ name: "día.png", type: "", content: url }] })).statusCode).toBe(204);
      expect((await start(id)).json().answers.photo).toEqual([{ name, type, content: url }]);
      for (const token of [member, moderator]) {
        const read = await app.call({ url, token });
        expect(read.statusCode).toBe(200);
        expect(read.rawPayload.equals(PNG)).toBe(true);
        expect(read.headers).toMatchObject({ "content-type": "image/png", "x-content-type-options": "nosniff" });
        expect(read.headers["content-disposition"]).toMatch(/^inline; filename\*=UTF-8''d%C3%ADa\.png$/);
      }
      expect((await app.call({ url })).statusCode).toBe(404);
      expect((await app.call({ url, token: await app.signIn("client") })).statusCode).toBe(404);
    });

    test("belongs to the question and the response that it was uploaded to", async () => {
      const [one, other] = [await publishedSurvey(app, moderator), await publishedSurvey(app, moderator)];
      await start(one);
      await start(other);
      const { url } = (await upload(one, "photo", PNG)).json();
      const value = [{ name: "photo.png", type: "image/png", content: url }];
      expect((await answer(other, "photo", { value })).json().code).toBe("execution.invalidAnswer");
      expect(await stored(other)).toEqual([]);
    });

    test.each([
      ["a page in a picture's name", "photo", Buffer.from("<html><script>alert(1)</script></html>"), 415],
      ["a document where pictures are asked", "photo", Buffer.from("%PDF-1.7 ..."), 415],
      ["a picture that is too large", "photo", Buffer.concat([PNG, Buffer.alloc(1_100_000)]), 413],
      ["a picture where none is asked", "one", PNG, 422],
      ["a picture for a question that isn't there", "nowhere", PNG, 404],
    ])("is refused: %s", async (_what, questionId, content, status) => {
      const id = await publishedSurvey(app, moderator);
      await start(id);
      expect((await upload(id, questionId, content)).statusCode).toBe(status);
    });
  });

  describe("an open link", () => {
    async function openLink(draft: unknown = DRAFT): Promise<{ id: string; url: string }> {
      const id = await publishedSurvey(app, moderator, draft);
      const turned = await app.call({
        method: "PUT",
        url: `/api/activities/${id}/link`,
        token: moderator,
        body: { isOpen: true },
      });
      return { id, url: `/api/surveys/${turned.json().link.slice(3)}/execution` };
    }
    const cookieOf = (headers: Readonly<Record<string, unknown>>) => String(headers["set-cookie"]).split(";")[0] ?? "";

    test("lets anyone answer, and a cookie brings them back", async () => {
      const { id, url } = await openLink();
      const begun = await app.call({ method: "POST", url, headers: ORIGIN });
      expect(begun.statusCode).toBe(200);
      expect(String(begun.headers["set-cookie"])).toMatch(/^sondeo\.respondent\..*Path=\/; HttpOnly; SameSite=Lax/);
      const headers = { ...ORIGIN, cookie: cookieOf(begun.headers) };
      const saved = await app.call({ method: "PUT", url: `${url}/answers/one`, headers, body: { value: "a" } });
      expect(saved.statusCode).toBe(204);
      const back = await app.call({ method: "POST", url, headers });
      expect(back.json()).toMatchObject({ responseId: begun.json().responseId, answers: { one: "a" }, labs: 0 });
      const stranger = await app.call({ method: "POST", url, headers: ORIGIN });
      expect(stranger.json().responseId).not.toBe(begun.json().responseId);
      expect((await app.call({ method: "POST", url: `${url}/complete`, headers })).statusCode).toBe(200);
      const [row] = await app.database.query<{ channel: string; is_test: boolean; token_hash: string }>({
        text: "select channel, is_test, token_hash from response where id = $1",
        values: [begun.json().responseId],
      });
      expect(row).toMatchObject({ channel: "link", is_test: false });
      expect(headers.cookie).not.toContain(row?.token_hash);
      const answers = await stored(id);
      expect(answers.every(({ state }) => state === "complete")).toBe(true);
      // What was seen and left open is told from what was never asked.
      expect(answers.filter(({ missing }) => missing === null)).toMatchObject([{ question_id: "one", value: "a" }]);
      expect(new Set(answers.map(({ missing }) => missing))).toEqual(new Set([null, "no-answer"]));
    });

    test("takes no writes from other sites, or from whoever hasn't begun", async () => {
      const { url } = await openLink();
      const evil = { origin: "https://evil.example", host: "localhost:3000" };
      expect((await app.call({ method: "POST", url, headers: evil })).json().code).toBe("request.foreignOrigin");
      expect((await app.call({ method: "POST", url })).json().code).toBe("request.foreignOrigin");
      const body = { value: "a" };
      const early = await app.call({ method: "PUT", url: `${url}/answers/one`, headers: ORIGIN, body });
      expect(early.json().code).toBe("execution.sessionLost");
      const forged = { ...ORIGIN, cookie: "sondeo.respondent.x=abc" };
      expect((await app.call({ method: "PUT", url: `${url}/answers/one`, headers: forged, body })).statusCode).toBe(403);
    });

    test("leads nowhere once it is turned off, or where it never was", async () => {
      const { id, url } = await openLink();
      await app.call({ method: "PUT", url: `/api/activities/${id}/link`, token: moderator, body: { isOpen: false } });
      const closed = await app.call({ method: "POST", url, headers: ORIGIN });
      expect([closed.statusCode, closed.json().code]).toEqual([404, "execution.notFound"]);
      expect(closed.headers["set-cookie"]).toBeUndefined();
      const unknown = `/api/surveys/${"x".repeat(22)}/execution`;
      expect((await app.call({ method: "POST", url: unknown, headers: ORIGIN })).statusCode).toBe(404);
    });

    test("makes a test response of what the team answers", async () => {
      const { url } = await openLink();
      const begun = await app.call({ method: "POST", url, token: moderator, headers: ORIGIN });
      const rows = await app.database.query<{ is_test: boolean }>({
        text: "select is_test from response where id = $1",
        values: [begun.json().responseId],
      });
      expect(rows).toEqual([{ is_test: true }]);
    });
  });

  test("a preview goes on behind questions that were left open and that later ones depend on", async () => {
    const id = await createSurvey(app, moderator);
    const options = ["a", "b"].map((code) => ({ code, label: { es: code } }));
    const choice = (name: string, rest: object = {}) =>
      ({ id: name, variable: name, type: "single-choice", title: { es: name }, options, ...rest }) as const;
    const showIf = (question: string) => ({ showIf: { question, is: "unanswered" } });
    const questions = [choice("one"), choice("two", showIf("one")), choice("three", showIf("two")), choice("four")];
    const draft = { languages: ["es"], blocks: [{ id: "b", questions }] };
    const url = `/api/activities/${id}`;
    await app.call({ method: "PUT", url: `${url}/questionnaire`, token: moderator, body: { draft, revision: 1 } });
    const leave = async (questionId: string, answers: object = {}) => {
      const body = { questionId, answers };
      const answer = await app.call({ method: "POST", url: `${url}/preview/next`, token: moderator, body });
      return { status: answer.statusCode, ...answer.json() };
    };
    expect(await leave("one")).toMatchObject({ status: 200, currentQuestionId: "two" });
    expect(await leave("two")).toMatchObject({ status: 200, currentQuestionId: "three" });
    expect(await leave("three", { three: { value: "a" } })).toMatchObject({ status: 200, currentQuestionId: "four" });
    // What was answered after all leads elsewhere.
    expect(await leave("one", { one: { value: "a" } })).toMatchObject({ status: 200, currentQuestionId: "three" });
    expect(await leave("two", { one: { value: "a" } })).toMatchObject({ status: 409, code: "execution.notCurrentQuestion" });
    expect(await leave("four")).toMatchObject({ status: 200, state: "complete" });
  });

  test.each([
    ["the first question under the welcome, as members get it", {}, true],
    ["the welcome alone, where the first question is drawn", { order: "random" }, false],
  ])("a preview begins with %s", async (_name, rest, expected) => {
    const id = await createSurvey(app, moderator);
    const [first, ...others] = DRAFT.blocks;
    const draft = { ...DRAFT, blocks: [{ ...first, ...rest }, ...others] };
    const url = `/api/activities/${id}`;
    await app.call({ method: "PUT", url: `${url}/questionnaire`, token: moderator, body: { draft, revision: 1 } });
    const begun = await app.call({ method: "POST", url: `${url}/preview`, token: moderator });
    expect(begun.json().beginsWithQuestion).toBe(expected);
  });

  test("a preview checks the draft's answers and stores nothing", async () => {
    const id = await createSurvey(app, moderator);
    await app.call({
      method: "PUT",
      url: `/api/activities/${id}/questionnaire`,
      token: moderator,
      body: { draft: DRAFT, revision: 1 },
    });
    const url = `/api/activities/${id}/preview`;
    const begun = await app.call({ method: "POST", url: `${url}?language=en`, token: moderator });
    expect(begun.json()).toMatchObject({ responseId: null, state: "open", language: "en", answers: {} });
    const put = (questionId: string, value: unknown) =>
      app.call({ method: "PUT", url: `${url}/answers/${questionId}`, token: moderator, body: { value } });
    expect((await put("one", "a")).statusCode).toBe(204);
    expect((await put("one", "z")).statusCode).toBe(422);
    const position = { method: "PUT", url: `${url}/position`, token: moderator } as const;
    expect((await app.call({ ...position, body: { questionId: "age" } })).statusCode).toBe(204);
    expect((await app.call({ ...position, body: { questionId: "nowhere" } })).statusCode).toBe(404);
    const file = await app.call({
      method: "POST",
      url: `${url}/files/photo`,
      token: moderator,
      ...multipart("a.png", PNG),
    });
    expect(file.statusCode).toBe(201);
    expect((await app.call({ method: "POST", url: `${url}/complete`, token: moderator })).json()).toEqual({
      state: "complete",
      disposition: "complete",
      closing: "¡Gracias!",
    });
    expect(await stored(id)).toEqual([]);
    expect((await app.call({ method: "POST", url, token: member })).statusCode).toBe(403);
    const observer = await app.signIn("observer");
    expect((await app.call({ method: "POST", url, token: observer })).statusCode).toBe(200);
  });

  function file(content: string) {
    return { name: "x.png", type: "image/png", content };
  }
});
