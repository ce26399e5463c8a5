import { hashPassword, json, newId, type RouteContext, type SpaceDb } from "../../../../server/kit";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { AppError } from "../../../../shared/errors";
import type { Json } from "../../../../shared/json";
import { chartsIn, presentedIds } from "../../shared/arrangeQuestions";
import { REPORT_ERRORS } from "../../shared/errors";
import { MOST_REPORT_DAYS, MOST_REPORTS, REPORT_DAYS } from "../../shared/reports";
import type { NewReport, ReportChange } from "../../shared/reportsApi";
import { readPresentation } from "../presentation/presentation";
import type { Report } from "../readResults";
import { type ReportedQuestionnaire, reportedQuestionnaire } from "../reportedQuestionnaire";
import { selectResponses } from "../selectResponses";
import { newLink } from "./reportLink";
import { findReport } from "./reportRow";
import type { ReportServices } from "./services";
import { takeSnapshot } from "./snapshot";

const ENTITY = "sharedReport";

/** Who changes a report of which activity or study. */
interface Writing {
  readonly context: Pick<RouteContext, "db" | "session">;
  readonly ownerId: string;
}

type Changes = Readonly<Record<string, { readonly from: string | null; readonly to: string | null }>>;

function note(
  { context: { db, session } }: Writing,
  action: string,
  recordId: string,
  changes: Changes,
  services: ReportServices,
) {
  const who = { spaceId: db.spaceId, accountId: session?.accountId ?? null };
  return services.tools().note([{ ...who, action, entity: ENTITY, recordId, changes }]);
}

/** @throws AppError `results.reportExpiry` */
function assertExpiry(expiresAt: string): string {
  const days = (Date.parse(expiresAt) - Date.now()) / MS_PER_DAY;
  // Whoever chooses a year from today means the whole last day.
  if (!(days > 0 && days <= MOST_REPORT_DAYS + 1)) throw new AppError(REPORT_ERRORS.reportExpiry);
  return new Date(expiresAt).toISOString();
}

const inDays = (days: number) => new Date(Date.now() + days * MS_PER_DAY).toISOString();

/** Holds the activity or study, so that two people at once don't exceed the limit. @returns its reference */
async function holdOwner(db: SpaceDb, ownerId: string, { questionnaires }: ReportServices) {
  const { entity } = await questionnaires().questionnaireOwner(db, ownerId);
  await db.selectFrom(entity).select("id").where("id", "=", ownerId).forUpdate().executeTakeFirst();
  const { count } = await db
    .selectFrom("sharedReport")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(entity, "=", ownerId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_REPORTS) throw new AppError(REPORT_ERRORS.tooManyReports, { params: { most: MOST_REPORTS } });
  return { [entity]: ownerId };
}

/** What a report shows and how; what the request leaves open is as the team shows its results now. */
async function chosenFor(db: SpaceDb, { id, questions }: ReportedQuestionnaire, { questions: wanted, charts }: NewReport) {
  if (wanted !== undefined && charts) return { questions: wanted, charts };
  const presentation = await readPresentation(db, id);
  const answerable = questions.flatMap(({ question, type }) => (type.isAnswerable ? [question] : []));
  return {
    questions: wanted === undefined ? (presentedIds(answerable, presentation) ?? null) : wanted,
    charts: charts ?? chartsIn(presentation),
  };
}

/**
 * Makes a report, with the numbers of now where it is to keep them.
 * @param selection what it reports on; its filter and segment are checked by what they leave
 * @returns its id
 * @throws AppError `record.notFound`, `request.invalid`, `results.reportExpiry`, `results.tooManyReports`
 */
