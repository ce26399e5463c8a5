import { RemoteServiceError } from "./remoteServiceError";

const REST_MS = 2_000;
const LONGEST_REST_MS = 60_000;
const ATTEMPTS = 4;

/** How long is waited, in milliseconds. */
export interface Waits {
  /** For an answer. @default the service's own */
  readonly answerMs?: number;
  /** Before the second attempt, and twice as long before each that follows. @default two seconds */
  readonly restMs?: number;
}

interface RemoteCall<Answer> {
  readonly url: string;
  /** The bearer token. */
  readonly key: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: FormData | string;
  readonly waits: Required<Pick<Waits, "answerMs">> & Waits;
  /** In bytes; one that is longer is a bad answer. */
  readonly largestAnswer: number;
  /** @throws RemoteServiceError `badAnswer` */
  readonly read: (body: string) => Answer;
  readonly signal?: AbortSignal | undefined;
}

async function readBounded(answer: Response, largest: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > largest) throw new RemoteServiceError("badAnswer");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Milliseconds that the service asks to be left alone for. */
function restOf(answer: Response): number | undefined {
  const seconds = Number(answer.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1_000, LONGEST_REST_MS) : undefined;
}

async function refusal(answer: Response): Promise<RemoteServiceError> {
  const { status } = answer;
  const restMs = restOf(answer);
  await answer.body?.cancel();
  if (status === 413) return new RemoteServiceError("tooLarge", { status });
  if (status === 401 || status === 403) return new RemoteServiceError("denied", { status });
  if (status === 429) return new RemoteServiceError("busy", { status, restMs });
  if (status >= 500 || status === 408) return new RemoteServiceError("unavailable", { status, restMs });
  return new RemoteServiceError("refused", { status });
}

function faultOf(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  if (error instanceof RemoteServiceError) return error;
  // Without the cause: its texts may hold the address, and with it what an operator has put into it.
  return new RemoteServiceError("unavailable");
}

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", end);
      resolve();
    }, ms);
    signal?.addEventListener("abort", end, { once: true });
  });
}

async function attempt<Answer>({ url, key, headers, body, waits, largestAnswer, read, signal }: RemoteCall<Answer>) {
  // Not AbortSignal.any with a timeout's signal: on Node 20 that may be collected before it is due.
  const control = new AbortController();
  const end = () => control.abort(signal?.reason);
  const timer = setTimeout(() => control.abort(new RemoteServiceError("timeout")), waits.answerMs);
  signal?.addEventListener("abort", end, { once: true });
  try {
    signal?.throwIfAborted();
    const answer = await fetch(url, {
      method: "POST",
      headers: { ...headers, ...(key ? { Authorization: `Bearer ${key}` } : {}) },
      body,
      // Content and key are for this address alone.
      redirect: "manual",
      signal: control.signal,
    });
    if (!answer.ok) throw await refusal(answer);
    return read(await readBounded(answer, largestAnswer));
  } catch (error) {
    throw faultOf(control.signal.aborted ? control.signal.reason : error, signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", end);
  }
}

/**
 * Posts to a service of the operator's choice. Tries again by itself what may only fail for now (429, 5xx, no connection).
 * @throws RemoteServiceError; the signal's reason where it is aborted
 */
export async function callRemoteService<Answer>(call: RemoteCall<Answer>): Promise<Answer> {
  const { restMs = REST_MS } = call.waits;
  for (let done = 1; ; done++) {
    try {
      return await attempt(call);
    } catch (error) {
      if (!(error instanceof RemoteServiceError) || !error.isForNow || done === ATTEMPTS) throw error;
      await pause(error.restMs ?? Math.min(restMs * 2 ** (done - 1), LONGEST_REST_MS), call.signal);
    }
  }
}
