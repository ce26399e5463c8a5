import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { askedIn, PLAIN_CLIENT, plainBrowser } from "../helpers/plainPages";
import { respondent as anyRespondent, openLink, type Respondent } from "../helpers/respondents";
import { spaceDay } from "../helpers/spaceDay";
import { publishedSurvey } from "../helpers/surveys";

const MS_PER_DAY = 86_400_000;
const daysAgo = (days: number) => spaceDay(-days);
/** So old anywhere on earth. */
const LONG_AGO = daysAgo(6);
const TODAY = daysAgo(0);

const option = (code: string) => ({ code, label: { es: code.toUpperCase(), en: code } });

/** Up to three events, each somewhere else and from the last days. */
const DIARY = {
  languages: ["es", "en"],
  closing: { es: "¡Gracias!" },
  blocks: [
    {
      id: "which",
      questions: [
        {
          id: "which",
          variable: "which",
          type: "multiple-choice",
          required: true,
          title: { es: "¿Cuáles?" },
          options: ["one", "two", "three"].map(option),
        },
      ],
    },
    {
      id: "each",
      loop: { from: "which", which: "chosen" },
      questions: [
        {
          id: "where",
          variable: "where",
          type: "single-choice",
          required: true,
          title: { es: "¿Dónde?" },
          options: ["north", "south", "west"].map(option),
          other: { es: "Otro sitio" },
          dontKnow: { es: "No lo sé" },
          differentEachRound: true,
          differentMessage: { es: "{{loop}}: cuéntanos otro, en un sitio distinto.", en: "Tell us about a different place." },
        },
        {
          id: "day",
          variable: "day",
          type: "date",
          required: true,
          title: { es: "¿Cuándo?" },
          maxAgeDays: 3,
          maxAgeMessage: { es: "Tiene que ser de hace 3 días como mucho." },
        },
        { id: "note", variable: "note", type: "short-text", title: { es: "¿Algo más?" }, differentEachRound: true },
      ],
    },
  ],
};

const WHOLE = {
  which: ["one", "two"],
  "where.one": "north",
  "day.one": TODAY,
  "where.two": "south",
  "day.two": TODAY,
};

