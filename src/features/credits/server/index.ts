import { credits } from "../../../contracts/services/credits";
import type { ServerHost } from "../../../server/kit";
import { CREDIT_ERRORS } from "../shared/errors";
import { readBalance } from "./companyCredits";
import { companyRoutes } from "./companyRoutes";
import { demoCredits } from "./demoCredits";
import { hold, release, reverse, settle } from "./holds";
import { memberRoomHook } from "./memberRoom";
import { holdLimits, limitsOf } from "./readPlan";
import { suiteRoutes } from "./suiteRoutes";
import { userLimitHook } from "./userLimit";

/** A company's credits: loaded by the back office, set aside and spent by its studies. */
export function register(host: ServerHost): void {
  host.errors(Object.values(CREDIT_ERRORS));
  host.provide(credits, {
    hold,
    settle,
    release,
    reverse,
    balanceOf: readBalance,
    holdLimits,
    limitsOf,
  });
  host.entityHook(userLimitHook);
  host.entityHook(memberRoomHook(() => host.tools()));
  for (const route of [...suiteRoutes, ...companyRoutes(() => host.tools())]) host.route(route);
  host.demoSeed(demoCredits);
}
