import { clientOf, consoleCommunity } from "../../../client/kit/console";
import type { memberFiguresApi } from "../shared/api/figures";
import type { peopleApi } from "../shared/api/people";

export const memberCalls = clientOf<typeof memberFiguresApi & typeof peopleApi>();
export const paramsOf = () => ({ id: consoleCommunity() });
