import { randomUUID } from "node:crypto";
import type { SpecExample } from "../../../tests/contract/specCall";
import { demoId } from "../../../tests/helpers/communities";
import { picture } from "../../../tests/helpers/images";
import { importForm } from "../../../tests/helpers/imports";

/** The calls of the specification that this plugin builds. */
export const examples: Readonly<Record<string, SpecExample>> = {
  "POST /client/communities/:id/activity/:activityId/step2HeatMap": async (app) => {
    const token = await app.signIn("moderator");
    const activity = { title: "Carteles", type: "el_heatmap", description: "Marca lo que ves" };
    const { id } = (await app.call({ method: "POST", url: "/api/activities", token, body: activity })).json();
    const form = importForm({ name: "cartel.png", content: await picture().png().toBuffer() });
    const sent = await app.call({ method: "POST", url: `/api/activities/${id}/heatmap/pictures`, token, ...form });
    const { url: image, ...size } = sent.json();
    const limits = { maxPositive: 3, maxNegative: 3, minPoints: 1, explanationRequired: true };
    const body = {
      labels: { POSITIVE: "Me gusta", NEGATIVE: "No me gusta" },
      isRandomOrder: false,
      images: [{ id: randomUUID(), title: "Cartel", instructions: "", image, ...size, ...limits }],
    };
    const url = `/client/communities/${await demoId(app)}/activity/${id}/step2HeatMap`;
    return app.call({ method: "POST", url, token, body });
  },
};
