import type { SpaceDb } from "../../../server/kit";
import { prepareSelection, type Selection } from "./responses/selection";
import type { ResultsServices } from "./services";

/** The ids of the complete responses that match the whole filter. @throws AppError `request.invalid`, `record.notFound` */
export async function selectResponses(
  db: SpaceDb,
  selection: Selection,
  services: Pick<ResultsServices, "audience" | "responses">,
): Promise<ReadonlySet<string>> {
  const { questionIds, slotsIn } = await prepareSelection(db, selection, services);
  return services.responses.use(db, selection.questionnaire, questionIds, (responses) => {
    const { ids } = responses.frame;
    return new Set([...slotsIn(responses)].flatMap((slot) => ids[slot] ?? []));
  });
}
