import { demandCommunity, type ExtensionRoute, type HostTools, type RouteContext, route } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { participantsApi } from "../../shared/api/participants";
import { listParticipants } from "./listParticipants";
import { listReminders, programReminders, removeReminder } from "./programmedReminders";
import { type ReminderServices, remind } from "./remind";

const READ = { entity: "activity", action: "read" } as const;
const UPDATE = { entity: "activity", action: "update" } as const;
const PAGE_SIZE = 50;

type Services = ReminderServices & { readonly tools: () => HostTools };

async function readReminders({ db, timeZone }: RouteContext, activityId: string) {
  return { reminders: await listReminders(db, activityId), timeZone: await timeZone() };
}

/** Who takes part in an activity, and reminders of it. */
export function participantRoutes(services: Services): readonly ExtensionRoute[] {
  return [
    route(participantsApi, "GET /client/communities/:id/activity/:activityId/participants", {
      access: READ,
      handle: (context, { params: { activityId }, query: { page, size, ...filter }, request }) => {
        demandCommunity(context, request);
        return listParticipants(context.db, { ...filter, activityId, page: Number(page ?? 0), size: Number(size ?? PAGE_SIZE) });
      },
    }),
    route(participantsApi, "POST /client/communities/:id/activity/:activityId/remind", {
      act: { action: "send", entity: "activity" },
      access: UPDATE,
      handle: (context, { params: { activityId }, body: { memberIds }, request }) => {
        demandCommunity(context, request);
        return remind(context.db, { activityId, memberIds }, services);
      },
    }),
    route(participantsApi, "POST /client/communities/:id/activity/:activityId/allPendingMembers/remind", {
      act: { action: "send", entity: "activity" },
      access: UPDATE,
      handle: async (context, { params: { activityId }, query: { segment }, request }) => {
        demandCommunity(context, request);
        if (segment === undefined) return remind(context.db, { activityId }, services);
        const [reached] = await context.records.reachable({ entity: "segment", action: "read", ids: [segment] });
        if (!reached) throw new AppError("record.notFound");
        return remind(context.db, { activityId, segment }, services);
      },
    }),
    route(participantsApi, "POST /client/communities/:id/activity/:activityId/programReminder", {
      act: { action: "send", entity: "activity" },
      access: UPDATE,
      handle: async (context, { params: { activityId }, body: { reminderDates }, request }) => {
        demandCommunity(context, request);
        await programReminders(context.db, activityId, reminderDates, services.tools());
        return readReminders(context, activityId);
      },
    }),
    route(participantsApi, "GET /client/communities/:id/activity/:activityId/reminders", {
      access: READ,
      handle: (context, { params: { activityId }, request }) => {
        demandCommunity(context, request);
        return readReminders(context, activityId);
      },
    }),
    route(participantsApi, "DELETE /client/communities/:id/activity/:activityId/reminders/:reminderId", {
      access: UPDATE,
      handle: async (context, { params: { activityId, reminderId: id }, request }) => {
        demandCommunity(context, request);
        await removeReminder(context.db, { activityId, id }, services.tools());
        return readReminders(context, activityId);
      },
    }),
  ];
}
