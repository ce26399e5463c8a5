import { randomUUID } from "node:crypto";
import type { SpecExample } from "../../../../tests/contract/specCall";

const BASE = "/client/communities/chatbot";

/** The calls of the specification that this feature builds. */
export const examples: Readonly<Record<string, SpecExample>> = {
  [`POST ${BASE}/start`]: async (app) => {
    const token = await app.signIn("member");
    return app.call({ method: "POST", url: `${BASE}/start`, token });
  },
  [`POST ${BASE}/message/send`]: async (app) => {
    const token = await app.signIn("member");
    const { conversation } = (await app.call({ method: "POST", url: `${BASE}/start`, token })).json();
    const body = { conversation, text: "¿Qué me queda por hacer?", clientKey: randomUUID() };
    const answer = await app.call({ method: "POST", url: `${BASE}/message/send`, token, body });
    if (!answer.json().isFound) throw new Error("The question was not answered");
    return answer;
  },
};
