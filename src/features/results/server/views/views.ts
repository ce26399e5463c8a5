import { json, newId, type RouteContext, type RowOf, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Json } from "../../../../shared/json";
import { localize } from "../../../../shared/languages";
import { VIEW_ERRORS } from "../../shared/errors";
import { answerConditions, placeConditions } from "../../shared/parseFilter";
import { MOST_VIEWS } from "../../shared/viewLimits";
import type { NewView, ResultsView, ViewChange, ViewSettings } from "../../shared/viewsApi";
import { assertReadable, readableVariables } from "../filter/assertReadable";
import { reportedQuestionnaire } from "../reportedQuestionnaire";
import type { ReportServices } from "../reports/services";
import { listWeightings } from "../weights/weightings";
import { findLost, type KnownNames, knownNames, type Reach } from "./findLost";

type Context = Pick<RouteContext, "db" | "session" | "records" | "text" | "language">;
type Row = Pick<RowOf<"resultsView">, "id" | "name" | "accountId" | "isShared" | "settings" | "version" | "updatedAt">;

/** Whose results, and which entity they are of. */
export interface ViewOwner {
  readonly entity: "activity" | "study";
  readonly id: string;
}

/** Settings as they are stored: with the names of what they go by. */
interface StoredSettings {
  readonly settings: ViewSettings;
  readonly names: KnownNames;
}

const accountOf = ({ session }: Context): string => {
  if (!session?.accountId) throw new AppError("auth.notAuthenticated");
  return session.accountId;
};

/** Views that the caller may see: their own, and the team's. */
function seenBy(context: Context, { entity, id }: ViewOwner) {
  return context.db
    .selectFrom("resultsView")
    .select(["id", "name", "accountId", "isShared", "settings", "version", "updatedAt"])
    .where(entity, "=", id)
    .where((eb) => eb.or([eb("accountId", "=", accountOf(context)), eb("isShared", "=", true)]));
}

/** Those of the ids that the caller may act upon; none where they may do it to no record at all. */
async function reached(
  records: Context["records"],
  wanted: Parameters<Context["records"]["reachable"]>[0],
): Promise<readonly string[]> {
  if (wanted.ids.length === 0) return [];
  try {
    return await records.reachable(wanted);
  } catch (error) {
    if (error instanceof AppError && error.code === "access.denied") return [];
    throw error;
  }
}

/** Whether the caller may change what the team looks at. */
export async function maySave({ records }: Context, { entity, id }: ViewOwner): Promise<boolean> {
  return (await reached(records, { entity, action: "update", ids: [id] })).length > 0;
}

async function reachOf(
  context: Context,
  { id }: ViewOwner,
  services: ReportServices,
): Promise<Reach & { segmentNames: ReadonlyMap<string, string> }> {
  const { db, records, language } = context;
  const questionnaire = await reportedQuestionnaire(db, id, services);
  const segments = await services.audience().segments(db);
  const ids = segments.map((segment) => segment.id);
  const readable = await reached(records, { entity: "segment", action: "read", ids });
  const weightings = await listWeightings(db, questionnaire.id);
  return {
    questionnaire,
    sources: services.responseVariables,
    language,
    segments: new Set(readable),
    segmentNames: new Map(segments.map((segment) => [segment.id, segment.name])),
    readable: readableVariables(context),
    text: context.text,
    weightings: new Set(weightings.flatMap((one) => [one.id, one.name])),
  };
}

function present(
  context: Context,
  row: Row,
  { reach, canShare }: { readonly reach: Reach; readonly canShare: boolean },
): ResultsView {
  // They were checked before they were written.
  const { settings, names } = row.settings as unknown as StoredSettings;
  const isOwn = row.accountId === accountOf(context);
  return {
    ...{ id: row.id, name: row.name, isShared: row.isShared ?? false, isOwn, canChange: isOwn || canShare },
    ...{ version: row.version, updatedAt: row.updatedAt },
    ...findLost(settings, names, reach),
  };
}

