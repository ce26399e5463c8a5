import type { SpecExample } from "../../../../tests/contract/specCall";
import type { TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import type { ScheduledEmail } from "../shared/api/sending";

const CLIENT = "/client/communities/:id";
const EMAIL = {
  subject: "Ejemplo",
  content: "Hola, {{nickname|amiga}}",
  audience: { kind: "PEOPLE", people: ["member@demo.test"] },
};
const AT = { date: "2099-05-04", time: "10:00" };
const WAIT_MS = 20_000;

function demand(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

async function place(app: TestApp) {
  const base = CLIENT.replace(":id", await demoId(app));
  const token = await app.signIn("moderator");
  const send = (method: "POST" | "DELETE", call: string, body?: object) =>
    app.call({ method, url: `${base}/${call}`, token, ...(body ? { body } : {}) });
  const schedule = async (): Promise<ScheduledEmail> => (await send("POST", "scheduleCustomEmail", { ...EMAIL, ...AT })).json();
  const scheduledIds = async (): Promise<readonly string[]> =>
    (await send("POST", "scheduledEmails?pageSize=100", {})).json().items.map(({ id }: ScheduledEmail) => id);
  return { send, schedule, scheduledIds };
}

async function waitFor(what: string, check: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + WAIT_MS;
  while (!(await check())) {
    demand(Date.now() < end, what);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The calls of the specification that mailings build. */
export const examples: Readonly<Record<string, SpecExample>> = {
  [`POST ${CLIENT}/sendCustomEmail`]: async (app) => {
    const { send } = await place(app);
    const answer = await send("POST", "sendCustomEmail", EMAIL);
    // In quiet hours it comes into the outbox when they end.
    await waitFor("nobody is to get it", async () => {
      const text = "select 1 from mailing_delivery d join mailing m on m.id = d.mailing where m.subject = $1";
      const rows = await app.database.query({ text, values: [EMAIL.subject] });
      return rows.length > 0;
    });
    return answer;
  },
  [`POST ${CLIENT}/scheduleCustomEmail`]: async (app) => {
    const { send, scheduledIds } = await place(app);
    const answer = await send("POST", "scheduleCustomEmail", { ...EMAIL, ...AT });
    demand((await scheduledIds()).includes(answer.json().id), "it isn't listed");
    return answer;
  },
  [`POST ${CLIENT}/sendCustomNotification`]: async (app) => {
    const { send } = await place(app);
    const title = "Aviso de ejemplo";
    const answer = await send("POST", "sendCustomNotification", { title, message: "Hola", audience: EMAIL.audience });
    await waitFor("nobody was notified", async () => {
      const rows = await app.database.query({
        text: "select 1 from notification where kind = 'mailings.custom' and params->>'title' = $1",
        values: [title],
      });
      return rows.length > 0;
    });
    return answer;
  },
  [`POST ${CLIENT}/emailHistory`]: async (app) => {
    const { send } = await place(app);
    const answer = await send("POST", "emailHistory?page=0&pageSize=5", { filter: "status", value: "SENT" });
    demand(answer.json().items.length > 0, "it lists nothing");
    return answer;
  },
  [`POST ${CLIENT}/scheduledEmails`]: async (app) => {
    const { send, schedule } = await place(app);
    await schedule();
    const answer = await send("POST", "scheduledEmails?page=0&pageSize=5", {});
    demand(answer.json().items.length > 0, "it lists nothing");
    return answer;
  },
  [`DELETE ${CLIENT}/scheduledEmails/:emailId`]: async (app) => {
    const { send, schedule, scheduledIds } = await place(app);
    const { id } = await schedule();
    const answer = await send("DELETE", `scheduledEmails/${id}`);
    demand(!(await scheduledIds()).includes(id), "it is still listed");
    return answer;
  },
};
