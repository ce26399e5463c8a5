import { clientOf } from "../../../client/kit/console";
import type { creditsApi } from "../shared/api";

export const credits = clientOf<typeof creditsApi>();

/** The company's credits, and the plan that runs. */
export const usePlanData = () => credits.useCall("GET /clientSuite/creditsPlan/planData", {});
