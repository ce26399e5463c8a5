/** A player that doesn't get ready in this time isn't waited for. */
const LONGEST_WAIT_MS = 10_000;

/** What a player shows of itself. */
export interface ClockState {
  readonly seconds: number;
  readonly isPlaying: boolean;
  /** Whether it plays, but some sound or picture isn't there yet. */
  readonly isWaiting: boolean;
  readonly rate: number;
}

/** The one time of all tracks of a recording. It stands still while a track that should be on isn't there yet. */
export class PlaybackClock {
  readonly #duration: number;
  readonly #now: () => number;
  readonly #waiting = new Map<string, number>();
  #base = 0;
  /** Since when it runs, by `now`. */
  #since: number | undefined;
  #isPlaying = false;
  #rate = 1;

  /** @param duration seconds @param now milliseconds */
  constructor(duration: number, now: () => number = () => performance.now()) {
    this.#duration = duration;
    this.#now = now;
  }

  get state(): ClockState {
    return {
      seconds: this.#seconds(),
      isPlaying: this.#isPlaying,
      isWaiting: this.#isPlaying && this.#since === undefined,
      rate: this.#rate,
    };
  }

  play(): void {
    if (this.#seconds() >= this.#duration) this.seekTo(0);
    this.#isPlaying = true;
    this.#arrange();
  }

  pause(): void {
    this.#isPlaying = false;
    this.#arrange();
  }

  seekTo(seconds: number): void {
    this.#base = Math.min(Math.max(seconds, 0), this.#duration);
    this.#waiting.clear();
    this.#since = this.#since === undefined ? undefined : this.#now();
    this.#arrange();
  }

  setRate(rate: number): void {
    this.#hold();
    this.#rate = rate;
    this.#arrange();
  }

  /** Whether a track that should be on has to be waited for. */
  wait(track: string, isWaiting: boolean): void {
    if (!isWaiting) this.#waiting.delete(track);
    else if (!this.#waiting.has(track)) this.#waiting.set(track, this.#now());
    this.#arrange();
  }

  /** Several times a second: it ends at the end. */
  tick(): void {
    if (this.#seconds() >= this.#duration) this.#isPlaying = false;
    this.#arrange();
  }

  #seconds(): number {
    const ran = this.#since === undefined ? 0 : ((this.#now() - this.#since) / 1_000) * this.#rate;
    return Math.min(this.#base + ran, this.#duration);
  }

  #hold(): void {
    this.#base = this.#seconds();
    this.#since = undefined;
  }

  #arrange(): void {
    const isHeld = [...this.#waiting.values()].some((since) => this.#now() - since < LONGEST_WAIT_MS);
    const runs = this.#isPlaying && !isHeld;
    if (runs) this.#since ??= this.#now();
    else this.#hold();
  }
}
