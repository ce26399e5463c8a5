import type { FastifyInstance } from "fastify";
import { roleHooks } from "../access/accounts/roleHooks";
import { spaceHooks } from "../access/accounts/spaceHooks";
import { createBodyValidators } from "../api/rest/write/body/bodyValidators";
import { createWriteContext } from "../api/rest/write/writeContext";
import type { AppOptions } from "../appOptions";
import { creatorHook } from "../community/creatorHook";
import { contrastHook } from "../community/theme/contrastHook";
import { createErasureCleanup, type ErasureCleanup } from "../erasure/erasureCleanup";
import { fileHooks } from "../files/fileHooks";
import { createFindReferences } from "../files/findReferences";
import type { EntityHook } from "../host/serverHost";
import { identityHooks } from "../identity/identityHooks";
import { stepHooks } from "../realtime/stepHooks";
import { themeHooks } from "../realtime/themeHooks";
import { trackingHook } from "../tracking/trackingHook";
import type { CoreServices } from "./coreServices";
import { logError } from "./lifecycle";

interface EntityHookTools extends CoreServices {
  readonly erasureCleanup: ErasureCleanup;
  readonly fileHooks: readonly EntityHook[];
}

/** All that acts when records are written, in the order in which it acts. */
function entityHooks({ database, catalog, texts, registered }: AppOptions, tools: EntityHookTools): readonly EntityHook[] {
  const root = database.kysely;
  const { messages, publicAddress, sessions, realtime, erasureCleanup } = tools;
  const { mailer } = messages;
  return [
    ...tools.fileHooks,
    ...identityHooks({ root, mailer, publicAddress, sessions, erasureCleanup }),
    // Whoever lets go of an account comes after those who need to know whose it was.
    ...spaceHooks(root),
    ...roleHooks({ root, catalog, mailer, publicAddress, texts, onRights: realtime.rightsChanged }),
    contrastHook,
    trackingHook(root),
    ...themeHooks(realtime.theme),
    ...stepHooks(realtime.stepsChanged),
    creatorHook(database, catalog.entities.get("moderator")),
    ...registered.entityHooks,
  ];
}

/** What records are written with, and erased. */
export function createWriteServices(app: FastifyInstance, options: AppOptions, core: CoreServices) {
  const { catalog, database } = options;
  const { files, tenants, realtime } = core;
  const findReferences = createFindReferences(database, catalog);
  const reportFile = logError(app, "file could not be removed");
  const erasureCleanup = createErasureCleanup({ database, catalog, files, onError: logError(app, "forgetting failed") });
  app.addHook("onClose", erasureCleanup.close);
  const images = fileHooks({ root: database.kysely, database, catalog, files, findReferences, onError: reportFile });
  const context = createWriteContext({
    database,
    catalog,
    tenants,
    hooks: entityHooks(options, { ...core, erasureCleanup, fileHooks: images }),
    validate: createBodyValidators(),
    onChange: realtime.changed,
    erasureCleanup,
  });
  return { findReferences, reportFile, erasureCleanup, context };
}

export type WriteServices = ReturnType<typeof createWriteServices>;
