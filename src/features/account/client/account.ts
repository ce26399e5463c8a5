import { clientOf } from "../../../client/kit/console";
import type { companyApi } from "../shared/companyApi";
import type { supportApi } from "../shared/supportApi";

export const company = clientOf<typeof companyApi>();
export const support = clientOf<typeof supportApi>();
