import { fetchJson, ownerPath } from "../../../../client/kit/console";
import type { RobotReport } from "../../../../survey/robots/robotReport";

function robotsPath(activityId: string): string {
  return `${ownerPath(activityId)}/robots`;
}

/** Sends robots through the saved draft. @throws ApiError 422 `questionnaire.faulty` */
export function sendRobots(activityId: string): Promise<RobotReport> {
  return fetchJson(robotsPath(activityId), { method: "POST", body: { of: "draft" } });
}

/** As many as one call creates. */
export const MOST_TEST_RESPONSES = 2_000;

/** Writes test responses to the published version. @throws ApiError 409 `questionnaire.notPublished` */
export function generateTestData(activityId: string, count: number): Promise<{ readonly created: number }> {
  return fetchJson(`${robotsPath(activityId)}/responses`, { method: "POST", body: { count } });
}
