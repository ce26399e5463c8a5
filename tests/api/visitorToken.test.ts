import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES, startApp, type TestApp } from "../helpers/app";
import { openLink } from "../helpers/panel";
import { publishedSurvey } from "../helpers/surveys";

describe.each(ENGINES)("a visitor's token on %s", (engine) => {
  let app: TestApp;
  let url: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    const moderator = await app.signIn("moderator");
    const id = await publishedSurvey(app, moderator);
    url = `/api/surveys/${(await openLink(app, moderator, id)).slice("/s/".length)}/execution`;
  });
  afterAll(() => app.close());

  const given = async () => (await app.call({ url: "/visitorToken" })).json();

  test.each([
    ["Authorization", (token: string) => ({ authorization: `Bearer ${token}` })],
    ["visToken", (token: string) => ({ visToken: token })],
    ["tesVisToken", (token: string) => ({ tesVisToken: token })],
  ])("answers a survey without cookies, sent as %s", async (_name, headersOf) => {
    const { visToken } = await given();
    const headers = headersOf(visToken);
    const begun = await app.call({ method: "POST", url, headers });
    expect(begun.statusCode).toBe(200);
    expect(begun.headers["set-cookie"]).toBeUndefined();
    const saved = await app.call({ method: "PUT", url: `${url}/answers/one`, headers, body: { value: "a" } });
    expect(saved.statusCode).toBe(204);
    expect((await app.call({ method: "POST", url, headers })).json().responseId).toBe(begun.json().responseId);
    expect((await app.call({ method: "POST", url: `${url}/complete`, headers })).json().state).toBe("complete");
    const rows = await app.database.query<{ token_hash: string }>({
      text: "select token_hash from response where id = $1",
      values: [begun.json().responseId],
    });
    expect(rows[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(visToken).not.toContain(rows[0]?.token_hash);
  });

  test("is refused where it is forged, made to last longer or past its time", async () => {
    const { visToken, expiresAt } = await given();
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now());
    const [random, expires = "", mark] = visToken.split(".");
    const forged = [
      `${visToken}x`,
      `${random}.${Number(expires) + 1}.${mark}`,
      `${random}.1.${mark}`,
      "vis_",
      `${random}.${expires}.`,
    ];
    for (const token of forged) {
      const answer = await app.call({ method: "POST", url, headers: { visToken: token } });
      expect([answer.statusCode, answer.json().code]).toEqual([403, "execution.sessionLost"]);
    }
  });

  test("is another one each time, and opens nothing else", async () => {
    const [one, other] = [await given(), await given()];
    expect(one.visToken).not.toBe(other.visToken);
    expect((await app.call({ url: "/api/activities", headers: { authorization: `Bearer ${one.visToken}` } })).statusCode).toBe(
      401,
    );
  });
});
