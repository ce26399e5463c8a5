import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import { type AddressInfo, isIP } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { broughtParameters } from "../../src/shared/surveyAddress";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../helpers/app";
import { figure } from "../helpers/drill";
import {
  addPanel,
  addPanels,
  newRespondent,
  OPEN,
  type Panel,
  SUPPLIER,
  setFieldwork,
  signEntry,
  visitor,
} from "../helpers/panel";
import { DRAFT, publishedSurvey } from "../helpers/surveys";

interface Callback {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A panel's server, which fails as often as it is told to before it acknowledges. @param host where it listens */
async function panelServer(host = "127.0.0.1") {
  const told: Callback[] = [];
  let failures = 0;
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      told.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(failures > 0 ? 503 : 200).end();
      failures -= 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/status`,
    port,
    told,
    failNext: (times: number) => {
      failures = times;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let left = 600; left > 0; left -= 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("it never came about");
}

describe.each(CONCURRENT_ENGINE)("a panel's entry link on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let panel: Awaited<ReturnType<typeof panelServer>>;

  beforeAll(async () => {
    app = await startApp({ engine, environment: { CALLBACK_NETWORKS: "127.0.0.0/8" } });
    moderator = await app.signIn("moderator");
    panel = await panelServer();
  });
  afterAll(async () => {
    await panel.close();
    await app.close();
  });

  const survey = async (values: Parameters<typeof addPanel>[3] = {}) => {
    const id = await publishedSurvey(app, moderator, DRAFT);
    return { id, ...(await addPanelTo(id, values)) };
  };
  const addPanelTo = async (id: string, values: Parameters<typeof addPanel>[3]) => {
    const added: Panel = await addPanel(app, moderator, id, values);
    return { panel: added };
  };
  const rows = (externalId: string) =>
    app.database.kysely
      .selectFrom("response")
      .select(["id", "supplier", "state", "disposition", "device", "addressHash"])
      .where("externalId", "=", externalId)
      .execute();
  const answerAll = async (who: ReturnType<typeof visitor>) => {
    expect((await who.answer("one", "a")).statusCode).toBe(204);
    return who.complete();
  };

  test("lets its respondent in once, on any device, and tells who has answered already", async () => {
    const { panel: one } = await survey();
    const rid = newRespondent();
    const signed = signEntry(one, { rid });
    const first = visitor(app, one.link);
    const begun = (await first.start(signed)).json();
    const other = visitor(app, one.link);
    const resumed = (await other.start(signed)).json();
    expect([begun.state, resumed.responseId]).toEqual(["open", begun.responseId]);
    const completed = (await answerAll(other)).json();
    expect(completed.state).toBe("complete");
    const again = (await visitor(app, one.link).start(signed)).json();
    expect([again.state, again.responseId, again.mayRetake]).toEqual(["complete", begun.responseId, false]);
    expect(await rows(rid)).toMatchObject([{ supplier: one.id, state: "complete", device: "desktop" }]);
  });

  test("is one response however many starts come at once", async () => {
    const { panel: one } = await survey();
    const rid = newRespondent();
    const signed = signEntry(one, { rid });
    const starts = await Promise.all(Array.from({ length: 20 }, () => visitor(app, one.link).start(signed)));
    expect(new Set(starts.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(starts.map((start) => start.json().responseId)).size).toBe(1);
    expect(await rows(rid)).toHaveLength(1);
  });

  test("leads back with how it ended, signed by the key that the supplier has", async () => {
    const { panel: one } = await survey();
    const rid = `${newRespondent()} ñ&`;
    const who = visitor(app, one.link);
    await who.start(signEntry(one, { rid }));
    const exit = new URL((await answerAll(who)).json().exit.url);
    expect(`${exit.origin}${exit.pathname}`).toBe("https://panel.example/ok");
    const { wave, rid: id, status, ts, sig } = Object.fromEntries(exit.searchParams);
    expect([wave, id, status]).toEqual(["2", rid, "success"]);
    expect(Math.abs(Number(ts) * 1_000 - Date.now())).toBeLessThan(60_000);
    const text = `rid=${encodeURIComponent(rid)}&status=success&ts=${ts}`;
    expect(sig).toBe(createHmac("sha256", one.secret).update(text).digest("hex"));
  });

  test("ends here where the address that is stored is none", async () => {
    const { id, panel: one } = await survey();
    await app.database.query({
      text: `update questionnaire set fieldwork = jsonb_set(fieldwork::jsonb, '{suppliers,0,redirects}', $2::jsonb)::jsonb
        from activity where activity.questionnaire = questionnaire.id and activity.id = $1`,
      values: [id, JSON.stringify({ default: "https://panel.example:port/x" })],
    });
    const who = visitor(app, one.link);
    await who.start(signEntry(one, { rid: newRespondent() }));
    const done = await answerAll(who);
    expect([done.statusCode, done.json()]).toMatchObject([200, { state: "complete", exit: null }]);
    expect((await who.start()).json()).toMatchObject({ state: "complete", exit: null });
  });

  test("that comes too late leads back too, and nobody is counted", async () => {
    const closesAt = new Date(Date.now() - 60_000).toISOString();
    const { panel: one } = await survey({ closesAt });
    const rid = newRespondent();
    const refused = (await visitor(app, one.link).start(signEntry(one, { rid }))).json();
    expect(refused).toMatchObject({ code: "execution.closed", closedAt: closesAt, exit: { name: SUPPLIER.name } });
    const exit = new URL(refused.exit.url);
    expect([exit.pathname, exit.searchParams.get("rid"), exit.searchParams.get("status")]).toEqual(["/end", rid, "default"]);
    expect((await visitor(app, one.link).start()).json().exit).toBeUndefined();
    expect(await rows(rid)).toEqual([]);
  });

  test("is refused unsigned, altered, of another survey, of no supplier and past its time", async () => {
    const { panel: one } = await survey();
    const { panel: other } = await survey();
    const signed = signEntry(one, { rid: "r1" });
    const { sig, ...unsigned } = signed;
    const codeOf = async (parameters: object) => {
      const answer = await visitor(app, one.link).start(parameters);
      return [answer.statusCode, answer.json().code];
    };
    const invalid = [403, "execution.invalidEntry"];
    expect(await codeOf(unsigned)).toEqual(invalid);
    expect(await codeOf({ ...signed, rid: "r2" })).toEqual(invalid);
    expect(await codeOf({ ...signed, extra: "1" })).toEqual(invalid);
    expect(await codeOf({ ...signed, sig: `${sig?.slice(0, -1)}` })).toEqual(invalid);
    expect(await codeOf({ ...signed, supplier: "nobody-known" })).toEqual(invalid);
    expect(await codeOf(signEntry({ ...other, id: one.id }, { rid: "r1" }))).toEqual(invalid);
    expect(await codeOf(signEntry(one, { name: "no id at all" }))).toEqual(invalid);
    const past = String(Math.floor(Date.now() / 1_000) - 1);
    expect(await codeOf(signEntry(one, { rid: "r1", exp: past }))).toEqual([403, "execution.expiredEntry"]);
    const soon = String(Math.floor(Date.now() / 1_000) + 600);
    expect((await visitor(app, one.link).start(signEntry(one, { rid: "r1", exp: soon }))).statusCode).toBe(200);
  });

  test("signs whatever its panel adds, names that the page uses as well; hidden variables take the others", async () => {
    const hidden = (variable: string) => ({
      id: variable,
      variable,
      type: "hidden",
      title: { es: variable },
      parameter: variable,
    });
    const [first] = DRAFT.blocks;
    const questions = [...(first?.questions ?? []), hidden("wave"), hidden("language"), hidden("ended")];
    const id = await publishedSurvey(app, moderator, { ...DRAFT, blocks: [{ id: "b", questions }] });
    const one = await addPanel(app, moderator, id);
    const signed = signEntry(one, { rid: newRespondent(), wave: "2", language: "es", preview: "1", ended: "1" });
    const sent = broughtParameters(new URLSearchParams(signed));
    const begun = await visitor(app, one.link).start(sent);
    expect(begun.statusCode).toBe(200);
    const { rows: given } = await app.database.pool.query("select question_id, value from answer where response = $1", [
      begun.json().responseId,
    ]);
    expect(Object.fromEntries(given.map(({ question_id, value }) => [question_id, value]))).toMatchObject({
      wave: "2",
      ended: "1",
    });
    expect((await visitor(app, one.link).start({ ...signed, language: "en" })).json().code).toBe("execution.invalidEntry");
    const without = Object.fromEntries(Object.entries(signed).filter(([name]) => name !== "language"));
    expect((await visitor(app, one.link).start(without)).json().code).toBe("execution.invalidEntry");
  });

  test("whose respondents' ids are called `ended` is as good as any", async () => {
    const { panel: one } = await survey({ supplier: { parameter: "ended" } });
    const rid = newRespondent();
    expect((await visitor(app, one.link).start(signEntry(one, { ended: rid }))).statusCode).toBe(200);
    expect(await rows(rid)).toHaveLength(1);
  });

  test("is good under the key before the current one, until that is retired", async () => {
    const { id, panel: one } = await survey();
    const url = `/api/activities/${id}/fieldwork/suppliers/${one.id}`;
    const turn = async (what: "key" | "retire", revision: number) =>
      (await app.call({ method: "POST", url: `${url}/${what}`, token: moderator, body: { revision } })).json();
    const status = async (secret: string) =>
      (await visitor(app, one.link).start(signEntry({ ...one, secret }, { rid: newRespondent() }))).statusCode;
    const second = await turn("key", one.revision);
    expect(second.fieldwork.suppliers[0].keys).toEqual({ current: 2, previous: 1 });
    expect([await status(one.secret), await status(second.secret)]).toEqual([200, 200]);
    const retired = await turn("retire", second.revision);
    expect([await status(one.secret), await status(second.secret)]).toEqual([403, 200]);
    const third = await turn("key", retired.revision);
    const fourth = await turn("key", third.revision);
    expect([await status(second.secret), await status(third.secret), await status(fourth.secret)]).toEqual([403, 200, 200]);
    expect((await app.call({ method: "POST", url: `${url}/key`, token: moderator, body: { revision: 1 } })).statusCode).toBe(409);
  });

  test("shows a key once: neither settings nor table hold it", async () => {
    const { id, panel: one } = await survey();
    const read = await app.call({ url: `/api/activities/${id}/fieldwork`, token: moderator });
    expect(read.body).not.toContain(one.secret);
    const { rows: kept } = await sql<{
      fieldwork: unknown;
    }>`select fieldwork from questionnaire where fieldwork is not null`.execute(app.database.kysely);
    expect(JSON.stringify(kept)).not.toContain(one.secret);
  });

  test("tells the supplier's server once, signed, trying until it is acknowledged", async () => {
    const { panel: one } = await survey({ supplier: { callback: panel.url } });
    const rid = newRespondent();
    const who = visitor(app, one.link);
    await who.start(signEntry(one, { rid }));
    panel.told.length = 0;
    panel.failNext(1);
    await answerAll(who);
    await who.complete();
    await until(() => panel.told.length === 1);
    await until(async () => {
      const { rowCount } = await app.database.pool.query(
        "update outbox set next_at = now() where channel = 'callback' and status = 'NEW' and attempts > 0",
      );
      return rowCount === 1;
    });
    await until(() => panel.told.length === 2);
    const [first, second] = panel.told;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
    expect(second?.headers["x-sondeo-signature"]).toBe(
      createHmac("sha256", one.secret)
        .update(second?.body ?? "")
        .digest("hex"),
    );
    expect(JSON.parse(second?.body ?? "")).toMatchObject({ respondent: rid, status: "success", isComplete: true, sequence: 1 });
    await until(async () => {
      const { rows: sent } = await app.database.pool.query(
        "select status from outbox where channel = 'callback' and recipient = $1",
        [panel.url],
      );
      return sent.length > 0 && sent.every(({ status }) => status === "SENT");
    });
    await visitor(app, one.link).start(signEntry(one, { rid }));
    expect(panel.told).toHaveLength(2);
  });

  test("reconciliation counts first, then changes, notes and tells, and leaves the rest alone", async () => {
    const { id, panel: one } = await survey({ supplier: { callback: panel.url } });
    const [done, open] = [newRespondent(), newRespondent()];
    const who = visitor(app, one.link);
    await who.start(signEntry(one, { rid: done }));
    panel.told.length = 0;
    await answerAll(who);
    await visitor(app, one.link).start(signEntry(one, { rid: open }));
    await until(() => panel.told.length === 1);
    const adjust = async (isApplied: boolean) =>
      (
        await app.call({
          method: "POST",
          url: `/api/activities/${id}/fieldwork/adjustments`,
          token: moderator,
          body: { supplier: one.id, ids: [done, open, "stranger"], disposition: "quality", isApplied },
        })
      ).json();
    const report = { changes: { complete: 1 }, unchanged: 0, open: 1, unknown: ["stranger"] };
    expect(await adjust(false)).toEqual({ ...report, isApplied: false });
    expect(await rows(done)).toMatchObject([{ state: "complete", disposition: "complete" }]);
    expect(await adjust(true)).toEqual({ ...report, isApplied: true });
    const [changed] = await rows(done);
    expect(changed).toMatchObject({ state: "ended", disposition: "quality" });
    expect(await rows(open)).toMatchObject([{ state: "open", disposition: null }]);
    const { rows: noted } = await app.database.pool.query("select action, changes from audit_log where record_id = $1", [
      changed?.id,
    ]);
    expect(noted).toEqual([{ action: "update", changes: { disposition: { from: "complete", to: "quality" } } }]);
    await until(() => panel.told.length === 2);
    expect(JSON.parse(panel.told[1]?.body ?? "")).toMatchObject({
      respondent: done,
      status: "quality",
      isComplete: false,
      sequence: 2,
    });
    expect(await adjust(true)).toMatchObject({ changes: {}, unchanged: 1 });
  });

  test("a supplier is told at once that a reviewer has discarded a complete, and that it counts again", async () => {
    const { id, panel: one } = await survey({ supplier: { callback: panel.url } });
    const rid = newRespondent();
    const who = visitor(app, one.link);
    await who.start(signEntry(one, { rid }));
    panel.told.length = 0;
    await answerAll(who);
    await until(() => panel.told.length === 1);
    const [complete] = await rows(rid);
    const decide = (decision: "discard" | "undecided") =>
      app.call({
        method: "POST",
        url: `/api/activities/${id}/quality/decisions`,
        token: moderator,
        body: { responses: [complete?.id], decision, reason: "Careless" },
      });
    expect((await decide("discard")).statusCode).toBe(200);
    await until(() => panel.told.length === 2);
    expect((await decide("undecided")).statusCode).toBe(200);
    await until(() => panel.told.length === 3);
    const said = panel.told.map(({ body }) => JSON.parse(body)).sort((a, b) => a.sequence - b.sequence);
    expect(said.map(({ respondent, status, isComplete }) => [respondent, status, isComplete])).toEqual([
      [rid, "success", true],
      [rid, "quality", false],
      [rid, "success", true],
    ]);
  });

  test("a supplier that goes and comes again has other keys, and none can be claimed by its id", async () => {
    const { id, panel: one } = await survey();
    const saved = await setFieldwork(app, moderator, id, { suppliers: [] });
    const body = { fieldwork: { ...OPEN, suppliers: [{ ...SUPPLIER, id: one.id }] }, revision: saved.revision };
    const refused = await app.call({ method: "PUT", url: `/api/activities/${id}/fieldwork`, token: moderator, body });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([{ path: "/fieldwork/suppliers/0/id" }]);
    expect((await visitor(app, one.link).start(signEntry(one, { rid: "r" }))).json().code).toBe("execution.invalidEntry");
  });
});

/** Ways to write where nothing from outside may lead: this machine, its neighbours, and the cloud's own addresses. */
const CLOSED_HOSTS: readonly string[] = [
  "127.0.0.1",
  "localhost",
  "[::1]",
  "0x7f.1",
  "169.254.169.254",
  "[::ffff:127.0.0.1]",
  "2130706433",
  "0.0.0.0",
  "127.1",
  "127.0.1",
  "127.127.127.127",
  "127.0.0.1.",
  "0",
  "0x7f000001",
  "0x7f.0x0.0x0.0x1",
  "0177.0.0.1",
  "017700000001",
  "127.0.0.0x1",
  "\uff11\uff12\uff17.\uff10.\uff10.\uff11",
  "127\u30020\u30020\u30021",
  "LOCALHOST",
  "localhost.",
  "panel.example@127.0.0.1",
  "panel.example%2f@localhost",
  "[::]",
  "[0:0:0:0:0:0:0:1]",
  "[::ffff:7f00:1]",
  "[0:0:0:0:0:ffff:127.0.0.1]",
  "[::127.0.0.1]",
  "[64:ff9b::7f00:1]",
  "[2002:7f00:1::]",
  "[fe80::1]",
  "[fd00:ec2::254]",
  "10.0.0.1",
  "172.16.0.1",
  "192.168.0.1",
  "100.64.0.1",
  "2852039166",
];
/** What is tried of them, in one survey. */
const TRIED_HOSTS = figure({ commit: CLOSED_HOSTS.slice(0, 4), drill: CLOSED_HOSTS });
const OTHER_SCHEMES = ["file:///etc/passwd", "gopher://127.0.0.1/", "ftp://127.0.0.1/", "data:text/plain,x", "//127.0.0.1/"];

describe("a status call", () => {
  let app: TestApp;
  let moderator: string;
  let canary: Awaited<ReturnType<typeof panelServer>>;
  beforeAll(async () => {
    app = await startApp();
    moderator = await app.signIn("moderator");
    canary = await panelServer("::");
  });
  afterAll(async () => {
    await canary.close();
    await app.close();
  });

  const addressOf = (host: string) => `http://${host}:${canary.port}/status`;

  /** What was saved before closed networks were refused there. */
  async function storeCallbacks(activityId: string, callbacks: readonly string[]): Promise<void> {
    const [row] = (
      await app.database.pool.query(
        "select q.id, q.fieldwork from questionnaire q join activity on activity.questionnaire = q.id where activity.id = $1",
        [activityId],
      )
    ).rows;
    const suppliers = row.fieldwork.suppliers.map((one: object, index: number) => ({ ...one, callback: callbacks[index] }));
    await app.database.pool.query("update questionnaire set fieldwork = $2::jsonb where id = $1", [
      row.id,
      JSON.stringify({ ...row.fieldwork, suppliers }),
    ]);
  }

  test("never reaches a closed network that the operator doesn't name, however its address is written", async () => {
    const id = await publishedSurvey(app, moderator, DRAFT);
    const callbacks = TRIED_HOSTS.map(addressOf);
    const panels = await addPanels(
      app,
      moderator,
      id,
      callbacks.map(() => ({ callback: "https://panel.example/status" })),
    );
    await storeCallbacks(id, callbacks);
    for (const panel of panels) {
      const who = visitor(app, panel.link);
      await who.start(signEntry(panel, { rid: newRespondent() }));
      await who.answer("one", "a");
      await who.complete();
    }
    const tried = async () => {
      const { rows } = await app.database.pool.query(
        "select recipient, status, error, attempts from outbox where channel = 'callback' order by created_at, id",
      );
      return rows;
    };
    const isTried = ({ status, attempts }: { status: string; attempts: number }) => status === "ERROR" || attempts > 0;
    await until(async () => (await tried()).filter(isTried).length === callbacks.length);
    const ended = await tried();
    expect(ended.map(({ recipient }) => recipient)).toEqual(callbacks);
    // A name that this machine can't look up is tried again later.
    const called = ended.filter(({ error }) => error !== "closedNetwork");
    expect(called.filter(({ recipient }) => isIP(new URL(recipient).hostname.replace(/^\[|\]$/g, "")))).toEqual([]);
    expect(canary.told).toEqual([]);
    // It would have heard them.
    await fetch(canary.url, { method: "POST" });
    expect(canary.told).toHaveLength(1);
  });

  test("is told nowhere else: addresses in closed networks, and of other kinds, are refused where they stand", async () => {
    const id = await publishedSurvey(app, moderator, DRAFT);
    const url = `/api/activities/${id}/fieldwork`;
    const { fieldwork, revision } = (await app.call({ url, token: moderator })).json();
    const literal = TRIED_HOSTS.map(addressOf).filter((address) => !/localhost/i.test(new URL(address).hostname));
    for (const callback of [...literal, ...OTHER_SCHEMES]) {
      const body = { fieldwork: { ...OPEN, suppliers: [{ ...SUPPLIER, callback }] }, revision };
      const headers = { "accept-language": "en" };
      const refused = await app.call({ method: "PUT", url, token: moderator, body, headers });
      expect([callback, refused.statusCode, refused.json().errors]).toEqual([
        callback,
        400,
        [expect.objectContaining({ path: "/fieldwork/suppliers/0/callback", message: expect.stringMatching(/\S \S/) })],
      ]);
      // What isn't written as web addresses are is none.
      if (literal.includes(callback)) expect(["closedNetwork", "type"]).toContain(refused.json().errors[0].rule);
    }
    expect((await app.call({ url, token: moderator })).json()).toMatchObject({ fieldwork, revision });
  });
});
