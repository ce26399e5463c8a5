import { ownerClientOf } from "../../../../client/kit/console";
import type { filesApi } from "../../shared/filesApi";

export const resultFiles = ownerClientOf<typeof filesApi>();
