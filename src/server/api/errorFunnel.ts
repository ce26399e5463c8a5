import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { issuesOf } from "../../schema/faults";
import { AppError, type ErrorCode, type FieldIssue, type FieldLabel, type FieldProblem, type Problem } from "../../shared/errors";
import type { Language } from "../../shared/languages";
import { isConflict } from "../db/connection/conflict";
import { isConnectionLost } from "../db/connection/connectionLoss";
import { isStorageFull } from "../platform/storage/storageFull";
import type { Texts } from "../platform/texts";
import { languageOf } from "./language";
import { isNavigation, sendNotFoundPage } from "./notFoundPage";

const UNIQUE_VIOLATION = "23505";
// The second is what `on delete restrict` raises from PostgreSQL 18 on.
const FOREIGN_KEY_VIOLATIONS: ReadonlySet<string> = new Set(["23503", "23001"]);
/** A character that no text of the database can hold: U+0000. */
const IMPOSSIBLE_CHARACTER = "22021";
/** A write on a server while another one takes its place. */
const READ_ONLY = "25006";

/** What reading a form throws, without code or status, where its content ends amid a part or it says no boundary. */
const BROKEN_FORM = /unexpected end of multipart data|boundary not found/i;

/** Nobody mends more than these at a time, and an answer stays small. */
const MOST_ERRORS = 100;
const LONGEST_PATH = 200;

/** When a service that can't be reached is worth another try. */
const UNAVAILABLE_SECONDS = 5;

const FASTIFY_CODES: Readonly<Record<number, ErrorCode>> = {
  404: "route.notFound",
  413: "request.tooLarge",
  415: "request.unsupportedMediaType",
  429: "request.rateLimited",
};

/** Any thrown value as an expected failure; what is none becomes `server.unexpected`. */
function toAppError(error: FastifyError, isEmbedded: boolean): AppError {
  // First: whoever makes an expected failure of what the database threw did not expect this.
  if (isConnectionLost(error) || isConflict(error)) return new AppError("server.unavailable", { cause: error });
  if (error instanceof AppError) return error;
  if (error.validation) return new AppError("request.invalid", { faults: issuesOf(error.validation) });
  if (error.code === UNIQUE_VIOLATION) return new AppError("record.exists", { cause: error });
  if (FOREIGN_KEY_VIOLATIONS.has(error.code)) return new AppError("record.inUse", { cause: error });
  if (error.code === IMPOSSIBLE_CHARACTER) return new AppError("request.invalid", { cause: error });
  if (BROKEN_FORM.test(error.message)) return new AppError("request.invalid", { cause: error });
  if (isStorageFull(error, { isEmbedded })) return new AppError("server.storageFull", { cause: error });
  if (error.code === READ_ONLY) return new AppError("server.unavailable", { cause: error });
  if (error.statusCode && error.statusCode < 500) {
    return new AppError(FASTIFY_CODES[error.statusCode] ?? "request.invalid", { cause: error });
  }
  return new AppError("server.unexpected", { cause: error });
}

interface MessageLookup {
  readonly texts: Texts;
  readonly language: Language;
  readonly keys: readonly (string | undefined)[];
  readonly params: Readonly<Record<string, unknown>> | undefined;
}

function namesOf(labels: readonly FieldLabel[], texts: Texts, language: Language): string {
  const names = labels.map(({ key, fallback }) => (texts.has(language, key) ? texts.translate(language, key) : fallback));
  return names.map((name) => `“${name}”`).join(", ");
}

function wordsOf(labels: NonNullable<FieldIssue["labels"]>, texts: Texts, language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(labels).map(([name, fields]) => [name, namesOf(fields, texts, language)]));
}

/** The first of these keys that has a text, said; the last one always has. */
function say({ texts, language, keys, params }: MessageLookup): string {
  const key = keys.find((one) => one && texts.has(language, one)) ?? keys.at(-1) ?? "";
  return texts.translate(language, key, params);
}

/** Faults in the caller's words. */
export function toFieldErrors(faults: readonly FieldIssue[], texts: Texts, language: Language): readonly FieldProblem[] {
  return faults.map(({ path, rule, params, labels = {}, step, place, message, messageKey }) => {
    const words = { ...params, ...wordsOf(labels, texts, language) };
    const keys = [messageKey, `validation.${rule}`];
    const said = message ?? say({ texts, language, keys, params: words });
    return { path: path.slice(0, LONGEST_PATH), rule, ...(step ? { step } : {}), ...(place ? { place } : {}), message: said };
  });
}

/** The RFC 9457 document of a failure, in the caller's language. */
export function toProblem(error: AppError, texts: Texts, language: Language, requestId?: string): Problem {
  const { params, labels = {}, faults, detail, detailKey, extensions } = error.details;
  const words = { ...params, ...wordsOf(labels, texts, language) };
  return {
    type: `urn:sondeo:error:${error.code}`,
    title: STATUS_CODES[error.status] ?? "Error",
    status: error.status,
    code: error.code,
    detail: detail ?? say({ texts, language, keys: [detailKey, `errors.${error.code}`], params: words }),
    ...extensions,
    ...(requestId ? { requestId } : {}),
    ...(faults ? { errors: toFieldErrors(faults.slice(0, MOST_ERRORS), texts, language) } : {}),
  };
}

/** The one place where errors become answers. Internals never leave; the unexpected is logged under its request id. */
export function createErrorHandler(texts: Texts, { isEmbedded }: { readonly isEmbedded: boolean }) {
  return (thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const error = toAppError(thrown, isEmbedded);
    if (error.status === 404 && isNavigation(request)) return void sendNotFoundPage(request, reply, texts);
    const isUnexpected = error.status >= 500;
    // The log lies on a disk, too: no stack for each request while that is full.
    if (error.code === "server.storageFull") request.log.warn({ requestId: request.id }, "the disk is full");
    else if (isUnexpected) request.log.error({ err: thrown, requestId: request.id }, "request failed");
    const retryAfter = error.details.retryAfterSeconds ?? (error.code === "server.unavailable" ? UNAVAILABLE_SECONDS : undefined);
    if (retryAfter !== undefined) reply.header("Retry-After", String(retryAfter));
    const problem = toProblem(error, texts, languageOf(request), isUnexpected ? request.id : undefined);
    reply.code(error.status).type("application/problem+json").send(JSON.stringify(problem));
  };
}
