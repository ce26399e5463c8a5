import { createHmac, randomBytes } from "node:crypto";
import type { TestApp } from "./app";

/** A supplier as staff enter it. */
export const SUPPLIER = {
  name: "Panel One",
  parameter: "rid",
  redirects: { success: "https://panel.example/ok?wave=2", default: "https://panel.example/end" },
  callback: null as string | null,
};

export const OPEN = {
  devices: ["desktop", "mobile", "tablet"],
  onePerAddress: false,
  captcha: false,
  expiresAfterHours: null as number | null,
  closesAt: null as string | null,
  onlySuppliers: false,
  suppliers: [] as readonly object[],
  isPaused: false,
  softLaunch: null as number | null,
};

/** Saves settings over the present ones. @returns the answer's body */
export async function setFieldwork(app: TestApp, token: string, activityId: string, values: Partial<typeof OPEN>) {
  const url = `/api/activities/${activityId}/fieldwork`;
  const { revision } = (await app.call({ url, token })).json();
  const saved = await app.call({ method: "PUT", url, token, body: { fieldwork: { ...OPEN, ...values }, revision } });
  if (saved.statusCode !== 200) throw new Error(saved.body);
  return saved.json();
}

/** Turns the open link on. @returns its path */
export async function openLink(app: TestApp, token: string, activityId: string): Promise<string> {
  const answer = await app.call({ method: "PUT", url: `/api/activities/${activityId}/link`, token, body: { isOpen: true } });
  return answer.json().link;
}

export interface Panel {
  readonly id: string;
  readonly link: string;
  readonly revision: number;
  readonly secret: string;
}

/** A supplier with a key at an open link. */
export async function addPanel(
  app: TestApp,
  token: string,
  activityId: string,
  values: Partial<typeof OPEN> & { readonly supplier?: object } = {},
): Promise<Panel> {
  const link = await openLink(app, token, activityId);
  const { supplier, ...settings } = values;
  const { fieldwork, revision } = await setFieldwork(app, token, activityId, {
    ...settings,
    suppliers: [{ ...SUPPLIER, ...supplier }],
  });
  const { id } = fieldwork.suppliers[0];
  const url = `/api/activities/${activityId}/fieldwork/suppliers/${id}/key`;
  const keyed = (await app.call({ method: "POST", url, token, body: { revision } })).json();
  return { id, link, revision: keyed.revision, secret: keyed.secret };
}

/** Several suppliers with keys at one open link. */
export async function addPanels(
  app: TestApp,
  token: string,
  activityId: string,
  suppliers: readonly Partial<typeof SUPPLIER>[],
): Promise<readonly Panel[]> {
  const link = await openLink(app, token, activityId);
  const named = suppliers.map((supplier, index) => ({ ...SUPPLIER, name: `Panel ${index + 1}`, ...supplier }));
  const saved = await setFieldwork(app, token, activityId, { suppliers: named });
  const panels: Panel[] = [];
  let { revision } = saved;
  for (const { id } of saved.fieldwork.suppliers) {
    const url = `/api/activities/${activityId}/fieldwork/suppliers/${id}/key`;
    const answer = (await app.call({ method: "POST", url, token, body: { revision } })).json();
    revision = answer.revision;
    panels.push({ id, link, revision, secret: answer.secret });
  }
  return panels;
}

/** Two suppliers with keys at one open link. */
export async function addTwoPanels(app: TestApp, token: string, activityId: string): Promise<readonly [Panel, Panel]> {
  const [one, other] = await addPanels(app, token, activityId, [{}, {}]);
  if (!one || !other) throw new Error("two suppliers have no keys");
  return [one, other];
}

/** Signed as suppliers are told to: all parameters by name, percent-encoded. */
export function signEntry({ id, secret }: Pick<Panel, "id" | "secret">, values: Readonly<Record<string, string>>) {
  const parameters: Record<string, string> = { supplier: id, ...values };
  const text = Object.keys(parameters)
    .sort()
    .map((name) => `${name}=${encodeURIComponent(parameters[name] ?? "")}`)
    .join("&");
  return { ...parameters, sig: createHmac("sha256", secret).update(text).digest("hex") };
}

/** A browser at an open link, with cookies of its own. @param address where it calls from. @default this machine */
export function visitor(app: TestApp, link: string, headers: Readonly<Record<string, string>> = {}, address?: string) {
  const base = `/api/surveys/${link.slice("/s/".length)}/execution`;
  const own = { origin: "http://localhost:80", host: "localhost:80", ...headers };
  let cookie = "";
  const call = async (method: "POST" | "PUT", url: string, body?: unknown) => {
    const from = address ? { address } : {};
    const answer = await app.call({ method, url: base + url, headers: { ...own, ...(cookie ? { cookie } : {}) }, body, ...from });
    const given = answer.cookies[0];
    if (given) cookie = `${given.name}=${given.value}`;
    return answer;
  };
  return {
    start: (parameters: object = {}, rest: object = {}) => call("POST", "", { parameters, ...rest }),
    answer: (questionId: string, value: unknown) => call("PUT", `/answers/${questionId}`, { value }),
    /** Leaves a question. @param answers values by question that the server doesn't have yet */
    next: (questionId: string, answers: Readonly<Record<string, unknown>> = {}) => {
      const bodies = Object.entries(answers).map(([id, value]) => [id, { value }]);
      return call("POST", "/next", { questionId, answers: Object.fromEntries(bodies) });
    },
    complete: () => call("POST", "/complete"),
  };
}

export const newRespondent = () => randomBytes(6).toString("hex");
