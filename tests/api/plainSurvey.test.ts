import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { questionTypes } from "../../src/features/questionnaires/question-types";
import { seeded } from "../../src/features/questionnaires/question-types/shared/testing";
import type { Json } from "../../src/shared/json";
import { readMarks } from "../../src/survey/plainForm/plainForm";
import { plainEntries, readPlainValue } from "../../src/survey/plainForm/plainValue";
import type { Question } from "../../src/survey/questionnaire";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { picture } from "../helpers/images";
import { askedIn, type Entry, PLAIN_CLIENT, plainBrowser } from "../helpers/plainPages";
import { DRAFT, groupedChoice, publishedSurvey } from "../helpers/surveys";

const PNG = await picture().png().toBuffer();
const HOSTILE = `"><script>alert(1)</script>'&$&`;
const FILES: Readonly<Record<string, Entry>> = {
  "image-upload": ["files", { name: "photo.png", content: PNG }],
  "file-upload": ["files", { name: "note.txt", content: Buffer.from("Hola") }],
};

const options = ["a", "b"].map((code) => ({ code, label: { es: code.toUpperCase() } }));

/** Texts as an author wrote them: those that a question comes with hold publication. */
function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, one]) => [key, key === "es" && typeof one === "string" ? `${one} (mía)` : written(one)]),
  );
}

/** One question of every type there is; the answer of a computed one follows from others. */
const EVERY: readonly Question[] = questionTypes
  .toSorted((one, other) => Number(one.name === "computed") - Number(other.name === "computed"))
  .map((type, place) => ({
    ...(written(type.initial("es")) as ReturnType<typeof type.initial>),
    id: type.name,
    variable: `V${place}`,
    type: type.name,
    title: { es: `¿${type.name}?` },
    ...(type.isAnswerable && !type.isAssigned ? { required: true } : {}),
  }));

function draftOf(...questions: readonly unknown[]) {
  return { languages: ["es"], title: { es: "Encuesta" }, closing: { es: "¡Gracias!" }, blocks: [{ id: "one", questions }] };
}

function entriesFor(questionId: string): readonly Entry[] {
  const question = EVERY.find(({ id }) => id === questionId);
  const type = questionTypes.find(({ name }) => name === question?.type);
  const file = FILES[questionId];
  if (!question || !type?.isAnswerable || file) return file ? [file] : [];
  const form = type.plainForm?.(question, "es");
  if (!form) return [];
  const simulated = type.simulate(question, seeded(1), "es");
  const value = type.toSurveyValue?.(question, simulated) ?? simulated;
  return [...plainEntries(form, value)].flatMap(([name, texts]) => texts.map((text): Entry => [name, text]));
}

/** The answer that a type's simulated respondent gives; nothing of files, and of what takes no answer. */
function simulatedFor(questionId: string): Json | undefined {
  const question = EVERY.find(({ id }) => id === questionId);
  const type = questionTypes.find(({ name }) => name === question?.type);
  return question && type?.isAnswerable && !FILES[questionId] ? type.simulate(question, seeded(1), "es") : undefined;
}

