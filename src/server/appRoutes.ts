import type { FastifyInstance } from "fastify";
import { startApi } from "../contracts/api/start";
import { previewOf } from "../schema/accessKeys";
import type { ClientCatalog } from "../schema/clientCatalog";
import { inviteRoute } from "./access/accounts/inviteRoute";
import { setupRoute } from "./access/accounts/setup";
import { passwordRoutes } from "./access/password/passwordRoutes";
import { sessionRoutes } from "./access/session/sessionRoutes";
import { directSignInRoutes } from "./access/signIn/directSignInRoutes";
import { signInRoutes } from "./access/signIn/signInRoutes";
import { viewAsRoutes } from "./access/viewAs/viewAsRoutes";
import { activityLogRoutes } from "./activityLog/activityLogRoutes";
import { accessAct, noteActs } from "./activityLog/noteActs";
import { clientCatalog } from "./api/clientCatalog";
import { localeRoute } from "./api/locales";
import { callSchema } from "./api/openApi/callSchema";
import { restRoutes } from "./api/rest/restRoutes";
import { validatorModules } from "./api/validatorModules";
import type { AppOptions } from "./appOptions";
import type { AppServices } from "./appServices";
import { communityRoutes } from "./community/communityRoutes";
import { demoRoute } from "./demo/demoRoute";
import { draftRoutes } from "./drafts/draftRoutes";
import { fileRoutes } from "./files/fileRoutes";
import { extensionPages } from "./host/extensionPages";
import { extensionRoutes } from "./host/extensionRoutes";
import { identityRoutes } from "./identity/identityRoutes";
import { importRoutes } from "./import/routes/importRoutes";
import { jobRoutes } from "./jobs/jobRoutes";
import { lockRoutes } from "./locks/lockRoutes";
import { feedbackRoute } from "./mail/feedback/feedbackRoute";
import { readFeedbackToken } from "./mail/feedback/feedbackToken";
import { outboxRoutes } from "./mail/outbox/outboxRoutes";
import { createRecordUnsubscription } from "./mail/recordUnsubscription";
import { unsubscribeRoutes } from "./mail/unsubscribeRoutes";
import { metricsRoute } from "./metrics/metricsRoute";
import { alertRoutes } from "./notifications/alertRoutes";
import { preferenceRoutes } from "./notifications/preferences/preferenceRoutes";
import { clientErrorRoute } from "./platform/clientErrors";
import { communityThemeRoute } from "./platform/communityTheme";
import { health } from "./platform/health";
import { pages } from "./platform/pages/pages";
import { suiteLookRoute } from "./platform/suiteLook";
import { createClosedPlugins } from "./plugins/closedPlugins";
import { pluginRoutes } from "./plugins/pluginRoutes";
import { trackingFrame } from "./tracking/trackingFrame";
import { enrolmentRoutes } from "./twoFactor/routes/enrolmentRoutes";
import { ownFactorRoutes } from "./twoFactor/routes/ownFactorRoutes";
import { passkeyRoutes } from "./twoFactor/routes/passkeyRoutes";
import type { TwoFactorRoutesOptions } from "./twoFactor/routes/routeOptions";
import { takeAwayRoute } from "./twoFactor/routes/takeAwayRoute";
import { twoFactorSignInRoutes } from "./twoFactor/routes/twoFactorSignInRoutes";
import { stepModules } from "./wizards/stepModules";
import { wizardRoutes } from "./wizards/wizardRoutes";

/** What people confirm a sign-in by beside the password: a telephone, an authenticator, a passkey, recovery codes. */
function twoFactorRoutes(app: FastifyInstance, options: TwoFactorRoutesOptions): void {
  twoFactorSignInRoutes(app, options);
  ownFactorRoutes(app, options);
  enrolmentRoutes(app, options);
  passkeyRoutes(app, options);
  takeAwayRoute(app, options);
}

