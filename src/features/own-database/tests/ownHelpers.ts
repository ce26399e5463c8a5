import { expect } from "vitest";
import { type Engine, startApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { visitor } from "../../../../tests/helpers/panel";
import { PLAIN_CLIENT } from "../../../../tests/helpers/plainPages";
import { anotherAddress } from "../../../../tests/helpers/respondents";
import { startSmtp } from "../../../../tests/helpers/smtp";
import { spaceDay } from "../../../../tests/helpers/spaceDay";
import type { OwnPeopleList } from "../shared/api/people";

export const CONSENT = "Clientes S. A. usa tus respuestas solo para mejorar su servicio.";
/** Whom the mail server says that it doesn't know. */
export const UNKNOWN = "no-existe@clientes.test";

const DRAFT = {
  languages: ["es"],
  blocks: [
    {
      ...{ id: "block", title: { es: "Servicio" } },
      questions: [
        {
          ...{ id: "rides", variable: "rides", type: "single-choice", title: { es: "¿Vas en bici?" }, required: true },
          options: [
            { code: "yes", label: { es: "Sí" } },
            { code: "no", label: { es: "No" } },
          ],
          rules: [{ id: "out", when: { question: "rides", is: "equal", value: "no" }, then: { do: "screenOut" } }],
        },
      ],
    },
  ],
};

/** The product with a mail server, a client who surveys their own database, and its people. */
export async function startOwn(engine: Engine) {
  const smtp = await startSmtp({
    refuse: (to) => (to === UNKNOWN ? { code: 550, text: "5.1.1 no such user" } : undefined),
  });
  const app = await startApp({
    ...{ engine, client: PLAIN_CLIENT },
    environment: { SMTP_URL: smtp.url, PUBLIC_URL: "https://sondeo.example", TRUST_PROXY: "127.0.0.1" },
  });
  const [client, backoffice] = await Promise.all([app.signIn("client"), app.signIn("backoffice")]);
  const [spain] = await rows<{ id: string }>(app, "select id from country where code = 'ES'");
  await rows(app, "delete from licence");

  const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, token: string, body?: object) =>
    app.call({ method, url, token, ...(body ? { body } : {}) });
  const move = (id: string, name: string, token = client) => call("POST", `/api/studies/${id}/transitions/${name}`, token, {});
  const plan = async () => (await call("GET", "/clientSuite/creditsPlan/planData", client)).json();
  const people = async (id: string, query = ""): Promise<OwnPeopleList> => {
    const answer = await call("GET", `/api/studies/${id}/people${query}`, client);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };

  /** A study with its questionnaire, still under construction. */
  async function made(values: object = {}): Promise<string> {
    const body = {
      ...{ name: "Clientes", title: "Tu opinión", type: "OWN_DATABASE_SURVEY", country: spain?.id ?? "", fieldDays: 20 },
      ...{ releaseDate: spaceDay(), sampleSize: 100, estimatedDuration: 5, consentText: CONSENT, reminderDays: ["2"], ...values },
    };
    const study = await call("POST", "/api/studies", client, body);
    expect(study.statusCode, study.body).toBe(201);
    const { id } = study.json();
    const { revision } = (await call("GET", `/api/studies/${id}/questionnaire`, client)).json();
    const saved = await call("PUT", `/api/studies/${id}/questionnaire`, client, { draft: DRAFT, revision });
    expect(saved.statusCode, saved.body).toBe(200);
    return id;
  }

  /** Orders and opens it. */
  async function open(id: string): Promise<void> {
    for (const name of ["contract", "release"]) {
      const moved = await move(id, name);
      expect(moved.statusCode, moved.body).toBe(200);
    }
    const approved = await call("POST", `/api/studies/${id}/approve`, backoffice);
    expect(approved.statusCode, approved.body).toBe(204);
    if ((await call("GET", `/api/studies/${id}`, client)).json().status === "CONFIRMED") await move(id, "open", backoffice);
  }

  const add = (study: string, email: string, values: object = {}) =>
    call("POST", "/api/addressees", client, { study, email, ...values });

  /** What is due is done. */
  const settled = () =>
    expect
      .poll(
        () =>
          rows(
            app,
            "select name from scheduled_task where kind in ('appointment', 'follower') and due_at <= now() + interval '1 second'",
          ),
        { timeout: 30_000 },
      )
      .toEqual([]);
  /** The study's next look at its people comes now. */
  async function wave(): Promise<void> {
    await rows(app, "update scheduled_task set due_at = now() where name = 'ownDatabase.wave'");
    await settled();
  }
  /** So many days pass for the study's people. */
  const pass = (days: number) =>
    rows(
      app,
      `update addressee set invited_at = invited_at - interval '${days} days', mailed_at = mailed_at - interval '${days} days'`,
    );

  const agreeForm = (url: string, consent = "yes", cookie = "") => {
    const boundary = "----own";
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="consent"\r\n\r\n${consent}\r\n--${boundary}--\r\n`;
    const headers = {
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "x-forwarded-for": anotherAddress(),
      ...(cookie ? { cookie } : {}),
    };
    return app.app.inject({ method: "POST", url, payload: part, headers });
  };

  /** Path of the link in the last mail to an address. */
  async function linkOf(email: string, count = 1): Promise<string> {
    const mail = (await smtp.mailsTo(email, count)).at(-1);
    return /\/survey\/invited\/[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
  }

  /** Somebody at the questionnaire, by where the consent page led. */
  function at(location: unknown) {
    const place = new URL(String(location), "http://localhost");
    const who = visitor(app, place.pathname, { "x-forwarded-for": anotherAddress() });
    return { start: () => who.start(Object.fromEntries(place.searchParams)), who };
  }

  /** Agrees and answers. @returns how it ended */
  async function answer(link: string, value: "yes" | "no" = "yes"): Promise<string> {
    const agreed = await agreeForm(link);
    expect(agreed.statusCode, agreed.body).toBe(303);
    const { start, who } = at(agreed.headers.location);
    const begun = await start();
    expect(begun.statusCode, begun.body).toBe(200);
    const left = await who.next("rides", { rides: value });
    if (left.json().state !== "open") return left.json().disposition;
    return (await who.complete()).json().disposition;
  }

  const close = async () => {
    await app.close();
    await smtp.close();
  };
  return {
    app,
    smtp,
    client,
    backoffice,
    call,
    move,
    plan,
    people,
    made,
    open,
    add,
    settled,
    wave,
    pass,
    agreeForm,
    linkOf,
    at,
    answer,
    close,
  };
}
