import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINE_IN_TURN } from "../helpers/app";
import { buildServer, type ServerProcess, spawnServer } from "../helpers/builtServer";
import { figure } from "../helpers/drill";
import { eventually, startSmtp, type TestSmtp } from "../helpers/smtp";
import { createTestDatabase, type TestDatabase } from "../helpers/testDatabase";

/** How long nothing may come that should not. */
const SILENCE_MS = figure({ commit: 1_000, drill: 3_000 });

describe.each(ENGINE_IN_TURN)("a process that is killed while it sends, on %s", (engine) => {
  let database: TestDatabase;
  const servers: ServerProcess[] = [];
  let bundle: string;
  let smtp: TestSmtp;
  let isHeld = true;
  let held = 0;

  beforeAll(async () => {
    smtp = await startSmtp({
      beforeAnswer: async () => {
        if (!isHeld) return;
        held += 1;
        // Its sender never learns that it arrived.
        await new Promise(() => undefined);
      },
    });
    bundle = await buildServer();
    database = await createTestDatabase(engine, "demo");
  }, 120_000);
  afterAll(async () => {
    for (const { process: child } of servers) child.kill("SIGKILL");
    await Promise.all(servers.map(({ exited }) => exited));
    await Promise.race([smtp?.close(), new Promise((resolve) => setTimeout(resolve, 500))]);
    database?.remove();
  });

  function start(): ServerProcess {
    const server = spawnServer(bundle, { ...database.environment, SMTP_URL: smtp.url });
    servers.push(server);
    return server;
  }

  test("leaves its mail to the next one, which sends it; nothing is lost", async () => {
    const first = start();
    const address = await first.ready;
    // Asks for a new password, which is answered by mail.
    const asked = await fetch(`${address}/experienceLabs/demo/resetPassword`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "member@demo.test" }),
    });
    expect(asked.ok).toBe(true);
    await eventually("the mail is in flight", () => held > 0);
    first.process.kill("SIGKILL");
    await first.exited;
    isHeld = false;

    await start().ready;
    if (database.databaseUrl) {
      const admin = new pg.Client({ connectionString: database.databaseUrl });
      await admin.connect();
      // Somebody else may be at it still, for all that the next process knows: it waits for the lease to run out.
      const leases = await admin.query(
        `select extract(epoch from next_at - now()) as seconds from outbox where status = 'PROCESSING'`,
      );
      expect(leases.rows).toHaveLength(1);
      expect(Number(leases.rows[0].seconds)).toBeGreaterThan(0);
      expect(Number(leases.rows[0].seconds)).toBeLessThanOrEqual(60);
      await new Promise((resolve) => setTimeout(resolve, SILENCE_MS));
      expect(smtp.mails).toEqual([]);
      await admin.query("update outbox set next_at = now()");
      await admin.end();
    }
    expect(await smtp.mailsTo("member@demo.test")).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, SILENCE_MS));
    expect(smtp.mails).toHaveLength(1);
  }, 120_000);
});
