import { ModelBudgetError, newId, RemoteServiceError, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Language } from "../../../../shared/languages";
import { LEAST_PASSAGES, type ModelFault } from "../../shared/analysis";
import { ANALYSIS_ERRORS } from "../../shared/errors";
import { groupByExtract } from "../extract/groupByExtract";
import { groupByModel, UselessAnswersError } from "../model/groupByModel";
import { readPassages } from "../passages";
import type { AnalysisServices } from "../services";
import { readEarlier } from "./keptTopics";
import { storeGrouping } from "./storeGrouping";

/** Id of an activity's analysis, which is made if there is none. @throws AppError `record.notFound` if the activity is gone */
export async function analysisOf(db: SpaceDb, activityId: string): Promise<string> {
  const activity = await db.selectFrom("activity").select("id").where("id", "=", activityId).executeTakeFirst();
  if (!activity) throw new AppError("record.notFound");
  await db
    .insertInto("analysis")
    .values({ id: newId(), activity: activityId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db.selectFrom("analysis").select("id").where("activity", "=", activityId).executeTakeFirstOrThrow();
  return id;
}

/** Why the model grouped nothing; undefined if the error is another. */
function modelFaultOf(error: unknown): ModelFault | undefined {
  if (error instanceof ModelBudgetError) return "BUDGET";
  return error instanceof RemoteServiceError || error instanceof UselessAnswersError ? "FAILED" : undefined;
}

interface AnalysisRun {
  readonly db: SpaceDb;
  readonly activityId: string;
  readonly language: Language;
  readonly signal?: AbortSignal;
  /** Told how many steps of how many are done. */
  readonly onProgress?: (done: number, total: number) => Promise<void>;
}

/**
 * Reads what participants wrote and said in an activity, and stores its topics: by the operator's language model, or without
 * one where there is none, the community wants none, it fails or its tokens are used up.
 * @throws AppError `analysis.tooFew`, `record.notFound` if the activity was deleted; the signal's reason where it is aborted
 */
export async function runAnalysis(
  { db, activityId, language, signal, onProgress = async () => {} }: AnalysisRun,
  { sources, languageModel }: Pick<AnalysisServices, "sources" | "languageModel">,
): Promise<void> {
  const context = { db, activityId, language };
  const { total, passages } = await readPassages(context, { sources });
  if (passages.length < LEAST_PASSAGES) throw new AppError(ANALYSIS_ERRORS.tooFew, { params: { least: LEAST_PASSAGES } });
  const analysis = await analysisOf(db, activityId);
  const before = await readEarlier(db, analysis);
  const store = (made: Pick<Parameters<typeof storeGrouping>[2], "grouping" | "fault">) =>
    storeGrouping(db, analysis, { ...made, passages, total, language, before });
  const extract = async (fault: ModelFault | null) => store({ grouping: await groupByExtract(context, passages, before), fault });
  const model = await languageModel()?.open(db);
  if (!model) return extract(null);
  try {
    const grouping = await groupByModel(model, { context, passages, earlier: before }, { signal, onProgress });
    return await store({ grouping, fault: null });
  } catch (error) {
    const fault = modelFaultOf(error);
    if (!fault) throw error;
    return extract(fault);
  }
}
