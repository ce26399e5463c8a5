import { participations } from "../../../contracts/services/participation";
import { redemptions } from "../../../contracts/services/redemptions";
import type { ServerHost } from "../../../server/kit";
import { RAFFLE_ERRORS } from "../shared/errors";
import { raffleAudience } from "./audience";
import { demoRaffles } from "./demoRaffles";
import { demoSold } from "./demoSold";
import { entryRoutes } from "./entryRoutes";
import { keepTerms } from "./keepTerms";
import { CANCELLED, LOST, WON } from "./kinds";
import { memberRoutes } from "./memberRoutes";
import { promiseHook } from "./promiseHook";
import { raffleSchedule } from "./sweep";
import { teamRoutes } from "./teamRoutes";

/** Prizes among those who complete an activity, or who buy entries with LABs, drawn so that anybody can check it. */
export function register(host: ServerHost): void {
  const useParticipations = host.use(participations, "raffles");
  const services = { tools: () => host.tools(), redemptions: host.use(redemptions, "raffles") };
  host.errors(Object.values(RAFFLE_ERRORS));
  for (const kind of [WON, LOST, CANCELLED]) host.notificationKind(kind);
  host.memberPage({ name: "/sorteos", label: "raffles.member.title" });
  host.entityHook(promiseHook(() => host.tools()));
  host.audience(raffleAudience(useParticipations));
  host.migration(keepTerms);
  const routes = [...teamRoutes(services), ...memberRoutes(useParticipations), ...entryRoutes(services)];
  for (const route of routes) host.route(route);
  host.schedule(raffleSchedule(() => ({ tools: services.tools(), redemptions: services.redemptions() })));
  for (const seed of [demoSold, demoRaffles]) host.demoSeed(seed);
}
