import type { alertsApi } from "../../contracts/api/alerts";
import { clientOf } from "./clientOf";

export const alerts = clientOf<typeof alertsApi>();

/** The channel on which people hear that their alerts have changed. */
export const ALERTS_CHANNEL = "alerts";

/** How often alerts are read again, for readers whom no live event reaches. */
export const ALERTS_EVERY_MS = 60_000;
