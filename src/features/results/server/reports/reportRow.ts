import type { RowOf, SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { ChartSettings } from "../../shared/chartSettings";
import { parseFilter, type ResultsFilter } from "../../shared/parseFilter";

/** A stored report, but for its numbers. */
export type ReportRow = Omit<RowOf<"sharedReport">, "snapshot">;

const COLUMNS = [
  ...([
    "id",
    "spaceId",
    "name",
    "activity",
    "study",
    "tokenHash",
    "sealedToken",
    "passwordHash",
    "filter",
    "conditions",
  ] as const),
  ...([
    "segment",
    "segmentName",
    "questions",
    "hasTexts",
    "charts",
    "isFrozen",
    "frozenAt",
    "expiresAt",
    "revokedAt",
    "openedAt",
  ] as const),
  ...(["createdAt", "updatedAt", "version"] as const),
] as const;

/** Reports of the space, without their numbers: those of many questions are large. */
export const reportRows = (db: SpaceDb) => db.selectFrom("sharedReport").select(COLUMNS);

/** Whose results it shows. */
export const ownerIdOf = ({ activity, study }: Pick<ReportRow, "activity" | "study">): string => activity ?? study ?? "";

export const filterOf = ({ filter, conditions }: Pick<ReportRow, "filter" | "conditions">): ResultsFilter =>
  parseFilter(JSON.stringify(filter ?? {}), JSON.stringify(conditions ?? []));

export const chartsOf = ({ charts }: Pick<ReportRow, "charts">): Readonly<Record<string, ChartSettings>> =>
  (charts ?? {}) as unknown as Readonly<Record<string, ChartSettings>>;

/** One of an activity's or study's reports. @throws AppError `record.notFound` */
export async function findReport(db: SpaceDb, ownerId: string, reportId: string): Promise<ReportRow> {
  const row = await reportRows(db)
    .where("id", "=", reportId)
    .where((eb) => eb.or([eb("activity", "=", ownerId), eb("study", "=", ownerId)]))
    .executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  return row;
}
