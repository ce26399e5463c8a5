import { clientOf } from "../../../../client/kit/console";
import type { wizardApi } from "../../shared/api/wizard";

export const wizard = clientOf<typeof wizardApi>();
