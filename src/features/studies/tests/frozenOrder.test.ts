import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { importAndWait } from "../../../../tests/helpers/imports";
import { spaceDay } from "../../../../tests/helpers/spaceDay";
import { DRAFT } from "../../../../tests/helpers/surveys";
import { newId } from "../../../server/kit";
import type { StudySummary } from "../shared/api/orders";

const AT_ONCE = 24;
/** What a price was made of, otherwise than it is said below. */
const OTHERWISE = {
  ...{ sampleSize: 600, incidenceRate: 5, estimatedDuration: 40, fieldDays: 30, allowedDevices: "DESKTOP" },
  ...{ criteria: [{ criterion: "GENDER", values: ["W"] }], quotas: [{ title: "Todos", target: 40 }] },
  ...{ desktopShare: 10, mobileShare: 90, participantSource: "OWN", selfHiring: true, sessionCount: 4 },
};

describe.each(CONCURRENT_ENGINE)("an order that is priced and paid, on %s", (engine) => {
  let app: TestApp;
  let client: string;
  let backoffice: string;
  let countries: readonly string[];
  let company: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    [client, backoffice] = await Promise.all([app.signIn("client"), app.signIn("backoffice")]);
    countries = (await rows<{ id: string }>(app, "select id from country order by (code = 'ES') desc limit 2")).map(
      ({ id }) => id,
    );
    const [space] = await rows<{ id: string }>(app, "select id from space where kind = 'company'");
    company = space?.id ?? "";
    await rows(app, "delete from licence");
  });
  afterAll(() => app.close());

  const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, token: string, body?: object) =>
    app.call({ method, url, token, ...(body ? { body } : {}) });
  const move = (id: string, name: string, token = client) => call("POST", `/api/studies/${id}/transitions/${name}`, token, {});
  const study = async (id: string) => (await call("GET", `/api/studies/${id}`, client)).json();
  const summary = async (id: string): Promise<StudySummary> => (await call("GET", `/api/studies/${id}/summary`, client)).json();
  const only = (id: string) => `filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`;
  const inDays = spaceDay;
  const faultsOf = (answer: {
    readonly json: () => { readonly errors?: readonly { path: string; rule: string; message: string }[] };
  }) => (answer.json().errors ?? []).map(({ path, rule }) => `${path} ${rule}`);

  async function quoted(values: object = {}): Promise<string> {
    const body = {
      ...{ name: "Meriendas", title: "Tu merienda", type: "CONSUMER_SURVEY", country: countries[0], releaseDate: inDays(5) },
      ...{ sampleSize: 40, incidenceRate: 80, estimatedDuration: 8, ...values },
    };
    const made = await call("POST", "/api/studies", client, body);
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json();
    const { revision } = (await call("GET", `/api/studies/${id}/questionnaire`, client)).json();
    await call("PUT", `/api/studies/${id}/questionnaire`, client, { draft: DRAFT, revision });
    expect((await move(id, "contract")).statusCode).toBe(200);
    return id;
  }

  async function released(values: object = {}): Promise<string> {
    const id = await quoted(values);
    const moved = await move(id, "release");
    expect(moved.statusCode, moved.body).toBe(200);
    return id;
  }

  async function opened(): Promise<string> {
    const id = await released();
    expect((await call("POST", `/api/studies/${id}/approve`, backoffice)).statusCode).toBe(204);
    expect((await move(id, "open", backoffice)).statusCode).toBe(200);
    return id;
  }

  async function inState(state: string): Promise<string> {
    const id = state === "CONFIRMED" ? await released() : await opened();
    if (state === "FINISHED") expect((await move(id, "finish")).statusCode).toBe(200);
    expect((await study(id)).status).toBe(state);
    return id;
  }

  test.each(["CONFIRMED", "OPEN", "FINISHED"])(
    "keeps in %s all that its price was made of, whoever changes it",
    async (state) => {
      const id = await inState(state);
      const before = await study(id);
      const otherwise = { ...OTHERWISE, country: countries[1], releaseDate: inDays(9) };
      for (const token of [client, backoffice]) {
        for (const [field, value] of Object.entries(otherwise)) {
          const body = field.endsWith("Share") ? { desktopShare: 10, mobileShare: 90 } : { [field]: value };
          const refused = await call("PUT", `/api/studies/${id}`, token, body);
          expect([field, refused.statusCode], refused.body).toEqual([field, 400]);
          expect(faultsOf(refused)).toContain(`/${field} frozen`);
        }
        const many = await call("PUT", `/api/studies?${only(id)}`, token, { sampleSize: 600 });
        const bulk = await call("POST", "/api/studies/bulk", token, { action: "update", ids: [id], data: { sampleSize: 600 } });
        expect(faultsOf(many)).toEqual(["/sampleSize frozen"]);
        expect(faultsOf(bulk)).toEqual(["/data/sampleSize frozen"]);
      }
      expect(await study(id)).toEqual(before);
      // What it is called and what it is for may still be said better.
      expect((await call("PUT", `/api/studies/${id}`, client, { name: "Meriendas", sampleSize: 41 })).statusCode).toBe(400);
      const renamed = await call("PUT", `/api/studies/${id}`, client, { name: "Meriendas de otoño", sampleSize: 40 });
      expect(renamed.statusCode, renamed.body).toBe(200);
    },
  );

  test("says why in the words of whoever asks", async () => {
    const id = await released();
    const refused = await app.call({
      ...{ method: "PUT", url: `/api/studies/${id}`, token: client, body: { sampleSize: 41 } },
      headers: { "accept-language": "en" },
    });
    expect(refused.json().errors[0].message).toContain("no longer change once it is released");
  });

  test("isn't changed by its history, by a wizard or by a file either", async () => {
    const id = await quoted({ sampleSize: 30 });
    await call("PUT", `/api/studies/${id}`, client, { sampleSize: 40 });
    for (const name of ["reopen", "contract", "release"]) expect((await move(id, name)).statusCode).toBe(200);

    const entries = (await call("GET", `/api/studies/${id}/history`, client)).json() as { id: number }[];
    const restored = await call("POST", `/api/studies/${id}/history/${entries.at(-1)?.id}/restore`, client, {});
    expect([restored.statusCode, faultsOf(restored)], restored.body).toEqual([400, ["/sampleSize frozen"]]);
    const begun = crypto.randomUUID();
    const draft = `/api/wizards/study/drafts/${begun}`;
    const { data, version, before, recordVersion } = (await call("GET", `${draft}?begin=true&record=${id}`, client)).json();
    const kept = { data: { ...data, sampleSize: 5 }, version, record: id, before, recordVersion };
    expect((await call("PUT", draft, client, kept)).statusCode).toBe(200);
    const submitted = await call("POST", `${draft}/submit`, client, {});
    expect(faultsOf(submitted), submitted.body).toEqual(["/sampleSize frozen"]);

    const content = `id,sampleSize\n${id},7\n`;
    const job = await importAndWait(app, { resource: "studies", token: client, content, query: "?mode=upsert&key=id" });
    expect(job).toMatchObject({ result: { updated: 0, faultCount: 1 } });
    expect((await study(id)).sampleSize).toBe(40);
  });

  test("keeps its quotas, which are neither made, changed, moved nor deleted, and count whom they counted", async () => {
    const id = await quoted();
    const other = await quoted();
    const quota = async (study: string) =>
      (await call("POST", "/api/quotas", client, { title: "Uno", target: 10, study })).json().id as string;
    const [own, loose] = [await quota(id), await quota(other)];
    const condition = `/api/studies/${id}/quotas/${own}/condition`;
    expect((await call("PUT", condition, client, { condition: { all: [] } })).statusCode).toBe(204);
    expect((await move(id, "release")).statusCode).toBe(200);
    const answers = [
      await call("POST", "/api/quotas", client, { title: "Dos", target: 10, study: id }),
      await call("PUT", `/api/quotas/${own}`, client, { target: 5_000 }),
      await call("PUT", `/api/quotas/${own}`, client, { isOpen: false }),
      await call("PUT", `/api/quotas/${own}`, client, { study: other }),
      await call("PUT", `/api/quotas/${loose}`, client, { study: id }),
      await call("PUT", `/api/quotas?${only(own)}`, client, { target: 5_000 }),
      await call("POST", "/api/quotas/bulk", client, { action: "delete", ids: [own] }),
      await call("DELETE", `/api/quotas/${own}`, client),
      await call("PUT", condition, client, { condition: null }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 409));
    expect(answers.slice(0, 8).map((answer) => answer.json().code)).toEqual(Array.from({ length: 8 }, () => "record.frozen"));
    expect(await rows(app, `select target, is_open from quota where study = '${id}'`)).toEqual([{ target: 10, is_open: true }]);
    expect((await call("PUT", `/api/quotas/${loose}`, client, { target: 20 })).statusCode).toBe(200);
  });

  test("is charged by the quote that was accepted, whatever became of the study's fields", async () => {
    const id = await opened();
    await rows(app, `update study set sample_size = 600000, incidence_rate = 1 where id = '${id}'`);
    const { questionnaire } = await study(id);
    const [version] = await rows<{ id: string }>(
      app,
      `select id from questionnaire_version where questionnaire = '${questionnaire}' order by number desc limit 1`,
    );
    for (let complete = 0; complete < 20; complete += 1)
      await rows(
        app,
        `insert into response (id, space_id, questionnaire, questionnaire_version, state, disposition, channel)
          values ($1, $2, $3, $4, 'complete', 'complete', 'link')`,
        [newId(), company, questionnaire, version?.id],
      );
    expect((await move(id, "finish")).statusCode).toBe(200);
    const { quote } = await summary(id);
    const interviews = quote?.lines.find(({ kind }) => kind === "completes")?.amount ?? 0;
    expect(quote?.charged).toBe(Math.ceil(300 + interviews / 2));
  });

  test("isn't changed beside its release: what is held is the price of what is ordered", async () => {
    const outcomes: string[] = [];
    // Some rounds, and as many more as it takes until a release comes before the changes.
    for (let round = 0; round < 3 || (round < 12 && !outcomes.includes("CONFIRMED")); round += 1) {
      const id = await quoted();
      const own = (await call("POST", "/api/quotas", client, { title: "Uno", target: 10, study: id })).json().id;
      // By turns the release goes first, or last: on a busy machine none would ever win.
      const first = round % 2 === 1 ? move(id, "release") : undefined;
      const changes = Array.from({ length: AT_ONCE }, (_, index) =>
        index % 3 === 0
          ? call("PUT", `/api/quotas/${own}`, client, { target: 100 + index })
          : index % 3 === 1
            ? call("PUT", `/api/studies/${id}`, client, { sampleSize: 1_000 + index })
            : call("POST", "/api/studies/bulk", client, { action: "update", ids: [id], data: { incidenceRate: index } }),
      );
      const [release] = await Promise.all([first ?? move(id, "release"), ...changes]);
      const now = await study(id);
      outcomes.push(now.status);
      if (release.statusCode === 200)
        expect(now).toMatchObject({ status: "CONFIRMED", sampleSize: 40, incidenceRate: 80, price: 515 });
      else expect([release.json().code, now.status]).toEqual(["studies.quoteOutdated", "PROCESSING"]);
      const [{ last, moved } = { last: 0, moved: 0 }] = await rows<{ last: number; moved: number }>(
        app,
        `select coalesce(max(q.id), 0)::int as last, coalesce(min(s.id), 2147483647)::int as moved
          from (select id from audit_log where record_id = '${own}') q
          full join (select id from audit_log where record_id = '${id}' and action = 'transition' and changes::text like '%CONFIRMED%') s on false`,
      );
      expect(last).toBeLessThan(moved);
    }
    expect(outcomes).toContain("CONFIRMED");
  });
});
