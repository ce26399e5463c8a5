import { expect } from "vitest";
import { type Engine, startApp } from "../../../tests/helpers/app";
import { rows } from "../../../tests/helpers/identity";
import { visitor } from "../../../tests/helpers/panel";
import { anotherAddress } from "../../../tests/helpers/respondents";
import { spaceDay } from "../../../tests/helpers/spaceDay";
import { UX_STUDIES, type UxStudy } from "../shared/uxStudies";

export const DRAFT_FIELDS = {
  ...{ name: "Renovar el abono", title: "Renueva tu abono", type: "UX_QUANTITATIVE", sampleSize: 5, incidenceRate: 90 },
  ...{ estimatedDuration: 8, fieldDays: 7, releaseDate: spaceDay(0) },
};

/** What clients write over the examples that tasks begin with. */
const WRITTEN: Readonly<Record<string, object>> = {
  "ux-task": { startUrlDesktop: "/ux-shop" },
  "click-test": { image: "https://tubus.example/home.png", areas: [{ x: 10, y: 40, width: 30, height: 8 }] },
  "card-sorting": {
    options: ["Abonos", "Entradas"].map((label, at) => ({ code: `${at + 1}`, label: { es: label } })),
  },
};

interface Draft {
  readonly languages: readonly string[];
  readonly blocks: readonly {
    readonly id: string;
    readonly order?: string;
    readonly title: Readonly<Record<string, string>>;
    readonly questions: readonly Readonly<Record<string, unknown>>[];
  }[];
}

/** UX studies of the demo's company, by calls, and panelists who take part in them. */
export async function startStudies(engine: Engine) {
  const app = await startApp({ engine, environment: { TRUST_PROXY: "127.0.0.1" } });
  const [client, backoffice] = await Promise.all([app.signIn("client"), app.signIn("backoffice")]);
  const [spain] = await rows<{ id: string }>(app, "select id from country where code = 'ES'");
  const country = spain?.id ?? "";
  await rows(app, "delete from licence");

  const call = (method: "GET" | "POST" | "PUT", url: string, token: string, body?: object) =>
    app.call({ method, url, token, ...(body ? { body } : {}) });
  const move = (id: string, name: string, token = client) => call("POST", `/api/studies/${id}/transitions/${name}`, token, {});
  const study = async (id: string) => (await call("GET", `/api/studies/${id}`, client)).json();
  const summary = async (id: string) => (await call("GET", `/api/studies/${id}/summary`, client)).json();
  const fieldOf = async (id: string) => (await call("GET", `/api/studies/${id}/field`, client)).json();
  const plan = async () => (await call("GET", "/clientSuite/creditsPlan/planData", client)).json();
  const create = (values: object = {}) => call("POST", "/api/studies", client, { ...DRAFT_FIELDS, country, ...values });

  async function newStudy(values: object = {}): Promise<string> {
    const made = await create(values);
    expect(made.statusCode, made.body).toBe(201);
    return made.json().id;
  }

  async function draftOf(id: string): Promise<{ readonly draft: Draft; readonly revision: number }> {
    return (await call("GET", `/api/studies/${id}/questionnaire`, client)).json();
  }

  async function saveDraft(id: string, draft: object): Promise<void> {
    const { revision } = await draftOf(id);
    const saved = await call("PUT", `/api/studies/${id}/questionnaire`, client, { draft, revision });
    expect(saved.statusCode, saved.body).toBe(200);
  }

  /** A study's draft with its task as a client wrote it. */
  async function written(id: string): Promise<Draft> {
    const { draft } = await draftOf(id);
    const [tasks, after] = draft.blocks;
    if (!tasks || !after) throw new Error("no first draft");
    const questions = tasks.questions.map((question) => ({ ...question, ...WRITTEN[String(question.type)] }));
    return { ...draft, blocks: [{ ...tasks, questions }, after] };
  }

  /** Asks the first draft's task, which may be passed over, and after it one question. */
  async function askAlso(id: string): Promise<void> {
    const draft = await written(id);
    const options = ["yes", "no"].map((code) => ({ code, label: { es: code } }));
    const again = {
      id: "again",
      variable: "again",
      type: "single-choice",
      title: { es: "¿Volverías?" },
      required: true,
      options,
    };
    const [tasks, after] = draft.blocks;
    const questions = (tasks?.questions ?? []).map((question) => ({ ...question, required: false }));
    await saveDraft(id, {
      ...draft,
      blocks: [
        { ...tasks, questions },
        { ...after, questions: [again] },
      ],
    });
  }

  /** In field, whatever the time of the day. */
  async function open(id: string): Promise<void> {
    for (const name of ["contract", "release"]) {
      const moved = await move(id, name);
      expect(moved.statusCode, moved.body).toBe(200);
    }
    const approved = await call("POST", `/api/studies/${id}/approve`, backoffice);
    expect(approved.statusCode, approved.body).toBe(204);
    if ((await study(id)).status === "CONFIRMED") expect((await move(id, "open", backoffice)).statusCode).toBe(200);
  }

  /** Nothing that is due is left to do. */
  const settled = () =>
    expect
      .poll(() => rows(app, "select name from scheduled_task where kind in ('appointment', 'follower') and due_at <= now()"), {
        timeout: 30_000,
      })
      .toEqual([]);

  /** Links of everybody who is invited. */
  async function invitations(id: string): Promise<readonly string[]> {
    const mails = await rows<{ text: string | null }>(
      app,
      `select text from panel_invitation join outbox on outbox.dedupe = 'panel:' || panel_invitation.id
        where panel_invitation.study = '${id}'`,
    );
    return mails.flatMap(({ text }) => /(\/panel\/enter\/[A-Za-z0-9_-]+)/.exec(text ?? "")?.[1] ?? []);
  }

  /** Somebody who follows the link and goes as far as the first question. */
  async function enter(path: string) {
    const entered = await app.call({ method: "GET", url: path });
    expect(entered.statusCode).toBe(303);
    const place = new URL(String(entered.headers.location), "http://localhost");
    const who = visitor(app, place.pathname, { "x-forwarded-for": anotherAddress() });
    return { who, begun: await who.start(Object.fromEntries(place.searchParams)) };
  }

  /** Somebody who takes part to the end. @returns how it ended, or why it didn't begin */
  async function takePart(path: string): Promise<string> {
    const { who, begun } = await enter(path);
    if (begun.statusCode !== 200) return begun.json().code;
    if (begun.json().state !== "open") return begun.json().disposition;
    for (const [question, answers] of [["task", {}] as const, ["again", { again: "yes" }] as const]) {
      const left = await who.next(question, answers);
      if (left.statusCode !== 200) return left.json().code;
      if (left.json().state !== "open") return left.json().disposition;
    }
    return (await who.complete()).json().disposition;
  }

  return {
    ...{
      app,
      client,
      backoffice,
      country,
      call,
      move,
      study,
      summary,
      fieldOf,
      plan,
      create,
      newStudy,
      draftOf,
      written,
      saveDraft,
    },
    ...{ askAlso, open, settled, invitations, enter, takePart },
  };
}

export const PRODUCTS = Object.keys(UX_STUDIES) as readonly UxStudy[];
