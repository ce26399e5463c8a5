import { clientOf } from "../../../client/kit/console";
import type { activitiesApi } from "../shared/api/activities";

export const activities = clientOf<typeof activitiesApi>();
