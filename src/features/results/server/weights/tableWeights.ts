import type { SpaceDb } from "../../../../server/kit";
import { readCompleteIds } from "../completeIds";
import { readWeights } from "../tables/readAxis";
import type { Reading } from "./respondentVariable";
import { listWeightings, readKeptWeights } from "./weightings";
import { weightRespondents } from "./weightRespondents";

/**
 * Weights by response of what a table names: a variable of numbers, or a weighting by its name or id. Rules weight all
 * complete responses, whatever the table leaves out, so that a weight is the same in all tables.
 * @param withTest whether test responses are weighted along
 * @throws AppError `request.invalid`
 */
export async function readTableWeights(
  db: SpaceDb,
  { name, withTest }: { readonly name: string; readonly withTest: boolean },
  reading: Reading,
): Promise<ReadonlyMap<string, number>> {
  const { questionnaire } = reading;
  const weightings = await listWeightings(db, questionnaire.id);
  const weighting = weightings.find((one) => one.name === name || one.id === name);
  if (!weighting) return readWeights(db, name, reading);
  const { id, method, ...rules } = weighting;
  if (method === "import") return readKeptWeights(db, id);
  const respondents = await readCompleteIds(db, questionnaire.id, withTest);
  const { weights } = await weightRespondents(db, { rules: { method, ...rules }, respondents }, reading);
  return new Map(respondents.map((response, index) => [response, weights[index] ?? 0]));
}
