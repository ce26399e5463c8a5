import { mailUnsubscribed } from "../../../contracts/events/mail";
import { credits } from "../../../contracts/services/credits";
import { fieldwork } from "../../../contracts/services/fieldwork";
import { questionnaires } from "../../../contracts/services/questionnaires";
import { type ServerHost, sql } from "../../../server/kit";
import { OWN_DATABASE_ERRORS } from "../shared/errors";
import { demoSurvey } from "./demo/demoSurvey";
import { entryRoutes } from "./entry/entryRoutes";
import { INVITATION_MAIL, REMINDER_MAIL } from "./field/mails";
import { requireKnownPlaceholders } from "./field/placeholders";
import { keepWaves, runWave, WAVE } from "./field/waves";
import { addresseeHook } from "./people/addresseeHook";
import { peopleRoutes } from "./people/peopleRoutes";
import { removeAddresses } from "./people/removeAddresses";
import { ownDatabaseSurvey, requireConsent } from "./product";
import type { OwnServices } from "./services";

/** Surveys of a client's own database: whom it invites, how they answer, and what becomes of their addresses. */
export function register(host: ServerHost): void {
  const services: OwnServices = {
    credits: host.use(credits, "own-database"),
    fieldwork: host.use(fieldwork, "own-database"),
    tools: () => host.tools(),
  };
  host.errors(Object.values(OWN_DATABASE_ERRORS));
  host.studyProduct(ownDatabaseSurvey(services));
  host.entityHook(requireConsent);
  host.entityHook(requireKnownPlaceholders);
  host.entityHook(addresseeHook(services));
  for (const template of [INVITATION_MAIL, REMINDER_MAIL]) host.mailTemplate(template);
  host.appointment({ name: WAVE, run: ({ db, payload }) => runWave(db, payload as { readonly studyId: string }, services) });
  host.schedule(removeAddresses);
  host.schedule(keepWaves(services));
  host.demoSeed(demoSurvey({ fieldwork: services.fieldwork, questionnaires: host.use(questionnaires, "own-database") }));
  host.on(mailUnsubscribed, async ({ db, payload: { email, spaceId } }) => {
    if (spaceId === null) return;
    await db
      .updateTable("addressee")
      .set({ unsubscribedAt: sql<string>`now()` })
      .where("email", "=", email.toLowerCase())
      .where("unsubscribedAt", "is", null)
      .execute();
  });
  for (const route of [...peopleRoutes(services), ...entryRoutes(services)]) host.route(route);
}
