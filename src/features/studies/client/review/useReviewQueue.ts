import { clientOf } from "../../../../client/kit/console";
import type { studyHomesApi } from "../../shared/api/home";

const homes = clientOf<typeof studyHomesApi>();

/** What waits for the provider, read anew at each visit of the home. */
export const useReviewQueue = () => homes.useCall("GET /api/studies/review", {}, { staleTime: 0 });
