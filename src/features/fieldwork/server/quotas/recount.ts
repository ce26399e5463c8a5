import { type SpaceDb, sql } from "../../../../server/kit";
import { type Cell, isFor } from "../../../../survey/fieldwork/cell";
import { evaluateCondition } from "../../../../survey/logic/evaluateCondition";
import { testsIn } from "../../../../survey/logic/references";
import type { Answer } from "../../../../survey/questionnaire";
import { answersById, type StoredAnswer } from "../answer/storedAnswers";
import { quotasOf, readCells } from "./cells";
import { countCell } from "./countCell";

/** Complete responses of the field with their answers to some questions. */
async function readCompletes(db: SpaceDb, questionnaire: string, questions: readonly string[]) {
  const responses = await db
    .selectFrom("response")
    .select(["id", "device", "segment"])
    .where("questionnaire", "=", questionnaire)
    .where("state", "=", "complete")
    .where("isTest", "is not", true)
    .execute();
  const answers = new Map<string, StoredAnswer[]>();
  if (questions.length === 0 || responses.length === 0) return responses.map((response) => ({ ...response, answers: new Map() }));
  const rows = await db
    .selectFrom("answer")
    .innerJoin("response", "response.id", "answer.response")
    .select(["answer.response", "answer.questionId", "answer.value", "answer.comment", "answer.missing"])
    .where("response.questionnaire", "=", questionnaire)
    .where("response.state", "=", "complete")
    .where("answer.questionId", "in", [...questions])
    .execute();
  for (const row of rows) answers.set(row.response, [...(answers.get(row.response) ?? []), row]);
  return responses.map((response) => ({ ...response, answers: answersById(answers.get(response.id) ?? []) }));
}

interface Complete {
  readonly id: string;
  readonly device: string | null;
  readonly segment: string | null;
  readonly answers: ReadonlyMap<string, Answer>;
}

function isIn(cell: Cell, complete: Complete): boolean {
  return isFor(cell, complete) && evaluateCondition(cell.condition, (id) => complete.answers.get(id));
}

/**
 * Keeps a questionnaire's cells as they are for this transaction alone: whoever is just taking a place has it first, and
 * those that come wait. Taken before any quota, as by whoever takes a place.
 */
export async function holdCells(db: SpaceDb, questionnaire: string): Promise<void> {
  await db
    .updateTable("questionnaire")
    .set({ cellsRevision: sql<number>`cells_revision + 1` })
    .where("id", "=", questionnaire)
    .execute();
}

/** A quota that counts nobody by itself any more has no places either. */
async function emptyOthers(db: SpaceDb, questionnaire: string, quotas: readonly string[]): Promise<void> {
  if (quotas.length === 0) return;
  const rows = await quotasOf(db, questionnaire)
    .select("id")
    .where("id", "in", [...quotas])
    .where("condition", "is", null)
    .orderBy("id")
    .execute();
  for (const { id } of rows) await countCell(db, { quota: id, responses: [], keepsReservations: false });
}

/**
 * Takes note that the questionnaire's cells have changed: from here on respondents are counted in the new ones, and
 * those that are complete already are counted anew. Waits for responses that are just being completed, and those that
 * come wait for it, so that none is missed and none counted twice.
 * @param changed ids of the quotas whose cells are new or others than before, or that are cells no more
 */
export async function recount(db: SpaceDb, questionnaire: string, changed: readonly string[]): Promise<void> {
  await holdCells(db, questionnaire);
  await emptyOthers(db, questionnaire, changed);
  const cells = (await readCells(db, questionnaire)).filter(({ id }) => changed.includes(id));
  if (cells.length === 0) return;
  const questions = new Set(cells.flatMap(({ condition }) => testsIn(condition).map(({ question }) => question)));
  const completes = await readCompletes(db, questionnaire, [...questions]);
  for (const cell of cells) {
    const counted = completes.filter((complete) => isIn(cell, complete)).map(({ id }) => id);
    await countCell(db, { quota: cell.id, responses: counted, keepsReservations: true });
  }
}

/** Counts anew in all cells who is complete, after responses were taken out or let in by hand. */
export async function recountAll(db: SpaceDb, questionnaire: string): Promise<void> {
  const cells = await readCells(db, questionnaire);
  if (cells.length > 0)
    await recount(
      db,
      questionnaire,
      cells.map(({ id }) => id),
    );
}
