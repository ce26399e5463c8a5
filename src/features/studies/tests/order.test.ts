import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { importAndWait } from "../../../../tests/helpers/imports";
import { spaceDay } from "../../../../tests/helpers/spaceDay";
import { DRAFT } from "../../../../tests/helpers/surveys";
import { newId } from "../../../server/kit";
import type { StudyOverview } from "../shared/api/home";
import type { Estimate, StudySummary } from "../shared/api/orders";

const AT_ONCE = 10;

describe.each(CONCURRENT_ENGINE)("the order of a study on %s", (engine) => {
  let app: TestApp;
  let client: string;
  let backoffice: string;
  let country: string;
  let company: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    [client, backoffice] = await Promise.all([app.signIn("client"), app.signIn("backoffice")]);
    const [spain] = await rows<{ id: string }>(app, "select id from country where code = 'ES'");
    country = spain?.id ?? "";
    const [space] = await rows<{ id: string }>(app, "select id from space where kind = 'company'");
    company = space?.id ?? "";
    await rows(app, "delete from licence");
  });
  afterAll(() => app.close());

  const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, token: string, body?: object) =>
    app.call({ method, url, token, ...(body ? { body } : {}) });
  const move = (id: string, name: string, token = client) => call("POST", `/api/studies/${id}/transitions/${name}`, token, {});
  const summary = async (id: string, token = client): Promise<StudySummary> =>
    (await call("GET", `/api/studies/${id}/summary`, token)).json();
  const plan = async () => (await call("GET", "/clientSuite/creditsPlan/planData", client)).json();
  const inDays = spaceDay;

  /** A study with a questionnaire, ready for its quote. */
  async function newStudy(values: object = {}): Promise<string> {
    const body = {
      ...{ name: "Desayunos", title: "Tu desayuno", type: "CONSUMER_SURVEY", country, releaseDate: inDays(5) },
      ...{ sampleSize: 40, incidenceRate: 80, estimatedDuration: 8, ...values },
    };
    const made = await call("POST", "/api/studies", client, body);
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json();
    const { revision } = (await call("GET", `/api/studies/${id}/questionnaire`, client)).json();
    const saved = await call("PUT", `/api/studies/${id}/questionnaire`, client, { draft: DRAFT, revision });
    expect(saved.statusCode, saved.body).toBe(200);
    return id;
  }

  async function quoted(values: object = {}): Promise<string> {
    const id = await newStudy(values);
    expect((await move(id, "contract")).statusCode).toBe(200);
    return id;
  }

  const refusal = async (answer: Promise<{ readonly json: () => { readonly code?: string } }>) => (await answer).json().code;

  test("begins with an estimate, which says what it still needs", async () => {
    const asked = await call("POST", "/api/studies/estimate", client, { sampleSize: 40 });
    expect((asked.json() as Estimate).missing).toEqual(["country", "incidenceRate", "estimatedDuration"]);
    const body = { country, sampleSize: 40, incidenceRate: 80, estimatedDuration: 8 };
    const { price, feasibility } = (await call("POST", "/api/studies/estimate", client, body)).json() as Estimate;
    // 300 + 40 × (4 + 3 × 0.35) × (1 + 0.25 × 0.25)
    expect(price?.total).toBe(300 + 215);
    expect(feasibility?.people).toBeGreaterThan(0);
    expect(feasibility?.isFeasible).toBe(true);
  });

  test("holds the price at its release, gives it back when it is sent back, and charges what was had", async () => {
    const before = await plan();
    const id = await quoted();
    const { quote } = await summary(id);
    expect(quote).toMatchObject({ total: 515, isValid: true, charged: null });
    expect((await move(id, "release")).statusCode).toBe(200);
    expect(await plan()).toMatchObject({ available: before.available - 515, held: before.held + 515 });
    const { reviewEndsAt } = await summary(id);
    expect(Date.parse(reviewEndsAt ?? "")).toBeGreaterThan(Date.now() + 86_400_000);

    const frozen = call("PUT", `/api/studies/${id}/questionnaire`, client, { draft: DRAFT, revision: 2 });
    expect(await refusal(frozen)).toBe("questionnaire.frozen");
    expect(await refusal(call("DELETE", `/api/studies/${id}`, client))).toBe("studies.running");

    const seen = await call("GET", `/api/studies/${id}/questionnaire`, backoffice);
    expect(seen.json().draft.blocks[0].questions[0].id).toBe("one");
    const back = await call("POST", `/api/studies/${id}/sendBack`, backoffice, { comment: "Falta «A veces»" });
    expect(back.statusCode, back.body).toBe(204);
    expect(await plan()).toMatchObject(before);
    expect(await summary(id)).toMatchObject({ reviewComment: "Falta «A veces»", reviewEndsAt: null });

    expect((await move(id, "release")).statusCode).toBe(200);
    expect((await move(id, "open", backoffice)).json().code).toBe("request.invalid");
    expect((await call("POST", `/api/studies/${id}/approve`, backoffice)).statusCode).toBe(204);
    expect((await move(id, "open", backoffice)).statusCode).toBe(200);
    expect((await move(id, "finish")).statusCode).toBe(200);
    expect((await summary(id)).quote?.charged).toBe(300);
    expect(await plan()).toMatchObject({
      available: before.available - 300,
      held: before.held,
      spent: before.spent + 300,
    });
  });

  test("goes back by no path without saying why", async () => {
    const id = await quoted();
    expect((await move(id, "release")).statusCode).toBe(200);
    expect(await refusal(move(id, "sendBack", backoffice))).toBe("studies.nothingToCorrect");
    await call("POST", `/api/studies/${id}/comments`, backoffice, { place: "sample", text: "¿Solo 40?" });
    expect(await summary(id)).toMatchObject({ openCorrections: 1 });
    expect((await move(id, "sendBack", backoffice)).statusCode).toBe(200);
    expect((await summary(id)).reviewComment).toBe("Hay 1 comentario que atender en su sitio del estudio.");
  });

  test("is told beforehand what finishing it charges and gives back", async () => {
    const id = await quoted();
    const ending = async () => (await call("GET", `/api/studies/${id}/field`, client)).json().ending;
    expect(await ending()).toBeNull();
    expect((await move(id, "release")).statusCode).toBe(200);
    await call("POST", `/api/studies/${id}/approve`, backoffice);
    expect((await move(id, "open", backoffice)).statusCode).toBe(200);
    expect(await ending()).toEqual({ charged: 300, returned: 215 });
    const before = await plan();
    expect((await move(id, "finish")).statusCode).toBe(200);
    expect(await plan()).toMatchObject({ available: before.available + 215, spent: before.spent + 300 });
    expect(await ending()).toBeNull();
  });

  describe("that can't be released", () => {
    const overview = async () => (await call("GET", "/api/studies/overview", client)).json() as StudyOverview;
    const issuesOf = async (id: string) => (await summary(id)).issues.map(({ field }) => field);

    test.each([
      ["beyond the panel", { sampleSize: 1_500 }, "sampleSize", "studies.outOfReach"],
      ["beyond the balance", { sampleSize: 9_000 }, "sampleSize", "credits.insufficient"],
      ["in the past", { releaseDate: spaceDay(-2) }, "releaseDate", "studies.tooSoon"],
      [
        "to people whom hardly anybody is",
        {
          sampleSize: 150,
          criteria: [
            { criterion: "AGE", values: ["16-24"] },
            { criterion: "GENDER", values: ["M"] },
          ],
        },
        "criteria",
        "studies.outOfReach",
      ],
    ])("%s is never said to be ready", async (_which, values, field, code) => {
      const id = await quoted(values);
      expect(await issuesOf(id)).toEqual([field]);
      const waiting = (await overview()).waiting.find((study) => study.id === id);
      expect(waiting).toMatchObject({ reason: "blocked", until: null, comment: expect.any(String) });
      expect(await refusal(move(id, "release"))).toBe(code);
    });

    test("without a panel in its country says so at the country", async () => {
      const elsewhere = newId();
      await rows(app, "insert into country (id, code, name) values ($1, 'XP', $2::jsonb)", [elsewhere, '{"es": "Sin panel"}']);
      const id = await quoted({ country: elsewhere });
      expect(await issuesOf(id)).toEqual(["country"]);
      expect(await refusal(move(id, "release"))).toBe("studies.noPanel");
    });

    test("holds the wizard's step where it arises, and isn't made", async () => {
      const draft = newId();
      const url = `/api/wizards/study/drafts/${draft}`;
      const answers = {
        ...{ name: "Cenas", title: "Tu cena", country, sampleSize: 1_500, incidenceRate: 80, estimatedDuration: 8 },
        releaseDate: inDays(-1),
      };
      const told = async (data: object) => {
        const { faults } = (await call("PUT", url, client, { data })).json();
        return faults.map(({ step, path }: { readonly step: string; readonly path: string }) => [step, path]);
      };
      expect(await told(answers)).toEqual([
        ["feasibility", "/releaseDate"],
        ["feasibility", "/sampleSize"],
      ]);
      const refused = await call("POST", `${url}/submit`, client, {});
      expect([refused.statusCode, refused.json().code]).toEqual([400, "request.invalid"]);
      expect(await told({ ...answers, sampleSize: 40, releaseDate: inDays(3) })).toEqual([]);
      expect((await call("POST", `${url}/submit`, client, {})).statusCode).toBe(201);
    });
  });

  test("is made again by a copy, with its people and its questions, without its price", async () => {
    const id = await quoted({ criteria: [{ criterion: "GENDER", values: ["W"] }] });
    const copied = await call("POST", `/api/studies/${id}/duplicate`, client, { name: "Segunda ola" });
    expect(copied.statusCode, copied.body).toBe(201);
    const copy = copied.json().id;
    expect((await call("GET", `/api/studies/${copy}`, client)).json()).toMatchObject({
      ...{ name: "Segunda ola", status: "UNDER_CONSTRUCTION", sampleSize: 40, price: null },
      criteria: [{ criterion: "GENDER", values: ["W"] }],
    });
    const { draft } = (await call("GET", `/api/studies/${copy}/questionnaire`, client)).json();
    expect(draft.blocks[0].questions[0].id).toBe("one");
    expect((await summary(copy)).quote).toBeNull();
  });

  test("is none of a type that nobody runs, by whatever way it is asked for", async () => {
    const id = await newStudy();
    const neuro = { name: "Neuro", type: "EYE_TRACKING", country, sampleSize: 250, allowedDevices: "DESKTOP" };
    const told = expect.stringMatching(/^Elige uno de estos: [A-Z_, ]*CONSUMER_SURVEY, [A-Z_, ]*FOCUS[A-Z_, ]*\.$/);
    const made = await call("POST", "/api/studies", client, neuro);
    expect([made.statusCode, made.json().errors]).toEqual([400, [{ path: "/type", rule: "enum", message: told }]]);
    const bulk = { action: "update", ids: [id], data: { type: "EYE_TRACKING" } };
    for (const answer of [
      await call("PUT", `/api/studies/${id}`, client, { type: "FOCUS_GROUP" }),
      await call("POST", "/api/studies/bulk", client, bulk),
      await call("POST", "/api/studies", client, { ...neuro, type: "constructor" }),
    ])
      expect([answer.statusCode, answer.json().errors[0].message]).toEqual([400, told]);
    const content = "name,type,sampleSize\nDe un archivo,EYE_TRACKING,250\n";
    const job = await importAndWait(app, { resource: "studies", token: client, content });
    expect(job).toMatchObject({ result: { created: 0, faultCount: 1 } });

    // One from before is still there, and neither ordered nor copied.
    const old = await quoted();
    await rows(app, `update study set type = 'EYE_TRACKING' where id = '${old}'`);
    expect((await call("GET", `/api/studies/${old}`, client)).json().type).toBe("EYE_TRACKING");
    expect((await call("PUT", `/api/studies/${old}`, client, { name: "De antes" })).statusCode).toBe(200);
    const copied = await call("POST", `/api/studies/${old}/duplicate`, client, { name: "Copia" });
    expect([copied.statusCode, copied.json().errors?.[0]?.message]).toEqual([400, told]);
    const released = await move(old, "release");
    expect([released.statusCode, released.json().code]).toEqual([409, "studies.noProduct"]);
    expect((await move(old, "reopen")).statusCode).toBe(200);
    const contracted = await move(old, "contract");
    expect([contracted.statusCode, contracted.json().code]).toEqual([409, "studies.noProduct"]);
    expect(contracted.json().detail).toContain("CONSUMER_SURVEY");
  });

  test("is refused where the study isn't the one that was priced", async () => {
    const id = await quoted();
    await call("PUT", `/api/studies/${id}`, client, { sampleSize: 60 });
    expect((await summary(id)).quote?.isValid).toBe(false);
    expect(await refusal(move(id, "release"))).toBe("studies.quoteOutdated");
    await rows(app, "update study_quote set expires_at = now() - interval '1 minute' where study = $1", [id]);
    await call("PUT", `/api/studies/${id}`, client, { sampleSize: 40 });
    expect(await refusal(move(id, "release"))).toBe("studies.quoteExpired");
    expect((await move(id, "reopen")).statusCode).toBe(200);
    expect((await move(id, "contract")).statusCode).toBe(200);
    expect((await move(id, "release")).statusCode).toBe(200);
  });

  test("is refused without credits, beyond the licence, without questions and in the past", async () => {
    const dear = await quoted({ sampleSize: 9_000 });
    expect(await refusal(move(dear, "release"))).toBe("credits.insufficient");
    const late = await quoted({ releaseDate: inDays(-2) });
    expect(await refusal(move(late, "release"))).toBe("studies.tooSoon");
    const empty = await quoted();
    await rows(
      app,
      "update questionnaire set draft = null from study where study.id = $1 and questionnaire.id = study.questionnaire",
      [empty],
    );
    expect(await refusal(move(empty, "release"))).toBe("questionnaire.faulty");
    const large = await quoted();
    const long = await quoted({ sampleSize: 20 });
    await rows(
      app,
      `insert into licence (id, space_id, plan, starts_on, concurrent_studies, maximum_sample, max_survey_minutes)
        values ($1, $2, 'BRONZE', current_date - 1, 1000, 30, 5)`,
      [newId(), company],
    );
    expect(await refusal(move(large, "release"))).toBe("studies.maximumSample");
    expect(await refusal(move(long, "release"))).toBe("studies.maxSurveyMinutes");
    await rows(app, "delete from licence");
  });

  test("of releases at once only as many go through as the licence has room for", async () => {
    const [{ count } = { count: "0" }] = await rows<{ count: string }>(
      app,
      "select count(*) from study where status in ('CONFIRMED', 'OPEN')",
    );
    await rows(
      app,
      "insert into licence (id, space_id, plan, starts_on, concurrent_studies) values ($1, $2, 'GOLD', current_date - 1, $3)",
      [newId(), company, Number(count) + 1],
    );
    const ids = await Promise.all(Array.from({ length: AT_ONCE }, () => quoted()));
    const codes = await Promise.all(ids.map(async (id) => (await move(id, "release")).statusCode));
    await rows(app, "delete from licence");
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(AT_ONCE - 1);
  });
});
