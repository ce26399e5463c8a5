import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createSessionOf } from "./access/sessionOf";
import { createSessions } from "./access/sessions";
import { spaceHooks } from "./access/spaceHooks";
import { createBodyValidators } from "./api/rest/write/bodyValidators";
import { createWriteContext } from "./api/rest/write/writeContext";
import type { AppOptions } from "./appOptions";
import { tenantTables } from "./db/spacePredicate";
import { createDrafts } from "./drafts/drafts";
import { importJob } from "./import/importJob";
import { createImportReports } from "./import/importReports";
import { sweepImports } from "./import/sweepImports";
import { createJobs } from "./jobs/jobs";
import { createLocks } from "./locks/locks";
import { createLocalFileStore } from "./platform/fileStore";
import { createHandshakeActor } from "./realtime/handshake";
import { createRealtime } from "./realtime/realtime";
import { createStepValidators } from "./wizards/stepValidators";
import { createWizards } from "./wizards/wizards";

export type AppServices = Awaited<ReturnType<typeof createAppServices>>;

/** What the routes work with; it ends with the application. */
export async function createAppServices(app: FastifyInstance, { config, catalog, database, registered, texts }: AppOptions) {
  const sessions = createSessions(database);
  const tenants = tenantTables(catalog.entities.values());
  const files = createLocalFileStore(join(config.dataDir, "files"));
  const drafts = createDrafts(database);
  const realtime = await createRealtime({
    http: app.server,
    redisUrl: config.redisUrl,
    actorOf: createHandshakeActor((header) => app.parseCookie(header), sessions.readActor),
  });
  app.addHook("preClose", realtime.close);
  const context = createWriteContext({
    database,
    catalog,
    tenants,
    hooks: [...spaceHooks(database.kysely), ...registered.entityHooks],
    validate: createBodyValidators(),
    onChange: realtime.changed,
  });
  const reportError = (error: unknown) => app.log.error({ err: error }, "job failed");
  const reports = createImportReports(database);
  const jobs = createJobs({
    database,
    definitions: [importJob({ catalog, context, texts, files, reports }), ...registered.jobs],
    chores: [sweepImports(database, files)],
    spaceDb: context.spaceDb,
    onJob: realtime.job,
    onError: reportError,
  });
  // Not waited for: what an earlier process left unfinished delays no start.
  app.addHook("onReady", async () => void jobs.open().catch(reportError));
  app.addHook("onClose", jobs.close);
  return {
    sessions,
    sessionOf: createSessionOf(sessions.read),
    actorOf: createSessionOf(sessions.readActor),
    tenants,
    files,
    drafts,
    locks: createLocks(database),
    wizards: createWizards({ catalog, context, drafts, validators: createStepValidators() }),
    realtime,
    context,
    reports,
    jobs,
  };
}
