import { expect } from "vitest";
import type { TestApp } from "../../../tests/helpers/app";
import { rows } from "../../../tests/helpers/identity";
import { spaceDay } from "../../../tests/helpers/spaceDay";

const HOUR_MS = 3_600_000;

/** So many hours from now, on the hour. */
export function inHours(hours: number): string {
  return new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS).toISOString();
}

export const slots = (...hours: readonly number[]) => hours.map((one) => ({ startsAt: inHours(one) }));

/** Focus studies of the demo's company, by calls. */
export async function focusHelpers(app: TestApp) {
  const [client, backoffice] = await Promise.all([app.signIn("client"), app.signIn("backoffice")]);
  const [spain] = await rows<{ id: string }>(app, "select id from country where code = 'ES'");
  const [company] = await rows<{ id: string }>(app, "select id from space where kind = 'company'");
  const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, token: string, body?: object) =>
    app.call({ method, url, token, ...(body ? { body } : {}) });
  const move = (id: string, name: string, token = client) => call("POST", `/api/studies/${id}/transitions/${name}`, token, {});

  async function newStudy(values: object = {}): Promise<string> {
    const body = {
      ...{
        name: "Abonos en grupo",
        title: "Hablemos de los abonos",
        type: "FOCUS",
        country: spain?.id,
        releaseDate: spaceDay(0),
      },
      ...{ focusType: "GROUP", sessionCount: 2, participantsPerSession: 3, sessionMinutes: 60, sessionLanguage: "es" },
      ...{ welcomeTitle: "Te damos la bienvenida", welcomeText: "Vamos a hablar de abonos.", legalText: "Grabamos la sesión." },
      ...{ slots: slots(72, 96), ...values },
    };
    const made = await call("POST", "/api/studies", client, body);
    expect(made.statusCode, made.body).toBe(201);
    return made.json().id;
  }

  async function quoted(values: object = {}): Promise<string> {
    const id = await newStudy(values);
    const answer = await move(id, "contract");
    expect(answer.statusCode, answer.body).toBe(200);
    return id;
  }

  async function released(values: object = {}): Promise<string> {
    const id = await quoted(values);
    const answer = await move(id, "release");
    expect(answer.statusCode, answer.body).toBe(200);
    return id;
  }

  /** In field. */
  async function opened(values: object = {}): Promise<string> {
    const id = await released(values);
    const answer = await call("POST", `/api/studies/${id}/approve`, backoffice);
    expect(answer.statusCode, answer.body).toBe(204);
    if ((await call("GET", `/api/studies/${id}`, client)).json().status !== "OPEN")
      expect((await move(id, "open", backoffice)).statusCode).toBe(200);
    return id;
  }

  return { client, backoffice, company: company?.id ?? "", call, move, newStudy, quoted, released, opened };
}
