import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { GOOD_PASSWORD, linkIn, mailsTo, rows } from "../helpers/identity";

describe.each(ANY_ENGINE)("people whom moderators have entered, on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
  });
  afterAll(() => app.close());

  const add = async (email: string, nickname: string) =>
    app.call({ method: "POST", url: "/api/members", token: moderator, body: { email, nickname } });
  /** Has it done now, and waits until it was. */
  async function invite(): Promise<void> {
    await rows(app, "update scheduled_task set due_at = now() where name = 'invitations'");
    const isDone = async () =>
      (await rows(app, "select 1 from scheduled_task where name = 'invitations' and due_at > now()")).length > 0;
    await expect.poll(isDone, { timeout: 15_000 }).toBe(true);
  }

  test("get an invitation, once, and become the member that was entered", async () => {
    const email = `entered-${engine}@mail.test`;
    const { id } = (await add(email, "Entered")).json();
    await invite();
    await invite();
    const mails = await mailsTo(app, email, 1);
    expect(mails.map(({ template }) => template)).toEqual(["invitation"]);
    const hash = linkIn(mails[0] ?? { template: "", text: "" }).split("/signup/")[1];
    const body = { hash, password: GOOD_PASSWORD, acceptConditions: true, acceptPrivacy: true, nickname: "Entered" };
    const joined = await app.call({ method: "POST", url: "/experienceLabs/demo/register", body });
    expect(joined.statusCode, joined.body).toBe(200);
    const own = (await app.call({ url: "/experienceLabs/demo/userData", token: joined.json().authToken })).json();
    expect(own.id).toBe(id);
  });

  test("who was entered before invitations were mailed, or was invited already, is left alone", async () => {
    const [early, cancelled] = [`early-${engine}@mail.test`, `cancelled-${engine}@mail.test`];
    await add(early, "Early");
    await rows(app, "update member set created_at = now() - interval '2 years' where email = $1", [early]);
    const { id } = (
      await app.call({ method: "POST", url: "/api/invitations", token: moderator, body: { email: cancelled } })
    ).json();
    await app.call({ method: "POST", url: `/api/invitations/${id}/transitions/cancel`, token: moderator });
    await add(cancelled, "Cancelled");
    const late = `late-${engine}@mail.test`;
    await add(late, "Late");
    await invite();
    expect((await mailsTo(app, late, 1)).length).toBe(1);
    expect(await mailsTo(app, early, 0)).toEqual([]);
    expect((await mailsTo(app, cancelled, 1)).length).toBe(1);
  });
});
