import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { spaceDbOf } from "../../../../tests/helpers/spaceDb";
import { createSurvey, publishDraft } from "../../../../tests/helpers/surveys";
import { type Redemptions, redemptions } from "../../../contracts/services/redemptions";
import type { ServerHost, SpaceDb } from "../../../server/kit";
import { drawTime } from "../server/drawTime";
import { sweepRaffles } from "../server/sweep";
import type { MemberRaffle } from "../shared/api/member";
import type { RaffleProof, TeamRaffle, TeamRafflePage } from "../shared/api/team";
import { commitmentOf, listHashOf, ranked, seedCommitmentOf } from "../shared/fairness";
import { verifyDraw } from "../shared/verify";
import { endedActivity } from "./helpers";

describe("a draw", () => {
  const tickets = Array.from({ length: 50 }, (_, index) => `ticket-${index}`);

  test("follows from seed and list alone, and nobody moves when another leaves", () => {
    const input = { activityId: "a", seed: "s", tickets };
    expect(ranked({ ...input, tickets: [...tickets].reverse() })).toEqual(ranked(input));
    expect(ranked({ ...input, seed: "t" })).not.toEqual(ranked(input));
    expect(listHashOf(["b", "a"])).toBe(listHashOf(["a", "b"]));
    // SHA-256 of "abc", from FIPS 180-4.
    expect(seedCommitmentOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  test("gives everybody the same chance", () => {
    const wins = new Map(tickets.map((ticket) => [ticket, 0]));
    const draws = 5_000;
    for (let seed = 0; seed < draws; seed++) {
      const [first = ""] = ranked({ activityId: "a", seed: String(seed), tickets });
      wins.set(first, (wins.get(first) ?? 0) + 1);
    }
    const expected = draws / tickets.length;
    const chi2 = [...wins.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 49 degrees of freedom: beyond 85.4 once in a thousand; the seeds are always the same.
    expect(chi2).toBeLessThan(85.4);
  });

  test.each([
    ["Europe/Madrid", "2027-03-27T22:30:00.000Z", "2027-03-28T08:00:00.000Z"],
    ["Europe/Madrid", "2027-10-30T21:30:00.000Z", "2027-10-31T09:00:00.000Z"],
    ["Europe/Madrid", "2027-06-01T22:30:00.000Z", "2027-06-03T08:00:00.000Z"],
    ["America/Santiago", "2027-09-04T20:00:00.000Z", "2027-09-05T13:00:00.000Z"],
    ["Atlantic/Azores", "2027-10-30T12:00:00.000Z", "2027-10-31T11:00:00.000Z"],
  ])("is at 10:00 of the day after the end in %s", (zone, endsAt, drawAt) => {
    expect(drawTime(endsAt, zone)).toBe(drawAt);
  });

  test("is found out where anything was changed", () => {
    const seed = "5".repeat(64);
    const winners = ranked({ activityId: "a", seed, tickets }).slice(0, 3);
    const proof: RaffleProof = {
      ...{ version: 1, activityId: "a", seed, commitment: seedCommitmentOf(seed), listHash: listHashOf(tickets) },
      ...{ reward: "", winnerCount: 3, tickets, out: [], winners, passedOn: [] },
    };
    expect(verifyDraw(proof)).toEqual([]);
    expect(verifyDraw({ ...proof, winners: [...winners].reverse() })).toHaveLength(2);
    expect(verifyDraw({ ...proof, tickets: [...tickets, "another"] })).not.toEqual([]);
    expect(verifyDraw({ ...proof, seed: "6".repeat(64) })).not.toEqual([]);
    expect(verifyDraw({ ...proof, out: winners.slice(0, 1) })).not.toEqual([]);
    expect(verifyDraw({ ...proof, winners: [...winners, "ticket-1"] })).not.toEqual([]);
  });
});

describe.each(CONCURRENT_ENGINE)("raffles on %s", (engine) => {
  let app: TestApp;
  let base: string;
  let tester: string;
  let moderator: string;
  let host: ServerHost;
  let useRedemptions: () => Redemptions;
  let db: SpaceDb;
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
  });
  afterAll(() => app.close());

  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const sweep = (now = new Date()) => sweepRaffles(db, { tools: host.tools(), redemptions: useRedemptions() }, now);
  const list = async (): Promise<TeamRafflePage> =>
    (await app.call({ url: `${base}/raffleList?pageSize=100`, token: moderator })).json();
  const of = async (activity: string): Promise<TeamRaffle> => {
    const found = (await list()).items.find((raffle) => raffle.activity?.id === activity);
    if (!found) throw new Error("the raffle isn't listed");
    return found;
  };
  const decide = (call: string, body: object) => app.call({ method: "POST", url: `${base}/${call}`, token: moderator, body });
  const proofOf = async ({ id }: TeamRaffle): Promise<RaffleProof> =>
    (await app.call({ url: `${base}/raffle/${id}/proof`, token: moderator })).json();
  const result = async (activity: string): Promise<MemberRaffle> => {
    const token = await app.signIn("member");
    return (await app.call({ method: "POST", url: `${tester}/activity/${activity}/seeRaffleResult`, token })).json();
  };

  test("are committed to, closed, drawn and told, each when it is time", async () => {
    const activity = await endedActivity(app, moderator, { winners: 2, entrants: 10 });
    await sweep();
    const closed = await of(activity);
    expect(closed).toMatchObject({ status: "PENDING", entrants: 10, drawnAt: null, winners: [], timeZone: "Europe/Madrid" });
    expect(await result(activity)).toMatchObject({
      timeZone: "Europe/Madrid",
      standing: "in",
      seed: null,
      tickets: [expect.stringMatching(/^[0-9a-f]{24}$/)],
    });
    const early = await app.call({ url: `${base}/raffle/${closed.id}/proof`, token: moderator });
    expect([early.statusCode, early.json().code]).toEqual([409, "raffles.notDrawn"]);
    await rows(app, "update participation set status = 'EXCLUDED' where activity = $1", [activity]);

    await sweep(later(48));
    const drawn = await of(activity);
    expect(drawn).toMatchObject({ status: "NOTIFIED", entrants: 10, commitment: closed.commitment, listHash: closed.listHash });
    expect(drawn.winners.map(({ rank, state }) => `${rank} ${state}`)).toEqual(["1 WON", "2 WON"]);
    expect(verifyDraw(await proofOf(drawn))).toEqual([]);
    const told = await rows<{ member: string }>(
      app,
      "select member from notification where kind = 'raffles.won' and key like $1",
      [`raffle:${drawn.id}%`],
    );
    expect(told.map(({ member }) => member).sort()).toEqual(drawn.winners.map(({ member }) => member?.id ?? "").sort());
    const own = await result(activity);
    expect(own.standing).toMatch(/won|lost/);
    const terms = { activityId: activity, reward: own.reward, winnerCount: own.winnerCount };
    expect(commitmentOf(own.seed ?? "", terms)).toBe(closed.commitment);
  });

  test("are drawn once, whoever comes at the same time", async () => {
    const activity = await endedActivity(app, moderator, { winners: 3, entrants: 20 });
    await Promise.all(Array.from({ length: 10 }, () => sweep()));
    expect(await of(activity)).toMatchObject({ entrants: 20 });
    await Promise.all(Array.from({ length: 10 }, () => sweep(later(48))));
    const drawn = await of(activity);
    expect(drawn.winners).toHaveLength(3);
    expect(verifyDraw(await proofOf(drawn))).toEqual([]);
    const alerts = await rows<{ kind: string; count: string }>(
      app,
      "select kind, count(distinct member) || ' of ' || count(*) as count from notification where key like $1 group by kind order by kind",
      [`raffle:${drawn.id}%`],
    );
    expect(alerts).toEqual([
      { kind: "raffles.lost", count: "17 of 17" },
      { kind: "raffles.won", count: "3 of 3" },
    ]);
  });

  test("are won by nobody who has left", async () => {
    const activity = await endedActivity(app, moderator, { winners: 2, entrants: 3 });
    await sweep();
    await rows(
      app,
      "update member set status = 'INACTIVE' where id in (select member from participation where activity = $1 limit 2)",
      [activity],
    );
    await sweep(later(48));
    const drawn = await of(activity);
    await rows(app, "update member set status = 'ACTIVE' where status = 'INACTIVE'");
    expect(drawn.winners).toHaveLength(1);
    const proof = await proofOf(drawn);
    expect([proof.out.length, verifyDraw(proof)]).toEqual([2, []]);
  });

  test("without anybody in them end without a winner", async () => {
    const activity = await endedActivity(app, moderator, { winners: 1, entrants: 0 });
    await sweep(later(0));
    await sweep(later(48));
    expect(await of(activity)).toMatchObject({ status: "NOTIFIED", winners: [], entrants: 0 });
  });

  test("pass a place on to the next, with a reason, and end once all have their prize", async () => {
    const activity = await endedActivity(app, moderator, { winners: 1, entrants: 2 });
    await sweep();
    const pending = await of(activity);
    await sweep(later(48));
    const { id: raffleId, winners, alternates } = await of(activity);
    expect([pending.alternates, alternates]).toEqual([0, 1]);
    const first = { raffleId, ticketId: winners[0]?.id ?? "" };
    const passes = await Promise.all(
      Array.from({ length: 5 }, () => decide("passRaffleOn", { ...first, reason: "No responde desde hace 15 días" })),
    );
    expect(passes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    const after = await of(activity);
    expect(after.winners).toMatchObject([
      { rank: 1, state: "PASSED", reason: "No responde desde hace 15 días" },
      { rank: 2, state: "WON" },
    ]);
    const second = { raffleId, ticketId: after.winners[1]?.id ?? "" };
    expect((await decide("passRaffleOn", { ...second, reason: "Tampoco" })).json().code).toBe("raffles.noAlternate");
    expect((await decide("markRaffleRedeemed", first)).json().code).toBe("raffles.decided");
    expect((await decide("markRaffleRedeemed", second)).statusCode).toBe(200);
    expect(await of(activity)).toMatchObject({ status: "PAID", winners: [{ state: "PASSED" }, { state: "GIVEN" }] });
    expect(verifyDraw(await proofOf(after))).toEqual([]);
  });

  const put = (id: string, body: object) => app.call({ method: "PUT", url: `/api/activities/${id}`, token: moderator, body });

  test("keep what was promised on every path, from the moment that members see it", async () => {
    const draft = await createSurvey(app, moderator);
    await publishDraft(app, moderator, draft);
    await rows(app, "update activity set status = 'CONFIGURING' where id = $1", [draft]);
    const terms = { raffleActive: true, raffleReward: "Una bicicleta", raffleWinners: 2 };
    expect((await put(draft, terms)).statusCode).toBe(200);
    const open = (id: string) =>
      app.call({ method: "POST", url: `/api/activities/${id}/transitions/open`, token: moderator, body: {} });
    const endless = await open(draft);
    expect([endless.statusCode, endless.json().errors[0]?.path]).toEqual([400, "/endsAt"]);
    const dates = { startsAt: later(-24).toISOString(), endsAt: later(48).toISOString() };
    expect((await put(draft, { ...dates, raffleWinners: 3 })).statusCode).toBe(200);
    expect((await open(draft)).statusCode).toBe(200);
    expect(await of(draft)).toMatchObject({ status: "PENDING", reward: "Una bicicleta", winnerCount: 3, cancelReason: null });

    const refused = [
      await put(draft, { raffleActive: false }),
      await put(draft, { raffleReward: "Un timbre" }),
      await put(draft, { raffleWinners: 1 }),
      await app.call({
        ...{ method: "POST", url: "/api/activities/bulk", token: moderator },
        body: { action: "update", ids: [draft], data: { raffleWinners: 1 } },
      }),
      await app.call({ method: "DELETE", url: `/api/activities/${draft}`, token: moderator }),
    ];
    expect(refused.map((answer) => `${answer.statusCode} ${answer.json().code}`)).toEqual(
      refused.map(() => "409 raffles.promised"),
    );
    expect((await put(draft, { endsAt: null })).statusCode).toBe(400);
    expect((await put(draft, { endsAt: later(72).toISOString(), title: "Otro título" })).statusCode).toBe(200);
    expect(await of(draft)).toMatchObject({ reward: "Una bicicleta", winnerCount: 3 });
  });

  test("can't be switched on once the activity is over", async () => {
    const over = await createSurvey(app, moderator);
    await rows(app, "update activity set status = 'ACTIVE', starts_at = $2, ends_at = $3 where id = $1", [
      ...[over, later(-48).toISOString(), later(-1).toISOString()],
    ]);
    const late = await put(over, { raffleActive: true, raffleReward: "Una bicicleta", raffleWinners: 1 });
    expect([late.statusCode, late.json().code]).toEqual([409, "raffles.tooLate"]);
    await sweep(later(72));
    await expect(of(over)).rejects.toThrow("isn't listed");
  });

  test("are cancelled with a reason that those who took part are told, and stay listed", async () => {
    const activity = await endedActivity(app, moderator, { winners: 1, entrants: 2, endsAt: later(5).toISOString() });
    await sweep();
    const { id: raffleId, commitment } = await of(activity);
    expect((await decide("cancelRaffle", { raffleId, reason: " " })).statusCode).toBe(400);
    const reason = "El patrocinador ha retirado el premio";
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide("cancelRaffle", { raffleId, reason })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    await rows(app, "update activity set ends_at = now() where id = $1", [activity]);
    await sweep(later(72));
    expect(await of(activity)).toMatchObject({ status: "CANCELLED", commitment, cancelReason: reason, winners: [] });
    expect(await result(activity)).toMatchObject({ isDrawn: false, cancelReason: reason, seed: null });
    const told = await rows(app, "select member from notification where kind = 'raffles.cancelled' and key = $1", [
      `raffle:${raffleId}:cancelled`,
    ]);
    expect(told).toHaveLength(2);
    const again = await put(activity, { raffleActive: true });
    expect([again.statusCode, again.json().code]).toEqual([409, "raffles.promised"]);
  });

  test("are proved with their prize and number of winners: other terms don't fit the commitment", async () => {
    const activity = await endedActivity(app, moderator, { winners: 1, entrants: 3 });
    await sweep();
    await sweep(later(48));
    const proof = await proofOf(await of(activity));
    expect(verifyDraw(proof)).toEqual([]);
    for (const other of [{ reward: "Un timbre" }, { winnerCount: 2 }, { activityId: "0193fd0a-7c1e-7000-8000-00000000dead" }])
      expect(verifyDraw({ ...proof, ...other }).join()).toContain("committed to");
  });

  test("keep the seed out of every table until the draw", async () => {
    const activity = await endedActivity(app, moderator, { winners: 1, entrants: 2 });
    await sweep();
    const { commitment } = await of(activity);
    const [draw] = await rows<{ sealed_seed: string; seed: string | null }>(
      app,
      "select sealed_seed, seed from raffle_draw where commitment = $1",
      [commitment],
    );
    expect(draw?.seed).toBeNull();
    const terms = { activityId: activity, reward: "Una bicicleta", winnerCount: 1 };
    expect(commitmentOf(draw?.sealed_seed ?? "", terms)).not.toBe(commitment);
    expect(draw?.sealed_seed).not.toMatch(/^[0-9a-f]{64}$/);
  });
});
