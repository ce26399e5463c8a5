import { expect } from "vitest";
import { type QuestionnaireService, questionnaires } from "../../../src/contracts/services/questionnaires";
import type { ServerHost } from "../../../src/server/kit";
import { DEMO_PASSWORD, type Engine, LOGINS, startApp } from "../../../tests/helpers/app";
import { rows } from "../../../tests/helpers/identity";
import { visitor } from "../../../tests/helpers/panel";
import { anotherAddress } from "../../../tests/helpers/respondents";
import { spaceDay } from "../../../tests/helpers/spaceDay";
import { spaceDbOf } from "../../../tests/helpers/spaceDb";
import type { NeuroQuestion } from "../question/neuroQuestion";
import { calculateStudy } from "../server/results/calculateStudy";

export const PHONE = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";
export const DESKTOP = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36";

/** @param take is given the service */
const extension = (take: (service: () => QuestionnaireService) => void) => ({
  register: (host: ServerHost) => {
    take(host.use(questionnaires, "test"));
  },
});

export const NEURO_FIELDS = {
  ...{ name: "Anuncio de otoño", title: "Un anuncio", type: "NEURO", sampleSize: 250, incidenceRate: 100 },
  ...{ estimatedDuration: 8, fieldDays: 7, releaseDate: spaceDay(0) },
  ...{ neuroSector: "TRAVEL_LEISURE", neuroObjectives: ["BRAND"] },
};

const thing = (code: string, es: string) => ({ code, label: { es } });
/** What a first draft lacks. */
const AD = {
  ...{ brand: "Tubus", image: "https://pictures.example/bus.png", alternativeText: { es: "Un autobús" } },
  ...{ targets: [thing("t1", "Tubus"), thing("t2", "Un autobús")], foils: [thing("f1", "Un tren"), thing("f2", "Un mapa")] },
  zones: [{ name: "Autobús", x: 0.1, y: 0.1, width: 0.5, height: 0.5 }],
};

/** Neuro studies of the demo's company, by calls. */
export async function startNeuro(engine: Engine) {
  const services: { questionnaires?: () => QuestionnaireService } = {};
  const extraExtensions = [
    extension((service) => {
      services.questionnaires = service;
    }),
  ];
  const app = await startApp({ engine, extraExtensions, environment: { TRUST_PROXY: "127.0.0.1" } });
  const [client, backoffice] = await Promise.all([app.signIn("client"), app.signIn("backoffice")]);
  const [spain] = await rows<{ id: string }>(app, "select id from country where code = 'ES'");
  const [company] = await rows<{ id: string }>(app, "select id from space where kind = 'company'");
  const country = spain?.id ?? "";
  await rows(app, "delete from licence");

  const call = (method: "GET" | "POST" | "PUT", url: string, token = client, body?: object) =>
    app.call({ method, url, token, ...(body ? { body } : {}) });
  const create = (values: object = {}) => call("POST", "/api/studies", client, { ...NEURO_FIELDS, country, ...values });
  const move = (id: string, name: string, token = client) => call("POST", `/api/studies/${id}/transitions/${name}`, token, {});
  const study = async (id: string) => (await call("GET", `/api/studies/${id}`)).json();

  async function newStudy(values: object = {}): Promise<string> {
    const made = await create(values);
    expect(made.statusCode, made.body).toBe(201);
    return made.json().id;
  }

  /** Gives the first draft what it asks for. @returns the advertisement as it is asked about */
  async function completeDraft(id: string): Promise<NeuroQuestion> {
    const url = `/api/studies/${id}/questionnaire`;
    const { draft, revision } = (await call("GET", url)).json();
    const [ads, ...others] = draft.blocks;
    const question = { ...ads.questions[0], ...AD };
    const blocks = [{ ...ads, questions: [question] }, ...others];
    const saved = await call("PUT", url, client, { draft: { ...draft, blocks }, revision });
    expect(saved.statusCode, saved.body).toBe(200);
    return question;
  }

  /** The finished study of the demo. */
  async function demoStudy(): Promise<string> {
    const [found] = await rows<{ id: string }>(app, "select id from study where type = 'NEURO' and status = 'FINISHED'");
    return found?.id ?? "";
  }

  /** Somebody of the company who sees nothing but what is chosen. @returns the token */
  async function onlooker(role: "OBSERVER" | "MODERATOR", visibility: "ALL" | "SELECTED"): Promise<string> {
    const email = `${role}-${visibility}@neuro.test`.toLowerCase();
    await rows(
      app,
      `with person as (insert into account (id, email, password_hash)
          select gen_random_uuid(), $2, password_hash from account where email = $3 returning id)
        insert into staff_role (id, space_id, email, name, role, visibility, account_id)
        select gen_random_uuid(), $1, $2, 'Alba', $4, $5, id from person`,
      [company?.id, email, LOGINS.client[1], role, visibility],
    );
    const answer = await app.call({ method: "POST", url: LOGINS.client[0], body: { email, password: DEMO_PASSWORD } });
    return answer.json().authToken;
  }

  /** Somebody who follows an invitation's link, and what they are told. */
  async function enter(path: string, userAgent: string) {
    const headers = { "user-agent": userAgent, "x-forwarded-for": anotherAddress() };
    const entered = await app.call({ url: path, headers });
    const place = new URL(String(entered.headers.location), "http://localhost");
    const person = visitor(app, place.pathname, headers);
    return { person, told: await person.start(Object.fromEntries(place.searchParams)) };
  }

  function calculate(id: string): Promise<void> {
    if (!services.questionnaires) throw new Error("no questionnaires");
    return calculateStudy(spaceDbOf(app, company?.id ?? ""), id, services.questionnaires());
  }

  return {
    calculate,
    app,
    client,
    backoffice,
    country,
    call,
    create,
    move,
    study,
    newStudy,
    completeDraft,
    demoStudy,
    onlooker,
    enter,
  };
}
