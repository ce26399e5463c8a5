import createClient, { type Client } from "openapi-fetch";
import type { components, paths } from "./generated/api";

/** Records, bodies and answers by their names in the OpenAPI document, e.g. `Schemas["Member"]`. */
export type Schemas = components["schemas"];

export interface ApiOptions {
  /** Where the server is, e.g. `https://research.example.com`. @default the page's own origin */
  readonly baseUrl?: string;
  /** What a sign-in answered as `authToken`; absent in the browser, where a cookie says who it is. */
  readonly token?: string;
  /** Of messages, labels and localized texts. @default Spanish */
  readonly language?: string;
}

/**
 * A client of every call that `/openapi.json` knows: paths, parameters, bodies and answers are checked by the compiler.
 * Nothing is thrown for an answer that is a problem: it is `error`, an RFC 9457 document.
 *
 * @example
 * const api = createApi({ baseUrl: "http://localhost:3000", token });
 * const { data, error, response } = await api.GET("/api/members", { params: { query: { range: "[0,24]" } } });
 */
export function createApi({ baseUrl = "", token, language }: ApiOptions = {}): Client<paths> {
  return createClient<paths>({
    baseUrl,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(language ? { "Accept-Language": language } : {}),
    },
  });
}
