import type { Problem } from "../../shared/errors";
import type { NextStep } from "../../shared/nextStep";
import { jsonBody } from "./jsonBody";
import { notifyNetworkFailure } from "./networkFailures";

/** A failed call, with the server's problem document. Status 0: the server could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | undefined,
    /** `Retry-After`: how long the same call is refused for. */
    readonly retryAfterSeconds?: number,
  ) {
    super(problem?.detail ?? problem?.title ?? "network");
    this.name = "ApiError";
  }
}

/** Whether the call failed because nobody is signed in any more. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The step after the login that a call failed for the want of. */
export function requiredStep(error: unknown): NextStep | undefined {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem?.code === "auth.stepRequired" ? (problem.nextStep as NextStep) : undefined;
}

export interface ApiOptions {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  /** JSON body, or a `FormData` for uploads. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Further headers, e.g. `If-Match`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Reaches the server even while the page is being left. @default false */
  readonly keepalive?: boolean;
  /** Asked again by itself, or told of by the screen: no popup where the server can't be reached. @default false */
  readonly isQuiet?: boolean;
}

export interface ApiResponse<T> {
  readonly status: number;
  readonly data: T;
  readonly headers: Headers;
}

interface ApiContext {
  readonly space: string | undefined;
  readonly language: string;
  readonly preview: string | undefined;
  /** Notified of every call that fails because a step after the login is missing. */
  readonly onStep: ((step: NextStep) => void) | undefined;
  /** Notified of every call that fails because the session is over. */
  readonly onExpired: (() => void) | undefined;
  /** Notified of every call that changed something, with its address. */
  readonly onWritten: ((path: string) => void) | undefined;
}

let context: ApiContext = {
  space: undefined,
  language: "es",
  preview: undefined,
  onStep: undefined,
  onExpired: undefined,
  onWritten: undefined,
};

/** Session (`<kind>:<spaceId>`, see design section 2), language and previewed role of the calls from now on. */
export function setApiContext(next: Partial<ApiContext>): void {
  context = { ...context, ...next };
}

/** The session that the calls concern. */
export function apiSpace(): string | undefined {
  return context.space;
}

async function readProblem(response: Response): Promise<Problem | undefined> {
  const isProblem = response.headers.get("content-type")?.includes("problem+json");
  return isProblem ? ((await response.json()) as Problem) : undefined;
}

async function send(path: string, accept: string, options: ApiOptions): Promise<Response> {
  const headers = new Headers({ ...options.headers, Accept: accept, "Accept-Language": context.language });
  if (context.space) headers.set("X-Space", context.space);
  if (context.preview) headers.set("X-Preview-As", context.preview);
  const isForm = options.body instanceof FormData;
  if (options.body !== undefined && !isForm) headers.set("Content-Type", "application/json");
  const response = await fetch(path, {
    method: options.method ?? "GET",
    headers,
    credentials: "same-origin",
    ...(options.body === undefined ? {} : { body: isForm ? (options.body as FormData) : jsonBody(options.body) }),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.keepalive ? { keepalive: true } : {}),
  }).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    if (!options.isQuiet) notifyNetworkFailure();
    throw new ApiError(0, undefined);
  });
  if (!response.ok) throw await failureOf(response);
  if (options.method && options.method !== "GET") context.onWritten?.(path);
  return response;
}

async function failureOf(response: Response): Promise<ApiError> {
  const wait = Number(response.headers.get("retry-after")) || undefined;
  const error = new ApiError(response.status, await readProblem(response), wait);
  const step = requiredStep(error);
  if (step) context.onStep?.(step);
  if (error.status === 401) context.onExpired?.();
  return error;
}

/** Calls the server. @throws ApiError */
export async function call<T>(path: string, options: ApiOptions = {}): Promise<ApiResponse<T>> {
  const response = await send(path, "application/json", options);
  const hasBody = response.status !== 204 && response.headers.get("content-type")?.includes("json");
  const data = (hasBody ? await response.json() : undefined) as T;
  return { status: response.status, data, headers: response.headers };
}

/** A file of the server, in the name of the session that the page concerns. @throws ApiError */
export async function fetchFile(path: string): Promise<Blob> {
  return (await send(path, "*/*", {})).blob();
}

/** Like {@link call}. @returns the body alone. @throws ApiError */
export async function fetchJson<T>(path: string, options: ApiOptions = {}): Promise<T> {
  return (await call<T>(path, options)).data;
}
