import type { quotasApi } from "../../../contracts/api/quotas";
import { ownerClientOf } from "../../host/ownerClientOf";

export const quotas = ownerClientOf<typeof quotasApi>();
