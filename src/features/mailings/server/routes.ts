import { demandCommunity, type ExtensionRoute, type RouteContext, route } from "../../../server/kit";
import { draftsApi } from "../shared/api/drafts";
import { historyApi } from "../shared/api/history";
import { sendingApi } from "../shared/api/sending";
import { LARGEST_PAGE, PAGE_SIZE } from "../shared/mailings";
import { resolveAudience } from "./audience";
import { checkMailing } from "./checkMailing";
import { nameDestination, readPages } from "./destination";
import { readDrafts, saveDraft } from "./drafts";
import { IMAGE_FORM, takeImage } from "./image";
import { toContent } from "./letter";
import { moveMailing, retryMailing } from "./moveMailing";
import { previewMailing, sendTest } from "./preview";
import { readScheduled, readScheduledOne, readSentEmails } from "./readEmails";
import { readDeliveries, readMailing, readMailingDetails, readMailings } from "./readMailings";
import { scheduledInstant } from "./scheduledTime";
import type { MailingServices } from "./services";
import { changeScheduled, deleteMailing, scheduleEmail, sendEmail, sendNotification } from "./writeMailing";

/** Those who manage members (spec section 6). */
const access = { entity: "member", action: "update" } as const;

const pagingOf = ({ page = "0", pageSize = String(PAGE_SIZE) }: { readonly page?: string; readonly pageSize?: string }) => ({
  page: Number(page),
  pageSize: Math.min(Math.max(Number(pageSize), 1), LARGEST_PAGE),
});

interface Begun {
  readonly id: string;
  readonly skipped: readonly string[];
}

const skippedPart = ({ skipped }: Begun) => (skipped.length > 0 ? { skipped } : {});
const presentBegun = (begun: Begun) => ({ id: begun.id, ...skippedPart(begun) });
const presentScheduled = async (context: RouteContext, begun: Begun) => ({
  ...(await readScheduledOne(context.db, begun.id, await context.timeZone())),
  ...skippedPart(begun),
});

/** What is written and sent. */
const writeRoutes = (services: MailingServices): readonly ExtensionRoute[] => [
  route(sendingApi, "POST /client/communities/:id/sendCustomEmail", {
    act: { action: "send", entity: "emailRecord", record: false },
    access,
    handle: async (context, { request, body }) => {
      demandCommunity(context, request);
      return presentBegun(await sendEmail(context, body, services));
    },
  }),
  route(sendingApi, "POST /client/communities/:id/scheduleCustomEmail", {
    act: { action: "send", entity: "emailRecord", record: false },
    access,
    handle: async (context, { request, body }) => {
      demandCommunity(context, request);
      return presentScheduled(context, await scheduleEmail(context, body, services));
    },
  }),
  route(sendingApi, "POST /client/communities/:id/sendCustomNotification", {
    act: { action: "send", entity: "emailRecord", record: false },
    access,
    handle: async (context, { request, body }) => {
      demandCommunity(context, request);
      return presentBegun(await sendNotification(context, body, services));
    },
  }),
  route(sendingApi, "PUT /client/communities/:id/scheduledEmails/:emailId", {
    access,
    handle: async (context, { request, params: { emailId: id }, body }) => {
      demandCommunity(context, request);
      return presentScheduled(context, await changeScheduled(context, { id, body }, services));
    },
  }),
  route(sendingApi, "DELETE /client/communities/:id/scheduledEmails/:emailId", {
    access,
    handle: async (context, { request, params: { emailId } }) => {
      demandCommunity(context, request);
      await deleteMailing(context, { id: emailId, state: "SCHEDULED" }, services);
      return { done: true };
    },
  }),
  route(historyApi, "PUT /client/communities/:id/mailings/:mailingId/state", {
    access,
    handle: async (context, { request, params: { mailingId: id }, body: { state } }) => {
      demandCommunity(context, request);
      await moveMailing(context.db, { id, state }, services);
      return readMailing(context.db, id);
    },
  }),
  route(historyApi, "POST /client/communities/:id/mailings/:mailingId/retry", {
    act: { action: "send", entity: "emailRecord", record: false },
    access,
    handle: async (context, { request, params: { mailingId: id }, body: { deliveries } }) => {
      demandCommunity(context, request);
      return { retried: await retryMailing(context.db, { id, deliveries }, services) };
    },
  }),
];

