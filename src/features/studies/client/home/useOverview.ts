import { clientOf } from "../../../../client/kit/console";
import type { studyHomesApi } from "../../shared/api/home";

const homes = clientOf<typeof studyHomesApi>();

/** Interviews come in all day: while the page is visible it is looked again. */
const INTERVAL_MS = 15_000;

/** What waits for the company, and how its field stands. */
export const useOverview = () => homes.useCall("GET /api/studies/overview", {}, { staleTime: 0, refetchInterval: INTERVAL_MS });
