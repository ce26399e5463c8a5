import { clientOf } from "../../../client/kit/console";
import type { plansApi } from "../shared/api";

export const plans = clientOf<typeof plansApi>();

/** What can be ordered today. */
export const useOffers = () => plans.useCall("GET /api/communities/offers", {});
/** What was ordered for a community. @param version of the record: each order changes it */
export const useContract = (id: string, version: unknown) =>
  plans.useCall("GET /api/communities/:id/contract", { params: { id } }, { version, staleTime: 0 });
