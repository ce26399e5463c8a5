import { join } from "node:path";
import { openDatabase } from "../../../src/server/db/database";
import { createSpaceDb } from "../../../src/server/db/query/spaceDb";
import { tenantTables } from "../../../src/server/db/query/spacePredicate";
import { extensions, fieldKinds } from "../../../src/server/extensions";
import { createCatalog } from "../../../src/server/host/createCatalog";
import { createHostTools, type HostTools } from "../../../src/server/host/hostTools";
import { registerExtensions, registryNames } from "../../../src/server/host/registerExtensions";
import type { SpaceDb } from "../../../src/server/kit";
import { createMessages } from "../../../src/server/mail/messages";
import { createSpaceOutbox } from "../../../src/server/mail/outbox/spaceOutbox";
import { createSpaceMail } from "../../../src/server/mail/spaceMail";
import type { MailAlertsTools } from "../../../src/server/notifications/mails/mailAlerts";
import { readConfig } from "../../../src/server/platform/config";
import { createExtensionHash } from "../../../src/server/platform/keyedHash";
import { readSecretKey } from "../../../src/server/platform/secretKey";
import { createLocalFileStore } from "../../../src/server/platform/storage/fileStore";
import { createTexts } from "../../../src/server/platform/texts";
import { createTaskStore } from "../../../src/server/scheduler/taskStore";

const HERE = "https://panel.example";

/** What mails are written with, on the database of `DATABASE_URL`, without a server whose clock would mail as well. */
export interface Week {
  readonly db: SpaceDb;
  readonly tools: HostTools;
  readonly alertTools: MailAlertsTools;
  readonly unsubscribe: (email: string) => Promise<void>;
  readonly query: (text: string, values?: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>;
  readonly close: () => Promise<void>;
}

export async function openWeek(): Promise<Week> {
  const root = process.cwd();
  const config = readConfig({ LOG_LEVEL: "fatal", ...process.env });
  const database = await openDatabase(config);
  const registered = registerExtensions(extensions);
  const catalog = createCatalog({ root, kinds: fieldKinds, registries: registryNames(registered) });
  const tenants = tenantTables(catalog.entities.values());
  const spaceDb = (id: string) => createSpaceDb(database, tenants, id);
  const texts = createTexts(root);
  const onError = (error: unknown) => {
    throw error;
  };
  const { kysely } = database;
  const messages = createMessages({
    ...{ config, database, texts, onError },
    mailTemplates: registered.mailTemplates,
    address: () => HERE,
  });
  const { mailer, sms, callbacks, unsubscriptions, suppressions } = messages;
  const mail = createSpaceMail({ root: kysely, mailer, publicAddress: { here: () => HERE, ofCaller: () => HERE } });
  const tools = createHostTools({
    ...{ root: kysely, spaceDb, callbacks, mail, sms, unsubscriptions, suppressions, texts },
    files: createLocalFileStore(join(config.dataDir, "files")),
    languageModel: undefined,
    speechToText: undefined,
    trainingSite: undefined,
    countryOf: () => undefined,
    events: registered.events,
    kinds: registered.notificationKinds,
    keyedHash: createExtensionHash(readSecretKey(config.secretKeyFile)),
    scheduler: createTaskStore(kysely),
    outbox: createSpaceOutbox({ root: kysely, suppressions, onMail: () => undefined }),
    mailBackOffice: async () => undefined,
    emit: () => undefined,
    ownProcess: () => ({ call: () => Promise.reject(new Error("a week starts no process")) }),
    folder: (name) => join(config.dataDir, name),
    operatorName: "Sondeo",
    media: config.media,
  });
  const query = (text: string, values: readonly unknown[] = []) =>
    database.query<Record<string, unknown>>({ text, values: [...values] });
  const [space] = await query("select id from space where origin = 'demo'");
  const db = spaceDb(String(space?.id));
  return {
    db,
    tools,
    query,
    alertTools: { root: kysely, registries: registered, texts, mail, unsubscriptions },
    unsubscribe: async (email) => {
      const subscription = unsubscriptions.read(unsubscriptions.tokenFor(email, db.spaceId));
      if (subscription) await unsubscriptions.add(subscription);
    },
    close: () => database.close(),
  };
}
