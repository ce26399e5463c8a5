import { type SpaceDb, sql } from "../../../../server/kit";
import type { Json } from "../../../../shared/json";
import { toAnswer } from "../../../../survey/answers/toAnswer";
import { AnswerColumn } from "./answerColumn";
import { ResponseFrame } from "./responseFrame";

/** As many responses' answers are asked for by their responses; of more, all answers to the question are read. */
const MOST_BY_RESPONSE = 20_000;
const CHUNK = 2_000;

/** Whose answers are read. */
export interface AnsweredQuestionnaire {
  readonly id: string;
  /** All its versions: answers of earlier ones count by question id. */
  readonly versionIds: readonly string[];
}

function storedAnswers(db: SpaceDb) {
  return db
    .selectFrom("answer")
    .select(["response", "questionId", "comment", "missing"])
    .select(sql<string | null>`value::text`.as("value"));
}

const columnOf = () =>
  new AnswerColumn(({ value, ...stored }) => toAnswer({ ...stored, value: value === null ? null : (JSON.parse(value) as Json) }));

/** The complete responses of a questionnaire and their answers, question by question, as far as they were asked for. */
export class ResponseColumns {
  readonly frame: ResponseFrame;
  readonly #columns = new Map<string, AnswerColumn>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(questionnaire: string) {
    this.frame = new ResponseFrame(questionnaire);
  }

  /** About so many bytes. */
  get size(): number {
    const columns = [...this.#columns.values()].reduce((sum, { size }) => sum + size, 0);
    return this.frame.length * 200 + columns;
  }

  /** @throws Error for a question that wasn't asked for in `use` */
  column(questionId: string): AnswerColumn {
    const column = this.#columns.get(questionId);
    if (!column) throw new Error(`the answers to ${questionId} weren't read`);
    return column;
  }

  /**
   * Reads what is new, and the answers to these questions. What `read` does is done before anybody else brings them up to date:
   * it doesn't wait for anything.
   */
  use<T>(db: SpaceDb, versionIds: readonly string[], questionIds: readonly string[], read: () => T): Promise<T> {
    const turn = this.#turn.then(async () => {
      for (const slot of await this.frame.refresh(db)) for (const column of this.#columns.values()) column.forget(slot);
      for (const questionId of new Set(questionIds))
        if (!this.#columns.has(questionId)) this.#columns.set(questionId, columnOf());
      await this.#readUnread(db, versionIds, [...new Set(questionIds)]);
      return read();
    });
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #readUnread(db: SpaceDb, versionIds: readonly string[], questionIds: readonly string[]): Promise<void> {
    const few = new Map<string, readonly string[]>();
    for (const questionId of questionIds) {
      const column = this.column(questionId);
      const unread = [...this.frame.slots].flatMap(([id, slot]) => (column.isUnread(slot) ? [id] : []));
      if (unread.length > MOST_BY_RESPONSE) await this.#readQuestion(db, versionIds, questionId);
      else if (unread.length > 0) few.set(questionId, unread);
    }
    const ids = [...new Set([...few.values()].flat())];
    for (let from = 0; from < ids.length; from += CHUNK)
      await this.#readResponses(db, [...few.keys()], ids.slice(from, from + CHUNK));
  }

  async #readQuestion(db: SpaceDb, versionIds: readonly string[], questionId: string): Promise<void> {
    const column = this.column(questionId);
    const rows = await storedAnswers(db)
      .where("questionnaireVersion", "in", [...versionIds])
      .where("questionId", "=", questionId)
      .execute();
    const { slots } = this.frame;
    for (const slot of slots.values()) column.setNone(slot);
    for (const row of rows) {
      const slot = slots.get(row.response);
      if (slot !== undefined) column.set(slot, row);
    }
  }

  async #readResponses(db: SpaceDb, questionIds: readonly string[], ids: readonly string[]): Promise<void> {
    const rows = await storedAnswers(db)
      .where("response", "in", [...ids])
      .where("questionId", "in", [...questionIds])
      .execute();
    for (const questionId of questionIds) {
      const column = this.column(questionId);
      for (const id of ids) column.setNone(this.frame.slots.get(id) ?? 0);
    }
    for (const { response, questionId, ...stored } of rows) {
      const slot = this.frame.slots.get(response);
      if (slot !== undefined) this.column(questionId).set(slot, stored);
    }
  }
}
