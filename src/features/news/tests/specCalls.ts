import type { SpecExample } from "../../../../tests/contract/specCall";
import type { NewsPage } from "../shared/newsApi";

const URL = "/clientSuite/clientNotifications";

/** The calls of the specification of a company's notifications. */
export const examples: Readonly<Record<string, SpecExample>> = {
  "GET /clientSuite/clientNotifications": async (app) => {
    const answer = await app.call({ url: URL, token: await app.signIn("client") });
    if ((answer.json() as NewsPage).notifications.length === 0) throw new Error("the demo's aren't there");
    return answer;
  },
  "POST /clientSuite/clientNotifications": async (app) => {
    const token = await app.signIn("client");
    const read = async (): Promise<NewsPage> => (await app.call({ url: URL, token })).json();
    const unseen = (await read()).notifications.filter(({ seen }) => !seen);
    const [first] = unseen;
    if (!first) throw new Error("the demo has nothing unseen");
    const answer = await app.call({ method: "POST", url: URL, token, body: { ids: [first.id] } });
    const after = await read();
    if (after.unseen !== unseen.length - 1) throw new Error("it isn't noted");
    if (after.notifications.find(({ id }) => id === first.id)?.seen !== true) throw new Error("it isn't seen");
    return answer;
  },
};
