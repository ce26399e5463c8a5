/**
 * Why there is no answer: the service is busy, out of reach or failing (`unavailable`), too slow, doesn't take the key (`denied`),
 * the size or the request, or answers something else than was asked for.
 */
export type RemoteServiceFault = "busy" | "unavailable" | "timeout" | "denied" | "tooLarge" | "refused" | "badAnswer";

const FOR_NOW: ReadonlySet<RemoteServiceFault> = new Set(["busy", "unavailable"]);

/** A service of the operator's choice that didn't do what it was called for. */
export class RemoteServiceError extends Error {
  readonly fault: RemoteServiceFault;
  /** HTTP status, where there was an answer. */
  readonly status: number | undefined;
  /** Milliseconds that the service asks to be left alone for. */
  readonly restMs: number | undefined;

  constructor(
    fault: RemoteServiceFault,
    { status, restMs }: { readonly status?: number; readonly restMs?: number | undefined } = {},
  ) {
    super(`remote service: ${fault}${status === undefined ? "" : ` (HTTP ${status})`}`);
    this.fault = fault;
    this.status = status;
    this.restMs = restMs;
  }

  /** Whether another attempt may do better. */
  get isForNow(): boolean {
    return FOR_NOW.has(this.fault);
  }
}
