import { ledger } from "../../../contracts/services/ledger";
import { redemptions } from "../../../contracts/services/redemptions";
import type { ServerHost } from "../../../server/kit";
import { REDEEM_ERRORS } from "../shared/errors";
import { cardRewards } from "./cards";
import { codeRoutes } from "./codeRoutes";
import { demoCards } from "./demo/demoCards";
import { demoCodes } from "./demo/demoCodes";
import { demoRedeems } from "./demo/demoRedeems";
import { CODES_LOW, COMPLETED, OPENED, REJECTED, REQUESTED } from "./kinds";
import { memberRoutes, type RedeemServices } from "./memberRoutes";
import { createRedemptions } from "./redemptions";
import { reminderSchedule } from "./reminders";
import { reportRoutes } from "./reportRoutes";
import { settingsRoutes } from "./settingsRoutes";
import { teamRoutes } from "./teamRoutes";
import { tellMoves } from "./tellMoves";

/** LABs for cards: members ask, the team decides, and what is held meanwhile is spent or given back. */
export function register(host: ServerHost): void {
  const services: RedeemServices = { ledger: host.use(ledger, "redeem"), tools: () => host.tools() };
  host.errors(Object.values(REDEEM_ERRORS));
  host.provide(redemptions, createRedemptions(services));
  for (const kind of [COMPLETED, REJECTED, OPENED, REQUESTED, CODES_LOW]) host.notificationKind(kind);
  host.memberPage({ name: "/redeem", label: "redeem.wallet.title", isGamification: true });
  host.memberPage({ name: "/redeem-info", label: "redeem.info.link", isGamification: true });
  tellMoves(host);
  const team = [...teamRoutes(services), ...codeRoutes(services), ...reportRoutes];
  const routes = [...memberRoutes(services), ...team, ...settingsRoutes(services.tools)];
  for (const route of routes) host.route(route);
  host.rewards(cardRewards);
  host.communityPart({ name: "redeemCard" });
  host.schedule(reminderSchedule(() => host.tools()));
  for (const seed of [demoCards, demoCodes, demoRedeems]) host.demoSeed(seed);
}
