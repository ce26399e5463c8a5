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
  return { client, tester, seat, moderator, member, post, id };
}

function demand(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
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
