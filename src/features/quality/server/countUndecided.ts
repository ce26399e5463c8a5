import { type SpaceDb, sql } from "../../../server/kit";
import type { UndecidedCount } from "../shared/api/decisions";
import { assess } from "./assess";
import { checkedQuestionnaire } from "./checkedQuestionnaire";
import { finishedResponses } from "./finishedResponses";
import { observeResponses } from "./observeResponses";
import type { QualityServices } from "./services";

/** Beyond this many responses a look at all of them costs more than a home's card is worth. */
const MOST_RESPONSES = 2_000;
/** Counts that are remembered. */
const MOST_COUNTS = 500;

/** What the count of an activity was, and of which responses. */
interface CachedCount {
  readonly state: string;
  readonly responses: number;
}

/** Changes with every response that comes, ends otherwise or is decided on, and with every publication. */
async function stateOf(db: SpaceDb, activityId: string) {
  const row = await db
    .selectFrom("activity")
    .innerJoin("questionnaire", "questionnaire.id", "activity.questionnaire")
    .select(["questionnaire.id", "questionnaire.publishedVersion"])
    .where("activity.id", "=", activityId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { count, changed } = await finishedResponses(db, row.id, false)
    .select([(eb) => eb.fn.countAll<number>().as("count"), sql<string | null>`max(updated_at)::text`.as("changed")])
    .executeTakeFirstOrThrow();
  return { questionnaireId: row.id, count: Number(count), state: `${row.publishedVersion} ${count} ${changed}` };
}

async function countNow(db: SpaceDb, activityId: string, services: QualityServices): Promise<number> {
  const questionnaire = await checkedQuestionnaire(db, activityId, services);
  const { responses } = await assess(await observeResponses(db, questionnaire, false));
  const flagged = responses.filter(({ flags }) => flags.length > 0).map(({ response }) => response.id);
  if (flagged.length === 0) return 0;
  const { decided } = await db
    .selectFrom("response")
    .select((eb) => eb.fn.countAll<number>().as("decided"))
    .where("id", "in", flagged)
    .where("review", "is not", null)
    .executeTakeFirstOrThrow();
  return flagged.length - Number(decided);
}

/**
 * Counts, by activity, the responses to decide on; activities with none, without a questionnaire and with very many
 * responses are left out. A count is made anew only when the responses have changed.
 */
export function createUndecidedCount(services: QualityServices) {
  const known = new Map<string, CachedCount>();
  const remember = (activityId: string, counted: CachedCount) => {
    known.delete(activityId);
    known.set(activityId, counted);
    const [oldest] = known.keys();
    if (known.size > MOST_COUNTS && oldest !== undefined) known.delete(oldest);
    return counted.responses;
  };
  const countOf = async (db: SpaceDb, activityId: string): Promise<number> => {
    const found = await stateOf(db, activityId);
    if (!found || found.count === 0 || found.count > MOST_RESPONSES) return 0;
    const before = known.get(activityId);
    if (before?.state === found.state) return before.responses;
    return remember(activityId, { state: found.state, responses: await countNow(db, activityId, services) });
  };
  return async (db: SpaceDb, activityIds: readonly string[]): Promise<readonly UndecidedCount[]> => {
    const counts: UndecidedCount[] = [];
    // One after the other: each is a look at all of an activity's answers.
    for (const activityId of activityIds) counts.push({ activityId, responses: await countOf(db, activityId) });
    return counts.filter(({ responses }) => responses > 0);
  };
}
