import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { joinByInvitation, rows } from "../../../../tests/helpers/identity";
import { publishedSurvey } from "../../../../tests/helpers/surveys";

const OPTIONS = ["a", "b"].map((code) => ({ code, text: code.toUpperCase() }));
const PEOPLE = 8;

describe.each(ENGINES)("what members earn on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let community: string;
  let people: readonly { readonly token: string; readonly id: string }[];

  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
    community = await demoId(app);
    const joined: { token: string; id: string }[] = [];
    for (let index = 0; index < PEOPLE; index += 1) {
      const { authToken: token } = await joinByInvitation(app, `earn${index}@mail.test`, { nickname: `Earn${index}` });
      const { id } = (await app.call({ url: "/experienceLabs/demo/userData", token })).json();
      joined.push({ token, id });
      await rows(app, "delete from attempt");
    }
    people = joined;
  });
  afterAll(() => app.close());

  const post = (url: string, token: string, body: object = {}) => app.call({ method: "POST", url, token, body });
  const balanceOf = async (id: string) =>
    (await rows<{ points: number }>(app, "select points from member where id = $1", [id]))[0]?.points;
  const entriesOf = (activity: string, account = "MEMBER") =>
    rows<{ member: string; amount: number; reason: string }>(
      app,
      "select member, amount, reason from lab_transaction where activity = $1 and account = $2 order by created_at, id",
      [activity, account],
    );

  async function openPoll(labs: number): Promise<string> {
    const body = { title: "Pausa", type: "wat_poll", description: "Una pregunta", labs };
    const { id } = (await post("/api/activities", moderator, body)).json();
    const settings = { question: "¿A o B?", isMultiple: false, options: OPTIONS };
    await app.call({ method: "PUT", url: `/api/activities/${id}/poll`, token: moderator, body: settings });
    await post(`/api/activities/${id}/transitions/open`, moderator);
    return id;
  }
  const vote = (id: string, token: string) => post(`/api/member/activities/${id}/poll/vote`, token, { choices: ["a"] });

  test("fifty votes at once of several people pay each once, and both sides agree", async () => {
    const before = await Promise.all(people.map(({ id }) => balanceOf(id)));
    const poll = await openPoll(20);
    const calls = Array.from({ length: 50 }, (_, index) => people[index % PEOPLE]?.token ?? "");
    const answers = await Promise.all(calls.map((token) => vote(poll, token)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
    const entries = await entriesOf(poll);
    expect(entries.map(({ member }) => member).sort()).toEqual(people.map(({ id }) => id).sort());
    expect(new Set(entries.map(({ amount, reason }) => `${reason} ${amount}`))).toEqual(new Set(["ACTIVITY 20"]));
    expect((await entriesOf(poll, "ISSUED")).reduce((sum, { amount }) => sum + amount, 0)).toBe(-20 * PEOPLE);
    const after = await Promise.all(people.map(({ id }) => balanceOf(id)));
    expect(after).toEqual(before.map((points) => (points ?? 0) + 20));
  });

  test("the history says what it was for", async () => {
    const url = `/experienceLabs/${community}/transactionsSearch?page=0&pageSize=1`;
    const { items } = (await post(url, people[0]?.token ?? "")).json();
    expect(items).toMatchObject([{ type: "ACTIVITY", labs: 20, activity: { title: "Pausa" } }]);
  });

  test("an activity without LABs books nothing", async () => {
    const poll = await openPoll(0);
    await vote(poll, people[0]?.token ?? "");
    expect(await entriesOf(poll)).toEqual([]);
  });

  test("a discarded complete is taken back, and paid again when it counts again", async () => {
    const [person] = people;
    const before = (await balanceOf(person?.id ?? "")) ?? 0;
    const id = await publishedSurvey(app, moderator);
    await app.call({ method: "PUT", url: `/api/activities/${id}`, token: moderator, body: { labs: 7 } });
    const base = `/api/activities/${id}/execution`;
    const { responseId } = (await post(base, person?.token ?? "")).json();
    await app.call({ method: "PUT", url: `${base}/answers/one`, token: person?.token ?? "", body: { value: "a" } });
    expect((await post(`${base}/complete`, person?.token ?? "")).json().state).toBe("complete");
    const decide = (decision: string) =>
      post(`/api/activities/${id}/quality/decisions`, moderator, { responses: [responseId], decision, reason: "Careless" });
    expect(await balanceOf(person?.id ?? "")).toBe(before + 7);
    await decide("discard");
    await decide("discard");
    expect(await balanceOf(person?.id ?? "")).toBe(before);
    await decide("undecided");
    expect(await balanceOf(person?.id ?? "")).toBe(before + 7);
    expect((await entriesOf(id)).map(({ amount }) => amount)).toEqual([7, -7, 7]);
  });
});
