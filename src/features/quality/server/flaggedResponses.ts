import type { QualityService } from "../../../contracts/services/quality";
import { type SpaceDb, sql } from "../../../server/kit";
import { assess } from "./assess";
import { checkedById } from "./checkedQuestionnaire";
import { finishedResponses } from "./finishedResponses";
import { observeResponses } from "./observeResponses";
import type { QualityServices } from "./services";

type Flagged = ReadonlyMap<string, "undecided" | "kept">;

/** Questionnaires whose signs are remembered. */
const MOST_KEPT = 50;

/** Changes with every response that comes, changes or goes (`xmin`), and with every publication. */
async function stateOf(db: SpaceDb, questionnaireId: string, withTest: boolean): Promise<string> {
  const row = await db
    .selectFrom("questionnaire")
    .select("publishedVersion")
    .where("id", "=", questionnaireId)
    .executeTakeFirst();
  const { digest } = await finishedResponses(db, questionnaireId, withTest)
    .select(sql<string>`count(*) || ':' || coalesce(sum(uuid_hash_extended(id, xmin::text::bigint)), 0)`.as("digest"))
    .executeTakeFirstOrThrow();
  return `${row?.publishedVersion} ${digest}`;
}

async function flaggedNow(
  db: SpaceDb,
  { id, withTest }: { readonly id: string; readonly withTest: boolean },
  services: QualityServices,
): Promise<Flagged> {
  const { responses } = await assess(await observeResponses(db, await checkedById(db, id, services), withTest));
  const rows = await finishedResponses(db, id, withTest).select(["id", "review"]).where("state", "=", "complete").execute();
  const reviews = new Map(rows.map((row) => [row.id, row.review === "kept" ? "kept" : "undecided"] as const));
  return new Map(
    responses.flatMap(({ flags, response }) => {
      const review = flags.length > 0 ? reviews.get(response.id) : undefined;
      return review ? [[response.id, review] as const] : [];
    }),
  );
}

/** Signs by response. A look at all answers takes long: it is made anew only once responses have changed. */
export function createFlaggedResponses(services: QualityServices): QualityService["flagged"] {
  const kept = new Map<string, { readonly state: string; readonly flagged: Promise<Flagged> }>();
  return async (db, id, withTest) => {
    const key = `${id} ${withTest}`;
    const state = await stateOf(db, id, withTest);
    const known = kept.get(key);
    if (known?.state === state) return known.flagged;
    const flagged = flaggedNow(db, { id, withTest }, services);
    kept.delete(key);
    kept.set(key, { state, flagged });
    for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
    // A look that failed isn't remembered.
    flagged.catch(() => kept.get(key)?.flagged === flagged && kept.delete(key));
    return flagged;
  };
}
