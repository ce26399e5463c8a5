import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createSessionOf } from "./access/session/sessionOf";
import { createAfterAnswer } from "./access/signIn/afterAnswer";
import type { AppOptions } from "./appOptions";
import { afterCommit } from "./db/transaction";
import { createDrafts } from "./drafts/drafts";
import { createPublish } from "./events/publish";
import { createHostTools, type HostTools } from "./host/hostTools";
import { createSpaceLanguageModel } from "./languageModel/spaceLanguageModel";
import { createLocks } from "./locks/locks";
import { createBackOfficeMail } from "./mail/backOfficeMail";
import { createSpaceOutbox } from "./mail/outbox/spaceOutbox";
import { createSpaceMail } from "./mail/spaceMail";
import { createMetrics } from "./metrics/metrics";
import { createChildProcess } from "./platform/childProcess";
import { createGeoIp } from "./platform/geoIp/geoIp";
import { createExtensionHash } from "./platform/keyedHash";
import { createLanguageModel } from "./platform/languageModel/languageModel";
import { productionWarnings } from "./platform/productionWarnings";
import { readSecretKey } from "./platform/secretKey";
import { createSpeechToText } from "./platform/speechToText/speechToText";
import { createTrainingSite } from "./platform/trainingSite";
import type { Scheduler } from "./scheduler/scheduler";
import { createBackgroundServices } from "./services/backgroundServices";
import { type CoreServices, createCoreServices } from "./services/coreServices";
import { logError, runWith } from "./services/lifecycle";
import { createWriteServices, type WriteServices } from "./services/writeServices";
import { createSeal } from "./twoFactor/seal";
import { createStepValidators } from "./wizards/stepValidators";
import { createWizards } from "./wizards/wizards";

export type AppServices = Awaited<ReturnType<typeof createAppServices>>;

interface HostServices extends CoreServices, Pick<WriteServices, "context"> {
  readonly secretKey: ReturnType<typeof readSecretKey>;
  readonly scheduler: Scheduler;
}

function hostTools(app: FastifyInstance, options: AppOptions, services: HostServices): HostTools {
  const { config, database, registered, texts } = options;
  const { secretKey, scheduler, messages, publicAddress, realtime, context, files } = services;
  const root = database.kysely;
  const processes: { readonly close: () => Promise<void> }[] = [];
  const geoIp = createGeoIp({ file: config.geoIpDatabase, warn: (details, message) => app.log.warn(details, message) });
  app.addHook("onClose", async () => geoIp.close());
  app.addHook("onClose", async () => void (await Promise.all(processes.map(({ close }) => close()))));
  return createHostTools({
    root,
    spaceDb: context.spaceDb,
    keyedHash: createExtensionHash(secretKey),
    callbacks: messages.callbacks,
    events: registered.events,
    scheduler,
    kinds: registered.notificationKinds,
    mail: createSpaceMail({ root, mailer: messages.mailer, publicAddress }),
    sms: messages.sms,
    outbox: createSpaceOutbox({ root, suppressions: messages.suppressions, onMail: messages.outbox.wake }),
    unsubscriptions: messages.unsubscriptions,
    suppressions: messages.suppressions,
    mailBackOffice: createBackOfficeMail({ root, mailer: messages.mailer, publicAddress }),
    files,
    texts,
    emit: ({ spaceId }, news) => afterCommit(() => realtime.channel(spaceId, news)),
    ownProcess: (own) => {
      const child = createChildProcess({ ...own, onCrash: logError(app, "a process ended by itself") });
      processes.push(child);
      return child;
    },
    folder: (name) => join(config.dataDir, name),
    operatorName: config.mailFrom.name || config.mailFrom.address,
    media: config.media,
    speechToText: createSpeechToText(config.speechToText),
    languageModel: createSpaceLanguageModel(createLanguageModel(config.languageModel), config.languageModel?.monthlyTokens ?? 0),
    trainingSite: createTrainingSite(config.trainingSite, publicAddress.here),
    countryOf: geoIp.countryOf,
  });
}

/** What the routes work with; it ends with the application. */
export async function createAppServices(app: FastifyInstance, options: AppOptions) {
  const { config, catalog, database, registered } = options;
  for (const warning of productionWarnings(config)) app.log.warn(warning);
  const secretKey = readSecretKey(config.secretKeyFile);
  const metrics = config.metricsToken ? createMetrics(app, database) : undefined;
  const core = await createCoreServices(app, options);
  const write = createWriteServices(app, options, core);
  const { scheduler, ...background } = createBackgroundServices(app, options, { ...core, ...write });
  // Extensions are equipped before the clock calls them.
  registered.equip(hostTools(app, options, { ...core, ...write, secretKey, scheduler }));
  runWith(app, scheduler, logError(app, "job failed"));
  // After the scheduler, so that it is closed before: a job ends at its next step, and waits for no scheduled task.
  runWith(app, background.jobs, logError(app, "job failed"));
  const { messages, ...services } = core;
  const drafts = createDrafts(database);
  return {
    ...messages,
    ...services,
    ...write,
    ...background,
    metrics,
    seal: createSeal(secretKey),
    afterAnswer: createAfterAnswer(app),
    sessionOf: createSessionOf(core.sessions.read),
    actorOf: createSessionOf(core.sessions.readActor),
    drafts,
    publish: createPublish(registered.events, scheduler.add),
    locks: createLocks(database),
    wizards: createWizards({ catalog, context: write.context, drafts, validators: createStepValidators() }),
  };
}
