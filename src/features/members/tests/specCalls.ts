import { expect } from "vitest";
import type { SpecExample } from "../../../../tests/contract/specCall";
import type { TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { callImport } from "../../../../tests/helpers/imports";
import type { MemberStatistics, Timeline } from "../shared/api/figures";
import type { MemberPage } from "../shared/api/lists";

const CLIENT = "/client/communities/:id";
const HOME = "/experienceLabs/:id";
let made = 0;

function demand(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

async function place(app: TestApp) {
  const community = await demoId(app);
  const token = await app.signIn("moderator");
  const [client, home] = [CLIENT.replace(":id", community), HOME.replace(":id", community)];
  const get = (url: string) => app.call({ url, token });
  const send = (method: "POST" | "PUT" | "DELETE", url: string, body: object) => app.call({ method, url, token, body });
  const list = async (query: string): Promise<MemberPage> => (await get(`${client}/members?${query}`)).json();
  const add = async () => {
    made++;
    const body = { nickname: `ejemplo-${made}`, email: `ejemplo-${made}@mail.test` };
    const answer = await send("POST", `${home}/user`, body);
    return { ...body, answer, id: answer.json().id as string };
  };
  return { client, home, get, send, list, add };
}

const listed =
  (call: string): SpecExample =>
  async (app) => {
    const at = await place(app);
    const { nickname } = await at.add();
    const answer = await at.get(`${at.client}/${call}?nickname=${nickname}`);
    demand(answer.statusCode === 200, answer.body);
    return answer;
  };

/** A file of one new member, previewed and then loaded. */
async function loaded(app: TestApp) {
  const at = await place(app);
  made++;
  const token = await app.signIn("moderator");
  const query = "?dryRun=true&mode=upsert&key=id,email";
  const preview = await callImport(app, { token, query, content: `Email\ncargado-${made}@mail.test` });
  const answer = await at.send("POST", `${at.client}/job/${preview.json().id}/loadPreviewedExcel`, {});
  demand(answer.statusCode === 200, answer.body);
  return { at, answer };
}

/** The calls of the specification that members build. */
export const examples: Readonly<Record<string, SpecExample>> = {
  [`GET ${CLIENT}/members`]: async (app) => {
    const at = await place(app);
    const { nickname } = await at.add();
    const answer = await at.get(`${at.client}/members?nickname=${nickname}&order=-createdAt`);
    demand((answer.json() as MemberPage).items[0]?.nickname === nickname, "the member isn't listed");
    return answer;
  },
  [`GET ${CLIENT}/memberIds`]: async (app) => {
    const answer = await listed("memberIds")(app);
    demand(answer.json().memberIds.length === 1, "the member's id isn't there");
    return answer;
  },
  [`GET ${CLIENT}/inactiveMembers`]: async (app) => {
    const at = await place(app);
    const { nickname, id } = await at.add();
    await app.database.pool.query("update member set created_at = now() - interval '40 days' where id = $1", [id]);
    const answer = await at.get(`${at.client}/inactiveMembers?days=30&pageSize=200`);
    demand(
      (answer.json() as MemberPage).items.some((member) => member.nickname === nickname),
      "who never entered isn't there",
    );
    return answer;
  },
  [`GET ${CLIENT}/onlineUsersCondensed`]: async (app) => {
    const at = await place(app);
    const member = await app.signIn("member");
    await app.call({ url: "/api/notifications", token: member });
    const answer = await at.get(`${at.client}/onlineUsersCondensed`);
    demand(answer.json().total > 0, "nobody is there");
    return answer;
  },
  [`GET ${CLIENT}/statistics`]: async (app) => {
    const at = await place(app);
    const before = (await at.get(`${at.client}/statistics`)).json() as MemberStatistics;
    await at.add();
    const answer = await at.get(`${at.client}/statistics`);
    demand((answer.json() as MemberStatistics).total === before.total + 1, "the member isn't counted");
    return answer;
  },
  [`GET ${CLIENT}/members/excel`]: async (app) => {
    const at = await place(app);
    return at.get(`${at.client}/members/excel`);
  },
  ...Object.fromEntries(
    ["demoExcel", "demoExcel/mainAdmin", "demoExcel/mainAdminMx"].map((template): readonly [string, SpecExample] => [
      `GET ${CLIENT}/members/${template}`,
      async (app) => {
        const at = await place(app);
        return at.get(`${at.client}/members/${template}`);
      },
    ]),
  ),
  [`POST ${CLIENT}/job/:jobId/loadPreviewedExcel`]: async (app) => (await loaded(app)).answer,
  [`GET ${CLIENT}/job/:jobId/status`]: async (app) => {
    const { at, answer } = await loaded(app);
    const url = `${at.client}/job/${answer.json().jobId}/status`;
    await expect.poll(async () => (await at.get(url)).json().state, { timeout: 15_000 }).toBe("done");
    const status = await at.get(url);
    demand(status.json().created === 1, "nobody was made");
    return status;
  },
  [`POST ${CLIENT}/deleteEmail`]: async (app) => {
    const at = await place(app);
    const { email, nickname } = await at.add();
    const answer = await at.send("POST", `${at.client}/deleteEmail`, { emails: [email] });
    demand((await at.list(`nickname=${nickname}`)).totalElements === 0, "the member is still there");
    return answer;
  },
  [`POST ${HOME}/user`]: async (app) => {
    const at = await place(app);
    const { answer, nickname } = await at.add();
    demand((await at.list(`nickname=${nickname}`)).totalElements === 1, "the member isn't listed");
    return answer;
  },
  [`GET ${HOME}/user/:userId`]: async (app) => {
    const at = await place(app);
    const { id, nickname } = await at.add();
    const answer = await at.get(`${at.home}/user/${id}`);
    demand(answer.json().nickname === nickname, "it is another");
    return answer;
  },
  [`GET ${HOME}/userByNickname/:nickname`]: async (app) => {
    const at = await place(app);
    const { id, nickname } = await at.add();
    const answer = await at.get(`${at.home}/userByNickname/${nickname}`);
    demand(answer.json().id === id, "it is another");
    return answer;
  },
  [`PUT ${HOME}/user/:userId`]: async (app) => {
    const at = await place(app);
    const { id } = await at.add();
    const answer = await at.send("PUT", `${at.home}/user/${id}`, { observations: "Prefiere las mañanas" });
    demand((await at.get(`${at.home}/user/${id}`)).json().observations === "Prefiere las mañanas", "it isn't changed");
    return answer;
  },
  [`DELETE ${HOME}/user`]: async (app) => {
    const at = await place(app);
    const { nickname } = await at.add();
    const answer = await at.send("DELETE", `${at.home}/user`, { users: [nickname] });
    demand((await at.list(`nickname=${nickname}`)).totalElements === 0, "the member is still there");
    return answer;
  },
  [`POST ${HOME}/invitation`]: async (app) => {
    const at = await place(app);
    const { email, id } = await at.add();
    const answer = await at.send("POST", `${at.home}/invitation`, { users: [email] });
    const { entries } = (await at.get(`/api/members/${id}/timeline`)).json() as Timeline;
    demand(
      entries.some(({ event }) => event === "invited"),
      "there is no invitation",
    );
    return answer;
  },
};
