import type { SpecExample } from "../../../../tests/contract/specCall";
import type { TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import type { RouteRow } from "../../../../tests/helpers/routeRows";
import { CALLERS } from "../../../../tests/helpers/routeRows";

const CLIENT = "/client/communities/:id/activity";
const TESTER = "/tester/communities/:id/activity";

/** A poll that asks nothing yet. */
export const DRAFT = { title: "Café o té", type: "wat_poll", description: "Una pregunta rápida.", labs: 20 };

const POLL = {
  question: "¿Café o té?",
  isMultiple: false,
  options: [
    { code: "coffee", text: "Café" },
    { code: "tea", text: "Té" },
  ],
};

/** Adds an activity. @returns its id */
export async function addActivity(app: TestApp, token: string, values: object = {}): Promise<string> {
  const added = await app.call({ method: "POST", url: "/api/activities", token, body: { ...DRAFT, ...values } });
  if (added.statusCode !== 201) throw new Error(added.body);
  return added.json().id;
}

/** Does step 2 of a poll. */
export async function askPoll(app: TestApp, token: string, id: string): Promise<void> {
  const saved = await app.call({ method: "PUT", url: `/api/activities/${id}/poll`, token, body: POLL });
  if (saved.statusCode !== 200) throw new Error(saved.body);
}

interface Place {
  readonly base: string;
  readonly token: string;
  /** The record as the generated API has it. */
  readonly read: (id: string) => Promise<{ readonly title: string; readonly status: string; readonly labs: number }>;
}

async function place(app: TestApp): Promise<Place> {
  const token = await app.signIn("moderator");
  const base = CLIENT.replace(":id", await demoId(app));
  return { base, token, read: async (id) => (await app.call({ url: `/api/activities/${id}`, token })).json() };
}

function demand(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

const creation =
  (path: string): SpecExample =>
  async (app) => {
    const { base, token, read } = await place(app);
    const added = await app.call({ method: "POST", url: base + path, token, body: DRAFT });
    const { title, status } = await read(added.json().id);
    demand(title === DRAFT.title && status === "CONFIGURING", "it wasn't added");
    return added;
  };

/** The wizard's calls of the specification; what is written is read back by another call. */
export const wizardExamples: Readonly<Record<string, SpecExample>> = {
  [`POST ${CLIENT}`]: creation(""),
  [`POST ${CLIENT}/step1`]: creation("/step1"),
  [`PUT ${CLIENT}/:activityId`]: async (app) => {
    const { base, token, read } = await place(app);
    const id = await addActivity(app, token);
    const changed = await app.call({ method: "PUT", url: `${base}/${id}`, token, body: { labs: 30 } });
    demand((await read(id)).labs === 30, "it wasn't changed");
    return changed;
  },
  [`GET ${CLIENT}/:activityId`]: async (app) => {
    const { base, token } = await place(app);
    const answer = await app.call({ url: `${base}/${await addActivity(app, token)}`, token });
    demand(answer.json().title === DRAFT.title, "it isn't answered");
    return answer;
  },
  [`GET ${TESTER}/:activityId`]: async (app) => {
    const { token } = await place(app);
    const id = await addActivity(app, token);
    await askPoll(app, token, id);
    await app.call({ method: "POST", url: `/api/activities/${id}/transitions/open`, token });
    const url = `${TESTER.replace(":id", await demoId(app))}/${id}`;
    const answer = await app.call({ url, token: await app.signIn("member") });
    demand(answer.json().state === "new", "the member can't take part");
    return answer;
  },
  [`POST ${CLIENT}/:activityId/step3`]: async (app) => {
    const { base, token, read } = await place(app);
    const id = await addActivity(app, token);
    await askPoll(app, token, id);
    const published = await app.call({ method: "POST", url: `${base}/${id}/step3`, token });
    demand((await read(id)).status === "ACTIVE", "it wasn't published");
    return published;
  },
  "GET /client/communities/canSaveStep3": async (app) => {
    const { token } = await place(app);
    const id = await addActivity(app, token);
    const ask = () => app.call({ url: `/client/communities/canSaveStep3?activityId=${id}`, token });
    demand((await ask()).json().canSave === false, "it may be published without a question");
    await askPoll(app, token, id);
    const answer = await ask();
    demand(answer.json().canSave === true, "it may not be published");
    return answer;
  },
};

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const OF_ACTIVITY = { params: { id: "community", activityId: ABSENT }, isAbsent: true } as const;
const INVALID = { title: "" };

export const wizardRows: Readonly<Record<string, RouteRow>> = {
  "GET /api/activities/types": { open: CALLERS.staff },
  "GET /api/activities/defaults": { open: CALLERS.moderators },
  "GET /api/activities/participants/tags": { open: CALLERS.moderators },
  "GET /api/activities/participants/segments": { open: CALLERS.moderators },
  "POST /api/activities/participants": { open: CALLERS.moderators, body: {} },
  "GET /client/communities/canSaveStep3": {
    open: CALLERS.moderators,
    query: `activityId=${ABSENT}`,
    isAbsent: true,
  },
  [`POST ${CLIENT}`]: { open: CALLERS.moderators, params: { id: "community" }, body: INVALID },
  [`POST ${CLIENT}/step1`]: { open: CALLERS.moderators, params: { id: "community" }, body: INVALID },
  [`GET ${CLIENT}/:activityId`]: { open: CALLERS.staff, ...OF_ACTIVITY },
  [`PUT ${CLIENT}/:activityId`]: { open: CALLERS.moderators, ...OF_ACTIVITY, body: { labs: 1 } },
  [`POST ${CLIENT}/:activityId/step3`]: { open: CALLERS.moderators, ...OF_ACTIVITY },
  [`GET ${TESTER}/:activityId`]: { open: CALLERS.member, ...OF_ACTIVITY },
};
