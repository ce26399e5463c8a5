import type { Answer } from "../../../../survey/questionnaire";

const UNREAD = 0;
const FIRST_CAPACITY = 1_024;

/** Twice as long, with what it holds. */
export function grown<A extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(array: A, length: number): A {
  if (array.length >= length) return array;
  const longer = new (array.constructor as new (size: number) => A)(Math.max(FIRST_CAPACITY, length, array.length * 2));
  longer.set(array as never);
  return longer;
}

/** What is stored of an answer, as the database writes it. */
export interface StoredAnswer {
  /** JSON. */
  readonly value: string | null;
  readonly comment: string | null;
  readonly missing: string | null;
}

/**
 * The answers to one question by place: each different one is kept once, however many gave it. Who has no answer at all has
 * the place `NONE`.
 */
export class AnswerColumn {
  static readonly NONE = 1;
  /** Answers by what `placeOf` says; the first two are none. */
  readonly answers: (Answer | undefined)[] = [undefined, undefined];
  #places = new Uint32Array(FIRST_CAPACITY);
  readonly #known = new Map<string, number>();

  constructor(readonly toAnswer: (stored: StoredAnswer) => Answer) {}

  /** Index in `answers`, 0 where it has to be read first. */
  readonly placeOf = (slot: number): number => {
    return this.#places[slot] ?? UNREAD;
  };

  answerOf(slot: number): Answer | undefined {
    return this.answers[this.placeOf(slot)];
  }

  isUnread(slot: number): boolean {
    return this.placeOf(slot) === UNREAD;
  }

  forget(slot: number): void {
    if (slot < this.#places.length) this.#places[slot] = UNREAD;
  }

  setNone(slot: number): void {
    this.#set(slot, AnswerColumn.NONE);
  }

  set(slot: number, stored: StoredAnswer): void {
    const key = `${stored.missing ?? ""}\n${stored.value ?? ""}\n${stored.comment ?? ""}`;
    let place = this.#known.get(key);
    if (place === undefined) {
      place = this.answers.push(this.toAnswer(stored)) - 1;
      this.#known.set(key, place);
    }
    this.#set(slot, place);
  }

  /** About so many bytes. */
  get size(): number {
    return this.#places.byteLength + this.answers.length * 200;
  }

  #set(slot: number, place: number): void {
    this.#places = grown(this.#places, slot + 1);
    this.#places[slot] = place;
  }
}
