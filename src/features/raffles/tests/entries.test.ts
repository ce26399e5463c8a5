import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { configure, rows } from "../../../../tests/helpers/identity";
import { type SignedIn, signInMany } from "../../../../tests/helpers/manyMembers";
import { spaceDbOf } from "../../../../tests/helpers/spaceDb";
import { type Redemptions, redemptions } from "../../../contracts/services/redemptions";
import type { ServerHost, SpaceDb } from "../../../server/kit";
import { newId } from "../../../shared/ids";
import { ledgerProof, PROVEN } from "../../ledger/tests/ledgerProof";
import { sweepRaffles } from "../server/sweep";
import type { MemberRaffle } from "../shared/api/member";
import type { RaffleProof, TeamRaffle } from "../shared/api/team";
import { holderOf } from "../shared/fairness";
import { verifyDraw } from "../shared/verify";

const PEOPLE = 6;
const PRICE = 10;
const MOST = 4;

describe.each(CONCURRENT_ENGINE)("entries that LABs buy, on %s", (engine) => {
  let app: TestApp;
  let base: string;
  let tester: string;
  let moderator: string;
  let host: ServerHost;
  let useRedemptions: () => Redemptions;
  let db: SpaceDb;
  let people: readonly SignedIn[];

  beforeAll(async () => {
    const keepsHost = {
      register: (given: ServerHost) => {
        host = given;
        useRedemptions = given.use(redemptions, "the test");
      },
    };
    app = await startApp({ engine, extraExtensions: [keepsHost] });
    const id = await demoId(app);
    db = spaceDbOf(app, id);
    [base, tester] = [`/client/communities/${id}`, `/tester/communities/${id}`];
    moderator = await app.signIn("moderator");
    people = await signInMany(app, PEOPLE);
    await rows(app, "update member set points = 0 where id = any($1::uuid[])", [people.map(({ memberId }) => memberId)]);
  });
  afterAll(() => app.close());
  beforeEach(() => rows(app, "update ledger_transfer set created_at = now() - interval '3 days' where reason = 'CUSTOM'"));

  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const sweep = (now = new Date()) => sweepRaffles(db, { tools: host.tools(), redemptions: useRedemptions() }, now);
  const team = (call: string, body: unknown, token = moderator) =>
    app.call({ method: "POST", url: `${base}/${call}`, token, body });
  const give = async (points: number) => {
    const members = people.map(({ token }) => token.replace("token-of-", ""));
    expect((await team("customPoints", { members, points, reason: "Para la prueba", key: newId() })).statusCode).toBe(200);
  };
  const terms = { reward: "Una bicicleta", labs: PRICE, maxEntries: MOST, winners: 2, endsAt: later(5).toISOString() };
  const offer = async (more: object = {}): Promise<string> => {
    const answer = await team("raffles", { ...terms, ...more });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().id;
  };
  const buy = (person: SignedIn, raffleId: string, entries: number, key = newId()) =>
    app.call({ method: "POST", url: `${tester}/raffles/${raffleId}/entries`, token: person.token, body: { entries, key } });
  const available = async ({ token }: SignedIn): Promise<number> =>
    (await app.call({ url: `${tester}/wallet`, token })).json().available;
  const of = async (id: string): Promise<TeamRaffle | undefined> => {
    const { items }: { items: TeamRaffle[] } = (
      await app.call({ url: `${base}/raffleList?pageSize=100`, token: moderator })
    ).json();
    return items.find((raffle) => raffle.id === id);
  };
  const own = async ({ token }: SignedIn, id: string): Promise<MemberRaffle | undefined> => {
    const { raffles }: { raffles: MemberRaffle[] } = (await app.call({ url: `${tester}/raffles`, token })).json();
    return raffles.find((raffle) => raffle.id === id);
  };
  const redeems = async (call: string) =>
    (await app.call({ url: `${base}/${call}?pageSize=100&type=RAFFLE`, token: moderator }))
      .json()
      .items.filter(({ cardName }: { cardName: string }) => cardName === terms.reward);
  const person = (index: number) => people[index] as SignedIn;

  test("set LABs aside with their tickets, are drawn so that anybody can check it, and are spent then", async () => {
    await give(PRICE * MOST);
    const id = await offer();
    expect(await own(person(0), id)).toMatchObject({ standing: "out", tickets: [], sale: { labs: PRICE, maxEntries: MOST } });
    for (const [index, one] of people.entries()) expect((await buy(one, id, (index % MOST) + 1)).statusCode).toBe(200);
    expect(await available(person(2))).toBe(PRICE * (MOST - 3));
    expect(await own(person(2), id)).toMatchObject({ standing: "in", tickets: [1, 2, 3].map(() => expect.any(String)) });
    expect(await of(id)).toMatchObject({ activity: null, entrants: PEOPLE, sale: { entries: 1 + 2 + 3 + 4 + 1 + 2 } });
    const waiting = await redeems("pendingRedeems");
    expect(waiting).toHaveLength(PEOPLE);
    // Nobody decides on them but the draw.
    const byHand = await team("completeRedeems", { redeems: [{ id: waiting[0].id }] });
    expect([byHand.statusCode, byHand.json().code]).toEqual([409, "redeem.ofRaffle"]);

    await sweep(later(6));
    const closed = await of(id);
    expect(closed?.listHash).toMatch(/^[0-9a-f]{64}$/);
    const late = await buy(person(0), id, 1);
    expect([late.statusCode, late.json().code]).toEqual([409, "raffles.entriesClosed"]);
    await sweep(later(72));
    const drawn = await of(id);
    expect(drawn).toMatchObject({ status: "NOTIFIED", commitment: closed?.commitment, winners: [{ rank: 1 }, {}] });
    const winners = drawn?.winners.map(({ member }) => member?.nickname) ?? [];
    expect(new Set(winners).size).toBe(2);
    const proof: RaffleProof = (await app.call({ url: `${base}/raffle/${id}/proof`, token: moderator })).json();
    expect(verifyDraw(proof)).toEqual([]);
    expect(proof.tickets).toHaveLength(13);
    expect(new Set(proof.winners.map(holderOf)).size).toBe(2);
    // Another ticket of a winner in place of the second winner's.
    const again = proof.tickets.filter((ticket) => holderOf(ticket) === holderOf(proof.winners[0] ?? ""));
    expect(verifyDraw({ ...proof, winners: [proof.winners[0] ?? "", again[0] ?? ""] })).not.toEqual([]);
    expect((await own(person(0), id))?.winners).toEqual(winners);
    expect(await redeems("pendingRedeems")).toEqual([]);
    expect((await redeems("completeRedeems")).map(({ status }: { status: string }) => status)).toEqual(
      Array(PEOPLE).fill("COMPLETED"),
    );
    expect(await ledgerProof(app)).toEqual(PROVEN);
    const [held] = await rows<{ held: number }>(
      app,
      "select coalesce(sum(balance), 0)::int as held from ledger_account where kind = 'HELD' and owner = any($1::uuid[])",
      [people.map(({ memberId }) => memberId)],
    );
    expect(held?.held).toBe(0);
  });

  test("are no more than a member may have, nor than the LABs pay for, of many at once", async () => {
    await give(PRICE * MOST);
    const id = await offer();
    const key = newId();
    const same = await Promise.all(Array.from({ length: 5 }, () => buy(person(3), id, 2, key)));
    expect(same.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    expect((await own(person(3), id))?.tickets).toHaveLength(2);
    const many = await Promise.all(Array.from({ length: 8 }, () => buy(person(3), id, 1)));
    const codes = many.map((answer) => answer.json().code ?? "ok").sort();
    expect(codes.filter((code) => code === "ok")).toHaveLength(2);
    expect((await own(person(3), id))?.tickets).toHaveLength(MOST);
    const more = await buy(person(3), id, 1);
    expect(["raffles.tooManyEntries", "ledger.insufficient"]).toContain(more.json().code);
    expect(await ledgerProof(app)).toEqual(PROVEN);
  });

  test("are given back where the raffle is cancelled, while others still buy", async () => {
    await give(PRICE * MOST);
    const id = await offer();
    const before = await Promise.all(people.map(available));
    expect((await buy(person(0), id, 2)).statusCode).toBe(200);
    const reason = "La tienda ha retirado la bicicleta";
    const [cancelled] = await Promise.all([
      team("cancelRaffle", { raffleId: id, reason }),
      ...people.slice(1).map((one) => buy(one, id, 1)),
    ]);
    expect(cancelled?.statusCode, cancelled?.body).toBe(200);
    await sweep();
    expect(await Promise.all(people.map(available))).toEqual(before);
    expect((await buy(person(0), id, 1)).json().code).toBe("raffles.entriesClosed");
    const wallet = (await app.call({ url: `${tester}/wallet`, token: person(0).token })).json();
    expect(wallet.redeems[0]).toMatchObject({ type: "RAFFLE", status: "REJECTED", rejection: reason });
    expect(await own(person(0), id)).toMatchObject({ cancelReason: reason });
    const told = await rows(app, "select id from notification where key = $1 and member = $2", [
      ...[`raffle:${id}:cancelled`, person(0).memberId],
    ]);
    expect(told).toHaveLength(1);
    expect(await ledgerProof(app)).toEqual(PROVEN);
  });

  test("follow the community's redeem period", async () => {
    const id = await offer();
    const closed = { redeemFrom: "2020-01-01", redeemTo: "2020-01-15", alertThresholds: [{ labs: 9 }] };
    await configure(app, { gamification: true, ...closed });
    const refused = await buy(person(1), id, 1);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "redeem.closed"]);
    await configure(app, { gamification: false });
    expect((await buy(person(1), id, 1)).json().code).toBe("redeem.off");
    await configure(app, { gamification: true, redeemFrom: "2020-01-01", redeemTo: "2100-01-01" });
    expect((await buy(person(1), id, 1)).statusCode).toBe(200);
  });

  test.each([
    [{ labs: 0 }, 400],
    [{ reward: " " }, 400],
    [{ winners: 0 }, 400],
    [{ labs: 1_000_000, maxEntries: 2 }, 400],
    [{ endsAt: "2020-01-01T00:00:00Z" }, 409],
  ])("are not offered with %o", async (more, status) => {
    expect((await team("raffles", { ...terms, ...more })).statusCode).toBe(status);
  });

  test("are not bought without a number or of a raffle that there isn't", async () => {
    expect((await buy(person(1), await offer(), 0)).statusCode).toBe(400);
    expect((await buy(person(1), newId(), 1)).statusCode).toBe(404);
    const observer = await app.signIn("observer");
    const raffleId = await offer();
    expect((await team("raffles", terms, observer)).statusCode).toBe(403);
    expect((await team("cancelRaffle", { raffleId, reason: "Porque sí" }, observer)).statusCode).toBe(403);
  });
});
