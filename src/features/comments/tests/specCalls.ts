import type { SpecExample } from "../../../../tests/contract/specCall";
import type { TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import type { Comment } from "../../../contracts/api/comments";

const CLIENT = "/client/communities/:id/activity/:activityId";
const TESTER = "/tester/communities/:id/activity/:activityId";
const COLOR = "#3447d4";

/** A debate that is open, where the member has said something. */
async function openDebate(app: TestApp) {
  const [moderator, member, community] = await Promise.all([app.signIn("moderator"), app.signIn("member"), demoId(app)]);
  const send = async (url: string, body: object, token = moderator) =>
    (await app.call({ method: "POST", url, token, body })).json();
  const activity = { title: "El mercado", type: "wat_chat", description: "Cuéntanos" };
  const { id } = await send("/api/activities", activity);
  const of = (face: "client" | "tester") => `/${face}/communities/${community}/activity/${id}`;
  const debate = await send(`${of("client")}/step2Debate`, { topics: [{ title: "Los precios", color: COLOR }] });
  const topicId: string = debate.topics[0].id;
  await send(`/api/activities/${id}/transitions/open`, {});
  const comment: Comment = await send(`${of("tester")}/comment`, { text: "Las naranjas, carísimas", topicId }, member);
  return { moderator, member, of, topicId, comment };
}

type Debate = Awaited<ReturnType<typeof openDebate>>;

/** A call that reads what the member has said. */
const read =
  (face: "client" | "tester", path: string | ((debate: Debate) => string)): SpecExample =>
  async (app) => {
    const debate = await openDebate(app);
    const token = face === "client" ? debate.moderator : debate.member;
    const end = typeof path === "string" ? path : path(debate);
    return app.call({ url: `${debate.of(face)}/${end}`, token });
  };

/** A comment, read back by another call. */
const post =
  (face: "client" | "tester"): SpecExample =>
  async (app) => {
    const { of, topicId, ...people } = await openDebate(app);
    const token = face === "client" ? people.moderator : people.member;
    const body = { text: "Y los tomates", topicId, isRootComment: true };
    const answer = await app.call({ method: "POST", url: `${of(face)}/comment`, token, body });
    const page = await app.call({ url: `${of(face)}/comments/page/0/size/10`, token });
    if (page.json().threads[0].id !== answer.json().id) throw new Error("The comment is not on the first page");
    return answer;
  };

const see =
  (face: "client" | "tester"): SpecExample =>
  async (app) => {
    const { of, comment, ...people } = await openDebate(app);
    const token = face === "client" ? people.moderator : people.member;
    const answer = await app.call({ method: "POST", url: `${of(face)}/seeComments`, token, body: { seq: comment.seq } });
    const { lastSeen } = (await app.call({ url: `${of(face)}/conversation`, token })).json();
    if (lastSeen !== comment.seq) throw new Error("The read marker was not moved");
    return answer;
  };

/** A call of the team about the comment, read back in its thread. */
const moderate =
  (method: "PUT" | "POST" | "DELETE", urlOf: (id: string) => string, body?: object): SpecExample =>
  async (app) => {
    const { moderator: token, of, comment } = await openDebate(app);
    const answer = await app.call({ method, url: urlOf(comment.id), token, ...(body ? { body } : {}) });
    const thread = await app.call({ url: `${of("client")}/comment/${comment.id}`, token });
    if (thread.statusCode !== (method === "DELETE" ? 404 : 200)) throw new Error(thread.body);
    return answer;
  };

const pages = "comments/page/0/size/10";
const ofTeam = (id: string) => `/client/communities/comment/${id}`;

/** The calls of the specification that this feature builds. */
export const examples: Readonly<Record<string, SpecExample>> = {
  [`GET ${CLIENT}/comments/page/:page/size/:size`]: read("client", pages),
  [`GET ${TESTER}/comments/page/:page/size/:size`]: read("tester", pages),
  [`GET ${CLIENT}/pinnedComments`]: read("client", "pinnedComments"),
  [`GET ${TESTER}/pinnedComments`]: read("tester", "pinnedComments"),
  [`POST ${CLIENT}/comment`]: post("client"),
  [`POST ${TESTER}/comment`]: post("tester"),
  [`POST ${CLIENT}/seeComments`]: see("client"),
  [`POST ${TESTER}/seeComments`]: see("tester"),
  [`GET ${CLIENT}/excel`]: read("client", "excel"),
  [`GET ${CLIENT}/word`]: read("client", "word"),
  [`GET ${CLIENT}/multimedia`]: read("client", "multimedia"),
  [`GET ${CLIENT}/commentSearch`]: read("client", "commentSearch?word=naranjas"),
  [`GET ${CLIENT}/searchWord`]: read("client", "searchWord?word=naranjas"),
  [`GET ${CLIENT}/topic/:topicId/commentsPaged`]: read("client", ({ topicId }) => `topic/${topicId}/commentsPaged`),
  "PUT /tester/communities/comment/:commentId/reaction": async (app) => {
    const { of, topicId, moderator, member } = await openDebate(app);
    const body = { text: "¿Y vosotros?", topicId };
    const said = await app.call({ method: "POST", url: `${of("client")}/comment`, token: moderator, body });
    const url = `/tester/communities/comment/${said.json().id}/reaction`;
    const answer = await app.call({ method: "PUT", url, token: member, body: { reactionType: "LIKE" } });
    const thread = await app.call({ url: `${of("tester")}/comment/${said.json().id}`, token: member });
    if (thread.json().likes !== 1) throw new Error("The reaction was not counted");
    return answer;
  },
  "PUT /client/communities/comment/:commentId/tags": moderate("PUT", (id) => `${ofTeam(id)}/tags`, { tags: ["precio"] }),
  "PUT /client/communities/comment/:commentId/pin": moderate("PUT", (id) => `${ofTeam(id)}/pin`, { isPinned: true }),
  "DELETE /client/communities/comment/:id": moderate("DELETE", ofTeam),
  "POST /experienceLabs/comment/:id/medal": moderate("POST", (id) => `/experienceLabs/comment/${id}/medal`, { medal: true }),
};
