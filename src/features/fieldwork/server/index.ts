import { dispositionChanged } from "../../../contracts/events/response";
import { fieldwork } from "../../../contracts/services/fieldwork";
import { participations } from "../../../contracts/services/participation";
import { questionnaires } from "../../../contracts/services/questionnaires";
import type { ServerHost } from "../../../server/kit";
import { changeDisposition } from "./ending/changeDisposition";
import { notifySuppliers } from "./entry/notifySuppliers";
import { admit, changeFieldwork, entryOf, extend } from "./entry/ownSupply";
import { switchLink } from "./entry/switchLink";
import { erasureHook } from "./erasure/erasureHook";
import { answerFiles } from "./files/answerFiles";
import { backfillParticipations } from "./participation/backfillParticipations";
import { followResponses } from "./participation/followResponses";
import { readProgress } from "./participation/readProgress";
import { answersPart } from "./personalExport/answersPart";
import { surveyPages } from "./plain/surveyPages";
import { companyTheme } from "./presentation/theme";
import { adoptQuotas } from "./quotas/adoptQuotas";
import { readCells } from "./quotas/cells";
import { quotaHook } from "./quotas/quotaHook";
import { recountAll } from "./quotas/recount";
import { recountChanged } from "./quotas/recountChanged";
import { runOf } from "./response/runToken";
import { sweepResponses } from "./response/sweepResponses";
import { countUnseen, removeUnseen, showResponses } from "./response/unseenResponses";
import { writeResponses } from "./response/writeResponses";
import { fieldworkRoutes } from "./routes/fieldworkRoutes";
import { figuresRoutes } from "./routes/figuresRoutes";
import { linkExecutionRoutes } from "./routes/linkExecutionRoutes";
import { linkRoute } from "./routes/linkRoute";
import { memberExecutionRoutes } from "./routes/memberExecutionRoutes";
import { previewRoutes } from "./routes/previewRoutes";
import { quotaRoutes } from "./routes/quotaRoutes";
import { specRoutes } from "./routes/specRoutes";
import { visitorRoute } from "./routes/visitorRoute";
import { createServices } from "./services";
import { countFieldwork } from "./settings/readFieldwork";

/** Answering questionnaires: who may, from where, quotas, the runner's calls and pages, and what follows from an end. */
export function register(host: ServerHost): void {
  const services = createServices({
    registries: host.registries,
    tools: () => host.tools(),
    participations: host.use(participations, "fieldwork"),
    questionnaires: host.use(questionnaires, "fieldwork"),
  });
  host.provide(fieldwork, {
    writeResponses,
    showResponses,
    countUnseen,
    removeUnseen,
    adoptQuotas,
    recountQuotas: recountAll,
    cells: readCells,
    switchLink: (db, ownerId, isOpen) => switchLink(db, { ownerId, isOpen }, services),
    admit: (db, supply) => admit(db, supply, services),
    extend: (db, supply) => extend(db, supply, services),
    companyTheme: (db) => companyTheme(db, services.tools()),
    entryOf: (db, entry) => entryOf(db, entry, services),
    halt: (db, ownerId, isPaused) => changeFieldwork(db, ownerId, { ...services, change: () => ({ isPaused }) }),
    close: (db, ownerId) => changeFieldwork(db, ownerId, { ...services, change: () => ({ closesAt: new Date().toISOString() }) }),
    changeDisposition: (db, responses, to) => changeDisposition(db, responses, to, services.tools().publish),
    count: countFieldwork,
    runOf: (context, token, purpose) => runOf(context, token, purpose, services),
    progress: (begun) => readProgress(begun, services.types),
  });
  host.entityHook(quotaHook);
  host.on(dispositionChanged, recountChanged);
  host.on(dispositionChanged, ({ db, payload: { responses } }) => followResponses(db, responses, services));
  host.migration(backfillParticipations);
  host.entityHook(erasureHook(services));
  host.on(dispositionChanged, notifySuppliers(services));
  const routes = [
    ...fieldworkRoutes(services),
    ...figuresRoutes(services),
    linkRoute(services),
    ...quotaRoutes(services),
    ...previewRoutes(services),
    ...memberExecutionRoutes(services),
    ...linkExecutionRoutes(services),
    ...specRoutes(services),
    visitorRoute(services),
  ];
  for (const route of routes) host.route(route);
  host.schedule(sweepResponses(services));
  for (const page of surveyPages(services)) host.page(page);
  host.filePurpose(answerFiles);
  host.personalData(answersPart);
}
