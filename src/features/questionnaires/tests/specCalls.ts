import type { SpecExample } from "../../../../tests/contract/specCall";
import { demoId } from "../../../../tests/helpers/communities";
import { createSurvey } from "../../../../tests/helpers/surveys";

const QUESTION = { id: "q1", variable: "Q1", type: "short-text", title: { es: "¿Qué desayunas?" } };

/** The calls of the specification that questionnaires build; what is saved is read back. */
export const examples: Readonly<Record<string, SpecExample>> = {
  "POST /client/communities/:id/activity/:activityId/step2Survey": async (app) => {
    const token = await app.signIn("moderator");
    const activityId = await createSurvey(app, token);
    const read = async () => (await app.call({ url: `/api/activities/${activityId}/questionnaire`, token })).json();
    const { draft, revision } = await read();
    const body = { revision, draft: { ...draft, blocks: [{ ...draft.blocks[0], questions: [QUESTION] }] } };
    const url = `/client/communities/${await demoId(app)}/activity/${activityId}/step2Survey`;
    const saved = await app.call({ method: "POST", url, token, body });
    const now = await read();
    if (now.revision !== revision + 1 || now.draft.blocks[0].questions[0].id !== "q1") throw new Error("the draft wasn't saved");
    return saved;
  },
};
