import type { SpecExample } from "../../../../tests/contract/specCall";
import type { TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { newId } from "../../../shared/ids";
import type { TeamRedeemPage, Wallet } from "../shared/api/redeem";

const CLIENT = "/client/communities/:id";
const TESTER = "/tester/communities/:id";

function demand(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

async function place(app: TestApp) {
  const id = await demoId(app);
  const [member, moderator] = [await app.signIn("member"), await app.signIn("moderator")];
  const [tester, client] = [TESTER.replace(":id", id), CLIENT.replace(":id", id)];
  const wallet = async (): Promise<Wallet> => (await app.call({ url: `${tester}/wallet`, token: member })).json();
  const list = async (call: string): Promise<TeamRedeemPage> =>
    (await app.call({ url: `${client}/${call}?pageSize=100`, token: moderator })).json();
  return { tester, client, member, moderator, wallet, list };
}

/** The demo's member asks for the cheapest card, with LABs enough. */
async function ask(app: TestApp) {
  const at = await place(app);
  const [card] = (await at.wallet()).cards;
  if (!card) throw new Error("there is no card");
  const gift = { members: ["member@demo.test"], points: card.labs, reason: "Gracias", key: newId() };
  await app.call({ method: "POST", url: `${at.client}/customPoints`, token: at.moderator, body: gift });
  const body = { cardId: card.id, key: newId() };
  const answer = await app.call({ method: "POST", url: `${at.tester}/redeemPoints`, token: at.member, body });
  return { at, answer, id: answer.json().id as string };
}

/** The calls of the specification that redemptions build. */
export const examples: Readonly<Record<string, SpecExample>> = {
  [`POST ${TESTER}/redeemPoints`]: async (app) => {
    const { at, answer, id } = await ask(app);
    demand(
      (await at.wallet()).redeems.some((redeem) => redeem.id === id && redeem.status === "PENDING"),
      "it isn't in the wallet",
    );
    return answer;
  },
  [`GET ${CLIENT}/pendingRedeems`]: async (app) => {
    const { at, id } = await ask(app);
    const answer = await app.call({ url: `${at.client}/pendingRedeems?pageSize=100`, token: at.moderator });
    demand(
      (answer.json() as TeamRedeemPage).items.some((redeem) => redeem.id === id),
      "it isn't pending",
    );
    return answer;
  },
  [`POST ${CLIENT}/completeRedeems`]: async (app) => {
    const { at, id } = await ask(app);
    const body = { redeems: [{ id, code: "AB12-CD34" }] };
    const answer = await app.call({ method: "POST", url: `${at.client}/completeRedeems`, token: at.moderator, body });
    demand(
      (await at.list("completeRedeems")).items.some((redeem) => redeem.id === id),
      "it isn't completed",
    );
    return answer;
  },
  [`GET ${CLIENT}/completeRedeems`]: async (app) => {
    const { at, id } = await ask(app);
    const body = { id, reason: "Sin existencias" };
    await app.call({ method: "POST", url: `${at.client}/rejectRedeem`, token: at.moderator, body });
    const answer = await app.call({ url: `${at.client}/completeRedeems?pageSize=100`, token: at.moderator });
    demand(
      (answer.json() as TeamRedeemPage).items.some((redeem) => redeem.id === id),
      "it isn't decided",
    );
    return answer;
  },
  [`POST ${TESTER}/askNotification`]: async (app) => {
    const at = await place(app);
    const answer = await app.call({ method: "POST", url: `${at.tester}/askNotification`, token: at.member });
    demand((await at.wallet()).isAsked, "nobody is asked for");
    return answer;
  },
};
