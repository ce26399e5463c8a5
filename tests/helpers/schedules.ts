import { join } from "node:path";
import { createCallbacks } from "../../src/server/callbacks/callbacks";
import { createSpaceDb } from "../../src/server/db/query/spaceDb";
import { tenantTables } from "../../src/server/db/query/spacePredicate";
import { extensions } from "../../src/server/extensions";
import { createHostTools } from "../../src/server/host/hostTools";
import { inEverySpace } from "../../src/server/host/inEverySpace";
import { registerExtensions } from "../../src/server/host/registerExtensions";
import { createSpaceOutbox } from "../../src/server/mail/outbox/spaceOutbox";
import { createSuppressions } from "../../src/server/mail/suppressions";
import { createUnsubscriptions } from "../../src/server/mail/unsubscribe";
import { createKeyedHash } from "../../src/server/platform/keyedHash";
import { createLocalFileStore } from "../../src/server/platform/storage/fileStore";
import { createTexts } from "../../src/server/platform/texts";
import { createTaskStore } from "../../src/server/scheduler/taskStore";
import type { TestApp } from "./app";
import { loadCatalog } from "./catalog";
import { ROOT } from "./root";

/** Does what the extensions do now and then, now, as another process would. @param only name of one @default all */
export async function runSchedules({ database, dataDir }: TestApp, only?: string): Promise<void> {
  const { kysely: root } = database;
  const registered = registerExtensions(extensions);
  const callbacks = createCallbacks({ root, onCallback: () => {}, config: { callbackNetworks: [] } });
  const keyedHash = createKeyedHash(Buffer.alloc(32), "guests");
  const { events, notificationKinds: kinds } = registered;
  const scheduler = createTaskStore(root);
  const unsubscriptions = createUnsubscriptions(root, Buffer.alloc(32));
  const suppressions = createSuppressions(root, Buffer.alloc(32));
  const outbox = createSpaceOutbox({ root, suppressions, onMail: () => {} });
  const sms = { send: async () => {} };
  const messages = { unsubscriptions, suppressions, outbox, sms };
  const nowhere = { emit: () => {}, mail: async () => {}, mailBackOffice: async () => {}, texts: createTexts(ROOT) };
  const files = createLocalFileStore(join(dataDir, "files"));
  const tenants = tenantTables(loadCatalog().entities.values());
  const spaceDb = (id: string) => createSpaceDb(database, tenants, id);
  const ownProcess = () => ({ call: () => Promise.reject(new Error("schedules start no process")) });
  const media = { publicIp: undefined, ports: undefined, turn: undefined };
  const folder = (name: string) => join(dataDir, name);
  const services = {
    callbacks,
    keyedHash,
    events,
    scheduler,
    files,
    kinds,
    ownProcess,
    folder,
    media,
    operatorName: "Sondeo",
    speechToText: undefined,
    languageModel: undefined,
    trainingSite: undefined,
    countryOf: () => undefined,
  };
  registered.equip(createHostTools({ root, spaceDb, ...services, ...messages, ...nowhere }));
  for (const schedule of registered.schedules.filter(({ name }) => only === undefined || name === only))
    await inEverySpace(schedule, { root, spaceDb }).run(new AbortController().signal);
}
