import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, DEMO_PASSWORD, LOGINS, startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { mailsTo, mailTo } from "../../../../tests/helpers/outbox";
import { employSuitePeople, type SuitePerson } from "../../../../tests/helpers/selectedSides";
import { eventually } from "../../../../tests/helpers/smtp";
import { spaceDbOf } from "../../../../tests/helpers/spaceDb";
import { studyMoved } from "../../../contracts/events/study";
import { type HostTools, newId, type ServerExtension } from "../../../server/kit";
import type { StudyOverview } from "../shared/api/home";
import { type StudyMovers, studyMovers } from "./newsHelpers";

const PARTNER = "partner@company.test";
const BACK_OFFICE = LOGINS.backoffice[1];
const COMMENT = "Falta «A veces» |||| 100 %{a b}";

describe.each(ANY_ENGINE)("the moves of a study on %s", (engine) => {
  let app: TestApp;
  let company: string;
  let tools: () => Pick<HostTools, "publish">;
  let selected: string;
  let movers: StudyMovers;
  let narrow: Record<SuitePerson, string>;

  beforeAll(async () => {
    const teller: ServerExtension = {
      register: (host) => {
        tools = () => host.tools();
      },
    };
    app = await startApp({ engine, extraExtensions: [teller] });
    const [space] = await rows<{ id: string }>(app, "select id from space where kind = 'company'");
    company = space?.id ?? "";
    await rows(app, "delete from licence");
    await rows(app, "delete from client_notification");
    // Two who run the company's studies beside the demo's client; one of them has left.
    await rows(
      app,
      `with person as (insert into account (id, email, password_hash)
          select gen_random_uuid(), $2, password_hash from account where email = $3 returning id)
        insert into staff_role (id, space_id, email, name, role, account_id)
        select $4, $1::uuid, $2, 'Pau', 'ADMINISTRATOR', id from person
        union all select $5::uuid, $1, 'left@company.test', 'Ana', 'ADMINISTRATOR', null`,
      [company, PARTNER, LOGINS.client[1], newId(), newId()],
    );
    movers = await studyMovers(app);
    selected = await movers.newStudy("Elegido");
    narrow = await employSuitePeople(app, company, [selected]);
  });
  afterAll(() => app.close());

  const told = (id: string, count: number) =>
    eventually(`${count} notifications`, async () => {
      const found = await rows(app, "select id from client_notification where study = $1", [id]);
      return found.length === count;
    });
  const overview = async (token: string): Promise<StudyOverview> =>
    (await movers.call("GET", "/api/studies/overview", token)).json();
  const inFieldOf = async (id: string) => (await overview(movers.client)).inField.find((study) => study.id === id);
  const waitingOf = async (id: string) => (await overview(movers.client)).waiting.find((study) => study.id === id);

  test("are told to the company and to those who run its studies, but for whoever made them", async () => {
    const { newStudy, move, open, readNews, backoffice } = movers;
    const id = await newStudy("Patinetes", { sampleSize: 250 });
    await move(id, "contract");
    await move(id, "release");
    const review = await mailTo(app, BACK_OFFICE);
    expect(review.template).toBe("studyReview");
    expect(review.text).toContain("Demo ha lanzado «Patinetes», con una muestra de 250 entrevistas.");
    expect(review.text).toMatch(/Plazo para responder: \p{L}+, \d+ de \p{L}+ de \d{4}, \d+:\d\d/u);
    expect(review.text).toContain(`/admin/studies/${id}/order`);
    expect((await readNews()).notifications).toEqual([]);

    const back = await movers.call("POST", `/api/studies/${id}/sendBack`, backoffice, { comment: COMMENT });
    expect(back.statusCode, back.body).toBe(204);
    await told(id, 1);
    const page = await readNews();
    expect(page).toMatchObject({ unseen: 1, totalElements: 1 });
    expect(page.notifications[0]).toMatchObject({
      ...{ title: "Hay que corregir tu estudio «Patinetes»", message: COMMENT },
      ...{ study: id, link: `/studies/${id}/order`, seen: false },
    });
    for (const who of [LOGINS.client[1], PARTNER]) {
      const mail = await mailTo(app, who);
      expect(mail.template).toBe("studyNews");
      expect(mail.text).toContain(COMMENT);
      expect(mail.text).toContain(`/suite/studies/${id}/order`);
    }

    await move(id, "release");
    await open(id);
    await told(id, 2);
    expect((await readNews()).notifications.map(({ title }) => title)).toEqual([
      "Tu estudio «Patinetes» está en campo",
      "Hay que corregir tu estudio «Patinetes»",
    ]);
    await move(id, "finish");
    await told(id, 3);
    const [finished] = (await readNews(movers.client, "?pageSize=1")).notifications;
    expect(finished).toMatchObject({
      title: "Tu estudio «Patinetes» ha terminado",
      message: "Hemos conseguido 0 de 250 entrevistas. Los resultados ya están en el estudio.",
    });
    // Of its own move the client knows.
    expect(await mailsTo(app, PARTNER)).toHaveLength(3);
    expect(await mailsTo(app, LOGINS.client[1])).toHaveLength(2);
    for (const who of ["left@company.test", "suiteobserver@selected.test"]) expect(await mailsTo(app, who)).toEqual([]);
    expect(await mailsTo(app, BACK_OFFICE)).toHaveLength(2);
  });

  test.each([
    ["approve", true, /^Tu estudio «Tranvías» está aprobado$/, /^Se abrirá el \d+ de \w+ de \d{4}\./],
    ["pause", false, /^El campo de «Tranvías» está en pausa$/, /^Encajan menos personas/],
    ["pause", true, /^El campo de «Tranvías» está en pausa$/, /^No se invita a nadie más/],
    ["reconcile", true, /^Las entrevistas de «Tranvías» están confirmadas$/, /: 0 entrevistas son válidas/],
  ] as const)("that are no transition are told: %s, by a person: %s", async (move, isByHand, title, message) => {
    const id = await movers.newStudy("Tranvías");
    const [mover] = await rows<{ id: string }>(app, "select id from account where email = $1", [BACK_OFFICE]);
    const db = spaceDbOf(app, company);
    const moved = { studyId: id, move, accountId: isByHand ? (mover?.id ?? null) : null };
    await db.transaction(() => tools().publish(db, studyMoved, moved));
    await told(id, 1);
    const [first] = (await movers.readNews()).notifications;
    expect(first?.title).toMatch(title);
    expect(first?.message).toMatch(message);
    expect((await mailsTo(app, PARTNER)).at(-1)?.text).toContain(first?.title);
  });

  test("that are no news of the company's are not told", async () => {
    const id = await movers.newStudy("Funicular");
    const db = spaceDbOf(app, company);
    for (const move of ["resume", "approve"] as const)
      await db.transaction(() => tools().publish(db, studyMoved, { studyId: id, move, accountId: null }));
    await told(id, 1);
    expect((await movers.readNews()).notifications[0]?.title).toBe("Tu estudio «Funicular» está aprobado");
  });

  test("and its progress is told every morning to those who want to follow it", async () => {
    const { newStudy, move, open, readNews } = movers;
    const morning = (id: string) =>
      rows<{ hour: string }>(
        app,
        `select to_char(due_at at time zone 'Europe/Madrid', 'HH24:MI') as hour from scheduled_task
          where key = 'studies.progress:' || $1 and due_at > now()`,
        [id],
      );
    const wake = (id: string) =>
      rows(app, "update scheduled_task set due_at = now() where key = 'studies.progress:' || $1", [id]);
    const ids: string[] = [];
    for (const fieldTracking of [true, false]) {
      const id = await newStudy(`Barcos ${fieldTracking}`, {
        ...{ fieldTracking, sampleSize: 40, criteria: [{ criterion: "GENDER", values: ["M", "W"] }] },
        quotas: [
          { title: "Mujer", target: 25, criterion: "GENDER", values: ["W"] },
          { title: "Hombre", target: 15, criterion: "GENDER", values: ["M"] },
        ],
      });
      await move(id, "contract");
      await move(id, "release");
      await open(id);
      await told(id, 1);
      expect(await morning(id)).toEqual([{ hour: "09:00" }]);
      ids.push(id);
    }
    const [followed = "", silent = ""] = ids;
    await wake(silent);
    await wake(followed);
    await told(followed, 2);
    expect((await readNews()).notifications[0]).toMatchObject({
      title: "Tu estudio «Barcos true»: 0 de 40 entrevistas",
      message: "Donde más falta: Mujer (0 de 25), Hombre (0 de 15).",
    });
    expect((await mailsTo(app, PARTNER)).at(-1)?.text).toContain("Mujer (0 de 25)");
    expect(await morning(followed)).toEqual([{ hour: "09:00" }]);
    await eventually("the other's morning has passed", async () => {
      const left = await rows(app, "select 1 from scheduled_task where key = 'studies.progress:' || $1", [silent]);
      return left.length === 0;
    });
    await told(silent, 1);
    // Once it has ended there is nothing to follow.
    await move(followed, "finish");
    await wake(followed);
    await eventually("its last morning has passed", async () => {
      const left = await rows(app, "select 1 from scheduled_task where key = 'studies.progress:' || $1", [followed]);
      return left.length === 0;
    });
    await told(followed, 3);
  });

  test("are told in the company's language", async () => {
    const id = await movers.newStudy("Breakfast");
    await movers.move(id, "contract");
    await movers.move(id, "release");
    await rows(app, "update space set language = 'en' where id = $1", [company]);
    await movers.open(id);
    await told(id, 1);
    await rows(app, "update space set language = 'es' where id = $1", [company]);
    expect((await movers.readNews()).notifications[0]?.title).toBe("Your study “Breakfast” is in field");
  });

  test("are read by those who see the study, who alone can have seen them", async () => {
    const { readNews, call, client } = movers;
    await movers.move(selected, "contract");
    await movers.move(selected, "release");
    await movers.open(selected);
    await told(selected, 1);
    const all = await readNews();
    for (const token of Object.values(narrow)) {
      const seen = await readNews(token);
      expect(seen).toMatchObject({ unseen: 1, totalElements: 1 });
      expect(seen.notifications.map(({ study }) => study)).toEqual([selected]);
      expect((await call("GET", "/api/client-notifications", token)).statusCode).toBe(403);
    }
    const other = all.notifications.find(({ study }) => study !== selected)?.id ?? "";
    const mark = (token: string, body: object) => call("POST", "/clientSuite/clientNotifications", token, body);
    expect((await mark(narrow.suiteObserver, { ids: [other] })).json()).toEqual({ unseen: 1 });
    expect((await readNews()).unseen).toBe(all.unseen);
    expect((await mark(narrow.suiteObserver, {})).json()).toEqual({ unseen: 0 });
    // What one has seen is new to the others.
    expect((await readNews()).unseen).toBe(all.unseen);
    expect((await readNews(narrow.suiteModerator)).unseen).toBe(1);
    expect((await mark(client, { ids: [other] })).json()).toEqual({ unseen: all.unseen - 1 });
    expect((await mark(client, {})).json()).toEqual({ unseen: 0 });
    const second = await readNews(client, "?page=1&pageSize=2");
    expect(second.notifications.map(({ id }) => id)).toEqual(all.notifications.slice(2, 4).map(({ id }) => id));
    expect(second.totalElements).toBe(all.totalElements);
  });

  test("are read by nobody without studies, nor in another company", async () => {
    await rows(app, "update staff_role set role = 'PARTICIPANT' where email = 'suitemoderator@selected.test'");
    for (const url of ["/clientSuite/clientNotifications", "/api/studies/overview"]) {
      expect((await movers.call("GET", url, narrow.suiteModerator)).statusCode).toBe(403);
      expect((await movers.call("GET", url, movers.backoffice)).statusCode).toBe(403);
    }
    const stranger = newId();
    await rows(
      app,
      `with other as (insert into space (id, kind, name) values ($1::uuid, 'company', 'Otra') returning id),
        person as (insert into account (id, email, password_hash)
          select gen_random_uuid(), 'other@company.test', password_hash from account where email = $2 returning id)
        insert into staff_role (id, space_id, email, name, role, account_id)
        select $3, other.id, 'other@company.test', 'Eva', 'SUPERADMIN', person.id from other, person`,
      [stranger, LOGINS.client[1], newId()],
    );
    const body = { email: "other@company.test", password: DEMO_PASSWORD };
    const token = (await app.call({ method: "POST", url: LOGINS.client[0], body })).json().authToken;
    expect(await movers.readNews(token)).toEqual({ notifications: [], unseen: 0, totalElements: 0 });
    expect(await overview(token)).toEqual({ waiting: [], inField: [], groups: [], recent: [] });
  });

  test("leave on the home what waits for the company, and what is in field", async () => {
    const { newStudy, move, open, call, client, backoffice } = movers;
    const id = await newStudy("Bicis");
    expect(await waitingOf(id)).toEqual({ id, name: "Bicis", reason: "accept", comment: null, until: null });
    await move(id, "contract");
    const released = await waitingOf(id);
    expect(released).toMatchObject({ reason: "release" });
    expect(Date.parse(released?.until ?? "")).toBeGreaterThan(Date.now());
    await call("PUT", `/api/studies/${id}`, client, { sampleSize: 60 });
    expect(await waitingOf(id)).toMatchObject({ reason: "outdated", until: null });
    await move(id, "reopen");
    await move(id, "contract");
    await move(id, "release");
    expect(await waitingOf(id)).toBeUndefined();
    await call("POST", `/api/studies/${id}/sendBack`, backoffice, { comment: COMMENT });
    expect(await waitingOf(id)).toMatchObject({ reason: "sentBack", comment: COMMENT });
    const standing = async () => (await overview(client)).recent.find((study) => study.id === id)?.standing;
    expect(await standing()).toBe("sentBack");
    await move(id, "release");
    expect(await standing()).toBeNull();
    expect((await call("POST", `/api/studies/${id}/approve`, backoffice)).statusCode).toBe(204);
    expect(await standing()).toBe("approved");
    await open(id);
    expect(await waitingOf(id)).toBeUndefined();
    const inField = { id, name: "Bicis", completes: 0, sample: 60, isPaused: false };
    expect(await inFieldOf(id)).toEqual(inField);
    await rows(app, "update study set paused_at = now() where id = $1", [id]);
    expect(await waitingOf(id)).toMatchObject({ reason: "paused" });
    expect(await inFieldOf(id)).toEqual({ ...inField, isPaused: true });
    const { recent, groups } = await overview(client);
    expect(recent[0]).toMatchObject({ id, name: "Bicis", status: "OPEN", sample: 60 });
    const counted = await rows(app, "select status, count(*)::int as studies from study group by status");
    expect(groups.map(({ status, studies }) => ({ status, studies }))).toEqual(expect.arrayContaining([...counted]));
    const narrowed = await overview(narrow.suiteObserver);
    expect(narrowed).toMatchObject({ waiting: [], groups: [{ status: "OPEN", studies: 1 }] });
    for (const list of [narrowed.inField, narrowed.recent]) expect(list.map((study) => study.id)).toEqual([selected]);
  });
});
