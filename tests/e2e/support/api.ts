import { type APIRequestContext, type BrowserContext, expect } from "@playwright/test";
import { PASSWORD } from "./password";

/** Calls of the server in the name of somebody whom the browser knows nothing of. */
export interface Api {
  readonly token: string;
  readonly get: <T>(path: string) => Promise<T>;
  readonly send: <T>(method: "POST" | "PUT" | "DELETE", path: string, body?: unknown) => Promise<T>;
}

const LOGINS = {
  staff: "/experienceLabs/demo/client/login",
  member: "/experienceLabs/demo/user/login",
  backoffice: "/admin/communities/login",
  suite: "/clientSuite/login",
} as const;

/** Signs in by one of the doors. */
export async function signInTo(request: APIRequestContext, kind: keyof typeof LOGINS, email: string): Promise<Api> {
  const login = await request.post(LOGINS[kind], { data: { email, password: PASSWORD } });
  expect(login.ok(), await login.text()).toBe(true);
  const { authToken: token } = await login.json();
  const headers = { authorization: `Bearer ${token}` };
  const read = async (response: Awaited<ReturnType<APIRequestContext["get"]>>) => {
    const text = await response.text();
    expect(response.ok(), `${response.url()}: ${text}`).toBe(true);
    return text === "" ? undefined : JSON.parse(text);
  };
  return {
    token,
    get: async (path) => read(await request.get(path, { headers })),
    send: async (method, path, body) =>
      read(await request.fetch(path, { method, headers, ...(body === undefined ? {} : { data: body }) })),
  };
}

/** Signs somebody's browser in without its login page: the session's cookie is there, as after it. */
export async function enterBy({ request }: BrowserContext, door: keyof typeof LOGINS, email: string): Promise<void> {
  const login = await request.post(LOGINS[door], { data: { email, password: PASSWORD } });
  expect(login.ok(), await login.text()).toBe(true);
}

interface Entry {
  readonly id: string;
  readonly to: string;
}

/** The text of the newest mail or short message to somebody, once it is there. */
export async function newestMessageTo(backoffice: Api, recipient: string): Promise<string> {
  let text: string | undefined;
  await expect(async () => {
    const entries = await backoffice.get<readonly Entry[]>(`/api/outbox?q=${encodeURIComponent(recipient)}`);
    const found = entries.find((entry) => entry.to === recipient);
    expect(found, `something to ${recipient}`).toBeDefined();
    text = (await backoffice.get<{ text: string | null }>(`/api/outbox/${found?.id}`)).text ?? undefined;
    expect(text).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return text ?? "";
}
