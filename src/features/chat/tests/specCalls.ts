import { randomUUID } from "node:crypto";
import type { SpecExample } from "../../../../tests/contract/specCall";
import type { TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import type { ChatListPage, ChatMessage, ChatPage } from "../shared/api/schemas";

const CLIENT = "/client/communities/:id";
const TESTER = "/tester/communities/:id";

/** The demo's people, after the member and the observer have each written to the moderators. */
async function openChats(app: TestApp) {
  const [moderator, member, observer, community] = await Promise.all([
    app.signIn("moderator"),
    app.signIn("member"),
    app.signIn("observer"),
    demoId(app),
  ]);
  const [client, tester] = [`/client/communities/${community}`, `/tester/communities/${community}`];
  const get = async (url: string, token: string) => (await app.call({ url, token })).json();
  const say = async (url: string, token: string): Promise<ChatMessage> =>
    (await app.call({ method: "POST", url, token, body: { clientKey: randomUUID(), message: "¿Dónde subo la foto?" } })).json();
  const said = await say(`${tester}/chat/messages`, member);
  const { items }: ChatListPage = await get(`${client}/observerChat/list`, observer);
  const observerId = items[0]?.id ?? "";
  const observed = await say(`${client}/observerChat/${observerId}/messages`, observer);
  return { moderator, member, observer, client, tester, get, say, said, memberId: said.author?.id ?? "", observerId, observed };
}

type Chats = Awaited<ReturnType<typeof openChats>>;
type Caller = "moderator" | "member" | "observer";

const read =
  (who: Caller, urlOf: (chats: Chats) => string): SpecExample =>
  async (app) => {
    const chats = await openChats(app);
    return app.call({ url: urlOf(chats), token: chats[who] });
  };

/** A call that changes something, and what has to be so afterwards. */
const change =
  (
    {
      who,
      method = "POST",
      url,
      body,
    }: { who: Caller; method?: "POST" | "PUT"; url: (of: Chats) => string; body: (of: Chats) => object },
    check: (chats: Chats, page: ChatPage) => boolean,
    pageOf = ({ client, memberId }: Chats) => `${client}/chat/${memberId}/messages`,
  ): SpecExample =>
  async (app) => {
    const chats = await openChats(app);
    const answer = await app.call({ method, url: url(chats), token: chats[who], body: body(chats) });
    const page: ChatPage = await chats.get(pageOf(chats), chats.moderator);
    if (!check(chats, page)) throw new Error(`Nothing changed: ${answer.body}`);
    return answer;
  };

const observerPage = ({ client, observerId }: Chats) => `${client}/observerChat/${observerId}/messages`;

/** The calls of the specification that this feature builds. */
export const examples: Readonly<Record<string, SpecExample>> = {
  [`GET ${CLIENT}/chatUnseen`]: read("moderator", ({ client }) => `${client}/chatUnseen`),
  [`GET ${TESTER}/chatUnseen`]: read("member", ({ tester }) => `${tester}/chatUnseen`),
  [`GET ${CLIENT}/chatList`]: read("moderator", ({ client }) => `${client}/chatList?filter=unread`),
  [`GET ${CLIENT}/chat/:chatId/messages`]: read("moderator", ({ client, memberId }) => `${client}/chat/${memberId}/messages`),
  [`GET ${TESTER}/chat/messages`]: read("member", ({ tester }) => `${tester}/chat/messages`),
  [`POST ${CLIENT}/chat/:chatId/see`]: change(
    {
      who: "moderator",
      url: ({ client, memberId }) => `${client}/chat/${memberId}/see`,
      body: ({ said }) => ({ seq: said.seq }),
    },
    ({ said }, { seen }) => seen.team === said.seq,
  ),
  [`POST ${TESTER}/chat/see`]: async (app) => {
    const { tester, member, moderator, client, memberId, say, get } = await openChats(app);
    const { seq } = await say(`${client}/chat/${memberId}/messages`, moderator);
    const answer = await app.call({ method: "POST", url: `${tester}/chat/see`, token: member, body: { seq } });
    if ((await get(`${tester}/chatUnseen`, member)).unseen !== 0) throw new Error("It is not read");
    return answer;
  },
  [`POST ${CLIENT}/chat/:chatId/seeObs`]: change(
    { who: "moderator", url: ({ client, observerId }) => `${client}/chat/${observerId}/seeObs`, body: () => ({}) },
    ({ observed }, { seen }) => seen.team === observed.seq,
    observerPage,
  ),
  [`POST ${CLIENT}/chat/:chatId/deleteMessages`]: change(
    {
      who: "moderator",
      url: ({ client, memberId }) => `${client}/chat/${memberId}/deleteMessages`,
      body: ({ said }) => ({ messages: [said.id] }),
    },
    ({ said }, { messages }) => messages.some(({ id, isDeleted, message }) => id === said.id && isDeleted && message === null),
  ),
  [`PUT ${CLIENT}/chat/:chatId/mark`]: change(
    {
      who: "moderator",
      method: "PUT",
      url: ({ client, memberId }) => `${client}/chat/${memberId}/mark`,
      body: () => ({ isMarked: true }),
    },
    (_, { isMarked }) => isMarked,
  ),
  [`GET ${CLIENT}/observerChat/unseen`]: read("observer", ({ client }) => `${client}/observerChat/unseen`),
  [`GET ${CLIENT}/observerChat/list`]: read("moderator", ({ client }) => `${client}/observerChat/list`),
  [`GET ${CLIENT}/observerChat/:chatId/messages`]: read("observer", observerPage),
};
