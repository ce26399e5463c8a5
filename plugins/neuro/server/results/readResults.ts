import type { SpaceDb } from "../../../../src/server/kit";
import type { NeuroAdResult, NeuroResults } from "../../shared/api/results";
import { EXCLUSIONS } from "../../shared/indicators/exclusion";
import { isObjective, type Objective, orderedIndicators } from "../../shared/norm";
import type { StoredFigures } from "./calculateStudy";
import type { NeuroAd } from "./neuroAds";

interface StoredResult {
  readonly question: string | null;
  readonly stimulus: string;
  readonly figures: unknown;
}

function presentAd(
  { question, stimulus, figures: stored }: StoredResult,
  image: string | null,
  objectives: readonly Objective[],
): NeuroAdResult {
  const { indicators, standings, excluded, ...figures } = stored as StoredFigures;
  return {
    ...{ questionId: question ?? "", title: stimulus, image, ...figures },
    excluded: EXCLUSIONS.map((reason) => ({ reason, count: excluded[reason] })).filter(({ count }) => count > 0),
    indicators: orderedIndicators(objectives).map(({ name, objective }) => ({
      ...{ name, objective, estimate: indicators[name], standing: standings[name] },
    })),
  } as NeuroAdResult;
}

/**
 * A study's results as they were last calculated, the indicators of its objectives first.
 * @param ads of the published questionnaire
 */
export async function readResults(db: SpaceDb, studyId: string, ads: readonly NeuroAd[]): Promise<NeuroResults> {
  const study = await db
    .selectFrom("study")
    .select(["status", "neuroSector", "neuroObjectives"])
    .where("id", "=", studyId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("neuroResult")
    .select(["question", "stimulus", "figures", "calculatedAt", "isFinal"])
    .where("study", "=", studyId)
    .where("figures", "is not", null)
    .execute();
  const objectives = (study.neuroObjectives ?? []).filter(isObjective);
  const placeOf = ({ question }: StoredResult) => ads.findIndex(({ questionId }) => questionId === question);
  const sorted = rows.toSorted((one, other) => placeOf(one) - placeOf(other));
  const isFinal = rows.some((row) => row.isFinal);
  return {
    state: isFinal ? "FINAL" : study.status === "FINISHED" ? "CALCULATING" : "FIELD",
    calculatedAt: sorted[0]?.calculatedAt ?? null,
    ...{ sector: study.neuroSector, objectives },
    ads: sorted.map((row) => presentAd(row, ads[placeOf(row)]?.image ?? null, objectives)),
  };
}
