import { type SpaceDb, sql } from "../../../../server/kit";
import type { Json } from "../../../../shared/json";
import { toAnswer } from "../../../../survey/answers/toAnswer";
import type { Answer } from "../../../../survey/questionnaire";
import { AnswerColumn, type SavedColumn } from "./answerColumn";
import { ResponseFrame, type SavedFrame } from "./responseFrame";
import { readSaved, writeSaved } from "./savedColumns";

/** As many responses' answers are asked for by their responses; of more, all answers to the question are read. */
const MOST_BY_RESPONSE = 20_000;
const CHUNK = 2_000;
const ID_LENGTH = 36;
const NO_MORE = { comment: null, missing: null } as const;

/** Whose answers are read. */
export interface AnsweredQuestionnaire {
  readonly id: string;
  /** All its versions: answers of earlier ones count by question id. */
  readonly versionIds: readonly string[];
}

const MEMBER_VALUE = sql<string | null>`to_json(member)::text`;
const VALUE = sql<string | null>`value::text`;
/** Responses that gave the same: far less to send and to take apart than an answer a row. */
const together = (column: "id" | "response") => sql<string>`string_agg(${sql.ref(column)}::text, '')`;

function readAnswers(db: SpaceDb, versionIds: readonly string[], questionId: string) {
  return db
    .selectFrom("answer")
    .select(["comment", "missing", VALUE.as("value"), together("response").as("responses")])
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

async function readMembers(db: SpaceDb, questionnaire: string) {
  const rows = await db
    .selectFrom("response")
    .select([MEMBER_VALUE.as("value"), together("id").as("responses")])
    .where("questionnaire", "=", questionnaire)
    .where("state", "=", "complete")
    .where("member", "is not", null)
    .groupBy("member")
    .execute();
  return rows.map((row) => ({ ...row, ...NO_MORE }));
}

async function readMembersOf(db: SpaceDb, ids: readonly string[]) {
  const rows = await db
    .selectFrom("response")
    .select(["id as response", MEMBER_VALUE.as("value")])
    .where("id", "in", [...ids])
    .where("member", "is not", null)
    .execute();
  return rows.map((row) => ({ ...row, ...NO_MORE, questionId: ResponseColumns.MEMBER }));
}

const columnOf = () =>
  new AnswerColumn(({ value, ...stored }) => toAnswer({ ...stored, value: value === null ? null : (JSON.parse(value) as Json) }));

/** Whether a question's answers may be saved. */
export type MaySave = (questionId: string, answers: readonly Answer[]) => boolean;

/** The part of what is saved that isn't a question's. */
const FRAME = "$frame";

/** The complete responses of a questionnaire and their answers, question by question, as far as they were asked for. */
export class ResponseColumns {
  /** Asked for like a question: whose responses they are, as a text. */
  static readonly MEMBER = "$member";
  readonly frame: ResponseFrame;
  readonly #columns = new Map<string, AnswerColumn>();
  #turn: Promise<unknown> = Promise.resolve();
  #isBegun = false;

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
    const { slots, questionnaire } = this.frame;
    const rows = await (questionId === ResponseColumns.MEMBER
      ? readMembers(db, questionnaire)
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
    const isMember = questionIds.includes(ResponseColumns.MEMBER);
    const rows = [...(await readAnswersOf(db, questionIds, ids)), ...(isMember ? await readMembersOf(db, ids) : [])];
    for (const { response, questionId, ...stored } of rows) {
      const slot = this.frame.slots.get(response);
      if (slot !== undefined) this.column(questionId).set(slot, stored);
    }
  }
}
