import type { SpecExample } from "../../../../tests/contract/specCall";
import type { TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";
import { makeActivity } from "./people";

const CLIENT = "/client/communities/:id";
const TESTER = "/tester/communities/:id";
const ACTIVITY = `${CLIENT}/activity/:activityId`;
const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const OF_ACTIVITY = { params: { id: "activity" } } as const;
const OF_ABSENT = { params: { id: "community", activityId: ABSENT }, isAbsent: true } as const;

/** Who may call lists, life cycle and reminders. */
export const listRows: Readonly<Record<string, RouteRow>> = {
  "POST /api/member/activities/:id/seen": { open: CALLERS.member, ...OF_ACTIVITY },
  "GET /api/member/activities/:id/info": { open: CALLERS.member, ...OF_ACTIVITY },
  "GET /api/activities/:id/removal": { open: CALLERS.staff, ...OF_ACTIVITY },
  [`GET ${CLIENT}/activities/priority/:priority`]: { open: CALLERS.staff, params: { id: "community", priority: "all" } },
  [`GET ${TESTER}/activities/priority/:priority`]: { open: CALLERS.member, params: { id: "community", priority: "all" } },
  [`GET ${CLIENT}/activitiesAllowed`]: { open: CALLERS.staff, params: { id: "community" } },
  [`POST ${ACTIVITY}/duplicate`]: { open: CALLERS.staff, ...OF_ABSENT },
  [`POST ${ACTIVITY}/finish`]: { open: CALLERS.moderators, ...OF_ABSENT },
  [`DELETE ${ACTIVITY}`]: { open: CALLERS.moderators, ...OF_ABSENT },
  [`GET ${ACTIVITY}/participants`]: { open: CALLERS.staff, params: OF_ABSENT.params },
  [`POST ${ACTIVITY}/remind`]: { open: CALLERS.moderators, ...OF_ABSENT, body: { memberIds: [ABSENT] } },
  [`POST ${ACTIVITY}/allPendingMembers/remind`]: { open: CALLERS.moderators, ...OF_ABSENT },
  [`POST ${ACTIVITY}/programReminder`]: {
    open: CALLERS.moderators,
    ...OF_ABSENT,
    body: { reminderDates: ["2099-01-01T10:00:00.000Z"] },
  },
  [`GET ${ACTIVITY}/reminders`]: { open: CALLERS.staff, params: OF_ABSENT.params },
  [`DELETE ${ACTIVITY}/reminders/:reminderId`]: {
    open: CALLERS.moderators,
    params: { ...OF_ABSENT.params, reminderId: ABSENT },
    isAbsent: true,
  },
};

interface Place {
  readonly community: string;
  /** An open one, of its own. */
  readonly activity: string;
  readonly token: string;
  readonly read: (url: string) => Promise<never>;
}

function demand(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

/** A debate that is open for the demo's member. */
async function place(app: TestApp): Promise<Place> {
  const token = await app.signIn("moderator");
  const activity = await makeActivity(app, token, { type: "wat_chat", title: "Recuérdame" }, false);
  const body = { activity, title: "Un tema" };
  await app.call({ method: "POST", url: "/api/topics", token, body });
  const opened = await app.call({ method: "POST", url: `/api/activities/${activity}/transitions/open`, token, body: {} });
  demand(opened.statusCode === 200, opened.body);
  return { community: await demoId(app), activity, token, read: async (url) => (await app.call({ url, token })).json() as never };
}

/** Calls something about an activity of its own. @param check reads back what the call did */
const ofActivity =
  (
    method: "GET" | "POST" | "DELETE",
    path: string,
    check: (place: Place, answer: never) => Promise<void>,
    body?: (app: TestApp) => Promise<object>,
  ): SpecExample =>
  async (app) => {
    const at = await place(app);
    const url = `/client/communities/${at.community}/activity/${at.activity}${path}`;
    const answer = await app.call({ method, url, token: at.token, ...(body ? { body: await body(app) } : {}) });
    demand(answer.statusCode === 200, answer.body);
    await check(at, answer.json() as never);
    return answer;
  };

async function demoMember(app: TestApp): Promise<string> {
  const [member] = await rows<{ id: string }>(app, "select id from member where email = 'member@demo.test'");
  return member?.id ?? "";
}

const participantsOf = ({
  community,
  activity,
  read,
}: Place): Promise<{ participants: { memberId: string; remindedAt: string }[] }> =>
  read(`/client/communities/${community}/activity/${activity}/participants?size=100`);

const wereReminded = async (at: Place) => {
  const { participants } = await participantsOf(at);
  demand(
    participants.some(({ remindedAt }) => remindedAt !== null),
    "nobody was reminded",
  );
};

const listOf =
  (who: "moderator" | "member", side: string, path: string): SpecExample =>
  async (app) => {
    const { community, activity } = await place(app);
    const url = `/${side}/communities/${community}/${path}`;
    const answer = await app.call({ url, token: await app.signIn(who) });
    const { activities } = answer.json() as { activities: { id: string }[] };
    demand(
      activities.some(({ id }) => id === activity),
      "the activity isn't in the list",
    );
    return answer;
  };

/** The specification's lists, life cycle and reminders; what is written is read back by another call. */
export const listExamples: Readonly<Record<string, SpecExample>> = {
  [`GET ${CLIENT}/activities/priority/:priority`]: listOf(
    "moderator",
    "client",
    "activities/priority/inProgress?offset=0&limit=50",
  ),
  [`GET ${TESTER}/activities/priority/:priority`]: listOf("member", "tester", "activities/priority/unseen?offset=0&limit=50"),
  [`GET ${CLIENT}/activitiesAllowed`]: listOf("moderator", "client", "activitiesAllowed"),
  [`POST ${ACTIVITY}/duplicate`]: ofActivity("POST", "/duplicate", async ({ read }, { id }: { id: string }) => {
    const copy: { title: string; status: string } = await read(`/api/activities/${id}`);
    demand(copy.title.endsWith("Recuérdame") && copy.status === "CONFIGURING", "there is no copy");
  }),
  [`POST ${ACTIVITY}/finish`]: ofActivity("POST", "/finish", async ({ read, activity }) => {
    const { status }: { status: string } = await read(`/api/activities/${activity}`);
    demand(status === "FINISHED", "it goes on");
  }),
  [`DELETE ${ACTIVITY}`]: ofActivity("DELETE", "", async ({ read, activity }) => {
    const { code }: { code: string } = await read(`/api/activities/${activity}`);
    demand(code === "record.notFound", "it is still there");
  }),
  [`GET ${ACTIVITY}/participants`]: ofActivity("GET", "/participants", async (_, { total }: { total: number }) =>
    demand(total > 0, "nobody may take part"),
  ),
  [`POST ${ACTIVITY}/remind`]: ofActivity("POST", "/remind", wereReminded, async (app) => ({
    memberIds: [await demoMember(app)],
  })),
  [`POST ${ACTIVITY}/allPendingMembers/remind`]: ofActivity("POST", "/allPendingMembers/remind", wereReminded),
  [`POST ${ACTIVITY}/programReminder`]: ofActivity(
    "POST",
    "/programReminder",
    async ({ community, activity, read }) => {
      const { reminders }: { reminders: { at: string }[] } = await read(
        `/client/communities/${community}/activity/${activity}/reminders`,
      );
      demand(reminders.length === 1, "it wasn't programmed");
    },
    async () => ({ reminderDates: [new Date(Date.now() + 86_400_000).toISOString()] }),
  ),
};
