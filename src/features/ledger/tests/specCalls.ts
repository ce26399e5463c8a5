import type { SpecExample } from "../../../../tests/contract/specCall";
import type { TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { newId } from "../../../shared/ids";
import type { Ranking } from "../shared/api/ranking";

const CLIENT = "/client/communities/:id";
const MEMBER = "member@demo.test";

function demand(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

interface Place {
  readonly base: string;
  readonly token: string;
}

async function place(app: TestApp): Promise<Place> {
  return { base: CLIENT.replace(":id", await demoId(app)), token: await app.signIn("moderator") };
}

const give = (app: TestApp, { base, token }: Place, points: number) =>
  app.call({
    method: "POST",
    url: `${base}/customPoints`,
    token,
    body: { members: [MEMBER], points, reason: "Gracias", key: newId() },
  });

/** LABs that the demo's member may spend, by the member's own call. */
async function pointsOf(app: TestApp): Promise<number> {
  const answer = await app.call({ url: "/experienceLabs/demo/userData", token: await app.signIn("member") });
  return answer.json().points;
}

/** Gives LABs, and finds them in the ranking. */
const ranked =
  (path: string): SpecExample =>
  async (app) => {
    const at = await place(app);
    await give(app, at, 1);
    const answer = await app.call({ url: `${at.base}/${path}?pageSize=100`, token: at.token });
    const { items } = answer.json() as Ranking;
    demand(
      items.every(({ value }, index) => index === 0 || (items[index - 1]?.value ?? 0) >= value),
      "the ranking is out of order",
    );
    return answer;
  };

/** The calls of the specification that the ledger builds. */
export const examples: Readonly<Record<string, SpecExample>> = {
  [`POST ${CLIENT}/customPoints`]: async (app) => {
    const before = await pointsOf(app);
    const answer = await give(app, await place(app), 5);
    demand((await pointsOf(app)) === before + 5, "they aren't there");
    return answer;
  },
  [`GET ${CLIENT}/membersRanking`]: ranked("membersRanking"),
  [`GET ${CLIENT}/membersRankingByParticipations`]: ranked("membersRankingByParticipations"),
  [`GET ${CLIENT}/pointsExcel`]: async (app) => {
    const { base, token } = await place(app);
    return app.call({ url: `${base}/pointsExcel`, token });
  },
};
