import type { ResultsService } from "../../../contracts/services/results";
import { reportedQuestionnaire } from "./reportedQuestionnaire";
import { queryOf } from "./routes/query";
import { selectResponses } from "./selectResponses";
import type { ResultsServices } from "./services";

/** The responses of a request's selection, for other extensions. */
export const selectedResponses =
  (services: ResultsServices): ResultsService["selectedResponses"] =>
  async (context, ownerId, query) => {
    const { filter, withTest, segment } = await queryOf(context, { params: { id: ownerId }, query });
    if (filter.length === 0 && !withTest && segment === undefined) return undefined;
    const questionnaire = await reportedQuestionnaire(context.db, ownerId, services);
    return selectResponses(context.db, { questionnaire, filter, withTest, segment }, services);
  };
