import { randomUUID } from "node:crypto";
import { startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import type { Engine } from "../../../../tests/helpers/testDatabase";
import type { Comment } from "../../../contracts/api/comments";
import type { ConversationState } from "../../../contracts/api/conversation";
import type { ServerExtension } from "../../../server/kit";
import type { Thread, ThreadPage } from "../shared/api/threads";
import { talkTypes } from "./talkTypes";

/** @param more extensions beside those of the product */
export async function startTalk(engine: Engine, more: readonly ServerExtension[] = []): Promise<Talk> {
  const app = await startApp({ engine, extraExtensions: [talkTypes, ...more] });
  const community = await demoId(app);
  return { app, community, moderator: await app.signIn("moderator"), observer: await app.signIn("observer") };
}

export interface Talk {
  readonly app: TestApp;
  readonly community: string;
  readonly moderator: string;
  readonly observer: string;
}

export async function openActivity({ app, moderator }: Talk, type: string, values: object = {}): Promise<string> {
  const body = { title: `A talk ${randomUUID()}`, type, description: "What do you think?", ...values };
  const { id } = (await app.call({ method: "POST", url: "/api/activities", token: moderator, body })).json();
  const opened = await app.call({ method: "POST", url: `/api/activities/${id}/transitions/open`, token: moderator, body: {} });
  if (opened.statusCode !== 200) throw new Error(opened.body);
  return id;
}

/** The calls of a conversation, as one person makes them. */
export function callsOf({ app, community }: Talk, activity: string, token: string, face: "tester" | "client" = "tester") {
  const base = `/${face}/communities/${community}/activity/${activity}`;
  const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, body?: object) =>
    app.call({ method, url, token, ...(body ? { body } : {}) });
  return {
    call,
    base,
    post: (body: object) => call("POST", `${base}/comment`, body),
    said: async (text: string, more: object = {}): Promise<Comment> => {
      const answer = await call("POST", `${base}/comment`, { text, ...more });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json();
    },
    change: (id: string, body: object) => call("PUT", `${base}/comment/${id}`, body),
    page: async (query = "", page = 0): Promise<ThreadPage> =>
      (await call("GET", `${base}/comments/page/${page}/size/10${query}`)).json(),
    since: async (seq: number): Promise<{ comments: readonly Comment[]; lastSeq: number }> =>
      (await call("GET", `${base}/comments/since/${seq}`)).json(),
    state: async (): Promise<ConversationState> => (await call("GET", `${base}/conversation`)).json(),
    thread: (id: string) => call("GET", `${base}/comment/${id}`),
    see: (seq: number) => call("POST", `${base}/seeComments`, { seq }),
  };
}

export const textsOf = (threads: readonly Pick<Thread, "text">[]) => threads.map(({ text }) => text);
