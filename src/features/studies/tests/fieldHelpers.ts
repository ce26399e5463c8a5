import { expect } from "vitest";
import { type Engine, startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { visitor } from "../../../../tests/helpers/panel";
import { anotherAddress } from "../../../../tests/helpers/respondents";
import { spaceDay } from "../../../../tests/helpers/spaceDay";
import { createRandom } from "../../../shared/random";
import type { StudyField } from "../shared/api/orders";

const AT_ONCE = 8;

/** One question: who doesn't ride is screened out. */
const DRAFT = {
  languages: ["es"],
  blocks: [
    {
      id: "block",
      title: { es: "Bici" },
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

/** A quota of each value, e.g. `byValues("GENDER", { W: 30, M: 30 })`. */
export const byValues = (criterion: string, targets: Readonly<Record<string, number>>) =>
  Object.entries(targets).map(([value, target]) => ({ title: value, target, criterion, values: [value] }));

/** The product with its demo, a client who orders studies, and panelists who answer them. */
export async function startField(engine: Engine, seed: number) {
  const app: TestApp = await startApp({ engine, environment: { TRUST_PROXY: "127.0.0.1" } });
  const [client, backoffice] = await Promise.all([app.signIn("client"), app.signIn("backoffice")]);
  const [spain] = await rows<{ id: string }>(app, "select id from country where code = 'ES'");
  const country = spain?.id ?? "";
  await rows(app, "delete from licence");
  const random = createRandom(seed);

  const call = (method: "GET" | "POST" | "PUT", url: string, token: string, body?: object) =>
    app.call({ method, url, token, ...(body ? { body } : {}) });
  const move = (id: string, name: string, token = client) => call("POST", `/api/studies/${id}/transitions/${name}`, token, {});
  const fieldOf = async (id: string): Promise<StudyField> => (await call("GET", `/api/studies/${id}/field`, client)).json();
  const study = async (id: string) => (await call("GET", `/api/studies/${id}`, client)).json();
  const plan = async () => (await call("GET", "/clientSuite/creditsPlan/planData", client)).json();

  /** A study that its company has released. */
  async function released(values: object = {}): Promise<string> {
    const body = {
      ...{ name: "En bici", title: "Tus paseos", type: "CONSUMER_SURVEY", country, releaseDate: spaceDay(), fieldDays: 7 },
      ...{ sampleSize: 60, incidenceRate: 80, estimatedDuration: 8, quotas: byValues("GENDER", { W: 30, M: 30 }), ...values },
    };
    const made = await call("POST", "/api/studies", client, body);
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json();
    const { revision } = (await call("GET", `/api/studies/${id}/questionnaire`, client)).json();
    const saved = await call("PUT", `/api/studies/${id}/questionnaire`, client, { draft: DRAFT, revision });
    expect(saved.statusCode, saved.body).toBe(200);
    for (const name of ["contract", "release"]) {
      const moved = await move(id, name);
      expect(moved.statusCode, moved.body).toBe(200);
    }
    return id;
  }

  /** In field, whatever the time of the day. */
  async function opened(values: object = {}): Promise<string> {
    const id = await released(values);
    const approved = await call("POST", `/api/studies/${id}/approve`, backoffice);
    expect(approved.statusCode, approved.body).toBe(204);
    if ((await study(id)).status === "CONFIRMED") expect((await move(id, "open", backoffice)).statusCode).toBe(200);
    return id;
  }

  /** Nothing that is due is left to do. */
  const settled = () =>
    expect
      .poll(() => rows(app, "select name from scheduled_task where kind in ('appointment', 'follower') and due_at <= now()"), {
        timeout: 30_000,
      })
      .toEqual([]);

  /** Links that nobody has followed yet, by their mails: of invitations, and of reminders. */
  async function invitations(id: string): Promise<readonly { readonly email: string; readonly path: string }[]> {
    const mails = await rows<{ recipient: string; text: string | null }>(
      app,
      `select recipient, text from panel_invitation
        join outbox on outbox.dedupe in ('panel:' || panel_invitation.id, 'panel:' || panel_invitation.id || ':reminder')
        where panel_invitation.study = '${id}' and panel_invitation.state = 'INVITED'`,
    );
    return mails.flatMap(({ recipient, text }) => {
      const [, path] = /(\/panel\/enter\/[A-Za-z0-9_-]+)/.exec(text ?? "") ?? [];
      return path ? [{ email: recipient, path }] : [];
    });
  }

  /** Somebody who follows the link and answers. @returns how it ended */
  async function respond(path: string, answer: "yes" | "no", headers: Readonly<Record<string, string>> = {}): Promise<string> {
    const entered = await app.call({ method: "GET", url: path });
    expect(entered.statusCode).toBe(303);
    const place = new URL(String(entered.headers.location), "http://localhost");
    const who = visitor(app, place.pathname, { "x-forwarded-for": anotherAddress(), ...headers });
    const begun = await who.start(Object.fromEntries(place.searchParams));
    if (begun.statusCode !== 200) return begun.json().code;
    if (begun.json().state !== "open") return begun.json().disposition;
    const left = await who.next("rides", { rides: answer });
    if (left.json().state !== "open") return left.json().disposition;
    return (await who.complete()).json().disposition;
  }

  const completesOf = (id: string) =>
    rows<{ id: string }>(
      app,
      `select response.id from response join panel_invitation on panel_invitation.id::text = response.external_id
        where panel_invitation.study = '${id}' and response.disposition = 'complete'`,
    );

  /** What somebody decides about completes. */
  const decide = (id: string, responses: readonly string[], decision: "keep" | "discard" | "undecided", token = client) => {
    const reason = decision === "discard" ? { reason: "Sin leer" } : {};
    return call("POST", `/api/studies/${id}/quality/decisions`, token, { responses, decision, ...reason });
  };

  /** Their browsers told of a tenth of the time that the study's other respondents took: they are flagged. */
  async function hurried(id: string, responses: readonly string[]): Promise<void> {
    const ids = responses.map((one) => `'${one}'`).join(",");
    await rows(
      app,
      `update answer set active_ms = case when response in (${ids}) then 3000 else 30000 end where response in
        (select response.id from response join study on study.questionnaire = response.questionnaire where study.id = '${id}')`,
    );
  }

  /** The next wave comes now. */
  const hurry = () => rows(app, "update scheduled_task set due_at = now() where name = 'panel.wave'");

  /** So many hours pass on the panel and in its fields, since then and since before. */
  async function pass(hours: number): Promise<void> {
    const earlier = (column: string) => `${column} = ${column} - interval '${hours} hours'`;
    await rows(
      app,
      `update panel_invitation set ${["created_at", "reminded_at", "entered_at", "ended_at"].map(earlier).join(", ")}`,
    );
    await rows(app, `update panelist set ${earlier("last_invited_at")}`);
  }

  /** How people answer. */
  interface Conduct {
    /** Part of them that isn't screened out. */
    readonly fits: number;
    /** Part of those who get a mail that follows it. @default 0.5 */
    readonly comes?: number;
    /** Hours from one wave to the next. @default 0 */
    readonly hours?: number;
    /** @default 12 */
    readonly rounds?: number;
  }

  /** Panelists answer as people do, until the study is over or time is up. */
  async function run(id: string, { fits, comes = 0.5, hours = 0, rounds = 12 }: Conduct): Promise<void> {
    const passed = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      await settled();
      if ((await fieldOf(id)).state !== "open") return;
      const open = (await invitations(id)).filter(({ path }) => !passed.has(path));
      for (const { path } of open) passed.add(path);
      const comers = open.filter(() => random() < comes);
      for (let from = 0; from < comers.length; from += AT_ONCE)
        await Promise.all(comers.slice(from, from + AT_ONCE).map(({ path }) => respond(path, random() < fits ? "yes" : "no")));
      if (hours > 0) await pass(hours);
      await hurry();
    }
    await settled();
  }

  return {
    app,
    client,
    backoffice,
    call,
    move,
    fieldOf,
    study,
    plan,
    released,
    opened,
    settled,
    invitations,
    respond,
    run,
    pass,
    hurry,
    hurried,
    decide,
    completesOf,
  };
}
