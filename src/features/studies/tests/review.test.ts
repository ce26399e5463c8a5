import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { spaceDay } from "../../../../tests/helpers/spaceDay";
import { DRAFT } from "../../../../tests/helpers/surveys";
import { newId } from "../../../server/kit";
import type { ReviewQueue } from "../shared/api/home";

const DAY_MS = 86_400_000;
const dayIn = spaceDay;

let app: TestApp;
let client: string;
let backoffice: string;

beforeAll(async () => {
  app = await startApp();
  [client, backoffice] = await Promise.all([app.signIn("client"), app.signIn("backoffice")]);
});
afterAll(() => app.close());

const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, token: string, body?: object) =>
  app.call({ method, url, token, ...(body ? { body } : {}) });

describe("the provider's queue", () => {
  const readQueue = async (): Promise<ReviewQueue> => {
    const answer = await call("GET", "/api/studies/review", backoffice);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const named = (queue: ReviewQueue, name: string) => queue.waiting.find((study) => study.name === name);

  /** A study of a company that was just made. */
  async function otherCompany(name: string, dueInDays: number): Promise<string> {
    const made = await call("POST", "/api/companies", backoffice, { name: `${name}, S. A.` });
    expect(made.statusCode, made.body).toBe(201);
    const id = newId();
    await rows(
      app,
      `insert into study (id, space_id, name, status, sample_size, price, review_ends_at)
        values ($1, $2, $3, 'CONFIRMED', 80, 900, now() + make_interval(days => $4))`,
      [id, made.json().id, name, dueInDays],
    );
    return id;
  }

  test("has the studies of all companies that were released, the first due first", async () => {
    const late = await otherCompany("Meriendas", -1);
    const { waiting } = await readQueue();
    expect(waiting[0]).toMatchObject({
      ...{ id: late, name: "Meriendas", company: "Meriendas, S. A.", sampleSize: 80, price: 900, isLate: true },
    });
    const [{ name } = { name: "" }] = await rows<{ name: string }>(
      app,
      "select c.name from company c join study s on s.space_id = c.id where s.name = 'Reforma de la plaza'",
    );
    expect(named({ waiting, paused: [] }, "Reforma de la plaza")).toMatchObject({ company: name, isLate: false });
  });

  test("leaves out what is approved, and says which fields are paused", async () => {
    const id = await otherCompany("Cenas", 2);
    expect(named(await readQueue(), "Cenas")).toBeDefined();
    await rows(app, "update study set approved_at = now() where id = $1", [id]);
    expect(named(await readQueue(), "Cenas")).toBeUndefined();
    await rows(app, "update study set status = 'OPEN' where id = $1", [id]);
    expect((await readQueue()).paused).toEqual([]);
    await rows(app, "update study set paused_at = now() where id = $1", [id]);
    expect((await readQueue()).paused).toMatchObject([{ id, name: "Cenas", company: "Cenas, S. A." }]);
  });

  test("is the back office's alone", async () => {
    const staff = await app.signIn("administrator");
    expect((await call("GET", "/api/studies/review", client)).statusCode).toBe(403);
    expect((await call("GET", "/api/studies/review", staff)).statusCode).toBe(403);
    expect((await app.call({ url: "/api/studies/review" })).statusCode).toBe(401);
  });
});

describe("holidays", () => {
  interface Holiday {
    readonly id: string;
    readonly date: string;
  }
  const list = async (token: string) => call("GET", `/api/holidays?range=${encodeURIComponent("[0,99]")}`, token);
  const add = (date: string, country?: string) =>
    call("POST", "/api/holidays", backoffice, { date, name: "Festivo", ...(country ? { country } : {}) });
  const countryId = async (code: string) =>
    (await rows<{ id: string }>(app, "select id from country where code = $1", [code]))[0]?.id ?? "";

  /** When the review of a study ends that is released now. */
  async function reviewEnd(): Promise<string> {
    const study = {
      ...{ name: "Almuerzos", title: "Tu almuerzo", type: "CONSUMER_SURVEY", country: await countryId("ES") },
      ...{ releaseDate: dayIn(30), sampleSize: 10, incidenceRate: 80, estimatedDuration: 8 },
    };
    const { id } = (await call("POST", "/api/studies", client, study)).json();
    const { revision } = (await call("GET", `/api/studies/${id}/questionnaire`, client)).json();
    await call("PUT", `/api/studies/${id}/questionnaire`, client, { draft: DRAFT, revision });
    for (const name of ["contract", "release"]) {
      const moved = await call("POST", `/api/studies/${id}/transitions/${name}`, client, {});
      expect(moved.statusCode, moved.body).toBe(200);
    }
    return (await call("GET", `/api/studies/${id}/summary`, client)).json().reviewEndsAt;
  }

  test("are there from the first start on: ten a year, the same in all of Spain", async () => {
    const all: readonly Holiday[] = (await list(backoffice)).json();
    const ofYear = (year: string) => all.map(({ date }) => date).filter((date) => date.startsWith(year));
    expect(["2026", "2027", "2028"].map((year) => ofYear(year).length)).toEqual([10, 10, 10]);
    expect(ofYear("2027")).toContain("2027-03-26");
  });

  test("are the back office's to add and to remove", async () => {
    expect((await list(client)).statusCode).toBe(403);
    expect((await call("POST", "/api/holidays", client, { date: dayIn(3), name: "Puente" })).statusCode).toBe(403);
    const { id } = (await add("2031-01-06")).json();
    expect((await call("DELETE", `/api/holidays/${id}`, backoffice)).statusCode).toBe(200);
  });

  test("put the end of a review off, where they are of all countries or of the study's", async () => {
    const [spain, france] = [await countryId("ES"), newId()];
    await rows(app, "insert into country (id, code, name) values ($1, 'XF', $2::jsonb)", [france, '{"es": "Otro"}']);
    for (let day = 1; day <= 14; day += 1) await add(dayIn(day), day % 2 === 0 ? spain : undefined);
    for (let day = 15; day <= 40; day += 1) await add(dayIn(day), france);
    const days = (Date.parse(await reviewEnd()) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(14);
    expect(days).toBeLessThan(30);
  });
});
