import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { selectActivities } from "../../../../tests/helpers/selectedSides";

describe.each(ANY_ENGINE)("what there is to decide, on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let survey: string;
  let poll: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
    const found = await rows<{ id: string; title: string }>(app, "select id, title from activity");
    const idOf = (title: string) => found.find((one) => one.title === title)?.id ?? "";
    [survey, poll] = [idOf("Cómo te mueves por la ciudad"), idOf("¿Cómo vas al trabajo?")];
  });
  afterAll(() => app.close());

  const read = async (ids: readonly string[], token = moderator) =>
    (await app.call({ url: `/api/quality/undecided?activities=${ids.join(",")}`, token })).json();
  const quality = async () => (await app.call({ url: `/api/activities/${survey}/quality`, token: moderator })).json();

  test("is as many responses as the quality page says, and fewer after a decision", async () => {
    const { undecided, rows: flagged } = await quality();
    expect(undecided).toBeGreaterThan(1);
    expect(await read([survey, poll])).toEqual([{ activityId: survey, responses: undecided }]);
    const body = { responses: [flagged[0].id], decision: "keep" };
    const url = `/api/activities/${survey}/quality/decisions`;
    expect((await app.call({ method: "POST", url, token: moderator, body })).statusCode).toBe(200);
    expect((await quality()).undecided).toBe(undecided - 1);
    expect(await read([survey])).toEqual([{ activityId: survey, responses: undecided - 1 }]);
  });

  test("is told of activities that the person may change alone", async () => {
    await selectActivities(app, "moderator", [poll]);
    expect(await read([survey], await app.signIn("moderator"))).toEqual([]);
    expect(await read([survey], await app.signIn("mainAdmin"))).toHaveLength(1);
  });
});
