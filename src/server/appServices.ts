import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createAfterAnswer } from "./access/afterAnswer";
import { createPublicAddress } from "./access/publicAddress";
import { roleHooks } from "./access/roleHooks";
import { createSessionOf } from "./access/sessionOf";
import { createSessions } from "./access/sessions";
import { spaceHooks } from "./access/spaceHooks";
import { sweepAccess } from "./access/sweep";
import { createBodyValidators } from "./api/rest/write/bodyValidators";
import { createWriteContext } from "./api/rest/write/writeContext";
import type { AppOptions } from "./appOptions";
import { contrastHook } from "./community/contrastHook";
import { creatorHook } from "./community/creatorHook";
import { createSpaceDb } from "./db/spaceDb";
import { tenantTables } from "./db/spacePredicate";
import { afterCommit } from "./db/transaction";
import { createDrafts } from "./drafts/drafts";
import { createFindReferences } from "./files/findReferences";
import { imageHooks } from "./files/imageHooks";
import { sweepUploads } from "./files/sweepUploads";
import { createForgetting } from "./forgetting/forgetting";
import { createHostTools } from "./host/hostTools";
import { inEverySpace } from "./host/inEverySpace";
import { identityHooks } from "./identity/identityHooks";
import { inviteEntered } from "./identity/inviteEntered";
import { sweepSignUps } from "./identity/sweepSignUps";
import { importJob } from "./import/importJob";
import { createImportReports } from "./import/importReports";
import { sweepImports } from "./import/sweepImports";
import { createJobs } from "./jobs/jobs";
import { createLocks } from "./locks/locks";
import { createMessages } from "./mail/messages";
import { createSpaceMail } from "./mail/spaceMail";
import { sweepOutbox } from "./mail/sweepOutbox";
import { createLocalFileStore } from "./platform/fileStore";
import { createKeyedHash } from "./platform/keyedHash";
import { productionWarnings } from "./platform/productionWarnings";
import { readSecretKey } from "./platform/secretKey";
import { createChannels } from "./realtime/channels";
import { createHandshakeActor } from "./realtime/handshake";
import { createRealtime } from "./realtime/realtime";
import { stepHooks } from "./realtime/stepHooks";
import { themeHooks } from "./realtime/themeHooks";
import { createScheduler } from "./scheduler/scheduler";
import { taskHandlers } from "./scheduler/taskHandlers";
import { trackingHook } from "./tracking/trackingHook";
import { createSeal } from "./twoFactor/seal";
import { createStepValidators } from "./wizards/stepValidators";
import { createWizards } from "./wizards/wizards";

const SWEEP_MINUTES = 15;

export type AppServices = Awaited<ReturnType<typeof createAppServices>>;

