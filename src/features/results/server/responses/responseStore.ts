import type { SpaceDb } from "../../../../server/kit";
import { type AnsweredQuestionnaire, type MaySave, ResponseColumns } from "./responseColumns";
import { COMPLETE, type ReadStates } from "./responseFields";

/** Of all questionnaires together; whoever wasn't asked for longest goes first. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * Responses as columns, kept in memory from one reading of results to the next. The answers' own tables are the truth: nothing
 * is ever read from here without asking them first what is new.
 */
export class ResponseStore {
  readonly #kept = new Map<string, ResponseColumns>();

  /**
   * Reads responses and the answers to these questions as they stand now. Not inside a transaction: it may wait for
   * another reading, which waits for the database.
   * @param read counts; it doesn't wait for anything, and keeps nothing of what it is given
   */
  async use<T>(
    db: SpaceDb,
    { id, versionIds, states }: AnsweredQuestionnaire,
    questionIds: readonly string[],
    read: (responses: ResponseColumns) => T,
  ): Promise<T> {
    const responses = this.#take(id, states);
    const answer = await responses.use(db, versionIds, questionIds, () => read(responses));
    this.#makeRoom();
    return answer;
  }

  /** Reads these questions and saves what may be saved of them. */
  async save(
    db: SpaceDb,
    { id, versionIds }: AnsweredQuestionnaire,
    { questionIds, maySave }: { readonly questionIds: readonly string[]; readonly maySave: MaySave },
  ): Promise<void> {
    const responses = this.#take(id);
    // One by one: whoever wants to see results gets a turn in between.
    for (const questionId of questionIds) await responses.use(db, versionIds, [questionId], () => undefined);
    await responses.save(db, questionIds, maySave);
    this.#makeRoom();
  }

  #take(id: string, states: ReadStates = COMPLETE): ResponseColumns {
    const key = `${id} ${states.join()}`;
    const responses = this.#kept.get(key) ?? new ResponseColumns(id, states);
    this.#kept.delete(key);
    this.#kept.set(key, responses);
    return responses;
  }

  #makeRoom(): void {
    let bytes = [...this.#kept.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [key, { size }] of this.#kept) {
      if (bytes <= MOST_BYTES) return;
      this.#kept.delete(key);
      bytes -= size;
    }
  }
}
