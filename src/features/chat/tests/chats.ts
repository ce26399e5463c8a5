import { randomUUID } from "node:crypto";
import type { TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { type SignedIn, signInMany } from "../../../../tests/helpers/manyMembers";
import type { ChatListPage, ChatMessage, ChatPage } from "../shared/api/schemas";

/** The demo's team, some members, and their calls. */
export async function chatsOf(app: TestApp, members: number) {
  const [community, moderator, administrator, observer] = await Promise.all([
    demoId(app),
    app.signIn("moderator"),
    app.signIn("administrator"),
    app.signIn("observer"),
  ]);
  const people = (await signInMany(app, members)) as readonly [SignedIn, ...SignedIn[]];
  const [client, tester] = [`/client/communities/${community}`, `/tester/communities/${community}`];
  const get = (url: string, token: string) => app.call({ url, token });
  const post = (url: string, token: string, body: object = {}) => app.call({ method: "POST", url, token, body });
  const said = (message: string | object) => ({
    clientKey: randomUUID(),
    ...(typeof message === "string" ? { message } : message),
  });
  const [role] = await rows<{ id: string }>(
    app,
    "select id from staff_role where email = 'observer@demo.test' and role = 'OBSERVATOR'",
  );
  return {
    ...{ community, moderator, administrator, observer, people, client, tester, get, post },
    observerId: role?.id ?? "",
    /** A member writes. */
    write: ({ token }: SignedIn, message: string | object) => post(`${tester}/chat/messages`, token, said(message)),
    /** A moderator writes to a member. */
    answer: ({ memberId }: Pick<SignedIn, "memberId">, message: string | object, token = moderator) =>
      post(`${client}/chat/${memberId}/messages`, token, said(message)),
    own: async ({ token }: SignedIn, query = ""): Promise<ChatPage> =>
      (await get(`${tester}/chat/messages${query}`, token)).json(),
    page: async ({ memberId }: SignedIn, query = ""): Promise<ChatPage> =>
      (await get(`${client}/chat/${memberId}/messages${query}`, moderator)).json(),
    list: async (query = ""): Promise<ChatListPage> => (await get(`${client}/chatList${query}`, moderator)).json(),
    unseen: async (token: string, base: string) => (await get(`${base}/chatUnseen`, token)).json().unseen as number,
  };
}

export const textsOf = (messages: readonly ChatMessage[]) => messages.map(({ message }) => message);
export const numbersOf = (messages: readonly ChatMessage[]) => messages.map(({ seq }) => seq);
