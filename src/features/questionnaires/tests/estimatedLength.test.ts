import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../../../../tests/helpers/app";
import { createSurvey, DRAFT } from "../../../../tests/helpers/surveys";

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  token = await app.signIn("moderator");
});
afterAll(() => app.close());

const isAsked = { question: "one", is: "answered" };

/** A questionnaire with one block of questions. */
const draftOf = (questions: readonly object[], block: object = {}) => ({
  languages: ["es"],
  blocks: [{ id: "block", questions, ...block }],
});
const choice = (id: string, more: object = {}) => ({
  ...{ id, variable: id, type: "single-choice", title: { es: "¿Qué desayunas entre semana?" } },
  ...{ options: ["Café", "Té", "Leche", "Nada"].map((label, at) => ({ code: `${at}`, label: { es: label } })), ...more },
});

/** Saves a draft. @returns what is said of its length as it is saved, which is what is read afterwards */
async function lengthOf(draft: object): Promise<number> {
  const url = `/api/activities/${await createSurvey(app, token)}/questionnaire`;
  const { revision } = (await app.call({ url, token })).json();
  const saved = await app.call({ method: "PUT", url, token, body: { draft, revision } });
  expect(saved.statusCode, saved.body).toBe(200);
  const { estimatedSeconds } = saved.json();
  expect((await app.call({ url, token })).json().estimatedSeconds).toBe(estimatedSeconds);
  return estimatedSeconds;
}

test("nothing takes no time, and each question adds its own, whatever the draft still lacks", async () => {
  expect(await lengthOf(draftOf([]))).toBe(0);
  const ofQuestions = (count: number) => lengthOf(draftOf(Array.from({ length: count }, (_, at) => choice(`q${at}`))));
  const [one, ten] = [await ofQuestions(1), await ofQuestions(10)];
  expect(one).toBeGreaterThanOrEqual(4);
  expect(ten / one).toBeCloseTo(10, -1);
  expect(await lengthOf(draftOf([choice("q0", { options: [] })]))).toBeGreaterThan(0);
});

test("a condition halves, a loop multiplies, and a question's clock counts", async () => {
  const plain = await lengthOf(draftOf([choice("one"), choice("two", { minimumSeconds: 100 })]));
  expect(plain).toBeGreaterThan(100);
  const half = await lengthOf(draftOf([choice("one"), choice("two", { minimumSeconds: 100, showIf: isAsked })]));
  expect(plain - half).toBe(50);
  const looped = { id: "rounds", loop: { from: "one", which: "chosen" }, questions: [choice("two", { minimumSeconds: 100 })] };
  const draft = draftOf([choice("one")]);
  expect(await lengthOf({ ...draft, blocks: [...draft.blocks, looped] })).toBe(plain + 100);
});

test("it is about what robots predict for a questionnaire without branches", async () => {
  const url = `/api/activities/${await createSurvey(app, token)}`;
  const { revision } = (await app.call({ url: `${url}/questionnaire`, token })).json();
  const body = { draft: DRAFT, revision };
  const { estimatedSeconds } = (await app.call({ method: "PUT", url: `${url}/questionnaire`, token, body })).json();
  const robots = await app.call({ method: "POST", url: `${url}/robots`, token, body: { of: "draft" } });
  const { median } = robots.json().length;
  expect(estimatedSeconds / median).toBeGreaterThan(0.7);
  expect(estimatedSeconds / median).toBeLessThan(1.4);
});
