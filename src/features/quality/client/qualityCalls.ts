import { ownerClientOf } from "../../../client/kit/console";
import type { decisionsApi } from "../shared/api/decisions";
import type { qualityApi } from "../shared/api/quality";

export const qualityCalls = ownerClientOf<typeof qualityApi & typeof decisionsApi>();
