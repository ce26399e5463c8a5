import { type SpaceDb, sql } from "../../../../server/kit";
import type { Json } from "../../../../shared/json";
import { toAnswer } from "../../../../survey/answers/toAnswer";
import type { Answer } from "../../../../survey/questionnaire";
import { AnswerColumn, type SavedColumn } from "./answerColumn";
import { COMPLETE, isResponseField, type ReadStates, type ResponseField, readField, readFieldOf } from "./responseFields";
import { ResponseFrame, type SavedFrame } from "./responseFrame";
import { readSaved, writeSaved } from "./savedColumns";

/** As many responses' answers are asked for by their responses; of more, all answers to the question are read. */
const MOST_BY_RESPONSE = 20_000;
const CHUNK = 2_000;
const ID_LENGTH = 36;

/** Whose answers are read. */
export interface AnsweredQuestionnaire {
  readonly id: string;
  /** All its versions: answers of earlier ones count by question id. */
  readonly versionIds: readonly string[];
  /** Which responses: complete ones, unless the others that have ended are wanted with them. @default complete ones */
  readonly states?: ReadStates;
}

const VALUE = sql<string | null>`value::text`;
/** Responses that gave the same: far less to send and to take apart than an answer a row. */
const together = sql<string>`string_agg(response::text, '')`;

function readAnswers(db: SpaceDb, versionIds: readonly string[], questionId: string) {
  return db
    .selectFrom("answer")
    .select(["comment", "missing", VALUE.as("value"), together.as("responses")])
    .where("questionnaireVersion", "in", [...versionIds])
    .where("questionId", "=", questionId)
    .groupBy(["comment", "missing", "value"])
    .execute();
}

function readAnswersOf(db: SpaceDb, questionIds: readonly string[], ids: readonly string[]) {
  return db
    .selectFrom("answer")
    .select(["response", "questionId", "comment", "missing", VALUE.as("value")])
    .where("response", "in", [...ids])
    .where("questionId", "in", [...questionIds])
    .execute();
}

const columnOf = () =>
  new AnswerColumn(({ value, ...stored }) => toAnswer({ ...stored, value: value === null ? null : (JSON.parse(value) as Json) }));

/** Whether a question's answers may be saved. */
export type MaySave = (questionId: string, answers: readonly Answer[]) => boolean;

/** The part of what is saved that isn't a question's. */
const FRAME = "$frame";

/** The responses of a questionnaire and their answers, question by question, as far as they were asked for. */
export class ResponseColumns {
  /** Asked for like a question: whose responses they are, as a text. */
  static readonly MEMBER = "$member" satisfies ResponseField;
  /** By which they came. */
  static readonly CHANNEL = "$channel" satisfies ResponseField;
  readonly frame: ResponseFrame;
  readonly #columns = new Map<string, AnswerColumn>();
  #turn: Promise<unknown> = Promise.resolve();
  #isBegun = false;

  constructor(questionnaire: string, states: ReadStates = COMPLETE) {
    this.frame = new ResponseFrame(questionnaire, states);
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
    return this.#inTurn(async () => {
      await this.#update(db, versionIds, [...new Set(questionIds)]);
      return read();
    });
  }

  /**
   * Saves what was read of these questions.
   * @param maySave told what answers there are to a question
   */
  save(db: SpaceDb, questionIds: readonly string[], maySave: MaySave) {
    return this.#inTurn(async () => {
      const parts = new Map<string, unknown>([[FRAME, this.frame.saved]]);
      for (const questionId of questionIds) {
        const column = this.#columns.get(questionId);
        if (!column || column.unread === "all" || column.unread.size > 0) continue;
        if (
          maySave(
            questionId,
            column.answers.filter((answer) => answer !== undefined),
          )
        )
          parts.set(questionId, column.saved(this.frame.length));
      }
      const { questionnaire, slots } = this.frame;
      await writeSaved(db, { questionnaire, responses: slots.size, parts });
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #update(db: SpaceDb, versionIds: readonly string[], questionIds: readonly string[]): Promise<void> {
    if (!this.#isBegun) await this.#restore(db);
    this.#isBegun = true;
    await this.frame.refresh(db, (slot) => {
      for (const column of this.#columns.values()) column.forget(slot);
    });
    for (const questionId of questionIds) {
      const column = this.#columns.get(questionId);
      // Answers that nobody gives any more stay in a column: once most are such ones, it begins anew.
      if (!column || column.answers.length > 2 * this.frame.slots.size + CHUNK) this.#columns.set(questionId, columnOf());
    }
    await this.#readUnread(db, versionIds, questionIds);
  }

  async #restore(db: SpaceDb): Promise<void> {
    // Complete responses alone are saved.
    if (this.frame.states !== COMPLETE) return;
    const saved = await readSaved(db, this.frame.questionnaire);
    const frame = saved.get(FRAME);
    if (frame === undefined) return;
    this.frame.restore(frame as SavedFrame);
    for (const [part, content] of saved) {
      if (part === FRAME) continue;
      const column = columnOf();
      column.restore(content as SavedColumn);
      this.#columns.set(part, column);
    }
  }

  async #readUnread(db: SpaceDb, versionIds: readonly string[], questionIds: readonly string[]): Promise<void> {
    const few: string[] = [];
    for (const questionId of questionIds) {
      const { unread } = this.column(questionId);
      if (unread === "all" || unread.size > MOST_BY_RESPONSE) await this.#readAll(db, versionIds, questionId);
      else if (unread.size > 0) few.push(questionId);
    }
    const slots = new Set(few.flatMap((questionId) => [...this.column(questionId).unread]));
    const ids = [...slots].flatMap((slot) => this.frame.ids[slot as number] ?? []);
    for (let from = 0; from < ids.length; from += CHUNK) await this.#readOf(db, few, ids.slice(from, from + CHUNK));
    for (const questionId of few) this.column(questionId).unread = new Set();
  }

  async #readAll(db: SpaceDb, versionIds: readonly string[], questionId: string): Promise<void> {
    const column = this.column(questionId);
    const { slots } = this.frame;
    const rows = await (isResponseField(questionId)
      ? readField(db, questionId, this.frame)
      : readAnswers(db, versionIds, questionId));
    for (const slot of slots.values()) column.setNone(slot);
    for (const { responses, ...stored } of rows)
      for (let at = 0; at < responses.length; at += ID_LENGTH) {
        const slot = slots.get(responses.slice(at, at + ID_LENGTH));
        if (slot !== undefined) column.set(slot, stored);
      }
    column.unread = new Set();
  }

  async #readOf(db: SpaceDb, questionIds: readonly string[], ids: readonly string[]): Promise<void> {
    const fields = questionIds.filter(isResponseField);
    const asked = questionIds.filter((questionId) => !isResponseField(questionId));
    const rows = [
      ...(asked.length > 0 ? await readAnswersOf(db, asked, ids) : []),
      ...(await Promise.all(fields.map((field) => readFieldOf(db, field, ids)))).flat(),
    ];
    for (const { response, questionId, ...stored } of rows) {
      const slot = this.frame.slots.get(response);
      if (slot !== undefined) this.column(questionId).set(slot, stored);
    }
  }
}
