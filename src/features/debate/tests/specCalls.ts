import type { SpecExample } from "../../../../tests/contract/specCall";
import { demoId } from "../../../../tests/helpers/communities";

/** The calls of the specification that this feature builds. */
export const examples: Readonly<Record<string, SpecExample>> = {
  "POST /client/communities/:id/activity/:activityId/step2Debate": async (app) => {
    const token = await app.signIn("moderator");
    const activity = { title: "El barrio", type: "wat_chat", description: "Cuéntanos cómo lo vives." };
    const { id } = (await app.call({ method: "POST", url: "/api/activities", token, body: activity })).json();
    const topics = [
      { title: "El ruido", description: "De día y de noche", tag: "ruido", color: "#3447d4" },
      { title: "El mercado", color: "#0b7a75" },
    ];
    const url = `/client/communities/${await demoId(app)}/activity/${id}/step2Debate`;
    return app.call({ method: "POST", url, token, body: { topics, minTopics: 1 } });
  },
};
