import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { rows } from "../../../../tests/helpers/identity";
import { selectActivities } from "../../../../tests/helpers/selectedSides";

interface ActivityStanding {
  readonly id: string;
  readonly isSetUp: boolean;
  readonly answered: number;
}

describe.each(ANY_ENGINE)("how activities are doing, on %s", (engine) => {
  let app: TestApp;
  let moderator: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
  });
  afterAll(() => app.close());

  const idOf = async (title: string) =>
    (await rows<{ id: string }>(app, "select id from activity where title = $1", [title]))[0]?.id ?? "";
  const call = (ids: readonly string[], token = moderator) =>
    app.call({ url: `/api/activities/standings?ids=${ids.join(",")}`, token });
  const read = async (ids: readonly string[], token = moderator): Promise<readonly ActivityStanding[]> =>
    (await call(ids, token)).json();

  test("completes of a survey count whoever they came from, votes of a poll as participations", async () => {
    const [survey, poll] = [await idOf("Cómo te mueves por la ciudad"), await idOf("¿Cómo vas al trabajo?")];
    const answered = new Map((await read([survey, poll])).map((one) => [one.id, one.answered]));
    expect([answered.get(survey), answered.get(poll)]).toEqual([240, 41]);
  });

  test("a draft is set up once its type finds nothing missing", async () => {
    const body = { title: "Pausa", type: "wat_poll", description: "Una pregunta" };
    const { id } = (await app.call({ method: "POST", url: "/api/activities", token: moderator, body })).json();
    expect(await read([id])).toEqual([{ id, isSetUp: false, answered: 0 }]);
    const options = [
      { code: "a", text: "Café" },
      { code: "b", text: "Té" },
    ];
    const poll = { question: "¿Qué tomas?", isMultiple: false, options };
    await app.call({ method: "PUT", url: `/api/activities/${id}/poll`, token: moderator, body: poll });
    expect(await read([id])).toEqual([{ id, isSetUp: true, answered: 0 }]);
    expect((await read([await idOf("Tu cafetería de barrio")]))[0]?.isSetUp).toBe(false);
  });

  test("what is no activity, and what is not for the person, is left out", async () => {
    const [survey, poll] = [await idOf("Cómo te mueves por la ciudad"), await idOf("¿Cómo vas al trabajo?")];
    expect(await read([crypto.randomUUID()])).toEqual([]);
    await selectActivities(app, "observer", [poll]);
    expect((await read([survey, poll], await app.signIn("observer"))).map(({ id }) => id)).toEqual([poll]);
  });

  test("only ids are taken, and not too many", async () => {
    expect((await call(["one"])).statusCode).toBe(400);
    expect((await call(Array.from({ length: 51 }, () => crypto.randomUUID()))).statusCode).toBe(400);
  });
});