/** What is written and tried out before. */
const draftRoutes = (services: MailingServices): readonly ExtensionRoute[] => [
  route(draftsApi, "GET /client/communities/:id/mailings/drafts", {
    isOpenAfterEnd: true,
    access,
    handle: async (context, { request, query }) => {
      demandCommunity(context, request);
      return readDrafts(context, pagingOf(query));
    },
  }),
  route(draftsApi, "PUT /client/communities/:id/mailings/drafts/:mailingId", {
    access,
    handle: async (context, { request, params: { mailingId: id }, body }) => {
      demandCommunity(context, request);
      return saveDraft(context, { id, body });
    },
  }),
  route(draftsApi, "DELETE /client/communities/:id/mailings/drafts/:mailingId", {
    access,
    handle: async (context, { request, params: { mailingId: id } }) => {
      demandCommunity(context, request);
      await deleteMailing(context, { id, state: "DRAFT" }, services);
      return { done: true };
    },
  }),
  route(draftsApi, "POST /client/communities/:id/mailings/check", {
    access,
    handle: async (context, { request, body: { channel, audience: asked, at: planned, ...written } }) => {
      demandCommunity(context, request);
      const timeZone = await context.timeZone();
      const at = planned ? { at: new Date(scheduledInstant(planned, timeZone, new Date())) } : {};
      const { audience, unknown } = await resolveAudience(context, asked);
      const text = { subject: written.subject, content: toContent(written.content) };
      const destination = await nameDestination(context, written, services);
      const checked = await checkMailing(context.db, { channel, text, audience, ...at }, services);
      return { ...checked, unknown, timeZone, destination };
    },
  }),
  route(draftsApi, "POST /client/communities/:id/mailings/preview", {
    access,
    handle: async (context, { request, body: { subject, content, ...asked } }) => {
      demandCommunity(context, request);
      const { audience, member, search } = asked;
      return previewMailing(context, { text: { subject, content: toContent(content) }, audience, member, search }, services);
    },
  }),
  route(draftsApi, "POST /client/communities/:id/mailings/test", {
    access,
    handle: async (context, { request, body }) => {
      demandCommunity(context, request);
      return { to: await sendTest(context, body, services) };
    },
  }),
  route(draftsApi, "POST /client/communities/:id/mailings/image", {
    access,
    bodyLimit: IMAGE_FORM.bodyLimit,
    document: { body: IMAGE_FORM.body },
    handle: async (context: RouteContext, { request }) => {
      demandCommunity(context, request);
      return takeImage(context, request);
    },
  }),
];

const readRoutes = ({ tools, memberPages }: MailingServices): readonly ExtensionRoute[] => [
  route(draftsApi, "GET /client/communities/:id/mailings/pages", {
    access,
    handle: async (context, { request }) => {
      demandCommunity(context, request);
      return readPages(context, { memberPages });
    },
  }),
  route(historyApi, "POST /client/communities/:id/emailHistory", {
    isOpenAfterEnd: true,
    access,
    handle: async ({ db, ...context }, { request, query, body: { filter, value = "" } }) => {
      demandCommunity(context, request);
      const { name: from } = await tools().mailTheme(db);
      return readSentEmails(db, { ...pagingOf(query), filter, value, from });
    },
  }),
  route(sendingApi, "POST /client/communities/:id/scheduledEmails", {
    act: { action: "send", entity: "emailRecord", record: false },
    isOpenAfterEnd: true,
    access,
    handle: async (context, { request, query }) => {
      demandCommunity(context, request);
      return readScheduled(context.db, pagingOf(query), await context.timeZone());
    },
  }),
  route(historyApi, "GET /client/communities/:id/mailings", {
    isOpenAfterEnd: true,
    access,
    handle: async (context, { request, query }) => {
      demandCommunity(context, request);
      return readMailings(context.db, pagingOf(query));
    },
  }),
  route(historyApi, "GET /client/communities/:id/mailings/:mailingId", {
    isOpenAfterEnd: true,
    access,
    handle: async (context, { request, params: { mailingId } }) => {
      demandCommunity(context, request);
      return readMailingDetails(context.db, mailingId, await context.timeZone());
    },
  }),
  route(historyApi, "GET /client/communities/:id/mailings/:mailingId/deliveries", {
    isOpenAfterEnd: true,
    access,
    handle: async (context, { request, params: { mailingId }, query: { state, ...paging } }) => {
      demandCommunity(context, request);
      return readDeliveries(context.db, { ...pagingOf(paging), mailingId, state });
    },
  }),
];

export const mailingRoutes = (services: MailingServices): readonly ExtensionRoute[] => [
  ...writeRoutes(services),
  ...draftRoutes(services),
  ...readRoutes(services),
];
