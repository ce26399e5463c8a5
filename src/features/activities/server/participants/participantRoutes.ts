import type { FastifyRequest } from "fastify";
import { demandCommunity, type ExtensionRoute, type HostTools, type RouteContext } from "../../../../server/kit";
import { requiredObject } from "../../../../shared/objectSchema";
import { EXAMPLE_ID, uuid } from "../lists/documents";
import * as documents from "./documents";
import { listParticipants, type ParticipantQuery } from "./listParticipants";
import { listReminders, programReminders, removeReminder } from "./programmedReminders";
import { type ReminderServices, remind } from "./remind";

const BASE = "/client/communities/:id/activity/:activityId";
const READ = { entity: "activity", action: "read" } as const;
const UPDATE = { entity: "activity", action: "update" } as const;
const PAGE_SIZE = 50;

const params = requiredObject({ id: uuid, activityId: uuid });
const examples = { id: EXAMPLE_ID, activityId: EXAMPLE_ID };
const result = { schema: documents.RESULT, example: documents.RESULT_EXAMPLE };
const reminders = { schema: documents.REMINDERS, example: documents.REMINDERS_EXAMPLE };

interface Params {
  readonly activityId: string;
  readonly reminderId: string;
}

/** The activity that a call speaks of. @throws AppError `community.notFound` */
function activityOf(context: RouteContext, request: FastifyRequest): string {
  demandCommunity(context, request);
  return (request.params as Params).activityId;
}

type Services = ReminderServices & { readonly tools: () => HostTools };

/** Who takes part in an activity, and reminders of it. */
export function participantRoutes(services: Services): readonly ExtensionRoute[] {
  const answerReminders = async ({ db, timeZone }: RouteContext, activityId: string) => ({
    reminders: await listReminders(db, activityId),
    timeZone: await timeZone(),
  });
  return [
    {
      method: "GET",
      url: `${BASE}/participants`,
      summary: "Those who may take part in an activity, how far each is, and how many there are of each",
      access: READ,
      schema: { params, querystring: documents.PAGE_QUERY },
      describe: () => ({ examples, answer: { schema: documents.PAGE, example: documents.PAGE_EXAMPLE } }),
      handle: async (context, request) => {
        const { page, size, ...filter } = request.query as Omit<ParticipantQuery, "page" | "size"> &
          Record<"page" | "size", string>;
        const activityId = activityOf(context, request);
        return listParticipants(context.db, { ...filter, activityId, page: Number(page ?? 0), size: Number(size ?? PAGE_SIZE) });
      },
    },
    {
      method: "POST",
      url: `${BASE}/remind`,
      summary: "Remind some members of an activity that they have not done",
      access: UPDATE,
      schema: { params, body: documents.MEMBERS_BODY },
      describe: () => ({
        examples,
        body: { schema: documents.MEMBERS_BODY, example: { memberIds: [EXAMPLE_ID] } },
        answer: result,
      }),
      handle: async (context, request) => {
        const { memberIds } = request.body as { readonly memberIds: readonly string[] };
        return remind(context.db, { activityId: activityOf(context, request), memberIds }, services);
      },
    },
    {
      method: "POST",
      url: `${BASE}/allPendingMembers/remind`,
      summary: "Remind all members who have not done an activity",
      access: UPDATE,
      schema: { params },
      describe: () => ({ examples, answer: result }),
      handle: async (context, request) => remind(context.db, { activityId: activityOf(context, request) }, services),
    },
    {
      method: "POST",
      url: `${BASE}/programReminder`,
      summary: "Program reminders to those who have not done an activity then",
      access: UPDATE,
      schema: { params, body: documents.DATES_BODY },
      describe: () => ({
        examples,
        body: { schema: documents.DATES_BODY, example: { reminderDates: ["2027-01-10T09:00:00.000Z"] } },
        answer: reminders,
      }),
      handle: async (context, request) => {
        const activityId = activityOf(context, request);
        const { reminderDates } = request.body as { readonly reminderDates: readonly string[] };
        await programReminders(context.db, activityId, reminderDates, services.tools());
        return answerReminders(context, activityId);
      },
    },
    {
      method: "GET",
      url: `${BASE}/reminders`,
      summary: "The programmed reminders of an activity, those that were sent as well",
      access: READ,
      schema: { params },
      describe: () => ({ examples, answer: reminders }),
      handle: async (context, request) => answerReminders(context, activityOf(context, request)),
    },
    {
      method: "DELETE",
      url: `${BASE}/reminders/:reminderId`,
      summary: "Take back a programmed reminder",
      access: UPDATE,
      schema: { params: requiredObject({ id: uuid, activityId: uuid, reminderId: uuid }) },
      describe: () => ({ examples: { ...examples, reminderId: EXAMPLE_ID }, answer: reminders }),
      handle: async (context, request) => {
        const activityId = activityOf(context, request);
        const { reminderId: id } = request.params as Params;
        await removeReminder(context.db, { activityId, id }, services.tools());
        return answerReminders(context, activityId);
      },
    },
  ];
}
