import type { SpaceDb } from "../../../../server/kit";
import { readCells } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { type Cell, isFor } from "../../../../survey/fieldwork/cell";
import { DEVICES, type Device } from "../../../../survey/fieldwork/fieldwork";
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

/** Devices on which a new respondent can still be counted: no cell that they fall into, whatever the answers, is full. */
async function devicesWithRoom({ db, questionnaireId, fieldwork, respondent }: ResponseContext): Promise<readonly Device[]> {
  const segment = (respondent.channel === "link" && respondent.segment) || null;
  const isCertain = ({ condition }: Cell) => "all" in condition && testsIn(condition).length === 0;
  const certain = (await readCells(db, questionnaireId)).filter(isCertain);
  if (certain.length === 0) return DEVICES;
  const rows = await db
    .selectFrom("quota")
    .select("id")
    .where(
      "id",
      "in",
      certain.map(({ id }) => id),
    )
    .whereRef("completed", ">=", "target")
    .execute();
  const full = certain.filter(({ id }) => rows.some((row) => row.id === id));
  return fieldwork.devices.filter((device) => !full.some((cell) => isFor(cell, { device, segment })));
}

/**
 * Lets a new respondent begin only where one can be counted; those who have begun go on. Test responses always may.
 * @throws AppError `execution.paused` while nobody is wanted, also once a soft launch has its completes;
 * `execution.noSlots` where all places are taken, `execution.wrongDevice` with the `devices` where some are left for others
 */
export async function requireRoom(context: ResponseContext): Promise<void> {
  const { db, questionnaireId, fieldwork, respondent } = context;
  if (respondent.channel === "link" && respondent.isTest) return;
  if (fieldwork.isPaused) throw new AppError("execution.paused");
  if (fieldwork.softLaunch !== null && (await countCompletes(db, questionnaireId)) >= fieldwork.softLaunch)
    throw new AppError("execution.paused");
  const devices = await devicesWithRoom(context);
  const { device } = context.origin;
  if (devices.length === 0) throw new AppError("execution.noSlots");
  if (!devices.includes(device)) throw new AppError("execution.wrongDevice", { extensions: { device, devices } });
}