describe.each(ANY_ENGINE)("a diary of recent events on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let id: string;
  let link: string;
  beforeAll(async () => {
    app = await startApp({ engine, client: PLAIN_CLIENT });
    moderator = await app.signIn("moderator");
    id = await publishedSurvey(app, moderator, DIARY);
    link = await openLink(app, moderator, id);
  });
  afterAll(() => app.close());

  const begun = async (rounds: readonly string[] = ["one", "two"]) => {
    const person = await anyRespondent(app, link);
    expect((await person.next("which", { which: rounds })).status).toBe(200);
    return person;
  };
  const storedOf = async ({ begun: { responseId } }: Respondent) => {
    const rows = await app.database.query<{ question_id: string; value: unknown }>({
      text: "select question_id, value from answer where response = $1 order by question_id",
      values: [responseId],
    });
    return Object.fromEntries(rows.map(({ question_id, value }) => [question_id, value]));
  };

  test("a date of long ago is refused in the author's words, and one to come", async () => {
    const person = await begun();
    for (const day of [LONG_AGO, daysAgo(-3)]) {
      const { status, body } = await person.save("day.one", day);
      expect({ status, body }).toMatchObject({
        status: 422,
        body: {
          code: "execution.invalidAnswer",
          questionId: "day.one",
          errors: [{ path: "", rule: "maxAgeDays", message: "Tiene que ser de hace 3 días como mucho." }],
        },
      });
    }
    expect((await person.save("day.one", daysAgo(2))).status).toBe(204);
    expect(await storedOf(person)).toMatchObject({ "day.one": daysAgo(2) });
  });

  test("what waited in the browser is judged by when it was given", async () => {
    const person = await begun();
    await app.database.query({
      text: "update response set started_at = now() - interval '10 days' where id = $1",
      values: [person.begun.responseId],
    });
    const ago = 4 * MS_PER_DAY;
    expect((await person.saveWith("day.one", { value: LONG_AGO })).status).toBe(422);
    expect((await person.saveWith("day.one", { value: LONG_AGO, ago })).status).toBe(204);
    // Sent again without its age, and with all others at the end: it was right when it was given.
    expect((await person.saveWith("day.one", { value: LONG_AGO })).status).toBe(204);
    expect((await person.saveWith("day.one", { value: daysAgo(7) })).status).toBe(422);
    const ended = await person.complete({ ...WHOLE, "day.one": LONG_AGO });
    expect(ended.body).toMatchObject({ state: "complete" });
  });

  test("the runner is told the days, but not of a date that is kept", async () => {
    const person = await begun();
    type Element = { readonly name: string; readonly min?: string; readonly minErrorText?: string; readonly differing?: unknown };
    const elementsOf = (shown: { survey: { pages: { elements: Element[] }[] } }) =>
      new Map(shown.survey.pages.flatMap(({ elements }) => elements.map((element) => [element.name, element] as const)));
    const before = elementsOf((await person.start()).body);
    expect(before.get("day.one")?.minErrorText).toBe("Tiene que ser de hace 3 días como mucho.");
    expect([daysAgo(3), daysAgo(4)]).toContain(before.get("day.one")?.min);
    expect(before.get("where.two")?.differing).toEqual({
      from: ["where.one"],
      by: "value",
      text: "TWO: cuéntanos otro, en un sitio distinto.",
    });
    expect(before.get("note.two")?.differing).toMatchObject({ from: ["note.one"], by: "text" });
    // Of two, the later one is asked to be another.
    expect(before.get("note.one")?.differing).toMatchObject({ from: [] });
    await app.database.query({
      text: "update response set started_at = now() - interval '10 days' where id = $1",
      values: [person.begun.responseId],
    });
    await person.saveWith("day.one", { value: LONG_AGO, ago: 5 * MS_PER_DAY });
    const after = elementsOf((await person.start()).body);
    expect(after.get("day.one")).not.toHaveProperty("min");
    expect(after.get("day.two")).toHaveProperty("min");
  });

  const REPEATED = {
    code: "execution.incomplete",
    errors: [{ path: "where.two", rule: "differentEachRound", message: "TWO: cuéntanos otro, en un sitio distinto." }],
  };

  test("an earlier round's answer is saved, and refused when the later round is left", async () => {
    const person = await begun();
    expect((await person.save("where.one", "north")).status).toBe(204);
    expect((await person.save("where.two", "north")).status).toBe(204);
    await person.save("day.one", TODAY);
    const refused = await person.next("where.two");
    expect(refused).toMatchObject({ status: 409, body: REPEATED });
    expect((await person.next("where.two", { "where.two": "south" })).status).toBe(200);
    expect(await storedOf(person)).toMatchObject({ "where.one": "north", "where.two": "south" });
  });

  test("which of two was the wrong one the respondent knows: either can be changed, and both exchanged", async () => {
    const person = await begun();
    await person.save("where.one", "north");
    await person.save("day.one", TODAY);
    await person.save("where.two", "north");
    expect((await person.next("where.two")).status).toBe(409);
    // The first was wrong; the second stands as it is.
    expect((await person.save("where.one", "south")).status).toBe(204);
    expect((await person.next("where.two")).status).toBe(200);
    for (const [round, place] of [
      ["one", "north"],
      ["two", "south"],
    ])
      expect((await person.save(`where.${round}`, place)).status).toBe(204);
    expect((await person.complete({ "day.two": TODAY })).body).toMatchObject({ state: "complete" });
    expect(await storedOf(person)).toMatchObject({ "where.one": "north", "where.two": "south" });
  });

  /** Two rounds of one question, and something after them. */
  const roundsOf = (settings: object, block: object = {}) => ({
    languages: ["es"],
    blocks: [
      { id: "which", questions: [{ ...DIARY.blocks[0]?.questions[0], options: ["one", "two"].map(option) }] },
      {
        id: "each",
        loop: { from: "which", which: "chosen" },
        questions: [{ ...DIARY.blocks[1]?.questions[0], ...settings }],
        ...block,
      },
      { id: "after", questions: [{ id: "last", variable: "last", type: "short-text", title: { es: "¿Y?" } }] },
    ],
  });
  const begunAt = async (document: object) => {
    const own = await publishedSurvey(app, moderator, document);
    const person = await anyRespondent(app, await openLink(app, moderator, own));
    await person.next("which", { which: ["one", "two"] });
    return person;
  };

  test("nobody is held up by a repeated answer whose time is over: it counts as none", async () => {
    const person = await begunAt(roundsOf({ maximumSeconds: 60 }));
    expect((await person.next("where.one", { "where.one": "north" })).status).toBe(200);
    expect((await person.save("where.two", "north")).status).toBe(204);
    expect((await person.next("where.two")).status).toBe(409);
    await app.database.query({
      text: "update response set current_since = current_since - interval '2 minutes' where id = $1",
      values: [person.begun.responseId],
    });
    expect((await person.next("where.two")).status).toBe(200);
    expect((await person.complete()).body).toMatchObject({ state: "complete" });
    expect(await storedOf(person)).toMatchObject({ "where.one": "north", "where.two": null });
  });

  test("a place that was told by hand, behind what can't be changed any more, hides no repeated round", async () => {
    const person = await begunAt(roundsOf({}, { isFinal: true }));
    await person.save("where.one", "south");
    await person.save("where.two", "north");
    await person.next("which", { which: ["one"] });
    await person.save("where.one", "north");
    await person.next("which", { which: ["one", "two"] });
    await person.position("last");
    expect(await person.complete()).toMatchObject({ status: 409, body: { errors: [{ path: "where.two" }] } });
  });

  test("texts are compared as people read them, and without a message of the author's ours is said", async () => {
    const person = await begun();
    const { body } = await person.complete({ ...WHOLE, "note.one": "Cerca de Peñíscola", "note.two": "  cerca de  PENISCOLA " });
    expect(body.errors).toEqual([
      { path: "note.two", rule: "differentEachRound", message: "Ya has dado esta respuesta. Cuéntanos otra distinta." },
    ]);
  });

  test("others are told apart by what was written, and don't know is never the same", async () => {
    const person = await begun();
    await person.save("day.one", TODAY);
    await person.saveWith("where.one", { value: "other", comment: "Puerto" });
    await person.saveWith("where.two", { value: "other", comment: "puerto " });
    expect((await person.next("where.two")).status).toBe(409);
    await person.saveWith("where.two", { value: "other", comment: "Plaza" });
    expect((await person.next("where.two")).status).toBe(200);
    for (const round of ["one", "two"])
      expect((await person.saveWith(`where.${round}`, { value: null, missing: "dont-know" })).status).toBe(204);
    expect((await person.next("where.two")).status).toBe(200);
  });

  test.each([
    ["a repeated answer", { "where.two": "north" }, 409, REPEATED],
    ["an old date", { "day.two": LONG_AGO }, 422, { questionId: "day.two", errors: [{ path: "", rule: "maxAgeDays" }] }],
  ])(
    "a whole survey with %s in one call is refused with its place, and nothing of it is stored",
    async (_n, change, status, body) => {
      const person = await anyRespondent(app, link);
      expect(await person.complete({ ...WHOLE, ...change })).toMatchObject({ status, body });
      expect(await storedOf(person)).toEqual({});
      expect((await person.complete(WHOLE)).body).toMatchObject({ state: "complete", disposition: "complete" });
    },
  );

  test("two rounds of the same answer that a change brings onto the way are found when they are left", async () => {
    const person = await begun();
    await person.save("where.two", "south");
    await person.next("which", { which: ["one"] });
    // The second round is off the way: its answer counts for nothing.
    expect((await person.save("where.one", "south")).status).toBe(204);
    await person.next("which", { which: ["one", "two"] });
    const refused = await person.complete({ "day.one": TODAY, "day.two": TODAY });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: "execution.incomplete",
        errors: [{ path: "where.two", rule: "differentEachRound", message: "TWO: cuéntanos otro, en un sitio distinto." }],
      },
    });
    expect((await person.complete({ "where.two": "west", "day.one": TODAY, "day.two": TODAY })).status).toBe(200);
  });

  test.each<[string, unknown]>([
    ["a list", [TODAY]],
    ["an object", { earliestDay: "2000-01-01" }],
    ["a number", 20_260_101],
    ["a text", "hoy"],
    ["a year of five figures", `1${TODAY}`],
  ])("%s is no date", async (_name, value) => {
    const person = await begun();
    expect((await person.save("day.one", value)).status).toBe(422);
  });

  test("a preview refuses alike", async () => {
    const url = `/api/activities/${id}/preview/next`;
    const answers = (own: object) =>
      Object.fromEntries(Object.entries({ ...WHOLE, ...own }).map(([questionId, value]) => [questionId, { value }]));
    const next = (own: object) =>
      app.call({ method: "POST", url, token: moderator, body: { questionId: "day.two", answers: answers(own) } });
    expect((await next({ "where.two": "north" })).json()).toMatchObject(REPEATED);
    expect((await next({ "day.one": LONG_AGO })).json()).toMatchObject({ questionId: "day.one" });
    expect((await next({})).statusCode).toBe(200);
  });

  test("the page without a script says the same, at the question", async () => {
    const url = `/api/activities/${id}/link`;
    const { link: address } = (await app.call({ url, token: moderator, method: "PUT", body: { isOpen: true } })).json();
    const browser = plainBrowser(app, address);
    await browser.get();
    await browser.send("which", [
      ["value", "one"],
      ["value", "two"],
    ]);
    const asksDay = await browser.send("where.one", [["value", "north"]]);
    expect(asksDay.body).toMatch(/type="date"[^>]* min="\d{4}-\d{2}-\d{2}"/);
    const old = await browser.send("day.one", [["value", LONG_AGO]]);
    expect([old.statusCode, askedIn(old)]).toEqual([422, "day.one"]);
    expect(old.body).toContain("<p>Tiene que ser de hace 3 días como mucho.</p>");
    await browser.send("day.one", [["value", TODAY]]);
    await browser.send("note.one", [["value", "Lejos"]]);
    const repeated = await browser.send("where.two", [["value", "north"]]);
    expect([repeated.statusCode, askedIn(repeated)]).toEqual([422, "where.two"]);
    expect(repeated.body).toContain("<p>TWO: cuéntanos otro, en un sitio distinto.</p>");
    await browser.send("where.two", [["value", "south"]]);
    await browser.send("day.two", [["value", TODAY]]);
    const said = await browser.send("note.two", [["value", "LEJOS"]]);
    expect(said.body).toContain("<p>Ya has dado esta respuesta. Cuéntanos otra distinta.</p>");
    expect((await browser.send("note.two", [["value", "Cerca"]])).body).toContain("¡Gracias!");
  });

  test("robots and test data answer it as people could", async () => {
    const url = `/api/activities/${id}/robots`;
    const report = await app.call({ method: "POST", url, token: moderator, body: { of: "published" } });
    expect(report.json()).toMatchObject({ findings: [] });
    const generated = await app.call({ method: "POST", url: `${url}/responses`, token: moderator, body: { count: 40 } });
    expect(generated.json()).toMatchObject({ created: 40, dispositions: { complete: 40 } });
    const rows = await app.database.query<{ response: string; question_id: string; value: string | null; ended: Date | string }>({
      text: `select response, question_id, answer.value, completed_at as ended from answer
        join response on response.id = answer.response where channel = 'simulated' and answer.value is not null`,
      values: [],
    });
    const dates = rows.filter(({ question_id }) => question_id.startsWith("day."));
    expect(dates.length).toBeGreaterThan(20);
    for (const { value, ended } of dates) {
      const age = (new Date(ended).getTime() - Date.parse(String(value))) / MS_PER_DAY;
      expect(age).toBeGreaterThan(0);
      expect(age).toBeLessThan(5);
    }
    const places = rows.filter(({ question_id, value }) => question_id.startsWith("where.") && value !== "other");
    const said = places.map(({ response, value }) => `${response} ${value}`);
    expect(said.length).toBeGreaterThan(20);
    expect(new Set(said).size).toBe(said.length);
  });
});
