import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, type TestApp } from "../../../../tests/helpers/app";
import { figure } from "../../../../tests/helpers/drill";
import { rows } from "../../../../tests/helpers/identity";
import type { StudySummary } from "../shared/api/orders";
import { byValues, startField } from "./fieldHelpers";

const EACH = figure({ commit: 12, drill: 30 });
const byGender = (W: number, M: number) => byValues("GENDER", { W, M });

describe.each(CONCURRENT_ENGINE)("a study's field on the panel, on %s", (engine) => {
  let app: TestApp;
  let on: Awaited<ReturnType<typeof startField>>;

  beforeAll(async () => {
    on = await startField(engine, 7);
    app = on.app;
  });
  afterAll(() => app.close());

  test("invites panelists in waves, counts them exactly, finishes by itself and charges what was had", async () => {
    const before = await on.plan();
    const id = await on.opened({ sampleSize: 2 * EACH, quotas: byGender(EACH, EACH) });
    const { quote } = (await on.call("GET", `/api/studies/${id}/summary`, on.client)).json() as StudySummary;
    await on.run(id, { fits: 0.85 });
    const field = await on.fieldOf(id);
    expect(field).toMatchObject({ state: "closed", completes: 2 * EACH, sample: 2 * EACH });
    expect(field.cells.map(({ completes, target }) => [completes, target])).toEqual([
      [EACH, EACH],
      [EACH, EACH],
    ]);
    expect(field.waves.length).toBeGreaterThan(0);
    expect((await on.study(id)).status).toBe("FINISHED");
    expect(await on.plan()).toMatchObject({
      available: before.available - (quote?.total ?? 0),
      held: before.held,
      spent: before.spent + (quote?.total ?? 0),
    });
    const wrong = await rows(
      app,
      `select panelist.id from panel_invitation join panelist on panelist.id = panel_invitation.panelist
        where study = '${id}' and (panelist.gender = 'W') <> (segment = 'cell-0')`,
    );
    expect(wrong).toEqual([]);
  });

  test("pays its panelists once it is reconciled, and gives back what was discarded since its end", async () => {
    const id = await on.opened({ name: "Para conciliar", sampleSize: 10, quotas: byGender(5, 5) });
    expect((await on.call("POST", `/api/studies/${id}/reconcile`, on.backoffice)).json().code).toBe("studies.notFinished");
    await on.run(id, { fits: 1 });
    const { quote } = (await on.call("GET", `/api/studies/${id}/summary`, on.client)).json() as StudySummary;
    expect(quote?.charged).toBe(quote?.total);
    const before = await on.plan();
    const [first = "", other = ""] = (await on.completesOf(id)).map((one) => one.id);
    await on.hurried(id, [first]);
    expect((await on.decide(id, [first, other], "discard")).json().code).toBe("quality.notFlagged");
    expect((await on.decide(id, [first], "discard")).statusCode).toBe(200);
    await on.settled();
    expect((await on.call("POST", `/api/studies/${id}/reconcile`, on.client)).statusCode).toBe(403);
    for (const _again of [1, 2])
      expect((await on.call("POST", `/api/studies/${id}/reconcile`, on.backoffice)).statusCode).toBe(204);
    const after = (await on.call("GET", `/api/studies/${id}/summary`, on.client)).json() as StudySummary;
    const returned = (quote?.charged ?? 0) - (after.quote?.charged ?? 0);
    expect(returned).toBeGreaterThan(0);
    expect(await on.plan()).toMatchObject({ available: before.available + returned, spent: before.spent - returned });
    const paid = await rows<{ amount: number }>(
      app,
      `select amount::float8 from coin_transaction join panel_invitation on key = 'invitation:' || panel_invitation.id
        where panel_invitation.study = '${id}'`,
    );
    expect(paid.map(({ amount }) => amount)).toEqual(Array.from({ length: 9 }, () => 0.8));
    const wrong = await rows(
      app,
      `select id from panelist where coins <> coalesce((select sum(case when account = 'PANELIST' then amount
        when counter_account = 'PANELIST' then -amount else 0 end) from coin_transaction where panelist = panelist.id), 0)`,
    );
    expect(wrong).toEqual([]);
    expect((await on.decide(id, [first], "undecided")).json().code).toBe("studies.chargedWithout");
    expect((await on.completesOf(id)).map((one) => one.id)).not.toContain(first);
  });

  test("is charged whole, whatever its company would rather not pay, but for what the checks flag", async () => {
    const id = await on.opened({ name: "Sin descuento", sampleSize: 20, quotas: byGender(10, 10) });
    await on.settled();
    // Of either gender, as they were invited: some come when theirs is full.
    for (const { path } of await on.invitations(id)) if ((await on.completesOf(id)).length < 12) await on.respond(path, "yes");
    await on.settled();
    const ids = (await on.completesOf(id)).map((one) => one.id);
    expect(ids).toHaveLength(12);
    const refused = await on.decide(id, ids, "discard");
    expect([refused.statusCode, refused.json().code]).toEqual([409, "quality.notFlagged"]);
    // Nor by the calls of communities.
    const adjustment = { supplier: "panel-itself", ids, disposition: "quality", isApplied: true };
    const adjusted = await on.call("POST", `/api/activities/${id}/fieldwork/adjustments`, on.client, adjustment);
    expect([403, 404]).toContain(adjusted.statusCode);
    expect(await on.completesOf(id)).toHaveLength(12);
    await on.hurried(id, ids.slice(0, 2));
    expect((await on.decide(id, ids.slice(0, 2), "discard")).statusCode).toBe(200);
    expect((await on.move(id, "finish")).statusCode).toBe(200);
    const chargeOf = async () => ((await on.call("GET", `/api/studies/${id}/summary`, on.client)).json() as StudySummary).quote;
    const quote = await chargeOf();
    const perInterview = ["completes", "criteria"];
    const sum = (quote?.lines ?? []).reduce(
      (all, { kind, amount }) => all + (perInterview.includes(kind) ? amount / 2 : amount),
      0,
    );
    expect(quote?.charged).toBe(Math.ceil(sum));
    // Not paid, so it isn't used: it stays away now that the study is charged without it.
    const undone = await on.decide(id, ids.slice(0, 1), "undecided");
    expect([undone.statusCode, undone.json().code]).toEqual([409, "studies.chargedWithout"]);
    expect((await chargeOf())?.charged).toBe(quote?.charged);
    // What is discarded after the charge and before its reconciliation is paid still, and may count again.
    await on.hurried(id, ids.slice(0, 3));
    expect((await on.decide(id, ids.slice(2, 3), "discard")).statusCode).toBe(200);
    expect((await on.decide(id, ids.slice(2, 3), "undecided")).statusCode).toBe(200);
  });

  test("invites nobody above the limit of a week, nor twice within a day", async () => {
    const often = await rows(
      app,
      "select panelist from panel_invitation where created_at > now() - interval '7 days' group by panelist having count(*) > 3",
    );
    expect(often).toEqual([]);
    const id = await on.opened({ name: "Otra vez" });
    await on.settled();
    const again = await rows(
      app,
      `select one.panelist from panel_invitation one join panel_invitation other
        on other.panelist = one.panelist and other.id <> one.id and other.created_at > now() - interval '1 hour'
        where one.study = '${id}' and one.created_at > now() - interval '1 hour'`,
    );
    expect(again).toEqual([]);
    expect((await on.move(id, "finish")).statusCode).toBe(200);
  });

  test("pauses where fewer people fit than were quoted, and goes on as somebody decides", async () => {
    const id = await on.opened({
      name: "Pocos encajan",
      sampleSize: figure({ commit: 160, drill: 400 }),
      incidenceRate: 80,
      quotas: [],
    });
    await on.run(id, { fits: 0.3 });
    const paused = await on.fieldOf(id);
    expect(paused).toMatchObject({ state: "paused", pausedFor: "INCIDENCE", quotedIncidence: 80 });
    expect(paused.incidence).toBeLessThan(64);
    expect((await on.study(id)).pausedAt).not.toBeNull();
    const [left] = await on.invitations(id);
    expect(await on.respond(left?.path ?? "", "yes")).toBe("execution.paused");
    expect((await on.call("POST", `/api/studies/${id}/field/resume`, on.client)).statusCode).toBe(204);
    expect((await on.fieldOf(id)).state).toBe("open");
    expect((await on.study(id)).pausedAt).toBeNull();
    expect((await on.call("POST", `/api/studies/${id}/field/resume`, on.client)).json().code).toBe("studies.notInField");
    expect((await on.move(id, "finish")).statusCode).toBe(200);
    expect((await on.fieldOf(id)).state).toBe("closed");
  });

  test("replaces a complete that is discarded", async () => {
    const id = await on.opened({ name: "Con calidad", sampleSize: 20, quotas: byGender(10, 10) });
    await on.settled();
    const comers = (await on.invitations(id)).slice(0, 10);
    const ends = [];
    for (const { path } of comers) ends.push(await on.respond(path, "yes"));
    expect(ends).toEqual(Array.from({ length: 10 }, () => "complete"));
    await on.settled();
    const [first = ""] = (await on.completesOf(id)).map((one) => one.id);
    await on.hurried(id, [first]);
    const discarded = await on.decide(id, [first], "discard");
    expect(discarded.statusCode, discarded.body).toBe(200);
    await on.settled();
    const field = await on.fieldOf(id);
    expect([field.completes, field.discarded]).toEqual([9, 1]);
    expect(field.cells.reduce((sum, { completes }) => sum + completes, 0)).toBe(9);
    expect((await on.move(id, "finish")).statusCode).toBe(200);
  });

  test("waits for its day once it is approved, and is opened by hand or by its day", async () => {
    const releaseDate = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const id = await on.released({ name: "Con fecha", releaseDate });
    expect((await on.call("POST", `/api/studies/${id}/approve`, on.client)).statusCode).toBe(403);
    expect((await on.call("POST", `/api/studies/${id}/approve`, on.backoffice)).statusCode).toBe(204);
    expect(await on.study(id)).toMatchObject({ status: "CONFIRMED" });
    expect(await on.fieldOf(id)).toMatchObject({ state: "waiting", cells: [{ target: 30 }, { target: 30 }] });
    await rows(app, "update scheduled_task set due_at = now() where name = 'studies.open'");
    await expect.poll(async () => (await on.study(id)).status, { timeout: 20_000 }).toBe("OPEN");
    await on.settled();
    expect((await on.fieldOf(id)).state).toBe("open");
    await rows(app, "update scheduled_task set due_at = now() where name = 'studies.end'");
    await expect.poll(async () => (await on.study(id)).status, { timeout: 20_000 }).toBe("FINISHED");
    expect((await on.call("POST", `/api/studies/${id}/approve`, on.backoffice)).json().code).toBe("studies.notInReview");
  });

  test("is nobody's who has no invitation", async () => {
    const unknown = await app.call({ method: "GET", url: "/panel/enter/Qx4vJ2mB8nR6tY1kZ3wL5pD7sF9gH0aC" });
    expect([unknown.statusCode, unknown.headers.location]).toEqual([303, "/s/no-such-invitation"]);
  });
});