/** What the routes work with; it ends with the application. */
export async function createAppServices(app: FastifyInstance, options: AppOptions) {
  const { config, catalog, database, registered, texts, readSpace } = options;
  const sessions = createSessions({ database, onEnd: (sessionIds) => realtime.signedOut(sessionIds) });
  const tenants = tenantTables(catalog.entities.values());
  const files = createLocalFileStore(join(config.dataDir, "files"), readSpace);
  const drafts = createDrafts(database);
  const realtime = await createRealtime({
    catalog,
    http: app.server,
    redisUrl: config.redisUrl,
    actorOf: createHandshakeActor((header) => app.parseCookie(header), sessions.readActor),
    channels: createChannels(registered.channels, (spaceId) => createSpaceDb(database, tenants, spaceId)),
  });
  app.addHook("preClose", realtime.close);
  const publicAddress = createPublicAddress(app, config);
  const reportUnsent = (error: unknown) => app.log.error({ err: error }, "outbox failed");
  const messages = createMessages({
    config,
    database,
    texts,
    mailTemplates: registered.mailTemplates,
    address: publicAddress.here,
    onError: reportUnsent,
  });
  for (const warning of productionWarnings(config)) app.log.warn(warning);
  const { mailer } = messages;
  const secretKey = readSecretKey(config.secretKeyFile);
  app.addHook("onReady", async () => void messages.outbox.open().catch(reportUnsent));
  app.addHook("onClose", messages.outbox.close);
  const roles = roleHooks({
    root: database.kysely,
    mailer,
    publicAddress,
    texts,
    onRights: realtime.rightsChanged,
  });
  const reportFile = (error: unknown) => app.log.error({ err: error }, "file could not be removed");
  const findReferences = createFindReferences(database, catalog);
  const images = imageHooks({ root: database.kysely, database, catalog, files, findReferences, onError: reportFile });
  const forgetting = createForgetting({
    database,
    catalog,
    files,
    onError: (error) => app.log.error({ err: error }, "forgetting failed"),
  });
  app.addHook("onClose", forgetting.close);
  const identity = identityHooks({ root: database.kysely, mailer, publicAddress, sessions, forgetting });
  const context = createWriteContext({
    database,
    catalog,
    tenants,
    // Whoever lets go of an account comes after those who need to know whose it was.
    hooks: [
      ...images,
      ...identity,
      ...spaceHooks(database.kysely),
      ...roles,
      contrastHook,
      trackingHook(database.kysely),
      ...themeHooks(realtime.theme),
      ...stepHooks(realtime.stepsChanged),
      creatorHook(database, catalog.entities.get("moderator")),
      ...registered.entityHooks,
    ],
    validate: createBodyValidators(),
    onChange: realtime.changed,
    forgetting,
  });
  const reportError = (error: unknown) => app.log.error({ err: error }, "job failed");
  const reports = createImportReports(database);
  const jobs = createJobs({
    database,
    definitions: [importJob({ catalog, context, texts, files, reports }), ...registered.jobs],
    spaceDb: context.spaceDb,
    onJob: realtime.job,
    onError: reportError,
  });
  // Not waited for: what an earlier process left unfinished delays no start.
  app.addHook("onReady", async () => void jobs.open().catch(reportError));
  app.addHook("onClose", jobs.close);
  const spaces = { root: database.kysely, spaceDb: context.spaceDb };
  const scheduler = createScheduler({
    database,
    handlers: taskHandlers(registered, context.spaceDb),
    recurring: [
      // What goes with a job that is forgotten goes right after it.
      { name: "jobs", run: jobs.sweep },
      sweepImports(database, files),
      sweepUploads({ database, catalog, files, purposes: registered.filePurposes }),
      forgetting.task,
      { name: "access", everyMinutes: SWEEP_MINUTES, run: () => sweepAccess(database.kysely) },
      {
        name: "invitations",
        everyMinutes: 1,
        run: () => inviteEntered({ root: database.kysely, mailer, publicAddress }),
      },
      { name: "signUps", everyMinutes: SWEEP_MINUTES, run: () => sweepSignUps(database.kysely) },
      { name: "outbox", everyMinutes: SWEEP_MINUTES, run: () => sweepOutbox(database.kysely) },
      ...registered.schedules.map((schedule) => inEverySpace(schedule, spaces)),
    ],
    onError: (error) => app.log.error({ err: error }, "scheduled task failed"),
  });
  registered.equip(
    createHostTools({
      root: database.kysely,
      keyedHash: createKeyedHash(secretKey, "guests"),
      callbacks: messages.callbacks,
      events: registered.events,
      scheduler,
      kinds: registered.notificationKinds,
      mail: createSpaceMail({ root: database.kysely, mailer, publicAddress }),
      emit: ({ spaceId }, news) => afterCommit(() => realtime.channel(spaceId, news)),
    }),
  );
  app.addHook("onReady", async () => void scheduler.open().catch(reportError));
  app.addHook("onClose", scheduler.close);
  return {
    ...messages,
    sessions,
    seal: createSeal(secretKey),
    publicAddress,
    afterAnswer: createAfterAnswer(app),
    sessionOf: createSessionOf(sessions.read),
    actorOf: createSessionOf(sessions.readActor),
    tenants,
    files,
    reportFile,
    findReferences,
    drafts,
    locks: createLocks(database),
    wizards: createWizards({ catalog, context, drafts, validators: createStepValidators() }),
    realtime,
    context,
    reports,
    jobs,
  };
}
