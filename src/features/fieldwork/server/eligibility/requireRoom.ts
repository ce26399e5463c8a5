import type { SpaceDb } from "../../../../server/kit";
import { readCells } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { isFor } from "../../../../survey/fieldwork/cell";
import { testsIn } from "../../../../survey/logic/references";
import type { ResponseContext } from "../context/responseContext";

async function countCompletes(db: SpaceDb, questionnaireId: string): Promise<number> {
  const { count } = await db
    .selectFrom("response")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("questionnaire", "=", questionnaireId)
    .where("state", "=", "complete")
    .where("isTest", "is not", true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a cell that every new respondent falls into, whatever the answers, has no place left. */
async function isFull({ db, questionnaireId, origin, respondent }: ResponseContext): Promise<boolean> {
  const segment = (respondent.channel === "link" && respondent.segment) || null;
  const certain = (await readCells(db, questionnaireId)).filter(
    (cell) => "all" in cell.condition && testsIn(cell.condition).length === 0 && isFor(cell, { device: origin.device, segment }),
  );
  if (certain.length === 0) return false;
  const full = await db
    .selectFrom("quota")
    .select("id")
    .where(
      "id",
      "in",
      certain.map(({ id }) => id),
    )
    .whereRef("completed", ">=", "target")
    .limit(1)
    .executeTakeFirst();
  return full !== undefined;
}

/**
 * Lets a new respondent begin only where one can be counted; those who have begun go on. Test responses always may.
 * @throws AppError `execution.paused` while nobody is wanted, also once a soft launch has its completes;
 * `execution.noSlots` where all places are taken
 */
export async function requireRoom(context: ResponseContext): Promise<void> {
  const { db, questionnaireId, fieldwork, respondent } = context;
  if (respondent.channel === "link" && respondent.isTest) return;
  if (fieldwork.isPaused) throw new AppError("execution.paused");
  if (fieldwork.softLaunch !== null && (await countCompletes(db, questionnaireId)) >= fieldwork.softLaunch)
    throw new AppError("execution.paused");
  if (await isFull(context)) throw new AppError("execution.noSlots");
}
