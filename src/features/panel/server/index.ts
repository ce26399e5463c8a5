import { fieldwork } from "../../../contracts/services/fieldwork";
import { panel } from "../../../contracts/services/panel";
import type { ServerHost } from "../../../server/kit";
import { PANEL_ERRORS } from "../shared/errors";
import { activityRoute } from "./activity/activityRoute";
import { grantRoute } from "./coins/grantRoute";
import { registerConsent } from "./consent/index";
import { criteriaRoute, describeCriteria } from "./criteriaRoute";
import { demoCoins } from "./demo/demoCoins";
import { demoFriends } from "./demo/demoFriends";
import { demoPanel } from "./demo/demoPanel";
import { demoField } from "./demo/field/demoField";
import { feasibility } from "./feasibility/feasibility";
import { closeField, haltField } from "./field/closeField";
import { fieldOf } from "./field/fieldOf";
import type { FieldServices } from "./field/fieldServices";
import { registerField } from "./field/index";
import { extendField, openField } from "./field/openField";
import { payField } from "./field/payField";
import { tellPaid } from "./page/coinMails";
import { registerPage } from "./page/index";
import { keepPending } from "./payouts/keepPending";
import { populationOf } from "./population/populationOf";
import { regionHook } from "./regionHook";
import { liftHook } from "./sanctions/liftHook";
import { sanctionRoute } from "./sanctions/sanctionRoute";

/** The provider's panel: by what its people may be chosen, and how many completes they can give. */
export function register(host: ServerHost): void {
  const services: FieldServices = { fieldwork: host.use(fieldwork, "panel"), tools: () => host.tools() };
  host.errors(Object.values(PANEL_ERRORS));
  host.entityHook(regionHook);
  host.entityHook(liftHook);
  host.entityHook(keepPending);
  host.route(criteriaRoute);
  const routes = [activityRoute, grantRoute(() => host.tools()), sanctionRoute(() => host.tools())];
  for (const route of routes) host.route(route);
  host.provide(panel, {
    describe: describeCriteria,
    feasibility,
    population: populationOf,
    openField: (db, field) => openField(db, field, services),
    extendField: (db, field) => extendField(db, field, services),
    haltField: (db, studyId, isHalted) => haltField(db, studyId, isHalted, services),
    closeField: (db, studyId) => closeField(db, studyId, services),
    payField: async (db, studyId) => {
      const paid = await payField(db, studyId);
      if (paid.people > 0) await tellPaid(db, studyId, services);
      return paid;
    },
    fieldOf: (db, studyId) => fieldOf(db, studyId, services),
  });
  registerConsent(host);
  registerPage(host, services);
  registerField(host, services);
  host.demoSeed(demoPanel);
  host.demoSeed(demoCoins);
  host.demoSeed(demoFriends);
  host.demoSeed(demoField(services));
}
