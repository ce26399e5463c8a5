import type { SpaceDb } from "../../../server/kit";
import type { FilterServices } from "./filter/prepareCondition";
import { prepareSelection, type Selection } from "./responses/selection";
import type { ResultsServices } from "./services";

/** The ids of the responses that match the whole filter. @throws AppError `request.invalid`, `record.notFound` */
export async function selectResponses(
  db: SpaceDb,
  selection: Selection,
  services: FilterServices & Pick<ResultsServices, "responses">,
): Promise<ReadonlySet<string>> {
  const { questionIds, source, slotsIn } = await prepareSelection(db, selection, services);
  return services.responses.use(db, source, questionIds, (responses) => {
    const { ids } = responses.frame;
    return new Set([...slotsIn(responses)].flatMap((slot) => ids[slot] ?? []));
  });
}
