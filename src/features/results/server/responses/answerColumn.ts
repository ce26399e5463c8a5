import type { Answer } from "../../../../survey/questionnaire";

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

/** A column as it is saved: the answers' places by slot, and what is stored of each. */
export interface SavedColumn {
  readonly places: Uint16Array | Uint32Array;
  readonly stored: readonly (StoredAnswer | undefined)[];
}

const keyOf = ({ missing, value, comment }: StoredAnswer) => `${missing ?? ""}\n${value ?? ""}\n${comment ?? ""}`;

/** The place of an answer that isn't there. */
const NONE = 1;

/** The answers to one question: each different one is kept once, however many gave it. */
export class AnswerColumn {
  readonly #stored: (StoredAnswer | undefined)[] = [undefined, undefined];
  /** Different answers by what `placeOf` says; the first two are none. */
  readonly answers: (Answer | undefined)[] = [undefined, undefined];
  /** Slots whose answers have to be read; everybody's before anything was. */
  unread: Set<number> | "all" = "all";
  #places = new Uint32Array(FIRST_CAPACITY);
  readonly #known = new Map<string, number>();

  constructor(readonly toAnswer: (stored: StoredAnswer) => Answer) {}

  /** Index in `answers`. */
  readonly placeOf = (slot: number): number => this.#places[slot] ?? NONE;

  answerOf(slot: number): Answer | undefined {
    return this.answers[this.placeOf(slot)];
  }

  /** Its answer is to be read again. */
  forget(slot: number): void {
    this.setNone(slot);
    if (this.unread !== "all") this.unread.add(slot);
  }

  setNone(slot: number): void {
    this.#set(slot, NONE);
  }

  set(slot: number, stored: StoredAnswer): void {
    this.#set(slot, this.#known.get(keyOf(stored)) ?? this.#add(stored));
  }

  /** What can be saved. @param length of the frame */
  saved(length: number): SavedColumn {
    const places = this.#places.slice(0, length);
    const isShort = this.#stored.length <= 0xffff;
    return { places: isShort ? Uint16Array.from(places) : places, stored: this.#stored };
  }

  /** Goes on from what was saved, in place of nothing. */
  restore({ places, stored }: SavedColumn): void {
    this.#places = Uint32Array.from(places);
    this.unread = new Set();
    for (const one of stored) if (one) this.#add(one);
  }

  /** About so many bytes. */
  get size(): number {
    return this.#places.byteLength + this.answers.length * 300;
  }

  #add(stored: StoredAnswer): number {
    const place = this.answers.push(this.toAnswer(stored)) - 1;
    this.#stored[place] = stored;
    this.#known.set(keyOf(stored), place);
    return place;
  }

  #set(slot: number, place: number): void {
    this.#places = grown(this.#places, slot + 1);
    this.#places[slot] = place;
  }
}
