import type { SpecExample } from "../../../../tests/contract/specCall";
import type { TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import type { AnalysisData } from "../shared/api";

const CLIENT = "/client/communities/:id/activity/:activityId";

/** An activity of the demo that was analysed. */
async function analysed(app: TestApp) {
  const [row] = await rows<{ activity: string; space: string }>(
    app,
    "select activity, space_id as space from analysis where finished_at is not null order by read_passages desc limit 1",
  );
  if (!row) throw new Error("The demo has no analysis");
  return { token: await app.signIn("moderator"), base: `/client/communities/${row.space}/activity/${row.activity}` };
}

const read =
  (path: string): SpecExample =>
  async (app) => {
    const { token, base } = await analysed(app);
    return app.call({ url: `${base}/${path}`, token });
  };

/** A call about the largest topic, which changes what is read afterwards. */
const change =
  (method: "PUT" | "DELETE"): SpecExample =>
  async (app) => {
    const { token, base } = await analysed(app);
    const topics = async () => ((await app.call({ url: `${base}/analysisData`, token })).json() as AnalysisData).topics;
    const [topic] = await topics();
    const title = "Lo que más se dice";
    const url = `${base}/moderatorTopics${method === "DELETE" ? `?topicId=${topic?.id}` : ""}`;
    const body = { topics: [{ id: topic?.id, title }] };
    const answer = await app.call({ method, url, token, ...(method === "PUT" ? { body } : {}) });
    const after = (await topics()).find(({ id }) => id === topic?.id);
    if (after?.title !== (method === "PUT" ? title : undefined)) throw new Error("The topic was not changed");
    return answer;
  };

/** The calls of the specification that this feature builds. */
export const examples: Readonly<Record<string, SpecExample>> = {
  [`GET ${CLIENT}/analysis`]: read("analysis"),
  [`GET ${CLIENT}/analysisData`]: read("analysisData"),
  [`GET ${CLIENT}/moderatorTopics`]: read("moderatorTopics"),
  [`PUT ${CLIENT}/moderatorTopics`]: change("PUT"),
  [`DELETE ${CLIENT}/moderatorTopics`]: change("DELETE"),
  [`PUT ${CLIENT}/changeSummary`]: async (app) => {
    const { token, base } = await analysed(app);
    const body = { summary: "Lo que más pesa es el precio." };
    const answer = await app.call({ method: "PUT", url: `${base}/changeSummary`, token, body });
    const { summary } = (await app.call({ url: `${base}/analysis`, token })).json();
    if (summary !== body.summary) throw new Error("The summary was not changed");
    return answer;
  },
};
