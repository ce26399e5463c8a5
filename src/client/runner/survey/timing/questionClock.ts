/** Milliseconds on one question, over all visits: before the respondent's eyes, and from coming to leaving. */
export interface Timing {
  readonly activeMs: number;
  readonly wallMs: number;
}

export type Timings = Readonly<Record<string, Timing>>;

interface ClockOptions {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** What earlier openings of the page measured. */
  readonly before?: Timings;
  /** Who does nothing for so long is taken to be away from there on. @default 60000 */
  readonly idleMs?: number;
}

const NONE: Timing = { activeMs: 0, wallMs: 0 };

/** Measures one question at a time. Pauses while the page can't be seen, and a while after the last sign of life. */
export class QuestionClock {
  readonly #now: () => number;
  readonly #idleMs: number;
  readonly #spent: Map<string, Timing>;
  #questionId: string | undefined;
  #isPaused = false;
  #counted: number;
  #lastSign: number;

  constructor({ now, before = {}, idleMs = 60_000 }: ClockOptions) {
    this.#now = now;
    this.#idleMs = idleMs;
    this.#spent = new Map(Object.entries(before));
    this.#counted = now();
    this.#lastSign = this.#counted;
  }

  /** The question that is shown from now on; none on a page of text. */
  enter(questionId: string | undefined): void {
    this.#count();
    this.#questionId = questionId;
    this.#lastSign = this.#counted;
  }

  /** While the page is hidden or another window has the focus. */
  pause(isPaused: boolean): void {
    this.#count();
    this.#isPaused = isPaused;
    this.#lastSign = this.#counted;
  }

  /** A key, a pointer, a touch. */
  touch(): void {
    this.#count();
    this.#lastSign = this.#counted;
  }

  /** So far, the present visit included. */
  of(questionId: string): Timing {
    this.#count();
    const { activeMs, wallMs } = this.#spent.get(questionId) ?? NONE;
    return { activeMs: Math.round(activeMs), wallMs: Math.round(wallMs) };
  }

  all(): Timings {
    this.#count();
    return Object.fromEntries(this.#spent);
  }

  #count(): void {
    const from = this.#counted;
    const to = Math.max(from, this.#now());
    this.#counted = to;
    if (this.#questionId === undefined) return;
    const { activeMs, wallMs } = this.#spent.get(this.#questionId) ?? NONE;
    const active = this.#isPaused ? 0 : Math.max(0, Math.min(to, this.#lastSign + this.#idleMs) - from);
    this.#spent.set(this.#questionId, { activeMs: activeMs + active, wallMs: wallMs + to - from });
  }
}
