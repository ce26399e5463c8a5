import type { DataProvider } from "ra-core";
import simpleRestProvider from "ra-data-simple-rest";
import { call } from "../api";

/** What a call says that `ra-data-simple-rest` has no option for. */
export interface RestExtras {
  /** Query parameters to set; an `undefined` one is removed. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Receives the answer's headers. */
  readonly onAnswer?: (headers: Headers) => void;
}

function withQuery(url: string, changes: Readonly<Record<string, string | undefined>>): string {
  const [path, search] = url.split("?");
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : url;
}

/**
 * `ra-data-simple-rest` over {@link call}, in the session, language and role that all calls concern.
 * Its methods throw ApiError.
 */
export function simpleRest({ query = {}, headers = {}, onAnswer }: RestExtras = {}): DataProvider {
  return simpleRestProvider("/api", async (url: string, { method, body, signal } = {}) => {
    // The upstream headers stay behind: `Range` serves other origins, and our server reads no `text/plain` deletions.
    const answer = await call(withQuery(url, query), {
      method: method === "POST" || method === "PUT" || method === "DELETE" ? method : "GET",
      headers,
      ...(typeof body === "string" ? { body: JSON.parse(body) } : {}),
      ...(signal ? { signal } : {}),
    });
    onAnswer?.(answer.headers);
    return { status: answer.status, headers: answer.headers, body: "", json: answer.data };
  });
}
