import type { TestApp } from "./app";

const BROWSER = { origin: "http://localhost:80", host: "localhost:80" };

/** Opens a survey's link. @returns the base of its calls */
export async function openLink(app: TestApp, token: string, activity: string): Promise<string> {
  const url = `/api/activities/${activity}/link`;
  const turned = await app.call({ method: "PUT", url, token, body: { isOpen: true } });
  return `/api/surveys/${turned.json().link.slice(3)}/execution`;
}

function bodiesOf(answers: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(answers).map(([questionId, value]) => [questionId, { value }]));
}

let networks = 0;

/** An address in a network of its own: more people begin within a minute than one network may. */
export function anotherAddress(): string {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
}

/**
 * Somebody who has begun to answer by a link, in a browser of their own.
 * @param base as `openLink` gives it
 * @param address where they begin. @default this machine
 */
export async function respondent(app: TestApp, base: string, headers: Readonly<Record<string, string>> = {}, address?: string) {
  const begun = await app.call({
    method: "POST",
    url: base,
    headers: { ...BROWSER, ...headers },
    ...(address ? { address } : {}),
  });
  if (begun.statusCode !== 200) throw new Error(begun.body);
  const cookie = String(begun.headers["set-cookie"]).split(";")[0] ?? "";
  const send = async (method: "POST" | "PUT", path: string, body?: unknown) => {
    const answer = await app.call({
      method,
      url: base + path,
      headers: { ...BROWSER, ...headers, cookie },
      ...(body === undefined ? {} : { body }),
    });
    return { status: answer.statusCode, body: answer.body === "" ? undefined : answer.json() };
  };
  return {
    begun: begun.json(),
    start: () => send("POST", ""),
    save: (questionId: string, value: unknown) => send("PUT", `/answers/${questionId}`, { value }),
    /** An answer with what comes beside its value: a comment, "don't know", how long ago it was given. */
    saveWith: (questionId: string, body: object) => send("PUT", `/answers/${questionId}`, body),
    position: (questionId: string) => send("PUT", "/position", { questionId }),
    /** @param answers values by question that the server doesn't have yet */
    complete: (answers?: Readonly<Record<string, unknown>>) =>
      send("POST", "/complete", answers ? { answers: bodiesOf(answers) } : {}),
    next: (questionId: string, answers?: Readonly<Record<string, unknown>>) =>
      send("POST", "/next", { questionId, ...(answers ? { answers: bodiesOf(answers) } : {}) }),
  };
}

export type Respondent = Awaited<ReturnType<typeof respondent>>;