/** @throws AppError `record.notFound` */
export async function listViews(context: Context, owner: ViewOwner, services: ReportServices) {
  const rows = await seenBy(context, owner).orderBy("name").orderBy("id").execute();
  const canShare = await maySave(context, owner);
  const reach = await reachOf(context, owner, services);
  return { views: rows.map((row) => present(context, row, { reach, canShare })), canShare };
}

async function findView(context: Context, owner: ViewOwner, viewId: string): Promise<Row> {
  const row = await seenBy(context, owner).where("id", "=", viewId).executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  return row;
}

async function presentOne(context: Context, owner: ViewOwner, viewId: string, services: ReportServices): Promise<ResultsView> {
  const row = await findView(context, owner, viewId);
  return present(context, row, { reach: await reachOf(context, owner, services), canShare: await maySave(context, owner) });
}

/** @throws AppError `request.invalid` for what the caller may not filter by */
async function stored(context: Context, owner: ViewOwner, settings: ViewSettings, services: ReportServices) {
  await assertReadable(context, [...answerConditions(settings.filter), ...placeConditions(settings.conditions)]);
  const names = knownNames(
    settings,
    await reachOf(context, owner, services),
    ({ question }) => localize(question.title, context.language) || question.variable,
  );
  return json({ settings, names } as unknown as Json);
}

/** @throws AppError `access.denied` for a view of the team by who may not change it, `results.tooManyViews` */
export async function createView(
  context: Context,
  owner: ViewOwner,
  { name, isShared, settings }: NewView,
  services: ReportServices,
): Promise<ResultsView> {
  if (isShared && !(await maySave(context, owner))) throw new AppError("access.denied");
  const id = newId();
  const kept = await stored(context, owner, settings, services);
  await context.db.transaction(async () => {
    // Two people at once don't exceed the limit.
    await context.db.selectFrom(owner.entity).select("id").where("id", "=", owner.id).forUpdate().executeTakeFirst();
    const { count } = await context.db
      .selectFrom("resultsView")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where(owner.entity, "=", owner.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_VIEWS) throw new AppError(VIEW_ERRORS.tooManyViews, { params: { most: MOST_VIEWS } });
    await context.db
      .insertInto("resultsView")
      .values({ id, name: name.trim(), [owner.entity]: owner.id, accountId: accountOf(context), isShared, settings: kept })
      .execute();
  });
  return presentOne(context, owner, id, services);
}

/** @throws AppError `record.notFound`, `access.denied` */
async function changeable(context: Context, owner: ViewOwner, viewId: string): Promise<Row> {
  const row = await findView(context, owner, viewId);
  if (row.accountId !== accountOf(context) && !(await maySave(context, owner))) throw new AppError("access.denied");
  return row;
}

/** @throws AppError `record.notFound`, `access.denied`, `record.conflict` with the view as it is now */
export async function changeView(
  context: Context,
  { owner, viewId, change }: { readonly owner: ViewOwner; readonly viewId: string; readonly change: ViewChange },
  services: ReportServices,
): Promise<ResultsView> {
  const row = await changeable(context, owner, viewId);
  const { version, name = row.name, isShared = row.isShared ?? false, settings } = change;
  if (isShared !== row.isShared && !(await maySave(context, owner))) throw new AppError("access.denied");
  const kept = settings ? { settings: await stored(context, owner, settings, services) } : {};
  const written = await context.db
    .updateTable("resultsView")
    .set({ name: name.trim(), isShared, ...kept, version: sql<number>`version + 1`, updatedAt: new Date().toISOString() })
    .where("id", "=", viewId)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  const now = await presentOne(context, owner, viewId, services);
  if (!written)
    throw new AppError("record.conflict", {
      extensions: { current: now as unknown as Json, proposed: change as unknown as Json },
    });
  return now;
}

/** @throws AppError `record.notFound`, `access.denied` */
export async function deleteView(context: Context, owner: ViewOwner, viewId: string): Promise<void> {
  await changeable(context, owner, viewId);
  await context.db.deleteFrom("resultsView").where("id", "=", viewId).execute();
}
