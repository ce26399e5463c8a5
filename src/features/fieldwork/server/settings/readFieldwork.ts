import type { FieldworkCounts } from "../../../../contracts/api/fieldwork";
import type { SpaceDb } from "../../../../server/kit";
import type { Disposition } from "../../../../survey/fieldwork/dispositions";
import type { Device } from "../../../../survey/fieldwork/fieldwork";
import { linkOf } from "../../../../survey/fieldwork/linkOf";
import type { FieldworkState } from "../../shared/api/settings";
import type { FieldworkServices } from "../services";
import { fieldworkOf } from "./fieldworkOf";

interface CountRow {
  readonly state: string | null;
  readonly disposition: string | null;
  readonly device: string | null;
  readonly isTest: boolean | null;
  readonly count: number;
}

function sumBy<Key extends string>(
  rows: readonly CountRow[],
  keyOf: (row: CountRow) => string | null,
): Partial<Record<Key, number>> {
  const sums: Record<string, number> = {};
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) sums[key] = (sums[key] ?? 0) + Number(row.count);
  }
  return sums as Partial<Record<Key, number>>;
}

function total(rows: readonly CountRow[]): number {
  return rows.reduce((sum, { count }) => sum + Number(count), 0);
}

export async function countFieldwork(db: SpaceDb, questionnaireId: string): Promise<FieldworkCounts> {
  const rows = await db
    .selectFrom("response")
    .select(["state", "disposition", "device", "isTest"])
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("questionnaire", "=", questionnaireId)
    .where("state", "!=", "importing")
    .groupBy(["state", "disposition", "device", "isTest"])
    .execute();
  const live = rows.filter(({ isTest }) => !isTest);
  const ended = live.filter(({ state }) => state !== "open");
  return {
    open: total(live.filter(({ state }) => state === "open")),
    test: total(rows.filter(({ isTest }) => isTest)),
    dispositions: sumBy<Disposition>(ended, ({ disposition }) => disposition ?? "complete"),
    devices: sumBy<Device>(
      ended.filter(({ state }) => state === "complete"),
      ({ device }) => device,
    ),
  };
}

/** @throws AppError `record.notFound` */
export async function readFieldwork(
  db: SpaceDb,
  activityId: string,
  { questionnaires }: FieldworkServices,
): Promise<FieldworkState> {
  const row = await questionnaires().questionnaireOf(db, activityId);
  return {
    fieldwork: fieldworkOf(row.fieldwork),
    revision: row.fieldworkRevision,
    link: linkOf(row),
    counts: await countFieldwork(db, row.id),
  };
}
