import { expect } from "vitest";
import type { TestApp } from "./app";

export interface ImportBody {
  readonly name?: string;
  readonly content?: Buffer | string;
  readonly fields?: Readonly<Record<string, string>>;
}

const BOUNDARY = "----sondeo-import-boundary";

/** A multipart body as browsers send it: the form's fields, then the file. */
export function importForm({ name = "table.csv", content, fields = {} }: ImportBody): {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
} {
  const part = (head: string, value: Buffer | string) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from("\r\n"),
  ];
  const parts = [
    ...Object.entries(fields).flatMap(([field, value]) => part(`name="${field}"`, value)),
    ...(content === undefined ? [] : part(`name="file"; filename="${name}"`, content)),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ];
  return { headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` }, body: Buffer.concat(parts) };
}

export interface ImportCall extends ImportBody {
  readonly resource?: string;
  readonly token?: string;
  readonly query?: string;
  readonly language?: string;
}

/** `POST /api/{resource}/import`. */
export async function callImport(
  app: TestApp,
  { resource = "members", token, query = "", language = "en", ...form }: ImportCall,
) {
  const { headers, body } = importForm(form);
  return app.call({
    method: "POST",
    url: `/api/${resource}/import${query}`,
    ...(token ? { token } : {}),
    body,
    headers: { ...headers, "accept-language": language },
  });
}

/** Imports, waits for the end, and hands back the job's result. */
export async function importAndWait(app: TestApp, call: ImportCall & { readonly token: string }) {
  const answer = await callImport(app, call);
  expect([answer.statusCode, answer.body]).toEqual([202, expect.any(String)]);
  const url = `/api/jobs/${answer.json().job}`;
  await expect
    .poll(async () => (await app.call({ url, token: call.token })).json().state, { timeout: 60_000, interval: 50 })
    .toMatch(/done|failed|cancelled/);
  return (await app.call({ url, token: call.token })).json();
}
