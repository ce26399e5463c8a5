import type { SpecExample } from "../../../tests/contract/specCall";
import type { TestApp } from "../../../tests/helpers/app";
import { demoId } from "../../../tests/helpers/communities";
import { addRecording } from "./recordedSession";

const CLIENT_ACTIVITY = "/client/communities/:id/activity/:activityId";
const TESTER_ACTIVITY = "/tester/communities/:id/activity/:activityId";

/** A session whose waiting room is open, with the demo's member in it. */
async function waiting(app: TestApp) {
  const [moderator, member] = await Promise.all([app.signIn("moderator"), app.signIn("member")]);
  const post = (url: string, token: string, body?: object) => app.call({ method: "POST", url, token, ...(body ? { body } : {}) });
  const activity = {
    title: "Charla en directo",
    type: "wat_videochat",
    description: "Hablamos",
    startsAt: new Date(Date.now() - 60_000).toISOString(),
    videoChatParticipants: 3,
    videoChatPassword: "abono-7",
  };
  const { id } = (await post("/api/activities", moderator, activity)).json();
  await post(`/api/activities/${id}/transitions/open`, moderator, {});
  await post(`/api/activities/${id}/video-chat/launch`, moderator);
  const { seat } = (await post(`/api/member/activities/${id}/video-chat/presence`, member, {})).json();
  const community = await demoId(app);
  const [client, tester] = ["client", "tester"].map((side) => `/${side}/communities/${community}/activity/${id}`);
  return { id, client, tester, seat, moderator, member, post };
}

