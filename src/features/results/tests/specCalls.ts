import type { SpecExample } from "../../../../tests/contract/specCall";
import type { TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import type { OpenedReport } from "../shared/reportsApi";

const CLIENT_ACTIVITY = "/client/communities/:id/activity/:activityId";

function demand(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

/** The demo's activity that has reports. */
async function reported(app: TestApp, call: string) {
  const [row] = await app.database.query<{ activity: string }>({
    text: "select activity from shared_report where activity is not null limit 1",
    values: [],
  });
  const token = await app.signIn("observer");
  return app.call({ url: `/client/communities/${await demoId(app)}/activity/${row?.activity}/${call}`, token });
}

/** A call of a study of the demo's company that has been in field. */
async function monitor(app: TestApp, call: string) {
  const [row] = await app.database.query<{ id: string }>({
    text: `select s.id from study s join response r on r.questionnaire = s.questionnaire where r.state = 'complete'
      group by s.id order by count(*) desc limit 1`,
    values: [],
  });
  return app.call({ url: `/monitor/${row?.id}/${call}`, token: await app.signIn("client") });
}

/** The calls of the specification that results build. */
export const examples: Readonly<Record<string, SpecExample>> = {
  [`GET ${CLIENT_ACTIVITY}/results`]: async (app) => {
    const answer = await reported(app, "results");
    demand(answer.json().base > 0, "there are no responses");
    return answer;
  },
  [`GET ${CLIENT_ACTIVITY}/report`]: async (app) => {
    const answer = await reported(app, "report");
    demand(answer.json().reports.length > 0, "the demo's aren't there");
    return answer;
  },
  "GET /monitor/:id/basicReport": async (app) => {
    const answer = await monitor(app, "basicReport");
    const { base, questions } = answer.json();
    demand(base > 0 && questions > 0, "there is nothing to report");
    return answer;
  },
  "GET /monitor/:id/dashboardv2": async (app) => {
    const answer = await monitor(app, "dashboardv2");
    const { questions } = answer.json() as OpenedReport;
    demand(
      questions.some(({ counts }) => counts.some(({ count }) => count > 0)),
      "nothing is counted",
    );
    demand(
      questions.every(({ texts }) => texts === undefined),
      "it holds open answers",
    );
    return answer;
  },
  "GET /monitor/:id/dashboardTextv2": async (app) => {
    const answer = await monitor(app, "dashboardTextv2");
    const { questions } = answer.json() as OpenedReport;
    demand(
      questions.every(({ texts = [] }) => texts.length > 0),
      "it holds questions without open answers",
    );
    return answer;
  },
};
