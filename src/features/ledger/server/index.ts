import { participationCompleted, participationReversed } from "../../../contracts/events/participation";
import { ledger } from "../../../contracts/services/ledger";
import type { ServerHost } from "../../../server/kit";
import { LEDGER_ERRORS } from "../shared/errors";
import { demoLedger } from "./demoLedger";
import { createLedger } from "./ledger";
import { carryOverTransactions } from "./migration/carryOver";
import { notifyMember } from "./notifyMember";
import { payParticipation, takeBack } from "./payParticipation";
import { releaseAppointment } from "./release";
import { historyRoute } from "./routes/historyRoute";
import { statementRoute } from "./routes/statementRoute";

/** Members' LABs: pays for what they complete, once, and takes back what counts no more. */
export function register(host: ServerHost): void {
  notifyMember(host);
  const service = createLedger(() => host.tools());
  host.errors(Object.values(LEDGER_ERRORS));
  host.provide(ledger, service);
  host.on(participationCompleted, (delivery) => payParticipation(delivery, service));
  host.on(participationReversed, (delivery) => takeBack(delivery, service));
  host.appointment(releaseAppointment);
  host.migration(carryOverTransactions);
  host.demoSeed(demoLedger);
  for (const route of [historyRoute, statementRoute]) host.route(route);
}
