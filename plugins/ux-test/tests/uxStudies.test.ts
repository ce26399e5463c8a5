import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../../src/shared/ids";
import { CONCURRENT_ENGINE } from "../../../tests/helpers/app";
import { rows } from "../../../tests/helpers/identity";
import { UX_STUDIES } from "../shared/uxStudies";
import { DRAFT_FIELDS, PRODUCTS, startStudies } from "./studyHelpers";

const PEOPLE = 5;
const AT_ONCE = 12;

describe.each(CONCURRENT_ENGINE)("UX studies on %s", (engine) => {
  let on: Awaited<ReturnType<typeof startStudies>>;

  beforeAll(async () => {
    on = await startStudies(engine);
  });
  afterAll(() => on.app.close());

  const codeOf = (answer: { readonly statusCode: number; readonly json: () => { readonly code?: string } }) => [
    answer.statusCode,
    answer.json().code,
  ];

  test("are ordered by the wizard, close at the last of their people and are charged for them", async () => {
    const draft = `/api/wizards/study/drafts/${newId()}`;
    const data = { ...DRAFT_FIELDS, country: on.country, randomTaskOrder: true, recordedSources: ["SCREEN"] };
    const saved = (await on.call("PUT", draft, on.client, { data })).json();
    expect(saved).toMatchObject({ shown: ["subject", "uxDetails", "profile", "uxTasks"], faults: [] });
    const made = await on.call("POST", `${draft}/submit`, on.client, {});
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json();
    await on.askAlso(id);
    expect(await on.summary(id)).toMatchObject({ hasQuestionnaire: true, issues: [] });
    const before = await on.plan();
    await on.open(id);
    const { quote } = await on.summary(id);
    await on.settled();

    const links = await on.invitations(id);
    expect(links.length).toBeGreaterThan(AT_ONCE + 2);
    const [first = "", second = "", ...others] = links;
    // Two begin before all others, and are still at the first question as they are done.
    const [slow, slower] = [await on.enter(first), await on.enter(second)];
    expect([slow, slower].map(({ begun }) => begun.json().state)).toEqual(["open", "open"]);
    const ends = await Promise.all(others.slice(0, AT_ONCE).map(on.takePart));
    expect(ends.filter((end) => end === "complete")).toHaveLength(PEOPLE);
    const refusals = ends.filter((end) => end !== "complete");
    expect(refusals.filter((end) => end !== "overQuota" && end !== "execution.noSlots")).toEqual([]);
    expect((await slow.who.next("task", {})).json()).toMatchObject({ state: "ended", disposition: "overQuota" });
    await on.settled();
    const late = await slower.who.next("task", {});
    expect(codeOf(late)).toEqual([409, "execution.closed"]);
    expect(late.json().detail).toBe("Esta encuesta ya ha terminado. Gracias por tu interés.");
    expect(await on.fieldOf(id)).toMatchObject({ state: "closed", completes: PEOPLE, sample: PEOPLE });
    const study = await on.study(id);
    expect([study.status, study.finishedAt !== null]).toEqual(["FINISHED", true]);
    expect(await on.plan()).toMatchObject({
      ...{ available: before.available - quote.total, held: before.held, spent: before.spent + quote.total },
    });
    expect((await on.enter(links.at(-1) ?? "")).begun.statusCode).toBeGreaterThanOrEqual(400);
  });

  test("that go without their task are neither ready nor released, and say so", async () => {
    const id = await on.newStudy({ type: "CLICK_TEST", name: "Sin test de clic" });
    const draft = await on.written(id);
    expect((await on.summary(id)).issues).toEqual([]);
    const [, after] = draft.blocks;
    await on.saveDraft(id, { ...draft, blocks: [after] });
    const message = "El cuestionario no tiene ningún test de clic: añade uno al menos";
    expect((await on.summary(id)).issues).toEqual([{ field: "", message }]);
    expect((await on.move(id, "contract")).statusCode).toBe(200);
    const refused = await on.move(id, "release");
    expect(codeOf(refused)).toEqual([422, "uxTest.noTask"]);
    expect(refused.json().errors).toEqual([{ path: "", rule: "uxNoClickTest", message }]);
    expect((await on.study(id)).status).toBe("PROCESSING");
    // The task of another kind of study isn't what was ordered.
    await on.saveDraft(id, await on.written(await on.newStudy({ type: "CARD_SORTING" })));
    expect(codeOf(await on.move(id, "release"))).toEqual([422, "uxTest.noTask"]);
    await on.saveDraft(id, draft);
    expect((await on.move(id, "release")).statusCode).toBe(200);
  });

  test.each(PRODUCTS)("%s has 3 to 50 participants, and no more minutes than the licence gives tests", async (type) => {
    for (const [sampleSize, rule] of [
      [2, "minimum"],
      [51, "maximum"],
    ] as const) {
      const refused = await on.create({ type, sampleSize });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().errors).toMatchObject([{ path: "/sampleSize", rule }]);
    }
    for (const sampleSize of [3, 50]) expect((await on.create({ type, sampleSize })).statusCode).toBe(201);
    const [company] = await rows<{ id: string }>(on.app, "select id from space where kind = 'company'");
    await rows(
      on.app,
      `insert into licence (id, space_id, plan, starts_on, max_survey_minutes, max_test_minutes)
        values ('${newId()}', '${company?.id}', 'BRONZE', '2020-01-01', 30, 8)`,
    );
    const message = "Tu licencia permite pruebas de hasta 8 minutos. Acórtala o amplía la licencia.";
    const refused = await on.create({ type, estimatedDuration: 9 });
    expect(codeOf(refused)).toEqual([409, "studies.maxTestMinutes"]);
    expect(refused.json()).toMatchObject({ detail: message, errors: [{ path: "/estimatedDuration", message }] });
    expect((await on.create({ type, estimatedDuration: 8 })).statusCode).toBe(201);
    await rows(on.app, "delete from licence");
  });

  test.each(PRODUCTS)("%s begins with an example of its task, in which only its own texts are to be written", async (type) => {
    const id = await on.newStudy({ type });
    const url = `/api/studies/${id}/questionnaire`;
    const { draft, faults } = (await on.call("GET", url, on.client)).json();
    // But for what clients write over the examples.
    const examples = ["templateText", "uxTaskNoPage", "uxExamplePicture"];
    expect(faults.filter(({ fault }: { readonly fault: string }) => !examples.includes(fault))).toEqual([]);
    const [tasks, after] = draft.blocks;
    expect(tasks).toMatchObject({ title: { es: "Tareas" }, questions: [{ type: UX_STUDIES[type].task, required: true }] });
    expect(tasks.order).toBeUndefined();
    expect(after.questions.at(-1)).toMatchObject({ type: "long-text", required: false });
    expect(JSON.stringify(draft)).not.toContain("uxStudies.");
  });

  test("begin as the wizard was told, in the company's language, until somebody writes", async () => {
    const language = (code: string) => rows(on.app, `update space set language = '${code}' where kind = 'company'`);
    await language("nl");
    const id = await on.newStudy({ randomTaskOrder: true, recordedSources: ["SCREEN", "MICROPHONE"] });
    await language("es");
    const { draft } = await on.draftOf(id);
    expect(draft).toMatchObject({
      languages: ["nl"],
      blocks: [{ title: { nl: "Taken" }, order: "random", questions: [{ recordScreen: true, recordMicrophone: true }] }, {}],
    });
    const retyped = (type: string) => on.call("PUT", `/api/studies/${id}`, on.client, { type });
    await retyped("CARD_SORTING");
    expect((await on.draftOf(id)).draft).toMatchObject({ blocks: [{ questions: [{ type: "card-sorting" }] }, {}] });
    await retyped("CONSUMER_SURVEY");
    expect((await on.draftOf(id)).draft).toMatchObject({ blocks: [{ questions: [] }] });
    await retyped("CLICK_TEST");
    await on.askAlso(id);
    await retyped("CARD_SORTING");
    expect((await on.draftOf(id)).draft).toMatchObject({
      blocks: [{ questions: [{ type: "click-test" }] }, { questions: [{ id: "again" }] }],
    });
  });

  test.each([...PRODUCTS, "CONSUMER_SURVEY"])("%s is asked for the day of its release where its details are", async (type) => {
    const { releaseDate: _, ...data } = DRAFT_FIELDS;
    const url = `/api/wizards/study/drafts/${newId()}`;
    const saved = await on.call("PUT", url, on.client, { data: { ...data, country: on.country, type }, version: 0 });
    expect(saved.statusCode, saved.body).toBe(200);
    const step = type === "CONSUMER_SURVEY" ? "feasibility" : "uxDetails";
    expect(saved.json().faults).toMatchObject([{ step, path: "/releaseDate", rule: "required" }]);
  });

  test("ask as their wizard says, before and after somebody wrote; and the wizard says what was written", async () => {
    const id = await on.newStudy({ recordedSources: ["SCREEN"] });
    const wizard = async () => {
      const begun = await on.call("GET", `/api/wizards/study/drafts/${newId()}?begin=true&record=${id}`, on.client);
      const { shown, data } = begun.json();
      return { shown, asked: [data.randomTaskOrder, data.recordedSources] };
    };
    expect(await wizard()).toEqual({ shown: ["subject", "uxDetails", "profile", "uxTasks"], asked: [false, ["SCREEN"]] });
    const change = async (values: object) => {
      const changed = await on.call("PUT", `/api/studies/${id}`, on.client, values);
      expect(changed.statusCode, changed.body).toBe(200);
      const { draft, revision } = await on.draftOf(id);
      return { revision, tasks: draft.blocks[0] };
    };
    const untouched = await change({ randomTaskOrder: true });
    expect(untouched).toMatchObject({ revision: 1, tasks: { order: "random", questions: [{ recordScreen: true }] } });

    await on.askAlso(id);
    const { draft } = await on.draftOf(id);
    const [tasks, after] = draft.blocks;
    const questions = (tasks?.questions ?? []).map((question) => ({ ...question, recordWebcam: true }));
    await on.saveDraft(id, { ...draft, blocks: [{ ...tasks, questions, order: "fixed" }, after] });
    expect((await wizard()).asked).toEqual([false, ["SCREEN", "WEBCAM"]]);

    const { revision } = await on.draftOf(id);
    const written = await change({ randomTaskOrder: true, recordedSources: ["MICROPHONE"] });
    expect(written).toMatchObject({
      revision: revision + 1,
      tasks: { order: "random", questions: [{ recordMicrophone: true }] },
    });
    expect(Object.keys(written.tasks?.questions[0] ?? {})).not.toContain("recordScreen");
    // One task more, recorded otherwise: the order alone is changed, and each keeps its own.
    const { draft: one } = await on.draftOf(id);
    const [first, ...rest] = one.blocks;
    const own = (first?.questions ?? []).map((question) => ({ ...question, id: "other", variable: "T2", recordScreen: true }));
    await on.saveDraft(id, { ...one, blocks: [{ ...first, questions: [...(first?.questions ?? []), ...own] }, ...rest] });
    const fixed = await change({ randomTaskOrder: false });
    expect(fixed.tasks?.order).toBeUndefined();
    expect(fixed.tasks?.questions.map(({ recordScreen }) => recordScreen)).toEqual([undefined, true]);
    await on.saveDraft(id, one);
    const renamed = (await on.draftOf(id)).revision;
    expect((await change({ name: "Otro nombre" })).revision).toBe(renamed);

    await on.open(id);
    const frozen = await on.call("PUT", `/api/studies/${id}`, on.client, { randomTaskOrder: false });
    expect(frozen.statusCode, frozen.body).toBeGreaterThanOrEqual(400);
  });

  test("are copied with what was written, not with what they began with", async () => {
    const id = await on.newStudy({ type: "CARD_SORTING" });
    await on.askAlso(id);
    const copied = await on.call("POST", `/api/studies/${id}/duplicate`, on.client, { name: "Otra vez" });
    expect(copied.statusCode, copied.body).toBe(201);
    const copy = copied.json().id;
    const asked = async (one: string) =>
      (await on.draftOf(one)).draft.blocks.flatMap(({ questions }) => questions.map((q) => q.id));
    expect(await asked(copy)).toEqual(await asked(id));
    await on.call("PUT", `/api/studies/${copy}`, on.client, { type: "CLICK_TEST" });
    expect(await asked(copy)).toEqual(["task", "again"]);
  });
});
