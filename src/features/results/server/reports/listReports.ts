import type { SpaceDb } from "../../../../server/kit";
import type { ListedReport } from "../../shared/reportsApi";
import { type ReportedQuestionnaire, reportedQuestionnaire } from "../reportedQuestionnaire";
import { filterWords } from "./filterWords";
import { linkOf } from "./reportLink";
import { chartsOf, filterOf, type ReportRow, reportRows } from "./reportRow";
import type { ReportServices } from "./services";
import { localizedSnapshot, type Snapshot } from "./snapshot";

/** What reports are presented by. */
interface Surroundings {
  readonly questionnaire: ReportedQuestionnaire;
  /** Ids of the segments that there are. */
  readonly segments: ReadonlySet<string>;
  readonly language: string;
}

async function readSnapshot(db: SpaceDb, reportId: string): Promise<Snapshot | null> {
  const row = await db.selectFrom("sharedReport").select("snapshot").where("id", "=", reportId).executeTakeFirst();
  return (row?.snapshot ?? null) as unknown as Snapshot | null;
}

async function present(
  db: SpaceDb,
  row: ReportRow,
  { questionnaire, segments, language }: Surroundings,
  services: ReportServices,
): Promise<ListedReport> {
  const snapshot = row.isFrozen ? await readSnapshot(db, row.id) : null;
  const words = snapshot
    ? localizedSnapshot(snapshot, language).filter
    : await filterWords(db, { questionnaire, filter: filterOf(row), language }, services);
  const hasLostSegment = row.segment !== null && !segments.has(row.segment);
  return {
    ...{ id: row.id, name: row.name, isFrozen: row.isFrozen ?? false, frozenAt: row.frozenAt },
    filter: words ?? [],
    isOutdated: !row.isFrozen && (!words || hasLostSegment),
    ...{ segment: row.segmentName, questions: row.questions, hasTexts: row.hasTexts ?? false, charts: chartsOf(row) },
    ...{ createdAt: row.createdAt, expiresAt: row.expiresAt, revokedAt: row.revokedAt, openedAt: row.openedAt },
    path: linkOf(services.tools(), row),
  };
}

/** Presents some reports of one activity or study. @throws AppError `record.notFound` */
export async function presentReports(
  db: SpaceDb,
  rows: readonly ReportRow[],
  { ownerId, language }: { readonly ownerId: string; readonly language: string },
  services: ReportServices,
): Promise<readonly ListedReport[]> {
  if (rows.length === 0) return [];
  const hasSegments = rows.some(({ segment }) => segment !== null);
  const segments = new Set(hasSegments ? (await services.audience().segments(db)).map(({ id }) => id) : []);
  const questionnaire = await reportedQuestionnaire(db, ownerId, services);
  const reports: ListedReport[] = [];
  for (const row of rows) reports.push(await present(db, row, { questionnaire, segments, language }, services));
  return reports;
}

/** All reports of an activity or a study, the newest first. */
export async function listReports(
  db: SpaceDb,
  owner: { readonly ownerId: string; readonly language: string },
  services: ReportServices,
): Promise<readonly ListedReport[]> {
  const { ownerId } = owner;
  const rows = await reportRows(db)
    .where((eb) => eb.or([eb("activity", "=", ownerId), eb("study", "=", ownerId)]))
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
  return presentReports(db, rows, owner, services);
}
