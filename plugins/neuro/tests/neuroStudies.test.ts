import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../../src/shared/ids";
import { createRandom } from "../../../src/shared/random";
import { CONCURRENT_ENGINE } from "../../../tests/helpers/app";
import { rows } from "../../../tests/helpers/identity";
import { importAndWait } from "../../../tests/helpers/imports";
import { simulateNeuro } from "../question/answer";
import { DESKTOP, NEURO_FIELDS, PHONE, startNeuro } from "./neuroHelpers";

interface Answer {
  readonly statusCode: number;
  readonly json: () => { readonly code?: string; readonly errors?: readonly { readonly path: string; readonly rule: string }[] };
}

describe.each(CONCURRENT_ENGINE)("Neuro studies on %s", (engine) => {
  let on: Awaited<ReturnType<typeof startNeuro>>;
  beforeAll(async () => {
    on = await startNeuro(engine);
    // Of the demo's panel fewer than 250 have a computer.
    await rows(on.app, "update panelist set devices = 'BOTH', consent = true, status = 'ACTIVE'");
  });
  afterAll(() => on?.app.close());

  const issuesOf = (answer: Answer) => [answer.statusCode, answer.json().errors?.map(({ path, rule }) => `${path} ${rule}`)];
  const TOO_FEW = [400, ["/sampleSize minimum"]];

  test("need 250 people, whichever way they are written", async () => {
    const refused = await on.create({ sampleSize: 249 });
    expect(issuesOf(refused)).toEqual(TOO_FEW);
    expect(refused.json().errors[0].message).toContain("250");
    const id = await on.newStudy();
    expect(issuesOf(await on.call("PUT", `/api/studies/${id}`, on.client, { sampleSize: 249 }))).toEqual(TOO_FEW);
    const bulk = { action: "update", ids: [id], data: { sampleSize: 249 } };
    const changed = await on.call("POST", "/api/studies/bulk", on.client, bulk);
    expect([changed.statusCode, changed.body]).toEqual([expect.any(Number), expect.stringContaining("250")]);
    const content = "name,type,sampleSize\nDe un archivo,NEURO,249\n";
    const job = await importAndWait(on.app, { resource: "studies", token: on.client, content });
    expect(job).toMatchObject({ result: { created: 0, faultCount: 1, faults: [{ field: "sampleSize" }] } });
    expect((await on.study(id)).sampleSize).toBe(250);

    const { releaseDate: _, ...fields } = NEURO_FIELDS;
    const data = { ...fields, country: on.country, releaseDate: NEURO_FIELDS.releaseDate, sampleSize: 249 };
    const draft = await on.call("PUT", `/api/wizards/study/drafts/${newId()}`, on.client, { data });
    expect(draft.json().faults).toMatchObject([{ step: "feasibility", path: "/sampleSize", rule: "minimum" }]);

    await rows(on.app, "update study set sample_size = 249 where id = $1", [id]);
    expect(issuesOf(await on.call("POST", `/api/studies/${id}/duplicate`, on.client, { name: "Copia" }))).toEqual(TOO_FEW);
  });

  test("are answered on a computer alone: nobody is asked, and nothing else is taken", async () => {
    const id = await on.newStudy({ allowedDevices: "BOTH" });
    expect(await on.study(id)).toMatchObject({ allowedDevices: "DESKTOP", desktopShare: null });
    const changed = await on.call("PUT", `/api/studies/${id}`, on.client, { allowedDevices: "MOBILE" });
    expect(issuesOf(changed)).toEqual([400, [expect.stringContaining("/allowedDevices")]]);
    const draft = await on.call("PUT", `/api/wizards/study/drafts/${newId()}`, on.client, {
      data: { ...NEURO_FIELDS, country: on.country },
    });
    expect(draft.json()).toMatchObject({ shown: ["subject", "feasibility", "profile", "neuro"], faults: [] });
  });

  test("say whom they are compared with and what they are for, in the wizard and as they are ordered", async () => {
    const { neuroSector: _sector, neuroObjectives: _objectives, ...fields } = NEURO_FIELDS;
    const asked = { ...fields, country: on.country };
    const draft = await on.call("PUT", `/api/wizards/study/drafts/${newId()}`, on.client, { data: asked });
    const faults = draft.json().faults as readonly { readonly step: string; readonly path: string }[];
    expect(new Set(faults.map(({ step, path }) => `${step} ${path}`))).toEqual(
      new Set(["neuro /neuroSector", "neuro /neuroObjectives"]),
    );
    const id = await on.newStudy({ neuroSector: null, neuroObjectives: [] });
    const refused = await on.move(id, "contract");
    expect([refused.json().code, ...issuesOf(refused)]).toEqual([
      ...["neuro.incomplete", 422],
      ["/neuroSector required", "/neuroObjectives required"],
    ]);
    // Other products aren't asked.
    const survey = await on.newStudy({ type: "CONSUMER_SURVEY", neuroSector: null, neuroObjectives: null });
    expect((await on.move(survey, "contract")).statusCode).toBe(200);
  });

  test("begin with an advertisement and two questions, and aren't released without an advertisement", async () => {
    const id = await on.newStudy();
    const url = `/api/studies/${id}/questionnaire`;
    const { draft, revision } = (await on.call("GET", url)).json();
    const types = draft.blocks.map(({ questions }: { questions: readonly { type: string }[] }) =>
      questions.map(({ type }) => type),
    );
    expect(types).toEqual([["neuro-test"], ["single-choice", "long-text"]]);
    expect(JSON.stringify(draft)).not.toContain("neuro.draft");
    const [, after] = draft.blocks;
    expect((await on.call("PUT", url, on.client, { draft: { ...draft, blocks: [after] }, revision })).statusCode).toBe(200);
    const { issues } = (await on.call("GET", `/api/studies/${id}/summary`)).json();
    const message = "El cuestionario no tiene ningún test Neuro: añade uno al menos";
    expect(issues).toContainEqual({ field: "", message });
    expect((await on.move(id, "contract")).statusCode).toBe(200);
    const refused = await on.move(id, "release");
    expect([refused.statusCode, refused.json().code]).toEqual([422, "neuro.noTest"]);
  });

  test("are copied with their sector and objectives", async () => {
    const id = await on.newStudy({ neuroObjectives: ["SALES", "BRAND"] });
    const copied = await on.call("POST", `/api/studies/${id}/duplicate`, on.client, { name: "Otra vez" });
    expect(copied.statusCode, copied.body).toBe(201);
    expect(await on.study(copied.json().id)).toMatchObject({
      neuroSector: "TRAVEL_LEISURE",
      neuroObjectives: ["SALES", "BRAND"],
    });
  });

  test("are released once the first draft has its advertisement; a phone is refused, and a computer's answer counts", async () => {
    const id = await on.newStudy();
    expect((await on.move(id, "contract")).statusCode).toBe(200);
    const early = await on.move(id, "release");
    expect([early.statusCode, early.json().code]).toEqual([422, "questionnaire.faulty"]);
    const question = await on.completeDraft(id);
    const moved = await on.move(id, "release");
    expect(moved.statusCode, moved.body).toBe(200);
    const approved = await on.call("POST", `/api/studies/${id}/approve`, on.backoffice);
    expect(approved.statusCode, approved.body).toBe(204);
    if ((await on.study(id)).status === "CONFIRMED") expect((await on.move(id, "open", on.backoffice)).statusCode).toBe(200);
    const mailed = () =>
      rows<{ text: string }>(
        on.app,
        `select text from panel_invitation join outbox on outbox.dedupe = 'panel:' || panel_invitation.id where study = $1 limit 2`,
        [id],
      );
    await expect.poll(async () => (await mailed()).length, { timeout: 30_000 }).toBe(2);
    const [one = "", other = ""] = (await mailed()).map(({ text }) => /(\/panel\/enter\/[A-Za-z0-9_-]+)/.exec(text)?.[1] ?? "");
    const { told: refused } = await on.enter(one, PHONE);
    expect([refused.statusCode, refused.json().code, refused.json().devices]).toEqual([
      403,
      "execution.wrongDevice",
      ["desktop"],
    ]);
    const { person, told } = await on.enter(other, DESKTOP);
    expect(told.statusCode, told.body).toBe(200);

    const answers = { [question.id]: simulateNeuro(question, createRandom(7)), intention: "4" };
    for (const [questionId, value] of Object.entries(answers)) {
      const saved = await person.answer(questionId, value);
      expect(saved.statusCode, saved.body).toBeLessThan(300);
    }
    const completed = await person.complete();
    expect(completed.statusCode, completed.body).toBe(200);
    await on.calculate(id);
    const { state, ads } = (await on.call("GET", `/api/studies/${id}/neuro`)).json();
    expect([state, ads.length, ads[0].branded, ads[0].excluded]).toEqual(["FIELD", 1, 1, []]);
    expect(ads[0].words).toHaveLength(16);
  });
});
