import type { RouteContext } from "../../server/kit";
import type { ResponseSelection } from "../api/responseSelection";
import { defineService } from "../defineService";

/** Which responses results count, for those that show more of them beside. */
export interface ResultsService {
  /**
   * The complete responses of an activity or a study that a selection leaves, as the results of the same selection count
   * them. Its caller has checked that the reader may see the results.
   * @returns their ids; undefined where nothing is left out and test responses don't count
   * @throws AppError `request.invalid` also for what the reader may not filter by, `record.notFound`
   */
  readonly selectedResponses: (
    context: RouteContext,
    ownerId: string,
    selection: ResponseSelection,
  ) => Promise<ReadonlySet<string> | undefined>;
}

export const results = defineService<ResultsService>("results");
