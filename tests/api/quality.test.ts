import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DispositionChange, dispositionChanged } from "../../src/contracts/events/response";
import type { ServerHost } from "../../src/server/host/serverHost";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { otherCommunity } from "../helpers/communities";
import { addTwoPanels, type Panel, signEntry, visitor } from "../helpers/panel";
import { createSurvey, multipart, publishedSurvey } from "../helpers/surveys";

const UUID = "0193fd0a-7c1e-7000-8000-00000000dead";

const changes: DispositionChange[] = [];
const follower = {
  register: (host: ServerHost) => host.on(dispositionChanged, async ({ payload }) => void changes.push(payload)),
};

const options = ["a", "b", "c"].map((code) => ({ code, label: { es: code.toUpperCase() } }));
const rows = ["r1", "r2", "r3", "r4"].map((code) => ({ code, label: { es: code } }));
const ask = (id: string, type: string, settings: object = {}) => ({
  id,
  variable: `v_${id}`,
  type,
  title: { es: id },
  ...settings,
});
const SURVEY = {
  languages: ["es"],
  blocks: [
    {
      id: "one",
      questions: [
        ask("one", "single-choice", { options }),
        ask("grid", "matrix", { cell: "single", rows, columns: options }),
        ask("check", "single-choice", { options, attention: ["b"] }),
        ask("open", "long-text"),
      ],
    },
  ],
};

const CAREFUL = { one: "a", grid: { r1: "a", r2: "b", r3: "a", r4: "c" }, check: "b" };
const CARELESS = { one: "c", grid: { r1: "c", r2: "c", r3: "c", r4: "c" }, check: "a", open: "asdfghjkl" };

