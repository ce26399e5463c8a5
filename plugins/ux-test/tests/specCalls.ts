import { randomUUID } from "node:crypto";
import type { SpecExample } from "../../../tests/contract/specCall";
import { demoId } from "../../../tests/helpers/communities";

/** The calls of the specification that this plugin builds. */
export const examples: Readonly<Record<string, SpecExample>> = {
  "POST /client/communities/:id/activity/:activityId/step2Ux": async (app) => {
    const token = await app.signIn("moderator");
    const activity = { title: "La tienda", type: "wat_ux", description: "Dos tareas" };
    const { id } = (await app.call({ method: "POST", url: "/api/activities", token, body: activity })).json();
    const task = {
      ...{ id: randomUUID(), name: "Comprar", type: "NAVIGATION_TEST", instructions: "Compra un abono." },
      ...{ startUrlDesktop: null, startUrlPhone: null, minimumSeconds: null, timeoutSeconds: 300 },
    };
    const body = { initialUrl: "https://shop.example/", isRandomOrder: false, tasks: [task] };
    const url = `/client/communities/${await demoId(app)}/activity/${id}/step2Ux`;
    return app.call({ method: "POST", url, token, body });
  },
};
