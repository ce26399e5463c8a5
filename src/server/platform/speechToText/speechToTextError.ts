/**
 * Why nothing was written down: the service is busy, out of reach or failing (`unavailable`), too slow, doesn't take the key
 * (`denied`), the audio or the request, or answers something else than speech.
 */
export type SpeechToTextFault = "busy" | "unavailable" | "timeout" | "denied" | "tooLarge" | "refused" | "badAnswer";

const FOR_NOW: ReadonlySet<SpeechToTextFault> = new Set(["busy", "unavailable"]);

export class SpeechToTextError extends Error {
  readonly fault: SpeechToTextFault;
  /** HTTP status, where there was an answer. */
  readonly status: number | undefined;
  /** Milliseconds that the service asks to be left alone for. */
  readonly restMs: number | undefined;

  constructor(
    fault: SpeechToTextFault,
    { status, restMs }: { readonly status?: number; readonly restMs?: number | undefined } = {},
  ) {
    super(`speech to text: ${fault}${status === undefined ? "" : ` (HTTP ${status})`}`);
    this.fault = fault;
    this.status = status;
    this.restMs = restMs;
  }

  /** Whether another attempt may do better. */
  get isForNow(): boolean {
    return FOR_NOW.has(this.fault);
  }
}