/** Every route of the server: the platform's, the generated ones, the extensions', the pages. */
export async function appRoutes(routes: FastifyInstance, options: AppOptions, services: AppServices): Promise<void> {
  const { config, catalog, database, registered, texts, client } = options;
  const { sessions, sessionOf, actorOf, context, files, reports, jobs } = services;
  const closedIn = createClosedPlugins(database.kysely, options.plugins);
  health(routes, database);
  metricsRoute(routes, { metricsToken: config.metricsToken, metrics: services.metrics });
  clientErrorRoute(routes, database.kysely);
  localeRoute(routes, texts);
  demoRoute(routes, config);
  communityThemeRoute(routes, database.kysely, closedIn);
  suiteLookRoute(routes, { root: database.kysely, sessionOf });
  trackingFrame(routes, database.kysely);
  setupRoute(routes, database.kysely);
  signInRoutes(routes, { config, root: database.kysely, database, texts, ...services });
  sessionRoutes(routes, { sessions, actorOf });
  viewAsRoutes(routes, { root: database.kysely, actorOf });
  directSignInRoutes(routes, { config, root: database.kysely, texts, ...services });
  inviteRoute(routes, { root: database.kysely, catalog, texts, ...services });
  const { personalData, profileFigures } = registered;
  identityRoutes(routes, { config, catalog, texts, root: database.kysely, personalData, profileFigures, ...services });
  twoFactorRoutes(routes, { config, root: database.kysely, texts, ...services });
  const { filePurposes: purposes, audiences, rewards, communityParts } = registered;
  communityRoutes(routes, { catalog, root: database.kysely, rewards, communityParts, ...services });
  fileRoutes(routes, { catalog, database, root: database.kysely, purposes, audiences, ...services });
  passwordRoutes(routes, { root: database.kysely, ...services });
  routes.get(
    "/api/catalog",
    { schema: callSchema(startApi, "GET /api/catalog", { tags: ["Catalog"] }) },
    async (request): Promise<ClientCatalog> => {
      const session = await sessionOf(request);
      // A console asks for it once when somebody begins to look as another role.
      if (previewOf(session.accessKeys)) await noteActs(database.kysely, [accessAct("preview", session)]);
      return clientCatalog(catalog, session, await closedIn(session.space?.id));
    },
  );
  validatorModules(routes, catalog);
  restRoutes(routes, { catalog, context, texts, actorOf, closedIn });
  importRoutes(routes, { catalog, context, texts, files, reports, jobs, actorOf, closedIn });
  lockRoutes(routes, { catalog, database, locks: services.locks, realtime: services.realtime, sessionOf });
  stepModules(routes, catalog);
  wizardRoutes(routes, {
    catalog,
    database,
    texts,
    actorOf,
    serializerOf: context.serializerOf,
    wizards: services.wizards,
  });
  draftRoutes(routes, { drafts: services.drafts, actorOf });
  jobRoutes(routes, { jobs, actorOf });
  activityLogRoutes(routes, { catalog, database, texts, actorOf });
  outboxRoutes(routes, { root: database.kysely, config, ...services });
  const recordUnsubscription = createRecordUnsubscription({ database, ...services });
  unsubscribeRoutes(routes, { database, texts, recordUnsubscription, ...services });
  const feedbackToken = readFeedbackToken(config.mailFeedbackTokenFile);
  feedbackRoute(routes, { root: database.kysely, feedbackToken, recordUnsubscription, ...services });
  const ofExtensions = {
    catalog,
    context,
    database,
    tenants: services.tenants,
    sessions,
    texts,
    files,
    reports,
    jobs,
    sessionOf,
    onError: services.reportFile,
    plugins: options.plugins,
  };
  extensionRoutes(
    routes,
    [
      ...alertRoutes(registered),
      ...preferenceRoutes({ registries: registered, unsubscriptions: services.unsubscriptions }),
      ...pluginRoutes(options.plugins, registered.activityTypes),
      ...registered.routes,
    ],
    ofExtensions,
  );
  if (!client) return;
  await pages(routes, {
    ...client,
    firstContents: extensionPages(registered.pages, ofExtensions),
  });
}
