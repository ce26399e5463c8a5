import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "../helpers/app";
import { openLink, respondent } from "../helpers/respondents";
import { ROOT } from "../helpers/root";
import { createSurvey, multipart } from "../helpers/surveys";

const CASES = join(ROOT, "..", "shared", "data", "cases");
const HAS_CASES = existsSync(CASES);
const fileOf = (name: string) => readFileSync(join(CASES, name), "utf8");

describe.skipIf(!HAS_CASES)(
  `what imported questionnaires do${HAS_CASES ? "" : " (skipped: ../shared/data/cases is not here)"}`,
  () => {
    let app: TestApp;
    let token: string;

    beforeAll(async () => {
      app = await startApp();
      token = await app.signIn("moderator");
    });
    afterAll(() => app.close());

    const get = async (url: string) => (await app.call({ url, token })).json();

    /** @returns ids of the questions, by variable */
    async function publishFile(activity: string, name: string): Promise<ReadonlyMap<string, string>> {
      const upload = multipart(name, fileOf(name));
      const imported = await app.call({ method: "POST", url: `/api/activities/${activity}/import`, token, ...upload });
      expect([imported.statusCode, imported.json().unmapped]).toEqual([200, []]);
      return publish(activity);
    }

    async function publish(activity: string): Promise<ReadonlyMap<string, string>> {
      const url = `/api/activities/${activity}/questionnaire`;
      const { revision, draft } = await get(url);
      const published = await app.call({ method: "POST", url: `${url}/publish`, token, body: { revision } });
      expect([published.statusCode, published.body]).toEqual([200, expect.any(String)]);
      const questions: { readonly id: string; readonly variable: string }[] = draft.blocks.flatMap(
        (block: { readonly questions: readonly object[] }) => block.questions,
      );
      return new Map(questions.map(({ id, variable }) => [variable, id]));
    }

    test("an option that a new version leaves out keeps its label in the results", async () => {
      const activity = await createSurvey(app, token);
      const drink = (await publishFile(activity, "removed-option-v1.json")).get("drink") ?? "";
      const base = await openLink(app, token, activity);
      for (const code of ["t", "c", "w", "w", "t"]) await (await respondent(app, base)).complete({ [drink]: code });
      const url = `/api/activities/${activity}/questionnaire`;
      const { revision } = await get(url);
      const { questionnaire } = JSON.parse(fileOf("removed-option-v2.json"));
      const saved = await app.call({ method: "PUT", url, token, body: { draft: questionnaire, revision } });
      expect(saved.statusCode).toBe(200);
      await publish(activity);
      const { questions } = await get(`/api/activities/${activity}/results`);
      const counts = questions[0].counts.map(({ label, count }: { label: string; count: number }) => [label, count]);
      expect(counts).toEqual(
        expect.arrayContaining([
          ["Black tea", 2],
          ["Coffee", 1],
          ["Milk", 0],
          ["Water", 2],
        ]),
      );
    });

    test("an option that somebody was never offered is blank in the data, not 0", async () => {
      const activity = await createSurvey(app, token);
      const ids = await publishFile(activity, "carried-not-offered.json");
      const base = await openLink(app, token, activity);
      const person = await respondent(app, base);
      await person.complete({ [ids.get("a") ?? ""]: ["x"], [ids.get("b") ?? ""]: ["y"] });
      const csv = (await app.call({ url: `/api/activities/${activity}/responses.csv`, token })).body.replace(/^\uFEFF/, "");
      const [row = {}] = parse(csv, { columns: true, delimiter: csv.includes(";") ? ";" : "," }) as Record<string, string>[];
      const ofB = Object.entries(row).filter(([name]) => /^b\b|^b_/i.test(name));
      expect(ofB.map(([, cell]) => cell)).toEqual(["", "1", "0"]);
    });
  },
);
