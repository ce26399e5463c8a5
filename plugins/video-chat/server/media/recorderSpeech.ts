/** Between two words nobody has stopped speaking. */
const PAUSE_MS = 700;
/** A cough, a chair. */
const SHORTEST_MS = 240;
/** What is written down at least so often is all that a crash loses. */
const WRITE_MS = 3_000;
const PACKET_MS = 20;

export interface SpeechSpan {
  readonly startMs: number;
  readonly endMs: number;
}

/** When somebody speaks, by packets that are speech. Long spans are handed out in parts, which `joinSpans` joins again. */
export class SpeechSpans {
  readonly #onSpan: (span: SpeechSpan) => void;
  #startMs: number | undefined;
  #endMs = 0;
  #isLong = false;

  constructor(onSpan: (span: SpeechSpan) => void) {
    this.#onSpan = onSpan;
  }

  /** @param at milliseconds of the recording */
  hear(at: number, isSpeech: boolean): void {
    if (this.#startMs !== undefined && at - this.#endMs > PAUSE_MS) this.end();
    if (!isSpeech) return;
    this.#startMs ??= at;
    this.#endMs = at + PACKET_MS;
    if (this.#endMs - this.#startMs < WRITE_MS) return;
    this.#onSpan({ startMs: this.#startMs, endMs: this.#endMs });
    this.#startMs = this.#endMs;
    this.#isLong = true;
  }

  end(): void {
    const [startMs, endMs] = [this.#startMs, this.#endMs];
    if (startMs !== undefined && endMs > startMs && (this.#isLong || endMs - startMs >= SHORTEST_MS))
      this.#onSpan({ startMs, endMs });
    this.#startMs = undefined;
    this.#isLong = false;
  }
}

/** Spans in order; those that touch, or nearly so, are one. */
export function joinSpans(spans: readonly SpeechSpan[]): readonly SpeechSpan[] {
  const joined: SpeechSpan[] = [];
  for (const span of spans.toSorted((one, other) => one.startMs - other.startMs)) {
    const last = joined.at(-1);
    if (last && span.startMs - last.endMs <= PAUSE_MS)
      joined[joined.length - 1] = { ...last, endMs: Math.max(last.endMs, span.endMs) };
    else joined.push(span);
  }
  return joined;
}
