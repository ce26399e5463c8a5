import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { joinByInvitation, rows } from "../../../../tests/helpers/identity";
import { spaceDbOf } from "../../../../tests/helpers/spaceDb";
import { publishedSurvey } from "../../../../tests/helpers/surveys";
import { type Ledger, ledger } from "../../../contracts/services/ledger";
import { newId, type ServerExtension, type SpaceDb } from "../../../server/kit";
import { type LabsLeg, labs } from "../server/labs";
import { ledgerProof, PROVEN } from "./ledgerProof";

const OPTIONS = ["a", "b"].map((code) => ({ code, text: code.toUpperCase() }));
const PEOPLE = 8;
const DAY = 86_400_000;

interface Person {
  readonly token: string;
  readonly id: string;
}

describe.each(CONCURRENT_ENGINE)("what members earn on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let community: string;
  let people: readonly Person[];
  let db: SpaceDb;
  let service: () => Ledger;

  beforeAll(async () => {
    const user: ServerExtension = {
      register: (host) => {
        service = host.use(ledger, "test");
      },
    };
    app = await startApp({ engine, extraExtensions: [user] });
    moderator = await app.signIn("moderator");
    community = await demoId(app);
    db = spaceDbOf(app, community);
    people = await join("Earn", PEOPLE);
  });
  afterAll(() => app.close());
  afterEach(async () => expect(await ledgerProof(app)).toEqual(PROVEN));

  async function join(name: string, count: number): Promise<readonly Person[]> {
    const joined: Person[] = [];
    for (let index = 0; index < count; index += 1) {
      const { authToken: token } = await joinByInvitation(app, `${name.toLowerCase()}${index}@mail.test`, {
        nickname: `${name}${index}`,
      });
      const { id } = (await app.call({ url: "/experienceLabs/demo/userData", token })).json();
      joined.push({ token, id });
      await rows(app, "delete from attempt");
    }
    return joined;
  }

  const person = (index: number): Person => people[index] ?? { token: "", id: "" };
  const post = (url: string, token: string, body: object = {}) => app.call({ method: "POST", url, token, body });
  const pointsOf = async (id: string) =>
    (await rows<{ points: number }>(app, "select points from member where id = $1", [id]))[0]?.points ?? 0;
  const balanceOf = ({ id }: Person) => service().balanceOf(db, id);
  const entriesOf = (activity: string) =>
    rows<{ member: string; amount: number; reason: string; from: string; to: string }>(
      app,
      `select t.member, t.amount, t.reason, s.kind as from, d.kind as to from ledger_transfer t
        join ledger_account s on s.id = t."from" join ledger_account d on d.id = t."to"
        where t.activity = $1 order by t.created_at, t.id`,
      [activity],
    );
  const movesOf = async (activity: string) =>
    (await entriesOf(activity)).map(({ reason, from, to, amount }) => `${reason} ${from}-${to} ${amount}`);
  const historyOf = async ({ token }: Person, pageSize = 20) =>
    (await post(`/experienceLabs/${community}/transactionsSearch?page=0&pageSize=${pageSize}`, token)).json().items;

  async function openPoll(labs: number): Promise<string> {
    const body = { title: "Pausa", type: "wat_poll", description: "Una pregunta", labs };
    const { id } = (await post("/api/activities", moderator, body)).json();
    const settings = { question: "¿A o B?", isMultiple: false, options: OPTIONS };
    await app.call({ method: "PUT", url: `/api/activities/${id}/poll`, token: moderator, body: settings });
    await post(`/api/activities/${id}/transitions/open`, moderator);
    return id;
  }
  const vote = (id: string, token: string) => post(`/api/member/activities/${id}/poll/vote`, token, { choices: ["a"] });

  /** A survey that the person has completed, and how the team decides on the response. */
  async function completeSurvey({ token }: Person, labs: number) {
    const id = await publishedSurvey(app, moderator);
    await app.call({ method: "PUT", url: `/api/activities/${id}`, token: moderator, body: { labs } });
    const base = `/api/activities/${id}/execution`;
    const { responseId } = (await post(base, token)).json();
    await app.call({ method: "PUT", url: `${base}/answers/one`, token, body: { value: "a" } });
    expect((await post(`${base}/complete`, token)).json().state).toBe("complete");
    const decide = async (decision: string) => {
      const body = { responses: [responseId], decision, reason: "Careless" };
      expect((await post(`/api/activities/${id}/quality/decisions`, moderator, body)).statusCode).toBe(200);
    };
    return { id, decide };
  }

  /** What is pending is due now. */
  async function releaseAll(): Promise<void> {
    await rows(app, "update scheduled_task set due_at = now() where name = 'ledger.release'");
    await expect
      .poll(() => rows(app, "select name, error from scheduled_task where name = 'ledger.release'"), { timeout: 15_000 })
      .toEqual([]);
  }

  const give = ({ id }: Person, amount: number, key = newId()) =>
    service().book(db, { key, memberId: id, amount, reason: "CUSTOM" });
  const spend = ({ id }: Person, amount: number, key = newId()) =>
    service().spend(db, { key, memberId: id, amount, reason: "REDEEM" });

  test("fifty votes at once of several people pay each once, and both sides agree", async () => {
    const before = await Promise.all(people.map(({ id }) => pointsOf(id)));
    const poll = await openPoll(20);
    const calls = Array.from({ length: 50 }, (_, index) => people[index % PEOPLE]?.token ?? "");
    const answers = await Promise.all(calls.map((token) => vote(poll, token)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
    const entries = await entriesOf(poll);
    expect(entries.map(({ member }) => member).sort()).toEqual(people.map(({ id }) => id).sort());
    expect(new Set(await movesOf(poll))).toEqual(new Set(["ACTIVITY ISSUED-AVAILABLE 20"]));
    const after = await Promise.all(people.map(({ id }) => pointsOf(id)));
    expect(after).toEqual(before.map((points) => points + 20));
  });

  test("surveys that all complete at once, each of them twice, count, earn and tell each member once", async () => {
    const group = await join("Together", PEOPLE);
    const id = await publishedSurvey(app, moderator);
    await app.call({ method: "PUT", url: `/api/activities/${id}`, token: moderator, body: { labs: 11 } });
    const base = `/api/activities/${id}/execution`;
    const tallies = async () =>
      (await rows<{ sum: number }>(app, "select coalesce(sum(completed), 0)::int as sum from participation_tally"))[0]?.sum ?? 0;
    const before = await tallies();
    const pending = await Promise.all(group.map(async (one) => (await balanceOf(one)).pending));
    for (const { token } of group) await post(base, token);
    const calls = group.flatMap(({ token }) => [token, token]);
    const answers = await Promise.all(
      calls.map((token) => post(`${base}/complete`, token, { answers: { one: { value: "a" } } })),
    );
    expect(answers.map((answer) => answer.json().state)).toEqual(calls.map(() => "complete"));
    expect((await entriesOf(id)).map(({ member }) => member).sort()).toEqual(group.map((one) => one.id).sort());
    expect(new Set(await movesOf(id))).toEqual(new Set(["ACTIVITY ISSUED-PENDING 11"]));
    expect(await Promise.all(group.map(async (one) => (await balanceOf(one)).pending))).toEqual(pending.map((labs) => labs + 11));
    const counted = await rows(app, "select status, labs, count(*)::int from participation where activity = $1 group by 1, 2", [
      id,
    ]);
    expect(counted).toEqual([{ status: "COMPLETED", labs: 11, count: PEOPLE }]);
    const told = await rows(app, "select distinct member from notification where kind = 'ledger.pending' and activity = $1", [
      id,
    ]);
    const alerts = await rows(app, "select id from notification where kind = 'ledger.pending' and activity = $1", [id]);
    expect([told.length, alerts.length]).toEqual([PEOPLE, PEOPLE]);
    expect(await tallies()).toBe(before + PEOPLE);
    const releases = `select id from scheduled_task where name = 'ledger.release' and key like '%' || $1`;
    const [{ key } = { key: "" }] = await rows<{ key: string }>(app, "select key from ledger_transfer where activity = $1", [id]);
    expect(await rows(app, releases, [key])).toHaveLength(1);
  });

  test("fifty bookings at once of one cause are one, and of fifty causes are fifty", async () => {
    const someone = person(1);
    const { available } = await balanceOf(someone);
    const key = newId();
    const same = await Promise.all(Array.from({ length: 50 }, () => give(someone, 3, key)));
    expect(same.filter(Boolean)).toHaveLength(1);
    await Promise.all(Array.from({ length: 50 }, () => give(someone, 1)));
    expect((await balanceOf(someone)).available).toBe(available + 53);
  });

  test("of fifty at once who spend all that there is, one does", async () => {
    const someone = person(2);
    await give(someone, 5);
    const { available } = await balanceOf(someone);
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => spend(someone, available)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refusals = tries.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(new Set(refusals)).toEqual(new Set(["ledger.insufficient"]));
    expect(await balanceOf(someone)).toEqual({ available: 0, pending: 0, held: 0, debt: 0 });
  });

  const hold = ({ id }: Person, amount: number, key = newId()) =>
    service().hold(db, { key, memberId: id, amount, reason: "REDEEM", concept: "Tarjeta" });

  test("of fifty at once who hold all that there is, one does; it ends once, settled or returned", async () => {
    const someone = person(3);
    await give(someone, 10);
    const { available } = await balanceOf(someone);
    const keys = Array.from({ length: 50 }, () => newId());
    const tries = await Promise.allSettled(keys.map((key) => hold(someone, available, key)));
    const won = keys.filter((_, index) => tries[index]?.status === "fulfilled");
    expect(won).toHaveLength(1);
    const held = { key: won[0] ?? "", memberId: someone.id };
    expect(await balanceOf(someone)).toEqual({ available: 0, pending: 0, held: available, debt: 0 });
    const ends = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? service().settle(db, held) : service().release(db, held))),
    );
    const isReturned = (await balanceOf(someone)).available > 0;
    expect(await balanceOf(someone)).toEqual({ available: isReturned ? available : 0, pending: 0, held: 0, debt: 0 });
    expect(ends.filter((end) => end.status === "fulfilled" && end.value)).toHaveLength(1);
    const refusals = ends.flatMap((end) => (end.status === "rejected" ? [end.reason.code] : []));
    expect(new Set(refusals)).toEqual(new Set([isReturned ? "ledger.holdReleased" : "ledger.holdSettled"]));
  });

  test("many are paid at once, each once, debts first", async () => {
    const others = [person(6), person(7)];
    const key = newId();
    await give(person(5), 4, key);
    const { available } = await balanceOf(person(5));
    await spend(person(5), available);
    await service().reverse(db, { key, memberId: person(5).id });
    expect((await balanceOf(person(5))).debt).toBe(4);
    const before = await Promise.all(others.map(balanceOf));
    const entries = [person(5), ...others].map(({ id }) => ({ key: `${key}:${id}`, memberId: id }));
    const pay = () => service().bookMany(db, { entries, amount: 6, reason: "CUSTOM", concept: "Gracias" });
    const paid = await Promise.all(Array.from({ length: 10 }, pay));
    expect(paid.flat().toSorted()).toEqual(entries.map(({ memberId }) => memberId).toSorted());
    expect(await balanceOf(person(5))).toEqual({ available: 2, pending: 0, held: 0, debt: 0 });
    expect(await Promise.all(others.map(balanceOf))).toEqual(before.map((one) => ({ ...one, available: one.available + 6 })));
    expect((await historyOf(person(6), 1))[0]).toMatchObject({ type: "CUSTOM", labs: 6, concept: "Gracias" });
  });

  test("what is held has left the member's history, and comes back to it", async () => {
    const someone = person(4);
    await give(someone, 6);
    const { available } = await balanceOf(someone);
    const key = newId();
    await hold(someone, 6, key);
    expect((await historyOf(someone, 1))[0]).toMatchObject({
      type: "REDEEM",
      labs: -6,
      balance: available - 6,
      concept: "Tarjeta",
    });
    await service().release(db, { key, memberId: someone.id });
    expect((await historyOf(someone, 1))[0]).toMatchObject({ type: "RETURN", labs: 6, balance: available });
    expect(await service().settle(db, { key: newId(), memberId: someone.id })).toBe(false);
  });

  test("no balance is written below 0", async () => {
    const memberId = person(0).id;
    const balances = await labs.balancesOf(db, memberId);
    const beyond: readonly LabsLeg[] = [
      { from: "AVAILABLE", to: "REDEEMED", amount: balances.AVAILABLE + 1 },
      { from: "HELD", to: "REDEEMED", amount: balances.HELD + 1 },
      { from: "PENDING", to: "ISSUED", amount: balances.PENDING + 1 },
      { from: "ISSUED", to: "DEBT", amount: balances.DEBT + 1 },
    ];
    for (const leg of beyond) {
      const taken = labs.book(db, { key: newId(), owner: memberId, reason: "CUSTOM" }, () => [leg]);
      await expect(taken, leg.from).rejects.toThrow("doesn't have");
    }
    expect(await labs.balancesOf(db, memberId)).toEqual(balances);
  });

  test("the history says what it was for", async () => {
    const [item] = await historyOf(person(0), 1);
    expect(item).toMatchObject({ type: "ACTIVITY", labs: 20, activity: { title: "Pausa" }, availableAt: null });
  });

  test("an activity without LABs books nothing", async () => {
    const poll = await openPoll(0);
    await vote(poll, person(0).token);
    expect(await entriesOf(poll)).toEqual([]);
  });

  test("a community that gives no LABs pays none for an activity", async () => {
    // Setting a part of it makes the configuration; until then the community gives LABs, as the polls above show.
    const url = `/client/communities/${community}/replytoclientemail`;
    const body = { replyToClientEmail: "equipo@mail.test" };
    expect((await app.call({ method: "PUT", url, token: await app.signIn("mainAdmin"), body })).statusCode).toBe(200);
    await rows(app, "update community_configuration set gamification = false");
    const poll = await openPoll(20);
    await vote(poll, person(0).token);
    expect(await entriesOf(poll)).toEqual([]);
    await rows(app, "update community_configuration set gamification = true");
  });

  test("a discarded complete is taken back, and paid again when it counts again", async () => {
    const someone = person(0);
    const { available } = await balanceOf(someone);
    const { id, decide } = await completeSurvey(someone, 7);
    expect(await balanceOf(someone)).toEqual({ available, pending: 7, held: 0, debt: 0 });
    expect(await pointsOf(someone.id)).toBe(available);
    await decide("discard");
    await decide("discard");
    expect(await balanceOf(someone)).toEqual({ available, pending: 0, held: 0, debt: 0 });
    await decide("undecided");
    expect(await balanceOf(someone)).toEqual({ available, pending: 7, held: 0, debt: 0 });
    expect(await movesOf(id)).toEqual(["ACTIVITY ISSUED-PENDING 7", "REVERSAL PENDING-ISSUED 7", "ACTIVITY ISSUED-PENDING 7"]);
    const items: { labs: number; balance: number; availableAt: string | null }[] = await historyOf(someone, 4);
    expect(items.map(({ labs, balance }) => [labs, balance])).toEqual([
      [7, available],
      [-7, available],
      [7, available + 7],
      [20, available],
    ]);
    const days = (Date.parse(items[0]?.availableAt ?? "") - Date.now()) / DAY;
    expect(Math.round(days)).toBe(14);
    expect(items.slice(1).map(({ availableAt }) => availableAt)).toEqual([null, null, null]);
  });

  test("what is pending becomes available at its time, once", async () => {
    const someone = person(3);
    const { available } = await balanceOf(someone);
    const { id } = await completeSurvey(someone, 9);
    const [task] = await rows<{ payload: unknown; days: number; space_id: string }>(
      app,
      `select payload, space_id, extract(epoch from due_at - now()) / 86400 as days from scheduled_task
        where name = 'ledger.release' and payload->>'memberId' = $1`,
      [someone.id],
    );
    expect(Math.round(task?.days ?? 0)).toBe(14);
    await releaseAll();
    expect(await balanceOf(someone)).toEqual({ available: available + 9, pending: 0, held: 0, debt: 0 });
    expect(await pointsOf(someone.id)).toBe(available + 9);
    // Several processes, or a clock that goes back.
    for (let index = 0; index < 3; index += 1)
      await rows(
        app,
        `insert into scheduled_task (id, kind, name, space_id, payload, due_at)
          values ($1, 'appointment', 'ledger.release', $2, $3, now() + interval '1 day')`,
        [newId(), task?.space_id, JSON.stringify(task?.payload)],
      );
    await releaseAll();
    expect(await balanceOf(someone)).toEqual({ available: available + 9, pending: 0, held: 0, debt: 0 });
    expect(await movesOf(id)).toEqual(["ACTIVITY ISSUED-PENDING 9", "RELEASE PENDING-AVAILABLE 9"]);
    const [first, second] = await historyOf(someone, 2);
    expect([first.labs, first.balance, first.availableAt, second.balance]).toEqual([9, available + 9, null, available]);
  });

  test("what is booked and taken back again does nothing, however it would be split by then", async () => {
    const memberId = person(7).id;
    const entry = { memberId, amount: 10, reason: "CUSTOM" } as const;
    const { available } = await balanceOf(person(7));
    await service().spend(db, { ...entry, key: "again:rest", amount: available });
    await service().book(db, { ...entry, key: "again:1" });
    await service().book(db, { ...entry, key: "again:2" });
    await service().reverse(db, { memberId, key: "again:1" });
    await service().spend(db, { ...entry, key: "again:spent" });
    await service().reverse(db, { memberId, key: "again:2" });
    const balance = { available: 0, pending: 0, held: 0, debt: 10 };
    expect(await balanceOf(person(7))).toEqual(balance);
    await service().book(db, { ...entry, key: "again:3", amount: 4 });
    // Each was one transfer; by now a part of it would pay the debt, or be owed.
    expect(await service().book(db, { ...entry, key: "again:2", amount: 11 })).toBe(false);
    expect(await service().reverse(db, { memberId, key: "again:1" })).toBe(false);
    expect(await balanceOf(person(7))).toEqual({ ...balance, debt: 6 });
  });

  test("what was taken back while it was pending doesn't become available", async () => {
    const someone = person(4);
    const before = await balanceOf(someone);
    const { id, decide } = await completeSurvey(someone, 6);
    await decide("discard");
    await releaseAll();
    expect(await balanceOf(someone)).toEqual(before);
    expect(await movesOf(id)).toEqual(["ACTIVITY ISSUED-PENDING 6", "REVERSAL PENDING-ISSUED 6"]);
  });

  test("what is taken back after it was spent is owed, and paid by what comes next", async () => {
    const someone = person(5);
    const { id, decide } = await completeSurvey(someone, 12);
    await releaseAll();
    const { available } = await balanceOf(someone);
    await spend(someone, available - 4);
    await decide("discard");
    expect(await balanceOf(someone)).toEqual({ available: 0, pending: 0, held: 0, debt: 8 });
    expect((await movesOf(id)).slice(-2)).toEqual(["REVERSAL AVAILABLE-ISSUED 4", "REVERSAL DEBT-ISSUED 8"]);
    expect((await historyOf(someone, 1))[0]).toMatchObject({ type: "REVERSAL", labs: -12, balance: -8 });

    const poll = await openPoll(5);
    await vote(poll, someone.token);
    expect(await movesOf(poll)).toEqual(["ACTIVITY ISSUED-DEBT 5"]);
    expect(await balanceOf(someone)).toEqual({ available: 0, pending: 0, held: 0, debt: 3 });

    // Pending LABs may be taken back themselves: they pay when they become available.
    const survey = await completeSurvey(someone, 10);
    expect(await balanceOf(someone)).toEqual({ available: 0, pending: 10, held: 0, debt: 3 });
    await releaseAll();
    expect(await balanceOf(someone)).toEqual({ available: 7, pending: 0, held: 0, debt: 0 });
    expect((await movesOf(survey.id)).slice(1)).toEqual(["RELEASE PENDING-DEBT 3", "RELEASE PENDING-AVAILABLE 7"]);
    expect((await historyOf(someone, 1))[0]).toMatchObject({ labs: 10, balance: 7 });
    expect(await pointsOf(someone.id)).toBe(7);

    await decide("undecided");
    await survey.decide("discard");
    expect(await balanceOf(someone)).toEqual({ available: 0, pending: 12, held: 0, debt: 3 });
  });

  test("releases, reversals and earnings at once leave the sums right", async () => {
    const someone = person(6);
    const surveys = [];
    for (let index = 0; index < 4; index += 1) surveys.push(await completeSurvey(someone, 5));
    const polls = await Promise.all(Array.from({ length: 6 }, () => openPoll(2)));
    const { available } = await balanceOf(someone);
    await rows(app, "update scheduled_task set due_at = now() where name = 'ledger.release'");
    await Promise.all([
      ...polls.flatMap((poll) => [vote(poll, someone.token), vote(poll, someone.token)]),
      ...surveys.slice(0, 2).map(({ decide }) => decide("discard")),
    ]);
    await releaseAll();
    const balance = await balanceOf(someone);
    expect([balance.pending, balance.available - balance.debt]).toEqual([0, available + 12 + 10]);
  });

  test("the team reads a member's balances and bookings, page by page", async () => {
    const someone = person(5);
    const read = async (query = "") =>
      (await app.call({ url: `/api/members/${someone.id}/ledger${query}`, token: moderator })).json();
    const { items, totalElements, ...rest } = await read("?pageSize=100");
    expect(rest).toEqual({ available: 9, pending: 0, held: 0, debt: 0, page: 0, pageSize: 100 });
    expect(items).toHaveLength(totalElements);
    expect(items[0]).toEqual({
      id: expect.any(String),
      date: expect.any(String),
      type: "REVERSAL",
      concept: null,
      labs: -10,
      balance: 9,
      availableAt: null,
      activity: { id: expect.any(String), title: expect.any(String) },
    });
    expect((await read("?page=1&pageSize=2")).items).toEqual(items.slice(2, 4));
    const wrong = await app.call({ url: `/api/members/${someone.id}/ledger?page=-1`, token: moderator });
    expect(wrong.statusCode).toBe(400);
    const absent = await app.call({ url: `/api/members/${newId()}/ledger`, token: moderator });
    expect(absent.statusCode).toBe(404);
  });

  test("an erased member's transfers stay, and name nobody", async () => {
    const someone = person(7);
    await completeSurvey(someone, 8);
    const sums = () =>
      rows(app, "select count(*)::int as count, sum(amount)::int as sum from ledger_transfer where member = $1", [someone.id]);
    const before = await sums();
    const token = await app.signIn("administrator");
    expect((await post(`/api/members/${someone.id}/erasure`, token)).statusCode).toBe(200);
    expect(await sums()).toEqual(before);
    const [member] = await rows<{ nickname: string; status: string }>(app, "select nickname, status from member where id = $1", [
      someone.id,
    ]);
    expect(member?.nickname).toMatch(/^erased-/);
    await releaseAll();
    expect((await balanceOf(someone)).pending).toBe(0);
  });
});
