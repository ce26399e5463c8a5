import { participationCompleted, participationReversed } from "../../../contracts/events/participation";
import { ledger } from "../../../contracts/services/ledger";
import type { ServerHost } from "../../../server/kit";
import { LEDGER_ERRORS } from "../shared/errors";
import { demoEarnings } from "./demoEarnings";
import { demoLedger, demoRanking, demoThreshold } from "./demoLedger";
import { createLedger } from "./ledger";
import { carryOverTransactions } from "./migration/carryOver";
import { notifyMember } from "./notifyMember";
import { overviewRoutes } from "./overview/overviewRoutes";
import { proofSchedule } from "./overview/prove";
import { payParticipations, takeBack } from "./payParticipation";
import { customPointsRoute } from "./points/customPointsRoute";
import { CUSTOM, CUSTOM_TAKEN, STAYED_ACTIVE } from "./points/kinds";
import { pointsExcelRoute } from "./points/pointsExcelRoute";
import { stayingActiveSchedule } from "./points/stayingActive";
import { rankingRoutes } from "./ranking/rankingRoutes";
import { addToTallies, rankingMigration } from "./ranking/tally";
import { releaseAppointment } from "./release";
import { statementRoutes } from "./statementRoutes";
import { MEMBER_REACHED, MEMBERS_REACHED, REACHED } from "./thresholds";

/** Members' LABs: pays for what they complete, once, and takes back what counts no more. */
export function register(host: ServerHost): void {
  notifyMember(host);
  const service = createLedger(() => host.tools());
  host.errors(Object.values(LEDGER_ERRORS));
  host.provide(ledger, service);
  host.onAll(participationCompleted, (deliveries) => payParticipations(deliveries, service));
  host.on(participationReversed, (delivery) => takeBack(delivery, service));
  host.onAll(participationCompleted, (deliveries) => addToTallies(deliveries, 1));
  host.onAll(participationReversed, (deliveries) => addToTallies(deliveries, -1));
  host.appointment(releaseAppointment(() => host.tools()));
  for (const kind of [CUSTOM, CUSTOM_TAKEN, STAYED_ACTIVE, REACHED, MEMBER_REACHED, MEMBERS_REACHED]) host.notificationKind(kind);
  host.memberPage({ name: "/ranking", label: "ledger.ranking.title", isGamification: true });
  host.memberPage({ name: "/historial", label: "community.history.title", isGamification: true });
  for (const schedule of [proofSchedule, stayingActiveSchedule(() => host.tools())]) host.schedule(schedule);
  for (const migration of [carryOverTransactions, rankingMigration]) host.migration(migration);
  for (const seed of [demoLedger, demoEarnings, demoThreshold, demoRanking]) host.demoSeed(seed);
  const points = [customPointsRoute(() => host.tools()), pointsExcelRoute];
  for (const route of [...statementRoutes, ...points, ...rankingRoutes, ...overviewRoutes]) host.route(route);
}
