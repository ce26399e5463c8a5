import { ledger } from "../../../contracts/services/ledger";
import type { ServerHost } from "../../../server/kit";
import { REDEEM_ERRORS } from "../shared/errors";
import { cardRewards } from "./cards";
import { demoCards } from "./demo/demoCards";
import { demoRedeems } from "./demo/demoRedeems";
import { COMPLETED, OPENED, REJECTED } from "./kinds";
import { memberRoutes, type RedeemServices } from "./memberRoutes";
import { reminderSchedule } from "./reminders";
import { settingsRoutes } from "./settingsRoutes";
import { teamRoutes } from "./teamRoutes";

/** LABs for cards: members ask, the team decides, and what is held meanwhile is spent or given back. */
export function register(host: ServerHost): void {
  const services: RedeemServices = { ledger: host.use(ledger, "redeem"), tools: () => host.tools() };
  host.errors(Object.values(REDEEM_ERRORS));
  for (const kind of [COMPLETED, REJECTED, OPENED]) host.notificationKind(kind);
  const routes = [...memberRoutes(services), ...teamRoutes(services), ...settingsRoutes(services.tools)];
  for (const route of routes) host.route(route);
  host.rewards(cardRewards);
  host.communityPart({ name: "redeemCard" });
  host.schedule(reminderSchedule(() => host.tools()));
  for (const seed of [demoCards, demoRedeems]) host.demoSeed(seed);
}
