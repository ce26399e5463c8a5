import { ownerClientOf } from "../../../../client/kit/console";
import type { weightingsApi } from "../../shared/weightingsApi";

export const weightings = ownerClientOf<typeof weightingsApi>();
