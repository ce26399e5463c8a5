import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../helpers/app";
import { readCsv, readCsvRows } from "../helpers/csv";
import { openLink, respondent } from "../helpers/respondents";
import { createSurvey, multipart, publishDraft, publishedSurvey } from "../helpers/surveys";

const CSV = [
  "RespondentID,Drink,Which snacks? (select all) - Nuts,Which snacks? (select all) - Fruit,Age,Why",
  "1,Coffee,Nuts,,31,=1+1",
  "2,Tea,,Fruit,45,It is the taste of it that I like",
  "3,Coffee,Nuts,Fruit,,Because of the smell in the morning",
  "4,Coffee,,,28,",
].join("\n");

interface QuestionCounts {
  readonly id: string;
  readonly variable: string;
  readonly title: string;
  readonly type: string;
  readonly base: number;
  readonly missing: Readonly<Record<string, number>>;
  readonly counts: readonly { readonly code: string; readonly label: string; readonly count: number; readonly share: number }[];
}

describe.each(CONCURRENT_ENGINE)("results on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let activityId: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
    activityId = await createSurvey(app, moderator);
    const imported = await importFile(activityId, "drinks.csv", CSV);
    expect(imported.json()).toMatchObject({ questions: 4, respondents: 4 });
  });
  afterAll(() => app.close());

  const importFile = (id: string, name: string, content: string | Buffer) =>
    app.call({ method: "POST", url: `/api/activities/${id}/import`, token: moderator, ...multipart(name, content) });
  const results = async (query = "", id = activityId) =>
    (await app.call({ url: `/api/activities/${id}/results${query}`, token: moderator })).json();
  const questionOf = (found: { questions: readonly QuestionCounts[] }, title: string) => {
    const question = found.questions.find((one) => one.title.startsWith(title));
    if (!question) throw new Error(`no question ${title}`);
    return question;
  };
  const countsOf = (question: QuestionCounts) => Object.fromEntries(question.counts.map(({ label, count }) => [label, count]));

  test("an imported CSV is counted as the file says, blanks as missing", async () => {
    const found = await results();
    expect(found.responses).toEqual({ total: 4, complete: 4, open: 0, ended: 0, discarded: 0, test: 0 });
    expect(found.base).toBe(4);
    const drink = questionOf(found, "Drink");
    expect(countsOf(drink)).toEqual({ Coffee: 3, Tea: 1 });
    expect(drink).toMatchObject({ base: 4, missing: {}, type: "single-choice", canFilter: true, isAnswerable: true });
    expect(drink.counts.map(({ share }) => share).toSorted()).toEqual([0.25, 0.75]);
    const snacks = questionOf(found, "Which snacks");
    expect(countsOf(snacks)).toEqual({ Nuts: 2, Fruit: 2 });
    expect(snacks).toMatchObject({ base: 3, missing: { unknown: 1 }, type: "multiple-choice" });
    expect(questionOf(found, "Age")).toMatchObject({ base: 3, missing: { unknown: 1 } });
  });

  test("the activity stays in preparation, its questionnaire is published", async () => {
    expect((await app.call({ url: `/api/activities/${activityId}`, token: moderator })).json().status).toBe("CONFIGURING");
    const state = (await app.call({ url: `/api/activities/${activityId}/questionnaire`, token: moderator })).json();
    expect(state).toMatchObject({ published: { version: 1, isCurrent: true }, responses: 4, faults: [] });
  });

  test("an answer to one question filters all of them", async () => {
    const drink = questionOf(await results(), "Drink");
    const coffee = drink.counts.find(({ label }) => label === "Coffee")?.code;
    const filter = encodeURIComponent(JSON.stringify({ [drink.id]: [coffee] }));
    const found = await results(`?filter=${filter}`);
    expect(found.base).toBe(3);
    expect(countsOf(questionOf(found, "Drink"))).toEqual({ Coffee: 3, Tea: 0 });
    expect(countsOf(questionOf(found, "Which snacks"))).toEqual({ Nuts: 2, Fruit: 1 });
    expect(found.responses.total).toBe(4);
  });

  test.each([
    ["filter=%7B", 400],
    ["filter=[]", 400],
    [`filter=${encodeURIComponent('{"nowhere":["a"]}')}`, 400],
    ["test=yes", 400],
    ["unknown=1", 400],
    ["", 200],
  ])("the query %s answers %i", async (query, status) => {
    const answer = await app.call({ url: `/api/activities/${activityId}/results?${query}`, token: moderator });
    expect(answer.statusCode).toBe(status);
  });

  test("responses are listed in pages and read whole", async () => {
    const url = `/api/activities/${activityId}/responses`;
    const page = await app.call({ url: `${url}?range=[0,1]`, token: moderator });
    expect(page.headers["content-range"]).toBe("responses 0-1/4");
    expect(page.json().map((row: { respondent: string }) => row.respondent)).toEqual(["4", "3"]);
    expect(page.json()[0]).toMatchObject({ channel: "import", isTest: false, state: "complete" });
    const whole = await app.call({ url: `${url}/${page.json()[1].id}`, token: moderator });
    const texts = Object.fromEntries(
      whole
        .json()
        .answers.map((answer: { title: string; text: string; missing: string | null }) => [
          answer.title,
          answer.missing ?? answer.text,
        ]),
    );
    expect(Object.values(texts)).toEqual(["Coffee", "Nuts\nFruit", "unknown", "Because of the smell in the morning"]);
    const elsewhere = await createSurvey(app, moderator);
    const foreign = await app.call({ url: `/api/activities/${elsewhere}/responses/${page.json()[1].id}`, token: moderator });
    expect(foreign.statusCode).toBe(404);
  });

  test("the CSV has one row a respondent and can't run as a formula", async () => {
    const csv = await app.call({ url: `/api/activities/${activityId}/responses.csv`, token: moderator });
    expect(csv.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(csv.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const rows = readCsv(csv.body);
    expect(rows).toHaveLength(4);
    expect(Object.keys(rows[0] ?? {}).slice(0, 4)).toEqual(["id", "channel", "started", "completed"]);
    expect(Object.values(rows[0] ?? {})).toContain("'=1+1");
    expect(Object.values(rows[0] ?? {})).toContain("31");
  });

  test("the CSV says why a value is missing, and reads it back", async () => {
    const dontKnow = { es: "No lo sé" };
    const drinks = ["-99", "tea"].map((code) => ({ code, label: { es: code } }));
    const ask = (id: string, type: string, more: object) => ({ id, variable: id, type, title: { es: id }, dontKnow, ...more });
    const questions = [
      ask("age", "number", {}),
      ask("drink", "single-choice", { options: drinks }),
      ask("several", "multiple-choice", { options: drinks }),
      ask("why", "short-text", { showIf: { question: "drink", is: "equal", value: "tea" } }),
    ];
    const id = await publishedSurvey(app, moderator, { languages: ["es"], blocks: [{ id: "b", questions }] });
    const base = await openLink(app, moderator, id);
    const unsure = await respondent(app, base);
    for (const { id: question } of questions.slice(0, 3)) await unsure.saveWith(question, { value: null, missing: "dont-know" });
    expect((await unsure.complete()).status).toBe(200);
    const silent = await respondent(app, base);
    expect((await silent.complete({ age: -99, drink: "-99" })).status).toBe(200);

    const csv = await app.call({ url: `/api/activities/${id}/responses.csv`, token: moderator });
    const [head = [], ...rows] = readCsvRows(csv.body);
    const from = head.indexOf("age");
    expect(head.slice(from)).toEqual(["age", "drink", "several_-99", "several_tea", "why"]);
    expect(rows.map((row) => row.slice(from))).toEqual([
      ["[dont-know]", "[dont-know]", "[dont-know]", "[dont-know]", ""],
      ["-99", "-99", "[no-answer]", "[no-answer]", ""],
    ]);

    const again = await createSurvey(app, moderator);
    expect((await importFile(again, "responses.csv", csv.rawPayload)).statusCode).toBe(200);
    const found = await results("", again);
    const missing = (title: string) => questionOf(found, title).missing;
    expect([missing("age"), missing("several_tea")]).toEqual([{ "dont-know": 1 }, { "dont-know": 1, "no-answer": 1 }]);
  });

  test("a file is refused whole: formats, faults and places", async () => {
    const id = await createSurvey(app, moderator);
    const broken = await importFile(id, "a.csv", "A,B\n1,2\n1,2,3\n");
    expect([broken.statusCode, broken.json().code]).toEqual([422, "import.corrupt"]);
    expect(broken.json().detail).toMatch(/3/);
    expect(broken.json().detail).not.toContain("importFaults");
    expect((await importFile(id, "a.lss", '<?xml version="1.0"?><document><LimeSurveyDocType>Sur')).json().code).toBe(
      "import.corrupt",
    );
    expect((await importFile(id, "a.bin", Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2]))).statusCode).toBeGreaterThanOrEqual(
      415,
    );
    const none = await app.call({
      method: "POST",
      url: `/api/activities/${id}/import`,
      token: moderator,
      body: { file: "x" },
    });
    expect(none.statusCode).toBe(415);
    const state = (await app.call({ url: `/api/activities/${id}/questionnaire`, token: moderator })).json();
    expect(state).toMatchObject({ revision: 1, responses: 0, published: null });
  });

  test("what a file's columns look like is told before anything is saved, and decisions hold", async () => {
    const id = await createSurvey(app, moderator);
    const send = (path: string, decisions?: string) => {
      const { headers, body } = multipart("a.csv", "id,Status,Age\n1,Complete,31\n2,Partial,45\n3,Complete,28\n4,Complete,63\n");
      const boundary = headers["content-type"]?.split("boundary=")[1];
      const field = `--${boundary}\r\nContent-Disposition: form-data; name="decisions"\r\n\r\n${decisions}\r\n`;
      const whole = decisions === undefined ? body : Buffer.concat([Buffer.from(field), body]);
      return app.call({ method: "POST", url: `/api/activities/${id}${path}`, token: moderator, headers, body: whole });
    };
    const guessed = (await send("/import/preview")).json();
    expect(guessed).toMatchObject({ respondents: 4, partial: 1 });
    expect(guessed.guesses).toMatchObject([
      { key: "0", type: null, reason: expect.stringMatching(/persona|respondent/) },
      { key: "1", type: null, reason: expect.stringMatching(/respuesta|response/) },
      { key: "2", type: "number", samples: expect.arrayContaining([{ text: "31", count: 1 }]) },
    ]);
    expect((await app.call({ url: `/api/activities/${id}/questionnaire`, token: moderator })).json()).toMatchObject({
      responses: 0,
    });
    for (const broken of ["{", '{"columns": {"x": {}}}', '{"columns": {"2": {"as": 7}}}'])
      expect((await send("/import/preview", broken)).statusCode).toBe(400);
    const decided = JSON.stringify({ columns: { "2": { as: "short-text", title: "Edad" } } });
    expect((await send("/import/preview", decided)).json().guesses[2]).toMatchObject({ type: "short-text", title: "Edad" });
    expect((await send("/import", decided)).json()).toMatchObject({ questions: 1, respondents: 4, partial: 1 });
    const found = await results("", id);
    expect(found.responses).toMatchObject({ complete: 3, ended: 1 });
    expect(found.questions[0]).toMatchObject({ title: "Edad", type: "short-text" });
    expect((await send("/import/preview")).json().code).toBe("questionnaire.hasResponses");
  });

  test("a questionnaire that has responses is not replaced", async () => {
    const refused = await importFile(activityId, "drinks.csv", CSV);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "questionnaire.hasResponses"]);
    expect((await results()).base).toBe(4);
  });

  test("of two imports at once one takes effect, whole", async () => {
    const id = await createSurvey(app, moderator);
    const answers = await Promise.all([importFile(id, "a.csv", CSV), importFile(id, "b.csv", CSV)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1);
    expect((await results("", id)).base).toBe(4);
  });

  test("what a crashed import left behind is removed by the next", async () => {
    const id = await createSurvey(app, moderator);
    await app.call({ url: `/api/activities/${id}/questionnaire`, token: moderator });
    await app.database.query({
      text: `with v as (insert into questionnaire_version (id, space_id, questionnaire, number, document, published_at)
          select gen_random_uuid(), space_id, questionnaire, 1, '{}', now() from activity where id = $1 returning *)
        insert into response (id, space_id, questionnaire, questionnaire_version, channel, state)
          select gen_random_uuid(), space_id, questionnaire, id, 'import', 'importing' from v`,
      values: [id],
    });
    expect((await results("", id)).responses.total).toBe(0);
    expect((await importFile(id, "a.csv", CSV)).statusCode).toBe(200);
    expect((await results("", id)).responses.total).toBe(4);
    const rows = await app.database.query({ text: "select id from response where state = 'importing'", values: [] });
    expect(rows).toEqual([]);
  });

  test("test responses count only when asked for, and can be deleted alone", async () => {
    const id = await publishedSurvey(app, moderator);
    const link = { method: "PUT", url: `/api/activities/${id}/link`, token: moderator, body: { isOpen: true } } as const;
    const url = `/api/surveys/${(await app.call(link)).json().link.slice(3)}/execution`;
    for (const isTest of [true, false]) {
      const headers = { origin: "http://localhost:3000", host: "localhost:3000" };
      const begun = await app.call({ method: "POST", url, headers, ...(isTest ? { token: moderator } : {}) });
      const cookie = String(begun.headers["set-cookie"]).split(";")[0] ?? "";
      const own = { headers: { ...headers, cookie } };
      await app.call({ method: "PUT", url: `${url}/answers/one`, body: { value: isTest ? "a" : "b" }, ...own });
      expect((await app.call({ method: "POST", url: `${url}/complete`, ...own })).statusCode).toBe(200);
    }
    const one = async (query: string) => countsOf(questionOf(await results(query, id), "¿one"));
    expect(await one("?language=es")).toMatchObject({ A: 0, B: 1 });
    expect(await one("?test=true&language=es")).toMatchObject({ A: 1, B: 1 });
    expect((await results("", id)).responses).toEqual({ total: 1, complete: 1, open: 0, ended: 0, discarded: 0, test: 1 });
    const questionnaire = `/api/activities/${id}/questionnaire`;
    const counted = { responses: 1, testResponses: 1 };
    const editor = await app.call({ url: questionnaire, token: moderator });
    expect(editor.json()).toMatchObject({ ...counted, published: { version: 1, ...counted } });
    expect((await app.call({ url: `${questionnaire}/versions`, token: moderator })).json()).toMatchObject([counted]);
    const responses = `/api/activities/${id}/responses`;
    expect((await app.call({ method: "DELETE", url: responses, token: moderator })).statusCode).toBe(400);
    const observer = await app.signIn("observer");
    expect((await app.call({ method: "DELETE", url: `${responses}?test=true`, token: observer })).statusCode).toBe(403);
    const deleted = await app.call({ method: "DELETE", url: `${responses}?test=true`, token: moderator });
    expect(deleted.json()).toEqual({ deleted: 1 });
    expect((await results("?test=true", id)).responses).toEqual({
      total: 1,
      complete: 1,
      open: 0,
      ended: 0,
      discarded: 0,
      test: 0,
    });
  });

  test("only staff of the space see results", async () => {
    const url = `/api/activities/${activityId}`;
    for (const part of ["results", "responses", "responses.csv"]) {
      expect((await app.call({ url: `${url}/${part}` })).statusCode).toBe(401);
      expect((await app.call({ url: `${url}/${part}`, token: await app.signIn("member") })).statusCode).toBe(403);
      expect((await app.call({ url: `${url}/${part}`, token: await app.signIn("observer") })).statusCode).toBe(200);
    }
  });

  test("the demo survey has its simulated respondents in all six languages", async () => {
    const list = (await app.call({ url: "/api/activities", token: moderator })).json();
    const demo = list.find((one: { title: string }) => one.title === "Cómo te mueves por la ciudad");
    const spanish = await results("?language=es", demo.id);
    expect(spanish.responses).toMatchObject({ complete: 240, test: 0 });
    expect(new Set(spanish.questions.map(({ type }: QuestionCounts) => type)).size).toBeGreaterThanOrEqual(12);
    for (const language of ["en", "fr", "nl", "it", "pt"]) {
      const other = await results(`?language=${language}`, demo.id);
      const titles = ({ questions }: { questions: readonly QuestionCounts[] }) => questions.map(({ title }) => title).join("|");
      expect(titles(other)).not.toBe(titles(spanish));
      const counts = ({ questions }: { questions: readonly QuestionCounts[] }) =>
        questions.map(({ counts }) => counts.map(({ count }) => count));
      expect(counts(other)).toEqual(counts(spanish));
    }
  });

  test("options that a later version removed keep their names, and what wasn't offered isn't exported as not chosen", async () => {
    const option = (code: string, rest: object = {}) => ({
      code,
      label: { es: `Opción ${code}`, en: `Option ${code}` },
      ...rest,
    });
    const draftOf = (codes: readonly string[]) => ({
      title: { es: "Versiones" },
      languages: ["es", "en"],
      blocks: [
        {
          id: "block",
          questions: [
            {
              ...{ id: "many", variable: "many", type: "multiple-choice", title: { es: "¿Cuáles?", en: "Which?" } },
              options: codes.map((code) => option(code)),
            },
            {
              ...{ id: "more", variable: "more", type: "multiple-choice", title: { es: "¿Y cuáles?", en: "And which?" } },
              options: [option("x"), option("y", { showIf: { question: "many", is: "equal", value: "a" } })],
            },
          ],
        },
      ],
    });
    const id = await publishedSurvey(app, moderator, draftOf(["a", "b", "c"]));
    const first = await respondent(app, await openLink(app, moderator, id));
    expect((await first.complete({ many: ["b", "c"], more: ["x"] })).status).toBe(200);
    await publishDraft(app, moderator, id, draftOf(["a", "b", "e"]));
    const second = await respondent(app, await openLink(app, moderator, id));
    expect((await second.complete({ many: ["a", "e"], more: ["y"] })).status).toBe(200);

    const many = questionOf(await results("?language=en", id), "Which?");
    expect(countsOf(many)).toEqual({ "Option a": 1, "Option b": 1, "Option e": 1, "Option c": 1 });
    const csv = await app.call({ url: `/api/activities/${id}/responses.csv`, token: moderator });
    const [head, ...lines] = readCsvRows(csv.body);
    const cells = lines.map((line) =>
      ["many_a", "many_b", "many_c", "many_e", "more_x", "more_y"].map((name) => line[head?.indexOf(name) ?? -1]),
    );
    expect(cells.map((row) => row.join(",")).sort()).toEqual(["0,1,1,,1,", "1,0,,1,0,1"]);
  });

  test("a sample of open answers says how many there are", async () => {
    const id = await createSurvey(app, moderator);
    const lines = Array.from({ length: 224 }, (_, n) => `${n},Because of reason number ${n} and of nothing else`);
    expect((await importFile(id, "open.csv", ["RespondentID,Why", ...lines].join("\n"))).statusCode).toBe(200);
    const why = questionOf(await results("", id), "Why") as QuestionCounts & {
      readonly texts: unknown;
      readonly textCount: number;
    };
    expect(why.texts).toHaveLength(200);
    expect(why.textCount).toBe(224);
  });
});
