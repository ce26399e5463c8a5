import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { executor, inTransaction } from "../../src/server/db/transaction";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../helpers/app";
import { rows } from "../helpers/identity";

describe.each(CONCURRENT_ENGINE)("transactions that are in each other's way, on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  test("both end well where each holds what the other wants", async () => {
    const members = await rows<{ id: string; version: number }>(app, "select id, version from member order by id limit 2");
    expect(members).toHaveLength(2);
    const ids = members.map(({ id }) => id);
    let arrived = 0;
    let open: (() => void) | undefined;
    const both = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { kysely } = app.database;
    const hold = (id: string) => sql`update member set version = version + 1 where id = ${id}::uuid`.execute(executor(kysely));
    const change = (order: readonly string[]) =>
      inTransaction(kysely, async () => {
        await hold(order[0] ?? "");
        arrived += 1;
        if (arrived === 2) open?.();
        await both;
        await hold(order[1] ?? "");
      });
    await Promise.all([change(ids), change(ids.toReversed())]);
    // Neither is lost, and what was undone isn't there twice.
    const after = await rows<{ id: string; version: number }>(
      app,
      "select id, version from member where id = any($1::uuid[]) order by id",
      [ids],
    );
    expect(after).toEqual(members.map(({ id, version }) => ({ id, version: version + 2 })));
  });
});