/** What the script reads of this page's form as it takes its place, as the server stores it. */
function takenOver({ body }: LightMyRequestResponse, questionId: string): Json | undefined {
  const [form = ""] = /<form[^>]*>/.exec(body) ?? [];
  const marks = readMarks(
    Object.fromEntries([...form.matchAll(/ data-([a-z]+)(?:="([^"]*)")?/g)].map(([, name, text = ""]) => [name, text])),
  );
  const texts = new Map<string, string[]>();
  for (const [name, text] of entriesFor(questionId)) texts.set(name, [...(texts.get(name) ?? []), String(text)]);
  const value = readPlainValue(marks, texts) ?? null;
  const question = EVERY.find(({ id }) => id === questionId);
  const type = questionTypes.find(({ name }) => name === question?.type);
  return question && type?.fromSurveyValue ? type.fromSurveyValue(question, value) : value;
}

describe.each(ANY_ENGINE)("a survey's page without a script, on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let member: string;
  beforeAll(async () => {
    app = await startApp({ engine, client: PLAIN_CLIENT });
    [moderator, member] = await Promise.all([app.signIn("moderator"), app.signIn("member")]);
  });
  afterAll(() => app.close());

  const memberBrowser = (id: string, query = "") => plainBrowser(app, `/c/demo/activities/${id}/survey${query}`, member);
  const linkBrowser = async (id: string, query = "") => {
    const body = { isOpen: true };
    const answer = await app.call({ method: "PUT", url: `/api/activities/${id}/link`, token: moderator, body });
    return plainBrowser(app, answer.json().link + query);
  };
  const responses = (id: string) =>
    app.database.query<{ state: string; disposition: string | null; language: string }>({
      text: `select state, disposition, language from response
        join activity on activity.questionnaire = response.questionnaire where activity.id = $1`,
      values: [id],
    });
  const answers = async (id: string) => {
    const rows = await app.database.query<{
      question_id: string;
      value: unknown;
      comment: string | null;
      missing: string | null;
    }>({
      text: `select question_id, value, comment, missing from answer join response on response.id = answer.response
        join activity on activity.questionnaire = response.questionnaire where activity.id = $1`,
      values: [id],
    });
    return new Map(rows.map(({ question_id, ...answer }) => [question_id, answer]));
  };

  test.each(["member", "link"])("every type of question is answered by a %s, to the thanks", async (who) => {
    const id = await publishedSurvey(app, moderator, draftOf(...EVERY));
    const browser = who === "member" ? memberBrowser(id) : await linkBrowser(id);
    let page = await browser.get();
    const asked: string[] = [];
    while (askedIn(page)) {
      const questionId = askedIn(page);
      expect(asked).not.toContain(questionId);
      asked.push(questionId);
      if (simulatedFor(questionId) !== undefined)
        expect([questionId, takenOver(page, questionId)]).toEqual([questionId, simulatedFor(questionId)]);
      page = await browser.send(questionId, entriesFor(questionId));
      expect([questionId, page.statusCode]).toEqual([questionId, 200]);
    }
    expect(asked).toEqual(EVERY.filter(({ type }) => !["computed", "hidden", "random"].includes(type)).map(({ id }) => id));
    expect(page.body).toContain("¡Gracias!");
    expect(await responses(id)).toMatchObject([{ state: "complete", disposition: "complete" }]);
    const stored = await answers(id);
    for (const question of EVERY) {
      const type = questionTypes.find(({ name }) => name === question.type);
      if (!type?.isAnswerable || type.isAssigned || FILES[question.id]) continue;
      expect([question.id, stored.get(question.id)?.value]).toEqual([question.id, type.simulate(question, seeded(1), "es")]);
    }
    expect(stored.get("image-upload")?.value).toMatchObject([{ name: "photo.png", type: "image/png" }]);
  });

  test.each([
    [
      {},
      /<fieldset class="rn-choices"><legend>Grupo &lt;g&gt;<\/legend>.*value="c".*<\/fieldset>.*value="b".*<legend>Grupo &lt;h&gt;/s,
    ],
    [{ display: "dropdown" }, /<optgroup label="Grupo &lt;g&gt;"><option value="c">C<\/option><\/optgroup><option value="b">/],
  ])("options stand under their headings: %j", async (settings, expected) => {
    const id = await publishedSurvey(app, moderator, draftOf(groupedChoice(settings)));
    const browser = memberBrowser(id);
    const { body } = await browser.get();
    expect(body).toMatch(expected);
    expect(body).not.toContain("Grupo &lt;empty&gt;");
    expect((await browser.send("grouped", [["value", "a"]])).body).toContain("¡Gracias!");
  });

  test.each(["ar", "he-IL"])(
    "a page in %s reads from right to left, and says of each language how it reads",
    async (language) => {
      const question = { id: "free", variable: "FREE", type: "short-text", title: { es: "¿Por qué?", [language]: "?" } };
      const id = await publishedSurvey(app, moderator, { ...draftOf(question), languages: ["es", language] });
      const { body } = await memberBrowser(id, `?language=${language}`).get();
      expect(body).toContain(`<html lang="${language}" dir="rtl">`);
      expect(body).toContain('lang="es" dir="ltr" hreflang="es"');
      const spanish = (await memberBrowser(id, "?language=es").get()).body;
      expect(spanish).toContain('<html lang="es">');
      expect(spanish).toContain(`lang="${language}" dir="rtl" hreflang="${language}"`);
    },
  );

  test("a look at it begins nothing and gives out no cookie; the first answer does", async () => {
    const id = await publishedSurvey(app, moderator);
    const browser = await linkBrowser(id);
    for (let look = 0; look < 3; look += 1) expect(askedIn(await browser.get())).toBe("one");
    expect([await responses(id), browser.cookies.size]).toEqual([[], 0]);
    expect(askedIn(await browser.send("one", [["value", "a"]]))).toBe("several");
    expect([(await responses(id)).length, browser.cookies.size]).toEqual([1, 1]);
    expect(askedIn(await browser.get())).toBe("several");
  });

  test("what is missing is said at the question, and what was filled in stays", async () => {
    const id = await publishedSurvey(app, moderator);
    const browser = memberBrowser(id);
    const missing = await browser.send("one", []);
    expect([missing.statusCode, askedIn(missing)]).toEqual([422, "one"]);
    expect(missing.body).toContain('role="alert"');
    expect(missing.body).toMatch(/aria-describedby="[^"]*plain-errors/);
    const unsaid = await browser.send("one", [["value", "other"]]);
    expect([unsaid.statusCode, askedIn(unsaid)]).toEqual([422, "one"]);
    expect(unsaid.body).toMatch(/value="other" checked/);
    expect(
      askedIn(
        await browser.send("one", [
          ["value", "other"],
          ["comment", "Mine"],
        ]),
      ),
    ).toBe("several");
    const tooMany = await browser.send("several", [
      ["value", "a"],
      ["value", "b"],
      ["value", "c"],
    ]);
    expect(tooMany.statusCode).toBe(422);
    expect(tooMany.body.match(/ checked/g)).toHaveLength(3);
    expect((await answers(id)).has("several")).toBe(false);
  });

  test("forged entries are refused as the API refuses them, and nothing of them is stored", async () => {
    const id = await publishedSurvey(app, moderator);
    const browser = memberBrowser(id);
    for (const entries of [
      [["value", "zzz"]],
      [
        ["value.a", "a"],
        ["value", ""],
      ],
      [["value", "other"]],
    ] as const) {
      expect((await browser.send("one", entries)).statusCode).toBe(422);
    }
    expect(askedIn(await browser.send("share", [["value.a", "10"]]))).not.toBe("");
    expect((await answers(id)).has("one")).toBe(false);
    expect(askedIn(await browser.send("nothing", [["value", "a"]]))).toBe("one");
  });

  test("goes back to what can be changed, with the answer as it was given", async () => {
    const id = await publishedSurvey(app, moderator);
    const browser = memberBrowser(id);
    await browser.send("one", [["value", "b"]]);
    const back = await browser.send("several", [["value", "c"]], "back");
    expect(askedIn(back)).toBe("one");
    expect(back.body).toMatch(/value="b" checked/);
    const again = await browser.send("one", [["value", "a"]]);
    expect(again.body).toMatch(/value="c" checked/);
    expect((await answers(id)).get("one")?.value).toBe("a");
  });

  test("don't know counts before what is chosen beside it", async () => {
    const draft = draftOf({
      id: "q",
      variable: "Q",
      type: "single-choice",
      title: { es: "?" },
      options,
      required: true,
      dontKnow: { es: "No sé" },
    });
    const id = await publishedSurvey(app, moderator, draft);
    await memberBrowser(id).send("q", [
      ["value", "a"],
      ["missing", "dont-know"],
    ]);
    expect((await answers(id)).get("q")).toMatchObject({ value: null, missing: "dont-know" });
  });

  test("a screen-out ends it there and then, and says so again", async () => {
    const rules = [{ id: "r", when: { question: "q", is: "equal", value: "b" }, then: { do: "screenOut" } }];
    const first = { id: "q", variable: "Q", type: "single-choice", title: { es: "?" }, options, rules };
    const draft = draftOf(first, { id: "z", variable: "Z", type: "short-text", title: { es: "Más" } });
    const id = await publishedSurvey(app, moderator, draft);
    const browser = memberBrowser(id);
    const ended = await browser.send("q", [["value", "b"]]);
    expect(ended.body).toContain("otro perfil");
    expect(await responses(id)).toMatchObject([{ state: "ended", disposition: "screenOut" }]);
    const later = await memberBrowser(id).get();
    expect([askedIn(later), later.body.includes("otro perfil")]).toEqual(["", true]);
  });

  test("hostile texts and answers are shown as texts", async () => {
    const hostile = [{ code: "a", label: { es: HOSTILE } }, ...options.slice(1)];
    const first = {
      id: "q",
      variable: "Q",
      type: "single-choice",
      title: { es: HOSTILE },
      description: { es: HOSTILE },
      options: hostile,
      other: { es: HOSTILE },
    };
    const draft = {
      ...draftOf(first, {
        id: "t",
        variable: "T",
        type: "long-text",
        title: { es: HOSTILE },
        placeholder: { es: HOSTILE },
        maxLength: 5,
      }),
      title: { es: HOSTILE },
      welcome: { es: HOSTILE },
    };
    const id = await publishedSurvey(app, moderator, draft);
    const browser = memberBrowser(id, `?x=${encodeURIComponent(HOSTILE)}`);
    const pages = [
      await browser.get(),
      await browser.send("q", [
        ["value", "other"],
        ["comment", HOSTILE],
      ]),
    ];
    pages.push(await browser.send("t", [["value", `</textarea>${HOSTILE}`]]));
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 422]);
    for (const { body } of pages) {
      expect(body).not.toContain("<script>alert");
      expect(body).not.toContain("</textarea>&quot;");
      expect(body).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    }
  });

  test("forms of other sites are refused, and whoever isn't signed in is asked nothing", async () => {
    const id = await publishedSurvey(app, moderator);
    const browser = await linkBrowser(id);
    const foreign = await browser.post(
      [
        ["question", "one"],
        ["value", "a"],
      ],
      { origin: "https://evil.example" },
    );
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, "request.foreignOrigin"]);
    expect(await responses(id)).toEqual([]);
    const stranger = plainBrowser(app, `/c/demo/activities/${id}/survey`);
    const page = await stranger.get();
    expect([page.statusCode, askedIn(page)]).toEqual([200, ""]);
    expect(askedIn(await stranger.send("one", [["value", "a"]]))).toBe("");
    expect(await responses(id)).toEqual([]);
    for (const url of [
      `/c/other/activities/${id}/survey`,
      `/c/demo/activities/${id}/survey?preview=1`,
      "/c/demo/activities/7/survey",
    ]) {
      expect(askedIn(await plainBrowser(app, url, member).get())).toBe("");
    }
  });

  test("an order that is drawn shows once it has begun", async () => {
    const drawn = { id: "q", variable: "Q", type: "single-choice", title: { es: "?" }, options, randomOrder: true };
    const id = await publishedSurvey(app, moderator, draftOf(drawn));
    const browser = memberBrowser(id);
    const welcome = await browser.get();
    expect([askedIn(welcome), welcome.body.includes('value="start"'), await responses(id)]).toEqual(["", true, []]);
    expect(askedIn(await browser.send("", [], "start"))).toBe("q");
  });

  test("the page speaks the language of the address, and the response with it", async () => {
    const id = await publishedSurvey(app, moderator);
    const browser = memberBrowser(id, "?language=en&src=mail");
    const page = await browser.get();
    expect(page.body).toContain('<html lang="en">');
    expect(page.body).toContain("one?");
    expect(page.body).toContain("<title>Survey · ");
    await browser.send("one", [["value", "a"]]);
    expect(await responses(id)).toMatchObject([{ language: "en" }]);
    expect(browser.url()).toBe(`/c/demo/activities/${id}/survey?language=en&src=mail`);
  });

  test("a file that the question doesn't take is said at it", async () => {
    const photo = DRAFT.blocks[1]?.questions.find(({ id }) => id === "photo");
    const id = await publishedSurvey(app, moderator, draftOf(photo));
    const browser = memberBrowser(id);
    const wrong = await browser.send("photo", [["files", { name: "a.png", content: Buffer.from("no picture") }]]);
    expect([wrong.statusCode, askedIn(wrong)]).toEqual([422, "photo"]);
    await browser.send("photo", [["files", { name: "a.png", content: PNG }]]);
    expect((await answers(id)).get("photo")?.value).toMatchObject([{ name: "a.png" }]);
  });
});
