import { participations } from "../../../contracts/services/participation";
import type { ServerHost } from "../../../server/kit";
import { RAFFLE_ERRORS } from "../shared/errors";
import { raffleAudience } from "./audience";
import { demoRaffles } from "./demoRaffles";
import { keepTerms } from "./keepTerms";
import { CANCELLED, WON } from "./kinds";
import { memberRoutes } from "./memberRoutes";
import { promiseHook } from "./promiseHook";
import { raffleSchedule } from "./sweep";
import { teamRoutes } from "./teamRoutes";

/** Prizes among those who complete an activity, drawn so that anybody can check it. */
export function register(host: ServerHost): void {
  const useParticipations = host.use(participations, "raffles");
  host.errors(Object.values(RAFFLE_ERRORS));
  for (const kind of [WON, CANCELLED]) host.notificationKind(kind);
  host.entityHook(promiseHook(() => host.tools()));
  host.audience(raffleAudience(useParticipations));
  host.migration(keepTerms);
  for (const route of [...teamRoutes(() => host.tools()), ...memberRoutes(useParticipations)]) host.route(route);
  host.schedule(raffleSchedule(() => host.tools()));
  host.demoSeed(demoRaffles);
}
