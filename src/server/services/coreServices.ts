import type { FastifyInstance } from "fastify";
import { createSessions } from "../access/session/sessions";
import type { AppOptions } from "../appOptions";
import { createSpaceDb } from "../db/query/spaceDb";
import { tenantTables } from "../db/query/spacePredicate";
import { createMessages } from "../mail/messages";
import { createPublicAddress } from "../platform/publicAddress";
import { openFileStore } from "../platform/storage/openFileStore";
import { createChannels } from "../realtime/channels";
import { createHandshakeActor } from "../realtime/handshake";
import { createRealtime } from "../realtime/realtime";
import { logError, runWith } from "./lifecycle";

export type CoreServices = Awaited<ReturnType<typeof createCoreServices>>;

/** What all others need: sessions, files, sockets, and what leaves for people's inboxes. */
export async function createCoreServices(app: FastifyInstance, options: AppOptions) {
  const { config, catalog, database, registered, texts, readSpace } = options;
  const sessions = createSessions({ database, onEnd: (sessionIds) => realtime.signedOut(sessionIds) });
  const tenants = tenantTables(catalog.entities.values());
  const realtime = await createRealtime({
    catalog,
    http: app.server,
    redisUrl: config.redisUrl,
    actorOf: createHandshakeActor((header) => app.parseCookie(header), sessions.readActor),
    channels: createChannels(registered.channels, (spaceId) => createSpaceDb(database, tenants, spaceId)),
  });
  app.addHook("preClose", realtime.close);
  const publicAddress = createPublicAddress(app, config);
  const onError = logError(app, "outbox failed");
  const { mailTemplates } = registered;
  const messages = createMessages({ config, database, texts, mailTemplates, address: publicAddress.here, onError });
  runWith(app, messages.outbox, onError);
  const files = await openFileStore(config, readSpace);
  return { sessions, tenants, realtime, publicAddress, messages, files };
}
