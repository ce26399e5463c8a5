import type { FastifyRequest } from "fastify";
import { composedJson, composedText, hasStackedMarks } from "../../shared/composedText";
import { AppError } from "../../shared/errors";
import type { Json } from "../../shared/json";

/** What may need composing: letters beyond ASCII, as such or as JSON escapes. Most bodies have none. */
const BEYOND_ASCII = /[^\0-\x7f]|\\u/;

/** Where the first text with stacked marks stands, as a JSON pointer. */
function stackedPath(value: Json, path = ""): string | undefined {
  if (typeof value === "string") return hasStackedMarks(value) ? path : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const found = hasStackedMarks(key) ? path : stackedPath(member, `${path}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * A JSON body with every text composed (NFC).
 * @param text the body before it was parsed
 * @throws AppError `request.invalid` with the path of a text whose marks are stacked too high to be composed
 */
export function composeBody(text: string, body: Json): Json {
  if (!BEYOND_ASCII.test(text)) return body;
  const path = stackedPath(body);
  if (path !== undefined) throw new AppError("request.invalid", { faults: [{ path, rule: "text" }] });
  return composedJson(body);
}

function composeValues(values: unknown): void {
  for (const [name, value] of Object.entries(values as Record<string, unknown>))
    if (typeof value === "string") (values as Record<string, unknown>)[name] = composedText(value);
}

/** Composes what an address says, before it is looked at: names in the path, searches and filters. */
export function composeAddress(request: FastifyRequest, _reply: unknown, done: () => void): void {
  if (request.url.includes("%")) {
    composeValues(request.params);
    composeValues(request.query);
  }
  done();
}