describe.each(ANY_ENGINE)("data quality on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let activityId: string;
  let link: string;
  let careless: string;
  let carelessMember: string;
  let visitors = 0;

  const quality = async (query = "", token = moderator) =>
    app.call({ url: `/api/activities/${activityId}/quality${query}`, token });
  const decide = (body: object, token = moderator, id = activityId) =>
    app.call({ method: "POST", url: `/api/activities/${id}/quality/decisions`, token, body });
  const results = async () =>
    (await app.call({ url: `/api/activities/${activityId}/results?language=es`, token: moderator })).json();
  const storedAnswer = async (response: string, question: string) => {
    const [row] = await app.database.query<{ active_ms: number | null; wall_ms: number | null; pasted_share: number | null }>({
      text: "select active_ms, wall_ms, pasted_share from answer where response = $1 and question_id = $2",
      values: [response, question],
    });
    return row;
  };

  /** Answers by the open link, as a browser of its own at an address of its own. */
  async function answerByLink(values: Readonly<Record<string, unknown>>, extra: object = {}): Promise<string> {
    visitors += 1;
    const headers = { origin: "http://localhost:3000", host: "localhost:3000", "x-forwarded-for": `198.51.100.${visitors}` };
    const begun = await app.call({ method: "POST", url: link, headers });
    const own = { headers: { ...headers, cookie: String(begun.headers["set-cookie"]).split(";")[0] ?? "" } };
    for (const [question, value] of Object.entries(values)) {
      const saved = await app.call({ method: "PUT", url: `${link}/answers/${question}`, body: { value, ...extra }, ...own });
      if (saved.statusCode >= 300) throw new Error(saved.body);
    }
    const done = await app.call({ method: "POST", url: `${link}/complete`, ...own });
    if (done.statusCode !== 200) throw new Error(done.body);
    return begun.json().responseId;
  }

  async function answerAsMember(values: Readonly<Record<string, unknown>>): Promise<string> {
    const token = await app.signIn("member");
    const url = `/api/activities/${activityId}/execution`;
    const begun = await app.call({ method: "POST", url, token });
    for (const [question, value] of Object.entries(values))
      await app.call({ method: "PUT", url: `${url}/answers/${question}`, token, body: { value } });
    await app.call({ method: "POST", url: `${url}/complete`, token });
    return begun.json().responseId;
  }

  beforeAll(async () => {
    changes.length = 0;
    app = await startApp({ engine, extraExtensions: [follower], environment: { TRUST_PROXY: "127.0.0.1" } });
    moderator = await app.signIn("moderator");
    activityId = await publishedSurvey(app, moderator, SURVEY);
    const opened = await app.call({
      method: "PUT",
      url: `/api/activities/${activityId}/link`,
      token: moderator,
      body: { isOpen: true },
    });
    link = `/api/surveys/${opened.json().link.slice(3)}/execution`;
    for (let index = 0; index < 3; index += 1) await answerByLink(CAREFUL);
    careless = await answerByLink(CARELESS, { timing: { activeMs: 900_000_000, wallMs: 5 }, pastedShare: 1 });
    carelessMember = await answerAsMember(CARELESS);
  });
  afterAll(() => app.close());

  test("what an answer took is stored within the bounds of the server's clock, and nothing else is taken", async () => {
    const stored = await storedAnswer(careless, "one");
    expect(stored?.wall_ms).toBeLessThanOrEqual(5);
    expect(stored).toMatchObject({ active_ms: stored?.wall_ms, pasted_share: 1 });
    expect(await storedAnswer(carelessMember, "one")).toMatchObject({ active_ms: null, wall_ms: null, pasted_share: null });
    for (const extra of [
      { timing: { activeMs: -1, wallMs: 5 } },
      { timing: { activeMs: 1.5, wallMs: 5 } },
      { timing: { activeMs: 1 } },
      { pastedShare: 1.2 },
    ]) {
      const url = `/api/activities/${activityId}/execution/answers/one`;
      const body = { value: "a", ...extra };
      const refused = await app.call({ method: "PUT", url, token: await app.signIn("member"), body });
      expect([refused.statusCode, refused.json().code]).toEqual([400, "request.invalid"]);
    }
  });

  test("careless responses come first, each flag with its evidence", async () => {
    const found = (await quality()).json();
    expect(found).toMatchObject({ completes: 5, discarded: 0, flagged: 2, undecided: 2, total: 2 });
    const row = found.rows.find(({ id }: { id: string }) => id === careless);
    expect(row.review).toBeNull();
    expect(row.flags.map(({ name }: { name: string }) => name)).toEqual(["straightLining", "attention", "gibberish"]);
    expect(row.flags[0].evidence).toEqual([{ says: "sameColumnTimed", questionId: "grid", figures: { count: 4, spentMs: 5 } }]);
    expect(row.flags[1].evidence).toEqual([{ says: "attention", questionId: "check", figures: {}, expected: ["b"] }]);
    const counts = Object.fromEntries(found.flags.map(({ name, count }: { name: string; count: number }) => [name, count]));
    expect(counts).toMatchObject({ straightLining: 2, attention: 2, gibberish: 2, speeder: 0, duplicate: 0 });
    expect(found.questions.grid).toEqual({ variable: "v_grid", title: "grid" });
  });

  test("one response is read with its signs, its times and its answers in words", async () => {
    const one = (await quality(`/${careless}?language=es`)).json();
    expect(one).toMatchObject({ id: careless, channel: "link", isMember: false });
    const check = one.answers.find(({ questionId }: { questionId: string }) => questionId === "check");
    expect(check).toMatchObject({ variable: "v_check", chosen: ["A"], labels: { b: "B" }, activeMs: 5 });
    expect((await quality(`/${UUID}`)).statusCode).toBe(404);
  });

  test("lists are narrowed and paged", async () => {
    expect((await quality("?flag=speeder")).json()).toMatchObject({ flagged: 2, total: 0, rows: [] });
    const page = (await quality("?flag=attention&review=undecided&range=[1,1]")).json();
    expect([page.total, page.rows.length]).toEqual([2, 1]);
    for (const query of ["?flag=none", "?review=maybe", "?range=[0,100]", "?range=x", "?unknown=1"])
      expect((await quality(query)).statusCode).toBe(400);
  });

  test("the effect of a discard is told before anything is discarded", async () => {
    const effect = (await quality(`/effect?responses=${careless},${carelessMember}&language=es`)).json();
    expect(effect.base).toEqual({ before: 5, after: 3 });
    const one = effect.questions.find(({ id }: { id: string }) => id === "one");
    expect(one.base).toEqual({ before: 5, after: 3 });
    expect(one.counts).toEqual([
      { code: "a", label: "A", before: 0.6, after: 1 },
      { code: "c", label: "C", before: 0.4, after: 0 },
      { code: "b", label: "B", before: 0, after: 0 },
    ]);
    expect((await quality("/effect?flag=attention")).json().base).toEqual({ before: 5, after: 3 });
    expect((await results()).base).toBe(5);
    for (const query of ["", "?responses=x", "?flag=none"]) expect((await quality(`/effect${query}`)).statusCode).toBe(400);
  });

  test("a discarded response ceases to count everywhere, and undoing brings it back", async () => {
    const discarded = await decide({ responses: [careless], decision: "discard", reason: "Same column, failed check" });
    expect([discarded.statusCode, discarded.json()]).toEqual([200, { decided: 1, overfull: [] }]);
    expect(changes.splice(0)).toEqual([{ responses: [careless], from: "complete", to: "quality" }]);
    const after = await results();
    expect(after.base).toBe(4);
    expect(after.responses).toEqual({ total: 5, complete: 4, open: 0, ended: 0, discarded: 1, test: 0 });
    const csv = await app.call({ url: `/api/activities/${activityId}/responses.csv`, token: moderator });
    expect(csv.body).not.toContain(careless);
    const found = (await quality("?review=discarded")).json();
    expect(found).toMatchObject({ completes: 4, discarded: 1, undecided: 1, total: 1 });
    expect(found.rows[0].review).toMatchObject({
      decision: "discarded",
      reason: "Same column, failed check",
      isSanctioned: false,
    });

    expect((await decide({ responses: [careless], decision: "undecided" })).statusCode).toBe(200);
    expect(changes.splice(0)).toEqual([{ responses: [careless], from: "quality", to: "complete" }]);
    expect((await results()).base).toBe(5);
    expect((await quality("?review=undecided")).json().total).toBe(2);
  });

  test("keeping notes who did, and changes no result", async () => {
    expect((await decide({ responses: [careless], decision: "keep" })).json()).toEqual({ decided: 1, overfull: [] });
    expect(changes.splice(0)).toEqual([]);
    expect((await quality("?review=kept")).json()).toMatchObject({ total: 1, undecided: 1 });
    const [row] = await app.database.query({
      text: "select reviewed_by, reviewed_at from response where id = $1",
      values: [careless],
    });
    expect(row).toMatchObject({ reviewed_by: expect.any(String), reviewed_at: expect.anything() });
    await decide({ responses: [careless], decision: "undecided" });
  });

  test("a sanction is the member's, staff list it, and a response that counts again lifts it", async () => {
    const sanctions = async () => (await app.call({ url: "/api/sanctions", token: moderator })).json();
    const body = { responses: [careless, carelessMember], decision: "discard", reason: "Careless", isSanctioned: true };
    expect((await decide(body)).json()).toEqual({ decided: 2, overfull: [] });
    expect(changes.splice(0)).toEqual([
      { responses: [carelessMember], from: "complete", to: "qualitySanctioned" },
      { responses: [careless], from: "complete", to: "quality" },
    ]);
    await decide(body);
    expect(await sanctions()).toMatchObject([{ reason: "Careless", status: "ACTIVE", origin: "REVIEW", activity: activityId }]);
    await decide({ responses: [careless, carelessMember], decision: "undecided" });
    expect(await sanctions()).toMatchObject([{ status: "LIFTED" }]);
    expect((await app.call({ url: "/api/sanctions", token: await app.signIn("member") })).statusCode).toBe(403);
    changes.length = 0;
  });

  test("a decision takes effect whole or not at all", async () => {
    expect((await decide({ responses: [careless, UUID], decision: "discard", reason: "x" })).statusCode).toBe(404);
    expect((await decide({ responses: [careless], decision: "discard", reason: " " })).json().errors).toMatchObject([
      { path: "/reason" },
    ]);
    for (const body of [
      { responses: [], decision: "keep" },
      { responses: [careless], decision: "burn" },
      { responses: [careless], decision: "keep", extra: 1 },
    ])
      expect((await decide(body)).statusCode).toBe(400);
    const elsewhere = await createSurvey(app, moderator);
    expect((await decide({ responses: [careless], decision: "keep" }, moderator, elsewhere)).statusCode).toBe(404);
    expect((await quality("?review=undecided")).json().total).toBe(2);
  });

  test("staff read, moderators decide, nobody else", async () => {
    const body = { responses: [careless], decision: "keep" };
    const observer = await app.signIn("observer");
    const member = await app.signIn("member");
    expect((await quality("", observer)).statusCode).toBe(200);
    expect((await decide(body, observer)).statusCode).toBe(403);
    for (const part of ["", `/${careless}`, `/effect?responses=${careless}`]) {
      expect((await quality(part, member)).statusCode).toBe(403);
      expect((await app.call({ url: `/api/activities/${activityId}/quality${part}` })).statusCode).toBe(401);
    }
    expect((await decide(body, member)).statusCode).toBe(403);
  });

  test("another community sees and decides nothing of it", async () => {
    const { administrator: staff } = await otherCommunity(app);
    for (const part of ["", `/${careless}`, `/effect?responses=${careless}`])
      expect((await quality(part, staff)).statusCode).toBe(404);
    expect((await decide({ responses: [careless], decision: "keep" }, staff)).statusCode).toBe(404);
    expect((await app.call({ url: "/api/sanctions", token: staff })).json()).toEqual([]);
  });

  test("respondents whom two panels call the same are two people", async () => {
    const id = await publishedSurvey(app, moderator, SURVEY);
    const panels = await addTwoPanels(app, moderator, id);
    const sent = async (panel: Panel, rid: string, one: string) => {
      visitors += 1;
      const who = visitor(app, panel.link, { "x-forwarded-for": `203.0.113.${visitors}` });
      const begun = (await who.start(signEntry(panel, { rid }))).json();
      await who.answer("one", one);
      expect((await who.complete()).json().state).toBe("complete");
      return begun.responseId;
    };
    const [first, second] = [await sent(panels[0], "1001", "a"), await sent(panels[1], "1001", "b")];
    for (const response of [first, second]) {
      const one = await app.call({ url: `/api/activities/${id}/quality/${response}`, token: moderator });
      expect(one.json()).toMatchObject({ respondent: "1001", flags: [] });
    }
  });

  test("imported responses are checked by their times and their answers", async () => {
    const id = await createSurvey(app, moderator);
    const answers = Array.from({ length: 9 }, (_, index) => `Q${index}`);
    const line = (person: number) => [person, ...answers.map((_, index) => (person < 3 ? "x" : `${person}-${index}`))].join(",");
    const csv = [["RespondentID", ...answers].join(","), ...Array.from({ length: 6 }, (_, index) => line(index + 1))].join("\n");
    const imported = await app.call({
      method: "POST",
      url: `/api/activities/${id}/import`,
      token: moderator,
      ...multipart("a.csv", csv),
    });
    expect(imported.statusCode).toBe(200);
    const found = (await app.call({ url: `/api/activities/${id}/quality?flag=duplicate`, token: moderator })).json();
    expect(found.rows.map(({ respondent }: { respondent: string }) => respondent).toSorted()).toEqual(["1", "2"]);
  });
});