function demand(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

/** A session that is being recorded, of nobody so far. */
async function recording(app: TestApp) {
  const session = await waiting(app);
  const { client, moderator, post } = session;
  const id = client?.split("/").at(-1);
  await post(`/api/activities/${id}/video-chat/start`, moderator);
  return { ...session, answer: await post(`${client}/videoRecord/start`, moderator, {}) };
}

const PUBLIC_ACTIVITY = "/experienceLabs/:id/activity/:activityId";

/** The same, open to guests, from the address of those without an account. */
async function openToGuests(app: TestApp) {
  const session = await waiting(app);
  const opened = await app.call({
    method: "PUT",
    url: `/api/activities/${session.id}/video-chat/guests`,
    token: session.moderator,
    body: { isOpen: true },
  });
  demand(opened.json().guests.isOpen === true, "it isn't open");
  const url = `/experienceLabs/${await demoId(app)}/activity/${session.id}`;
  return {
    ask: (name: string, body: object) => app.call({ method: "POST", url: `${url}/${name}`, body }),
    joining: { nickname: "Invitada", password: "abono-7" },
    key: opened.json().guests.observerKey,
  };
}

/** A session with a recording, and what was said in it. */
async function transcribed(app: TestApp) {
  const { client, moderator, id } = await waiting(app);
  const recording = await addRecording(app, id);
  const insert = [{ startSeconds: 3, endSeconds: 5, speaker: null, text: "El abono me parece caro" }];
  const url = `/api/activities/${id}/transcripts/${recording}/segments`;
  await app.call({ method: "PUT", url, token: moderator, body: { version: 0, start: 0, remove: 0, insert } });
  return { client, moderator };
}

/** The calls of the specification that this plugin builds. */
export const examples: Readonly<Record<string, SpecExample>> = {
  [`GET ${CLIENT_ACTIVITY}/videochatData`]: async (app) => {
    const { client, moderator } = await waiting(app);
    const answer = await app.call({ url: `${client}/videochatData`, token: moderator });
    demand(answer.json().seats.length === 1, "nobody has come");
    return answer;
  },
  [`GET ${CLIENT_ACTIVITY}/videochatObserver`]: async (app) => {
    const { client } = await waiting(app);
    const answer = await app.call({ url: `${client}/videochatObserver`, token: await app.signIn("observer") });
    demand(answer.json().status === "WAITING", "the waiting room isn't open");
    return answer;
  },
  [`POST ${CLIENT_ACTIVITY}/grantAccess`]: async (app) => {
    const { client, seat, moderator, post } = await waiting(app);
    const answer = await post(`${client}/grantAccess`, moderator, { seat, access: "GRANTED" });
    demand(answer.json().seats[0].access === "GRANTED", "nobody was let in");
    return answer;
  },
  [`POST ${CLIENT_ACTIVITY}/videoComment`]: async (app) => {
    const { client, moderator, post } = await waiting(app);
    const key = "0193fd0a-7c1e-7000-8000-00000000beef";
    const answer = await post(`${client}/videoComment`, moderator, { room: "BACK", text: "Empezamos en breve", key });
    demand(answer.json().isOwn === true, "nothing was written");
    return answer;
  },
  [`POST ${PUBLIC_ACTIVITY}/passwordValidation`]: async (app) => {
    const { ask } = await openToGuests(app);
    const answer = await ask("passwordValidation", { password: "abono-7" });
    demand(answer.json().isValid === true, "it isn't right");
    return answer;
  },
  [`POST ${PUBLIC_ACTIVITY}/publicVideochatJoin`]: async (app) => {
    const { ask, joining } = await openToGuests(app);
    const answer = await ask("publicVideochatJoin", joining);
    demand(answer.json().access === "PENDING", "the guest doesn't wait");
    return answer;
  },
  [`POST ${PUBLIC_ACTIVITY}/observerVideochatJoin`]: async (app) => {
    const { ask, joining, key } = await openToGuests(app);
    const answer = await ask("observerVideochatJoin", { ...joining, key });
    demand(answer.json().role === "OBSERVER", "nobody observes");
    return answer;
  },
  [`GET ${TESTER_ACTIVITY}/videochatData`]: async (app) => {
    const { tester, member } = await waiting(app);
    const answer = await app.call({ url: `${tester}/videochatData`, token: member });
    demand(answer.json().access === "PENDING", "the member doesn't wait");
    return answer;
  },
  [`POST ${TESTER_ACTIVITY}/videochatTestResults`]: async (app) => {
    const { tester, member, post } = await waiting(app);
    const works = { camera: "WORKS", microphone: "WORKS", screen: "SKIPPED", connection: "WORKS" };
    return post(`${tester}/videochatTestResults`, member, works);
  },
  [`POST ${CLIENT_ACTIVITY}/videoRecord/start`]: async (app) => {
    const { answer } = await recording(app);
    demand(answer.json().recordings[0].status === "RECORDING", "it isn't being recorded");
    return answer;
  },
  [`POST ${CLIENT_ACTIVITY}/videoRecord/stop`]: async (app) => {
    const { client, moderator, post } = await recording(app);
    const answer = await post(`${client}/videoRecord/stop`, moderator);
    demand(answer.json().recordings[0].endedAt !== null, "it is still being recorded");
    return answer;
  },
  [`DELETE ${CLIENT_ACTIVITY}/videoRecord/:recordId`]: async (app) => {
    const { client, moderator, post } = await recording(app);
    const { recordings } = (await post(`${client}/videoRecord/stop`, moderator)).json();
    const answer = await app.call({ method: "DELETE", url: `${client}/videoRecord/${recordings[0].id}`, token: moderator });
    demand(answer.json().recordings.length === 0, "it is still there");
    return answer;
  },
  [`GET ${CLIENT_ACTIVITY}/videoRecord`]: async (app) => {
    const { client } = await recording(app);
    const answer = await app.call({ url: `${client}/videoRecord`, token: await app.signIn("observer") });
    demand(answer.json().recordings.length === 1, "there is no recording");
    return answer;
  },
  [`GET ${CLIENT_ACTIVITY}/transcription`]: async (app) => {
    const { client, moderator } = await transcribed(app);
    const answer = await app.call({ url: `${client}/transcription`, token: moderator });
    demand(answer.json().segments.length === 1, "nothing was said");
    return answer;
  },
  [`GET ${CLIENT_ACTIVITY}/transcriptionSearch`]: async (app) => {
    const { client, moderator } = await transcribed(app);
    const answer = await app.call({ url: `${client}/transcriptionSearch?text=ABONO`, token: moderator });
    demand(answer.json().times === 1, "nothing was found");
    return answer;
  },
  [`GET ${CLIENT_ACTIVITY}/transcriptionWord`]: async (app) => {
    const { client, moderator } = await transcribed(app);
    const answer = await app.call({ url: `${client}/transcriptionWord`, token: moderator });
    demand(answer.rawPayload.subarray(0, 2).toString() === "PK", "it is no document");
    return answer;
  },
  [`PUT ${CLIENT_ACTIVITY}/speakerNames`]: async (app) => {
    const { client, moderator } = await transcribed(app);
    const body = { names: [{ speaker: "Luis", name: "Luis, 40" }] };
    return app.call({ method: "PUT", url: `${client}/speakerNames`, token: moderator, body });
  },
  "GET /communitiesVideo/:text": async (app) => {
    const { moderator } = await transcribed(app);
    const answer = await app.call({ url: "/communitiesVideo/abono", token: moderator });
    demand(answer.json().hits.length > 0, "nothing was found");
    return answer;
  },
};
