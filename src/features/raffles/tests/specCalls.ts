import type { SpecExample } from "../../../../tests/contract/specCall";
import type { TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import type { MemberRaffle } from "../shared/api/member";
import type { TeamRaffle, TeamRafflePage } from "../shared/api/team";
import { endedActivity, makeDue, sweepSoon } from "./helpers";

const CLIENT = "/client/communities/:id";
const TESTER = "/tester/communities/:id";
const WAIT_MS = 20_000;

function demand(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

/** A raffle that the server draws, which `member@demo.test` alone took part in. */
async function draw(app: TestApp) {
  const id = await demoId(app);
  const [client, tester] = [CLIENT.replace(":id", id), TESTER.replace(":id", id)];
  const [token, member] = [await app.signIn("moderator"), await app.signIn("member")];
  const activity = await endedActivity(app, token, { winners: 1, entrants: 1 });
  const find = async (): Promise<TeamRaffle | undefined> => {
    const page: TeamRafflePage = (await app.call({ url: `${client}/raffleList?pageSize=100`, token })).json();
    return page.items.find((raffle) => raffle.activity?.id === activity);
  };
  const end = Date.now() + WAIT_MS;
  await sweepSoon(app);
  for (let raffle = await find(); Date.now() < end; raffle = await find()) {
    if (raffle?.status === "NOTIFIED") return { client, tester, token, member, activity, raffle, find };
    if (raffle?.drawAt) await makeDue(app, activity);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("nobody drew it");
}

const raffles = new WeakMap<TestApp["app"], ReturnType<typeof draw>>();

/** The same for all calls of a server. */
function drawn(app: TestApp): ReturnType<typeof draw> {
  const found = raffles.get(app.app) ?? draw(app);
  raffles.set(app.app, found);
  return found;
}

/** The calls of the specification that raffles build. */
export const examples: Readonly<Record<string, SpecExample>> = {
  [`GET ${CLIENT}/raffleList`]: async (app) => {
    const { client, token, raffle } = await drawn(app);
    const answer = await app.call({ url: `${client}/raffleList?pageSize=100`, token });
    demand(
      (answer.json() as TeamRafflePage).items.some(({ id, winners }) => id === raffle.id && winners.length === 1),
      "nobody has won",
    );
    return answer;
  },
  [`GET ${CLIENT}/hasRaffleData`]: async (app) => {
    const { client, token } = await drawn(app);
    const answer = await app.call({ url: `${client}/hasRaffleData`, token });
    demand(answer.json().hasRaffleData, "it says there is none");
    return answer;
  },
  [`POST ${CLIENT}/markRaffleRedeemed`]: async (app) => {
    const { client, token, raffle, find } = await drawn(app);
    const body = { raffleId: raffle.id, ticketId: raffle.winners[0]?.id };
    const answer = await app.call({ method: "POST", url: `${client}/markRaffleRedeemed`, token, body });
    demand((await find())?.status === "PAID", "it isn't paid");
    return answer;
  },
  [`POST ${TESTER}/activity/:activityId/seeRaffleResult`]: async (app) => {
    const { tester, member, activity } = await drawn(app);
    const answer = await app.call({ method: "POST", url: `${tester}/activity/${activity}/seeRaffleResult`, token: member });
    demand((answer.json() as MemberRaffle).standing === "won", "the only one in it hasn't won");
    return answer;
  },
};
