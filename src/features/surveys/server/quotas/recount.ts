import { holds } from "../../../../schema/logic/holds";
import { testsIn } from "../../../../schema/logic/references";
import type { Answer } from "../../../../schema/questionnaire";
import { newId, type SpaceDb, sql } from "../../../../server/kit";
import { answersById, type StoredAnswer } from "../execution/storedAnswers";
import { type Cell, readCells } from "./cells";

const MOST_ROWS = 5_000;

/** Complete responses of the field with their answers to some questions. */
async function readCompletes(db: SpaceDb, questionnaire: string, questions: readonly string[]) {
  const responses = await db
    .selectFrom("response")
    .select(["id", "device"])
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
  readonly answers: ReadonlyMap<string, Answer>;
}

function isIn({ condition, device }: Cell, complete: Complete): boolean {
  return (device === null || device === complete.device) && holds(condition, (id) => complete.answers.get(id));
}

/** Who is on the way keeps a reservation, and gives it back at the next question that decides where it is lost. */
async function recountCell(db: SpaceDb, cell: Cell, completes: readonly Complete[]): Promise<void> {
  const counted = completes.filter((complete) => isIn(cell, complete));
  await db.deleteFrom("quotaPlace").where("quota", "=", cell.id).where("state", "=", "counted").execute();
  for (let from = 0; from < counted.length; from += MOST_ROWS)
    await db
      .insertInto("quotaPlace")
      .values(
        counted
          .slice(from, from + MOST_ROWS)
          .map(({ id }) => ({ id: newId(), quota: cell.id, response: id, state: "counted", expiresAt: null })),
      )
      .execute();
  await db.updateTable("quota").set({ completed: counted.length }).where("id", "=", cell.id).execute();
}

/**
 * Takes note that the questionnaire's cells have changed: from here on respondents are counted in the new ones, and
 * those that are complete already are counted anew. Waits for responses that are just being completed, and those that
 * come wait for it, so that none is missed and none counted twice.
 * @param changed ids of the quotas whose cells are new or others than before
 */
export async function recount(db: SpaceDb, questionnaire: string, changed: readonly string[]): Promise<void> {
  await db
    .updateTable("questionnaire")
    .set({ cellsRevision: sql<number>`cells_revision + 1` })
    .where("id", "=", questionnaire)
    .execute();
  const cells = (await readCells(db, questionnaire)).filter(({ id }) => changed.includes(id));
  if (cells.length === 0) return;
  const questions = new Set(cells.flatMap(({ condition }) => testsIn(condition).map(({ question }) => question)));
  const completes = await readCompletes(db, questionnaire, [...questions]);
  for (const cell of cells) await recountCell(db, cell, completes);
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
