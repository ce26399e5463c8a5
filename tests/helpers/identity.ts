import type { TestApp } from "./app";

export const GOOD_PASSWORD = "Three-ducks-4";

/** A community configuration with all that it needs. */
export const CONFIGURATION = {
  welcomeTitle: "Hola",
  instructions: "Participa",
  labsExplanation: "Se ganan",
  redeemExplanation: "Se canjean",
  moderatorImage: "https://example.com/moderator.png",
  moderatorInfo: "Carla",
  labsPerActivity: 1,
  labsPerComment: 1,
  labsPerStayingActive: 1,
  gamification: false,
};

/** Gives the demo's community this configuration, or changes the one that it has. */
export async function configure(app: TestApp, values: Readonly<Record<string, unknown>>): Promise<void> {
  const token = await app.signIn("administrator");
  const [existing] = (await app.call({ url: "/api/community-configuration", token })).json();
  const answer = existing
    ? await app.call({ method: "PUT", url: `/api/community-configuration/${existing.id}`, token, body: values })
    : await app.call({ method: "POST", url: "/api/community-configuration", token, body: { ...CONFIGURATION, ...values } });
  if (answer.statusCode >= 300) throw new Error(answer.body);
}

export interface SentMail {
  readonly template: string;
  readonly text: string;
}

/** What was mailed to an address, the first first; work that goes on after answers is waited for. */
export async function mailsTo(app: TestApp, email: string, count: number): Promise<readonly SentMail[]> {
  const read = () =>
    app.database.query<SentMail & Record<string, unknown>>({
      text: "select template, text from outbox where recipient = $1 order by created_at, id",
      values: [email.toLowerCase()],
    });
  const until = Date.now() + 5_000;
  let mails = await read();
  while (mails.length < count && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    mails = await read();
  }
  return mails;
}

/** The address in a mail that leads on. */
export function linkIn({ text }: SentMail): string {
  return /https?:\/\/\S+/.exec(text)?.[0] ?? "";
}

/** Makes an invitation, and takes its secret out of the mail. */
export async function invite(app: TestApp, email: string, values: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const token = await app.signIn("moderator");
  const answer = await app.call({ method: "POST", url: "/api/invitations", token, body: { email, ...values } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const mails = await mailsTo(app, email, 1);
  const last = mails.at(-1);
  return last ? (linkIn(last).split("/signup/")[1] ?? "") : "";
}

/** A new member by invitation, signed in. */
export async function joinByInvitation(app: TestApp, email: string, values: Readonly<Record<string, unknown>> = {}) {
  const hash = await invite(app, email);
  const body = { hash, password: GOOD_PASSWORD, acceptConditions: true, acceptPrivacy: true, ...values };
  const answer = await app.call({ method: "POST", url: "/experienceLabs/demo/register", body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json() as { readonly authToken: string; readonly nextStep: string; readonly space: { readonly id: string } };
}

export async function rows<T extends object>(app: TestApp, text: string, values: readonly unknown[] = []): Promise<readonly T[]> {
  return (await app.database.query<T & Record<string, unknown>>({ text, values: [...values] })) as readonly T[];
}
