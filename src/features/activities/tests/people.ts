import type { TestApp } from "../../../../tests/helpers/app";
import { joinByInvitation, rows } from "../../../../tests/helpers/identity";

/** Somebody who has joined the demo's community. */
export interface Person {
  readonly id: string;
  readonly token: string;
}

export async function join(app: TestApp, nickname: string): Promise<Person> {
  const { authToken: token } = await joinByInvitation(app, `${nickname.toLowerCase()}@mail.test`, { nickname });
  const { id } = (await app.call({ url: "/experienceLabs/demo/userData", token })).json();
  await rows(app, "delete from attempt");
  return { id, token };
}

/** Makes an activity, and opens it unless told otherwise. @returns its id */
export async function makeActivity(app: TestApp, token: string, values: object, opens = true): Promise<string> {
  const body = { title: "Charla", description: "De lo que sea", ...values };
  const made = await app.call({ method: "POST", url: "/api/activities", token, body });
  if (made.statusCode >= 300) throw new Error(made.body);
  const { id } = made.json();
  if (!opens) return id;
  const opened = await app.call({ method: "POST", url: `/api/activities/${id}/transitions/open`, token, body: {} });
  if (opened.statusCode !== 200) throw new Error(opened.body);
  return id;
}
