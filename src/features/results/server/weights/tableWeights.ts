import type { RouteContext } from "../../../../server/kit";
import type { ProfileReader } from "../data/dataColumn";
import type { ResponseColumns } from "../responses/responseColumns";
import type { ResultsServices } from "../services";
import { prepareVariables } from "../tables/prepareVariables";
import { prepareWeights, type Reading } from "../tables/readAxis";
import { isReadable, weightVariables } from "./profileDimensions";
import { listWeightings, readKeptWeights } from "./weightings";
import { prepareWeighting } from "./weightRespondents";

/** Weights of a table, once the answers to these questions are read. */
export interface TableWeights {
  readonly questionIds: readonly string[];
  /** @returns the weight of the respondent of a slot; undefined without one above 0. @throws AppError `request.invalid` */
  readonly readIn: (responses: ResponseColumns) => (slot: number) => number | undefined;
}

interface Asked {
  readonly name: string;
  /** Whether test responses are weighted along. */
  readonly withTest: boolean;
  readonly reading: Reading;
  /** Undefined where the reader may see nothing of members. */
  readonly reader: ProfileReader | undefined;
}

/**
 * Weights of what a table names: a variable of numbers, or a weighting by its name or id. Rules weight all complete
 * responses, whatever the table leaves out, so that a weight is the same in all tables.
 * @throws AppError `request.invalid`
 */
export async function prepareTableWeights(
  { db }: Pick<RouteContext, "db">,
  { name, withTest, reading, reader }: Asked,
  services: ResultsServices,
): Promise<TableWeights> {
  const { questionnaire } = reading;
  const weightings = await listWeightings(db, questionnaire.id);
  const weighting = weightings.find((one) => (one.name === name || one.id === name) && isReadable(one, reader));
  if (!weighting) {
    const { questionId, readIn } = prepareWeights(name, reading);
    return { questionIds: [questionId], readIn };
  }
  const { method, ...rules } = weighting;
  if (method === "import") {
    const kept = await readKeptWeights(db, weighting);
    const ofOthers = weighting.missingWeight === "one" ? 1 : 0;
    return {
      questionIds: [],
      readIn:
        ({ frame }) =>
        (slot) =>
          (kept.get(frame.ids[slot] ?? "") ?? ofOthers) || undefined,
    };
  }
  const names = rules.dimensions.map(({ variable }) => variable);
  const axisOf = await prepareVariables(db, { reading, names, profile: weightVariables(reader), reader }, services);
  const { questionIds, readIn } = prepareWeighting({ method, ...rules }, { withTest, axisOf });
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
