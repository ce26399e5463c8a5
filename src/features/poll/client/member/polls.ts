import { clientOf } from "../../../../client/kit/member";
import type { pollApi } from "../../shared/api";

export const polls = clientOf<typeof pollApi>();