export async function createReport(
  writing: Writing,
  { body, selection }: { readonly body: NewReport; readonly selection: Omit<Report, "language"> },
  services: ReportServices,
): Promise<string> {
  const { db } = writing.context;
  const { ownerId } = writing;
  const { name, isFrozen, filter = {}, conditions = [], hasTexts = false } = body;
  // Frozen ones keep numbers alone: what people wrote would outlive their erasure.
  if (isFrozen && hasTexts)
    throw new AppError("request.invalid", {
      faults: [{ path: "/hasTexts", rule: "const", messageKey: "reports.textsFrozenFault" }],
    });
  const expiresAt = assertExpiry(body.expiresAt ?? inDays(REPORT_DAYS));
  // What was asked for is refused now rather than when it is read.
  const questionnaire = await reportedQuestionnaire(db, ownerId, services);
  await selectResponses(db, { questionnaire, ...selection }, services);
  const { questions, charts } = await chosenFor(db, questionnaire, body);
  const known = new Set(questionnaire.questions.map(({ question }) => question.id));
  const unknown = (questions ?? []).findIndex((id) => !known.has(id));
  if (unknown >= 0) throw new AppError("request.invalid", { faults: [{ path: `/questions/${unknown}`, rule: "enum" }] });
  const { segment = null } = selection;
  const segments = segment ? await services.audience().segments(db) : [];
  const snapshot = isFrozen ? await takeSnapshot(db, selection, services) : null;
  const passwordHash = await hashPassword(body.password);
  const id = newId();
  await db.transaction(async () => {
    const owner = await holdOwner(db, ownerId, services);
    await db
      .insertInto("sharedReport")
      .values({
        ...{ id, name: name.trim(), ...owner, ...newLink(services.tools(), id), passwordHash, expiresAt },
        ...{
          filter: json(filter),
          conditions: json(conditions as unknown as Json),
          charts: json(charts),
          segment,
          questions: questions && [...questions],
        },
        segmentName: segments.find((one) => one.id === segment)?.name ?? null,
        ...{ hasTexts, isFrozen, frozenAt: isFrozen ? new Date().toISOString() : null, snapshot: snapshot && json(snapshot) },
      })
      .execute();
    await note(writing, "create", id, {}, services);
  });
  return id;
}

/** Changes what is given. A new password closes the report for those who read it. @throws AppError `record.notFound`, `results.reportExpiry` */
export async function changeReport(
  writing: Writing,
  reportId: string,
  { name, password, expiresAt, charts }: ReportChange,
  services: ReportServices,
): Promise<void> {
  const { db } = writing.context;
  const end = expiresAt === undefined ? undefined : assertExpiry(expiresAt);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  await db.transaction(async () => {
    const before = await findReport(db, writing.ownerId, reportId);
    await db
      .updateTable("sharedReport")
      .set({
        updatedAt: new Date().toISOString(),
        ...(name === undefined ? {} : { name: name.trim() }),
        ...(end === undefined ? {} : { expiresAt: end }),
        ...(passwordHash === undefined ? {} : { passwordHash }),
        ...(charts === undefined ? {} : { charts: json(charts) }),
      })
      .where("id", "=", reportId)
      .execute();
    const changes: Changes = {
      ...(name === undefined ? {} : { name: { from: before.name, to: name.trim() } }),
      ...(end === undefined ? {} : { expiresAt: { from: before.expiresAt, to: end } }),
    };
    await note(writing, "update", reportId, changes, services);
  });
}

/** Its link leads nowhere from now on. @throws AppError `record.notFound` */
export async function revokeReport(writing: Writing, reportId: string, services: ReportServices): Promise<void> {
  const { db } = writing.context;
  await db.transaction(async () => {
    const { revokedAt: before } = await findReport(db, writing.ownerId, reportId);
    const revokedAt = before ?? new Date().toISOString();
    await db.updateTable("sharedReport").set({ revokedAt, updatedAt: revokedAt }).where("id", "=", reportId).execute();
    await note(writing, "update", reportId, { revokedAt: { from: before, to: revokedAt } }, services);
  });
}

/** Gives it a new link, by which a revoked one can be read again. @throws AppError `record.notFound` */
export async function renewLink(writing: Writing, reportId: string, services: ReportServices): Promise<void> {
  const { db } = writing.context;
  await db.transaction(async () => {
    const { revokedAt } = await findReport(db, writing.ownerId, reportId);
    const link = newLink(services.tools(), reportId);
    await db
      .updateTable("sharedReport")
      .set({ ...link, revokedAt: null, updatedAt: new Date().toISOString() })
      .where("id", "=", reportId)
      .execute();
    await note(writing, "update", reportId, { revokedAt: { from: revokedAt, to: null } }, services);
  });
}

/** @throws AppError `record.notFound` */
export async function deleteReport(writing: Writing, reportId: string, services: ReportServices): Promise<void> {
  const { db } = writing.context;
  await db.transaction(async () => {
    await findReport(db, writing.ownerId, reportId);
    await db.deleteFrom("sharedReport").where("id", "=", reportId).execute();
    await note(writing, "delete", reportId, {}, services);
  });
}
