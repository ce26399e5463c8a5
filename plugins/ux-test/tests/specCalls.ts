import { randomUUID } from "node:crypto";
import type { SpecExample } from "../../../tests/contract/specCall";
import { demoId } from "../../../tests/helpers/communities";
import { openLink } from "../../../tests/helpers/respondents";
import { publishedSurvey } from "../../../tests/helpers/surveys";
import { shopTest } from "../server/demo/shopTest";
import { CONSENT_VERSION } from "../shared/recordings/recordings";

/** The calls of the specification that this plugin builds. */
export const examples: Readonly<Record<string, SpecExample>> = {
  "POST /client/communities/:id/activity/:activityId/step2Ux": async (app) => {
    const token = await app.signIn("moderator");
    const activity = { title: "La tienda", type: "wat_ux", description: "Dos tareas" };
    const { id } = (await app.call({ method: "POST", url: "/api/activities", token, body: activity })).json();
    const { revision } = (await app.call({ url: `/api/activities/${id}/questionnaire`, token })).json();
    const url = `/client/communities/${await demoId(app)}/activity/${id}/step2Ux`;
    return app.call({ method: "POST", url, token, body: { draft: shopTest, revision } });
  },
  "GET /client/communities/:id/activity/:activityId/uxTranscription": async (app) => {
    const token = await app.signIn("moderator");
    const question = { id: "task", variable: "v1", type: "short-text", title: { es: "Compra un abono" } };
    const draft = { languages: ["es"], title: { es: "La tienda" }, blocks: [{ id: "b", questions: [question] }] };
    const activity = await publishedSurvey(app, token, draft);
    return app.call({ url: `/client/communities/${await demoId(app)}/activity/${activity}/uxTranscription`, token });
  },
  "POST /uxVideo": async (app) => {
    const token = await app.signIn("moderator");
    const question = { id: "task", variable: "v1", type: "short-text", title: { es: "Compra un abono" } };
    const draft = { languages: ["es"], title: { es: "La tienda" }, blocks: [{ id: "b", questions: [question] }] };
    const activityId = await publishedSurvey(app, token, draft);
    const base = await openLink(app, token, activityId);
    const browser = { origin: "http://localhost:80", host: "localhost:80" };
    const post = (url: string, headers: Readonly<Record<string, string>>, body?: object) =>
      app.call({ method: "POST", url, headers, ...(body ? { body } : {}) });
    const begun = await post(base, browser);
    const cookie = String(begun.headers["set-cookie"]).split(";")[0] ?? "";
    const run = await post(`${base}/run-token`, { ...browser, cookie }, { questionId: "task", purpose: "recording" });
    const byToken = { "x-run-token": run.json().token };
    const consentVersion = CONSENT_VERSION;
    await post("/api/ux-consents", byToken, { sources: ["SCREEN"], consentVersion });
    const startedAt = "2026-11-30T10:00:00.000Z";
    const recording = { id: randomUUID(), source: "SCREEN", mediaType: "video/webm", startedAt, consentVersion };
    await post("/api/ux-recordings", byToken, recording);
    const recordings = await app.call({ url: `/api/activities/${activityId}/ux-test/recordings`, token });
    const { responseId } = recordings.json().sessions[0];
    return app.call({ method: "POST", url: "/uxVideo", token, body: { activityId, responseId } });
  },
};
