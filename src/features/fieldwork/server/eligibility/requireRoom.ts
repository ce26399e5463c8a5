import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { type Cell, isFor } from "../../../../survey/fieldwork/cell";
import type { Device } from "../../../../survey/fieldwork/fieldwork";
import { testsIn } from "../../../../survey/logic/references";
import type { ResponseContext } from "../context/responseContext";
import { readCells } from "../quotas/cells";

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

interface Room {
  /** Whether a cell that the respondent falls into, whatever the answers, has no place left. */
  readonly isFull: boolean;
  /** Devices of which others are still wanted expressly: a cell counts those who answer on them. */
  readonly otherDevices: readonly Device[];
}

async function readRoom({ db, questionnaireId, fieldwork, origin, respondent }: ResponseContext): Promise<Room> {
  const segment = (respondent.channel === "link" && respondent.segment) || null;
  const isCertain = ({ condition }: Cell) => "all" in condition && testsIn(condition).length === 0;
  const certain = (await readCells(db, questionnaireId)).filter(isCertain);
  const cellsOn = (device: Device) => certain.filter((cell) => isFor(cell, { device, segment }));
  if (cellsOn(origin.device).length === 0) return { isFull: false, otherDevices: [] };
  const full = await db
    .selectFrom("quota")
    .select("id")
    .where(
      "id",
      "in",
      certain.map(({ id }) => id),
    )
    .whereRef("completed", ">=", "target")
    .execute();
  const hasRoom = (device: Device) => !cellsOn(device).some((cell) => full.some(({ id }) => id === cell.id));
  const isWanted = (device: Device) => cellsOn(device).some((cell) => cell.device !== null) && hasRoom(device);
  return { isFull: !hasRoom(origin.device), otherDevices: fieldwork.devices.filter(isWanted) };
}

/**
 * Lets a new respondent begin only where one can be counted; those who have begun go on. Test responses always may.
 * @throws AppError `execution.paused` while nobody is wanted, also once a soft launch has its completes;
 * `execution.noSlots` where all places are taken, `execution.wrongDevice` with the `devices` that others are still wanted on
 */
export async function requireRoom(context: ResponseContext): Promise<void> {
  const { db, questionnaireId, fieldwork, respondent } = context;
  if (respondent.channel === "link" && respondent.isTest) return;
  if (fieldwork.isPaused) throw new AppError("execution.paused");
  if (fieldwork.softLaunch !== null && (await countCompletes(db, questionnaireId)) >= fieldwork.softLaunch)
    throw new AppError("execution.paused");
  const { isFull, otherDevices: devices } = await readRoom(context);
  if (!isFull) return;
  const { device } = context.origin;
  throw devices.length > 0
    ? new AppError("execution.wrongDevice", { extensions: { device, devices } })
    : new AppError("execution.noSlots");
}
