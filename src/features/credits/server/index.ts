import { companyNews } from "../../../contracts/services/companyNews";
import { credits } from "../../../contracts/services/credits";
import type { ServerHost } from "../../../server/kit";
import { CREDIT_ERRORS } from "../shared/errors";
import { readBalance } from "./companyCredits";
import { companyRoutes } from "./companyRoutes";
import { demoCredits } from "./demoCredits";
import { charge, hold, release, reverse, settle } from "./holds";
import { memberRoomHook } from "./memberRoom";
import { operatorRoutes } from "./operator/operatorRoutes";
import { registerOrders } from "./orders";
import { holdLimits, limitsOf } from "./readPlan";
import { suiteRoutes } from "./suiteRoutes";
import { tellLow } from "./tellLow";
import { userLimitHook } from "./userLimit";

/** A company's credits: loaded by the back office, set aside and spent by its studies. */
export function register(host: ServerHost): void {
  host.errors(Object.values(CREDIT_ERRORS));
  const news = host.use(companyNews, "credits");
  host.provide(credits, {
    hold: async (db, asked) => {
      const isNew = await hold(db, asked);
      if (isNew) await tellLow(db, await readBalance(db), asked.amount, () => ({ ...host.tools(), news }));
      return isNew;
    },
    settle,
    release,
    reverse,
    charge: async (db, asked) => {
      const isNew = await charge(db, asked);
      if (isNew) await tellLow(db, await readBalance(db), asked.amount, () => ({ ...host.tools(), news }));
      return isNew;
    },
    balanceOf: readBalance,
    holdLimits,
    limitsOf,
  });
  host.entityHook(userLimitHook);
  host.entityHook(memberRoomHook(() => host.tools()));
  for (const route of [...suiteRoutes, ...operatorRoutes, ...companyRoutes(() => host.tools())]) host.route(route);
  host.demoSeed(demoCredits);
  registerOrders(host, news);
}
