import { randomUUID } from "node:crypto";
import type { TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { type SignedIn, signInMany } from "../../../../tests/helpers/manyMembers";
import type { ChatbotStart, Exchange } from "../shared/api";

export const BASE = "/client/communities/chatbot";

/** Some members of the demo, and their calls. */
export async function assistantOf(app: TestApp, members: number) {
  const community = await demoId(app);
  const people = (await signInMany(app, members)) as readonly [SignedIn, ...SignedIn[]];
  const post = (path: string, token: string, body?: object) =>
    app.call({ method: "POST", url: `${BASE}${path}`, token, ...(body ? { body } : {}), headers: { "accept-language": "es" } });
  const start = async ({ token }: Pick<SignedIn, "token">): Promise<ChatbotStart> => {
    const answer = await post("/start", token);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  };
  const send = async (person: Pick<SignedIn, "token">, text: string, given: object = {}) => {
    const { conversation } = await start(person);
    return post("/message/send", person.token, { conversation, text, clientKey: randomUUID(), ...given });
  };
  return {
    ...{ community, people, post, start, send },
    ask: async (person: Pick<SignedIn, "token">, text: string): Promise<Exchange> => {
      const answer = await send(person, text);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json();
    },
    /** An activity that is open. @returns its id */
    open: async (title: string, values: Readonly<Record<string, unknown>> = {}): Promise<string> => {
      const id = randomUUID();
      const row = { description: "", visibility: "PUBLIC", status: "ACTIVE", type: "wat_opinion", ends: null, ...values };
      await rows(
        app,
        `insert into activity (id, space_id, title, description, visibility, status, type, ends_at, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, now(), now())`,
        [id, community, title, row.description, row.visibility, row.status, row.type, row.ends],
      );
      return id;
    },
  };
}

export const textOf = ({ answer }: Exchange) => answer.map(({ text }) => text).join("\n");
