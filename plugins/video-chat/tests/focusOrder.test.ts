import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../tests/helpers/app";
import { rows } from "../../../tests/helpers/identity";
import { spaceDay } from "../../../tests/helpers/spaceDay";
import { focusHelpers, inHours, slots } from "./focusHelpers";

describe.each(CONCURRENT_ENGINE)("the order of a Focus study on %s", (engine) => {
  let app: TestApp;
  let on: Awaited<ReturnType<typeof focusHelpers>>;

  beforeAll(async () => {
    app = await startApp({ engine });
    on = await focusHelpers(app);
    await rows(app, "delete from licence");
  });
  afterAll(() => app.close());

  const summary = async (id: string) => (await on.call("GET", `/api/studies/${id}/summary`, on.client)).json();
  const rulesOf = (answer: { json: () => { errors?: readonly { path: string; rule: string }[] } }) =>
    (answer.json().errors ?? []).map(({ path, rule }) => `${path} ${rule}`);

  test("is refused by a price list without the figures of sessions, with the figures that are missing", async () => {
    const id = await on.newStudy();
    const list = { name: "Sin Focus", validFrom: spaceDay(0), setup: 300, perComplete: 4, perMinute: 0.3 };
    const rest = { incidenceWeight: 0.2, perCriterion: 0.4, perQuota: 15, perSession: 250 };
    const made = await on.call("POST", "/api/price-lists", on.backoffice, { ...list, ...rest });
    expect(made.statusCode, made.body).toBe(201);
    const refused = await on.move(id, "contract");
    expect(refused.statusCode, refused.body).toBe(409);
    expect(refused.json()).toMatchObject({
      code: "studies.noSessionPrices",
      missing: ["perSessionMinute", "perParticipant"],
      detail: expect.stringContaining("por minuto de sesión"),
    });
    await rows(app, `delete from price_list where id = '${made.json().id}'`);
  });

  test("is priced by its sessions, their minutes and their people, and set aside at its release", async () => {
    const draft = { type: "FOCUS", sessionCount: 2, participantsPerSession: 3 };
    const asked = await on.call("POST", "/api/studies/estimate", on.client, draft);
    expect(asked.json()).toMatchObject({ missing: ["country", "sessionMinutes"], price: null });
    const id = await on.quoted();
    // 300 + 2 × (250 + 60 × 5) + 6 × 60
    expect((await summary(id)).quote).toMatchObject({ total: 1760, isValid: true });
    expect((await on.call("GET", `/api/studies/${id}`, on.client)).json()).toMatchObject({ sampleSize: 6, questionnaire: null });
    const before = (await on.call("GET", "/clientSuite/creditsPlan/planData", on.client)).json();
    expect((await on.move(id, "release")).statusCode).toBe(200);
    const after = (await on.call("GET", "/clientSuite/creditsPlan/planData", on.client)).json();
    expect(after).toMatchObject({ available: before.available - 1760, held: before.held + 1760 });
    const sessions = await rows<{ title: string; status: string; capacity: number }>(
      app,
      `select title, status, capacity from focus_session where study = '${id}' order by starts_at`,
    );
    expect(sessions).toEqual([
      { title: "Sesión 1", status: "UNCOMPLETED", capacity: 3 },
      { title: "Sesión 2", status: "UNCOMPLETED", capacity: 3 },
    ]);
    const back = await on.call("POST", `/api/studies/${id}/sendBack`, on.backoffice, { comment: "Falta el texto legal" });
    expect(back.statusCode).toBe(204);
    expect(await rows(app, `select id from focus_session where study = '${id}'`)).toEqual([]);
    expect((await on.move(id, "release")).statusCode).toBe(200);
    expect(await rows(app, `select id from focus_session where study = '${id}'`)).toHaveLength(2);
  });

  test.each([
    ["too few times", { slots: slots(72) }, "focusFewSlots"],
    ["a time within 48 hours", { slots: slots(40, 96) }, "focusLead"],
    ["times that overlap", { slots: [{ startsAt: inHours(72) }, { startsAt: inHours(72.5) }] }, "focusOverlap"],
    ["a session before the study opens", { releaseDate: spaceDay(9) }, "focusBeforeOpening"],
  ])("isn't released with %s", async (_name, values, rule) => {
    const id = await on.quoted(values);
    const answer = await on.move(id, "release");
    expect([answer.statusCode, answer.json().code]).toEqual([422, "focus.calendar"]);
    expect(rulesOf(answer)).toContain(`/slots ${rule}`);
    expect((await summary(id)).issues.map(({ field }: { field: string }) => field)).toContain("slots");
  });

  test("without a title says which field is missing, and has no questionnaire, whoever asks for one", async () => {
    const draft = `/api/wizards/study/drafts/${crypto.randomUUID()}`;
    const { faults } = (await on.call("PUT", draft, on.client, { data: { name: "Abonos", type: "FOCUS" } })).json();
    expect(faults).toContainEqual(expect.objectContaining({ step: "subject", path: "/title", rule: "required" }));
    const id = await on.quoted({ title: null });
    expect(await summary(id)).toMatchObject({
      hasQuestionnaire: false,
      issues: [{ field: "title", message: expect.stringContaining("Título para los participantes") }],
    });
    const refused = await on.move(id, "release");
    expect([refused.statusCode, rulesOf(refused)]).toEqual([400, ["/title required"]]);
    expect((await on.call("GET", `/api/studies/${id}/questionnaire`, on.client)).statusCode).toBe(404);
    expect((await on.call("GET", `/api/studies/${id}`, on.client)).json().questionnaire).toBeNull();
  });

  test("in the past is held at the step that asks for its day, and asks for nothing of other products", async () => {
    const id = await on.newStudy();
    const { slots: calendar, ...study } = (await on.call("GET", `/api/studies/${id}`, on.client)).json();
    const names = ["name", "title", "type", "country", "focusType", "sessionCount", "participantsPerSession", "sessionMinutes"];
    const answers = {
      ...Object.fromEntries([...names, "sessionLanguage", "welcomeTitle"].map((name) => [name, study[name]])),
      ...{ slots: calendar, releaseDate: "2020-01-01" },
    };
    const draft = `/api/wizards/study/drafts/${crypto.randomUUID()}`;
    const { faults } = (await on.call("PUT", draft, on.client, { data: answers })).json();
    expect(faults).toMatchObject([{ step: "focusCalendar", path: "/releaseDate", rule: "releaseInPast" }]);
    const refused = await on.call("POST", `${draft}/submit`, on.client, {});
    expect(refused.json().errors).toMatchObject([{ step: "focusCalendar", path: "/releaseDate" }]);
  });

  test("keeps its places where only its title is changed by the wizard", async () => {
    const id = await on.newStudy();
    const draft = `/api/wizards/study/drafts/${crypto.randomUUID()}`;
    const begun = (await on.call("GET", `${draft}?begin=true&record=${id}`, on.client)).json();
    const data = { ...begun.data, title: "Otro título" };
    const saved = await on.call("PUT", draft, on.client, { data, version: 0, record: id, recordVersion: begun.recordVersion });
    expect(saved.statusCode, saved.body).toBe(200);
    const answer = await on.call("POST", `${draft}/submit`, on.client, {});
    expect([answer.statusCode, answer.json().sampleSize], answer.body).toEqual([201, 6]);
    const [newest] = (await on.call("GET", `/api/studies/${id}/history`, on.client)).json();
    expect(newest.changes.map(({ field }: { readonly field: string }) => field)).toEqual(["title"]);
  });

  test("has no questionnaire any more where it was of another product before, unless there are questions in it", async () => {
    const made = await on.call("POST", "/api/studies", on.client, { name: "Abonos", type: "CONSUMER_SURVEY" });
    const { id, questionnaire } = made.json();
    expect(questionnaire).not.toBeNull();
    const focus = { type: "FOCUS", focusType: "GROUP", sessionCount: 1 };
    const asked = await on.newStudy({ type: "CONSUMER_SURVEY" });
    const written = "draft = '{}', draft_revision = 2";
    await rows(app, `update questionnaire set ${written} where id = (select questionnaire from study where id = '${asked}')`);
    for (const [one, isKept] of [
      [id, false],
      [asked, true],
    ] as const) {
      const changed = await on.call("PUT", `/api/studies/${one}`, on.client, focus);
      expect(changed.statusCode, changed.body).toBe(200);
      const { questionnaire: kept } = (await on.call("GET", `/api/studies/${one}`, on.client)).json();
      expect(kept !== null).toBe(isKept);
      expect((await summary(one)).hasQuestionnaire).toBe(false);
    }
  });

  test("interviews have one participant, sessions are 1 to 10 of 15 to 180 minutes", async () => {
    const id = await on.newStudy();
    for (const [values, path] of [
      [{ focusType: "INTERVIEW", participantsPerSession: 2 }, "/participantsPerSession"],
      [{ sessionCount: 11 }, "/sessionCount"],
      [{ sessionMinutes: 14 }, "/sessionMinutes"],
      [{ sessionMinutes: 181 }, "/sessionMinutes"],
      [{ participantsPerSession: 13 }, "/participantsPerSession"],
    ] as const) {
      const answer = await on.call("PUT", `/api/studies/${id}`, on.client, values);
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json().errors.map((fault: { path: string }) => fault.path)).toContain(path);
    }
    const interview = { focusType: "INTERVIEW", participantsPerSession: 1 };
    expect((await on.call("PUT", `/api/studies/${id}`, on.client, interview)).statusCode).toBe(200);
    expect((await on.call("GET", `/api/studies/${id}`, on.client)).json().sampleSize).toBe(2);
  });

  test("moderated UX asks for interviews alone, 3 to 10 of one person each with a shared screen, up to its release", async () => {
    const [spain] = await rows<{ id: string }>(app, "select id from country where code = 'ES'");
    const answers = {
      ...{ name: "Comprar el abono", title: "Enséñanos cómo compras", type: "UX_MODERATED", country: spain?.id },
      ...{ sessionCount: 3, sessionMinutes: 45, sessionLanguage: "es", welcomeTitle: "Te damos la bienvenida" },
      ...{ releaseDate: spaceDay(0), slots: slots(72, 74, 76) },
    };
    const draft = `/api/wizards/study/drafts/${crypto.randomUUID()}`;
    const saved = (await on.call("PUT", draft, on.client, { data: answers })).json();
    expect(saved).toMatchObject({ shown: ["subject", "moderatedBasics", "focusUsers", "focusCalendar"], faults: [] });
    const priced = { type: "UX_MODERATED", country: spain?.id, sessionCount: 3, sessionMinutes: 45 };
    const estimate = (await on.call("POST", "/api/studies/estimate", on.client, priced)).json();
    // 300 + 3 × (250 + 45 × 5) + 3 × 60
    expect(estimate).toMatchObject({ missing: [], price: { total: 1905 } });
    const made = await on.call("POST", `${draft}/submit`, on.client, {});
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json();
    const fixed = { focusType: "INTERVIEW", participantsPerSession: 1, screenSharing: true };
    expect(made.json()).toMatchObject({ ...fixed, sampleSize: 3, questionnaire: null });
    for (const values of [{ focusType: "GROUP" }, { participantsPerSession: 2 }, { sessionCount: 2 }])
      expect((await on.call("PUT", `/api/studies/${id}`, on.client, values)).statusCode).toBe(400);
    for (const name of ["contract", "release"]) expect((await on.move(id, name)).statusCode).toBe(200);
    expect((await summary(id)).quote).toMatchObject({ total: 1905 });
    const sessions = await rows(app, `select capacity from focus_session where study = '${id}'`);
    expect(sessions).toEqual([{ capacity: 1 }, { capacity: 1 }, { capacity: 1 }]);
  });

  test("what was paid for changes by no path once it is released", async () => {
    const id = await on.released();
    const before = (await on.call("GET", `/api/studies/${id}`, on.client)).json();
    const frozen = {
      participantsPerSession: 12,
      sessionCount: 10,
      sessionMinutes: 180,
      focusType: "INTERVIEW",
      slots: slots(200),
    };
    for (const [name, value] of Object.entries(frozen)) {
      const data = { [name]: value };
      for (const token of [on.client, on.backoffice]) {
        const answer = await on.call("PUT", `/api/studies/${id}`, token, data);
        expect([answer.statusCode, answer.json().errors[0].rule], name).toEqual([400, "frozen"]);
      }
      const bulk = await on.call("POST", "/api/studies/bulk", on.client, { action: "update", ids: [id], data });
      expect(bulk.statusCode, name).toBe(400);
    }
    const draft = `/api/wizards/study/drafts/${crypto.randomUUID()}`;
    await on.call("PUT", draft, on.client, { data: { ...before, sessionMinutes: 15 }, version: 0, record: id });
    expect((await on.call("POST", `${draft}/submit`, on.client, {})).statusCode).toBe(400);
    for (const url of ["/api/focus-sessions", "/api/focus-participants"])
      expect((await on.call("POST", url, on.client, {})).statusCode).toBe(404);
    const after = (await on.call("GET", `/api/studies/${id}`, on.client)).json();
    expect(after).toEqual(before);
  });

  test("takes its minutes of video from the licence, of many at once never more than there are", async () => {
    await rows(
      app,
      `insert into licence (id, space_id, plan, starts_on, video_minutes) values ('${crypto.randomUUID()}', '${on.company}', 'GOLD', current_date - 10, 300)`,
    );
    await rows(app, "update study set release_date = current_date - 20 where type in ('FOCUS', 'UX_MODERATED')");
    const ids = [];
    for (let at = 0; at < 6; at += 1) ids.push(await on.quoted({ sessionCount: 1, slots: slots(72) }));
    const answers = await Promise.all(ids.map((id) => on.move(id, "release")));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ code: "focus.videoMinutes", limit: 300, left: 0, needed: 60 });
    await rows(app, "delete from licence");
  });
});
