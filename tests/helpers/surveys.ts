import type { TestApp } from "./app";

/** A multipart body with one file, as browsers send it. */
export function multipart(
  name: string,
  content: Buffer | string,
): { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer } {
  const boundary = "----sondeo-test-boundary";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { headers: { "content-type": `multipart/form-data; boundary=${boundary}` }, body };
}

/** Creates a survey activity. @returns its id */
export async function createSurvey(app: TestApp, token: string, values: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const body = { title: "Test survey", type: "el_survey", description: "For a test", ...values };
  const created = await app.call({ method: "POST", url: "/api/activities", token, body });
  if (created.statusCode !== 201) throw new Error(created.body);
  return created.json().id;
}

const options = ["a", "b", "c"].map((code) => ({
  code,
  label: { es: code.toUpperCase(), en: `${code.toUpperCase()} in English` },
}));

function question(id: string, type: string, settings: Readonly<Record<string, unknown>> = {}) {
  return { id, variable: `v_${id}`, type, title: { es: `¿${id}?`, en: `${id}?` }, ...settings };
}

/** A choice whose options stand under headings, one of them under none. */
export function groupedChoice(settings: Readonly<Record<string, unknown>> = {}) {
  const groups = ["h", undefined, "g"];
  return question("grouped", "single-choice", {
    options: options.map((option, place) => (groups[place] ? { ...option, group: groups[place] } : option)),
    optionGroups: ["g", "h", "empty"].map((code) => ({ code, label: { es: `Grupo <${code}>`, en: `Group <${code}>` } })),
    ...settings,
  });
}

/** A questionnaire of two languages with one question of many kinds. */
export const DRAFT = {
  languages: ["es", "en"],
  title: { es: "Encuesta", en: "Survey" },
  closing: { es: "¡Gracias!", en: "Thanks!" },
  blocks: [
    {
      id: "one",
      title: { es: "Primera parte" },
      questions: [
        question("one", "single-choice", { options, required: true, other: { es: "Otra", en: "Other" } }),
        question("several", "multiple-choice", { options, max: 2 }),
        question("points", "rating", { style: "stars", min: 1, max: 5, dontKnow: { es: "No sé", en: "Don't know" } }),
      ],
    },
    {
      id: "two",
      questions: [
        question("age", "number", { minValue: 16, maxValue: 99, maxDecimals: 0 }),
        question("words", "short-text", { maxLength: 40 }),
        question("grid", "matrix", { cell: "single", rows: options, columns: options }),
        question("share", "divide-points", { options, total: 10 }),
        question("group", "random", { options: options.slice(0, 2) }),
        question("text", "informative-text", { text: { es: "Lee <b>esto</b>" } }),
        question("photo", "image-upload", { maxFiles: 2, maxSize: 1 }),
      ],
    },
  ],
};

/** Saves a draft over the present one and publishes it. */
export async function publishDraft(app: TestApp, token: string, activityId: string, draft: unknown = DRAFT): Promise<void> {
  const url = `/api/activities/${activityId}/questionnaire`;
  const { revision } = (await app.call({ url, token })).json();
  const saved = await app.call({ method: "PUT", url, token, body: { draft, revision } });
  if (saved.statusCode !== 200) throw new Error(saved.body);
  const body = { revision: saved.json().revision };
  const published = await app.call({ method: "POST", url: `${url}/publish`, token, body });
  if (published.statusCode !== 200) throw new Error(published.body);
}

/** A published survey that members can answer. @returns the activity's id */
export async function publishedSurvey(app: TestApp, token: string, draft: unknown = DRAFT): Promise<string> {
  const id = await createSurvey(app, token);
  await publishDraft(app, token, id, draft);
  return id;
}
