import type { SpaceDb } from "../../../../server/kit";
import type { ResponseColumns } from "../responses/responseColumns";
import { prepareWeights, type Reading } from "../tables/readAxis";
import { listWeightings, readKeptWeights } from "./weightings";
import { prepareWeighting } from "./weightRespondents";

/** Weights of a table, once the answers to these questions are read. */
export interface TableWeights {
  readonly questionIds: readonly string[];
  /** @returns the weight of the respondent of a slot; undefined without one above 0. @throws AppError `request.invalid` */
  readonly readIn: (responses: ResponseColumns) => (slot: number) => number | undefined;
}

/**
 * Weights of what a table names: a variable of numbers, or a weighting by its name or id. Rules weight all complete
 * responses, whatever the table leaves out, so that a weight is the same in all tables.
 * @param withTest whether test responses are weighted along
 * @throws AppError `request.invalid`
 */
export async function prepareTableWeights(
  db: SpaceDb,
  { name, withTest }: { readonly name: string; readonly withTest: boolean },
  reading: Reading,
): Promise<TableWeights> {
  const { questionnaire } = reading;
  const weightings = await listWeightings(db, questionnaire.id);
  const weighting = weightings.find((one) => one.name === name || one.id === name);
  if (!weighting) {
    const { questionId, readIn } = prepareWeights(name, reading);
    return { questionIds: [questionId], readIn };
  }
  const { method, ...rules } = weighting;
  if (method === "import") {
    const kept = await readKeptWeights(db, weighting);
    return {
      questionIds: [],
      readIn: ({ frame }) => {
        return (slot) => kept.get(frame.ids[slot] ?? "") || undefined;
      },
    };
  }
  const { questionIds, readIn } = prepareWeighting({ method, ...rules }, { withTest, reading });
  return {
    questionIds,
    readIn: (responses) => {
      const { slots, weights } = readIn(responses);
      const bySlot = new Float64Array(responses.frame.length);
      for (const [index, slot] of slots.entries()) bySlot[slot] = weights[index] ?? 0;
      return (slot) => bySlot[slot] || undefined;
    },
  };
}
