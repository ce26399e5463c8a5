import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { createSurvey } from "../helpers/surveys";

const FORM = "multipart/form-data; boundary=form";
const PART = '--form\r\nContent-Disposition: form-data; name="file"; filename="people.csv"\r\n\r\nemail\nana@test.example';

describe.each(ANY_ENGINE)("requests that are broken, on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
  });
  afterAll(() => app.close());

  const post = (url: string, type: string, payload: string) =>
    app.app.inject({ method: "POST", url, payload, headers: { "content-type": type, authorization: `Bearer ${moderator}` } });

  test.each([
    ["ends amid a file", FORM, PART],
    ["has no end", FORM, `${PART}\r\n--form`],
    ["has no boundary", "multipart/form-data", PART],
    ["has nothing in it", FORM, ""],
  ])("a form that %s is refused as the caller's fault", async (_what, type, payload) => {
    const activityId = await createSurvey(app, moderator);
    for (const url of ["/api/members/import", `/api/activities/${activityId}/import`]) {
      const answer = await post(url, type, payload);
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 400, "request.invalid"]);
    }
  });

  test.each([
    ["lists", "[".repeat(20_000), "]".repeat(20_000)],
    ["objects", '{"a":'.repeat(20_000), "}".repeat(20_000)],
  ])("a body of %s within one another is refused before anything walks through it", async (_what, before, after) => {
    const value = `${before}1${after}`;
    for (const url of ["/api/members", "/api/members/bulk", "/api/saved-views"]) {
      const answer = await post(url, "application/json", `{"name":"one","settings":${value}}`);
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 400, "request.invalid"]);
    }
  });
});
