import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { projectWith } from "../helpers/projectWith";
import { GUEST, GUEST_ROWS, WORKSHOP } from "../helpers/writeDocuments";

/** What nobody may find after an erasure. */
const SECRETS = ["Ana Prueba", "ana@guest.test", "1991-02-03", "likes tea", "came late", "so she said", "2026-05-05", "dear Ana"];

describe.each(ANY_ENGINE)("a person's data, on %s", (engine) => {
  const project = projectWith([WORKSHOP, GUEST, ...GUEST_ROWS]);
  let app: TestApp;
  let administrator: string;
  let mainAdmin: string;
  beforeAll(async () => {
    app = await startApp({ engine, root: project.root });
    administrator = await app.signIn("administrator");
    mainAdmin = await app.signIn("mainAdmin");
  });
  afterAll(async () => {
    await app.close();
    project.remove();
  });

  const create = async (resource: string, body: object, token = administrator) => {
    const answer = await app.call({ method: "POST", url: `/api/${resource}`, token, body });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().id as string;
  };
  const read = async (url: string, token = administrator) => (await app.call({ url, token })).json();

  /** A guest with a row of every sort, and another guest's row of each beside. */
  async function createGuest(email: string) {
    const guest = await create("guests", { name: "Ana Prueba", email, born: "1991-02-03", labels: ["likes tea"], score: 7 });
    const stay = await create("stays", { guest, nights: 3, remark: "came late" });
    const answer = await create("stayanswers", { stay, points: 9, words: "so she said" });
    const pass = await create("passs", { guest, issued: "2026-05-05" });
    const letter = await create("letters", { about: `guest/${guest}`, text: "dear Ana" });
    const dossier = await create("dossiers", { guest, verdict: "so she said" }, mainAdmin);
    await app.call({ method: "PUT", url: `/api/guests/${guest}`, token: administrator, body: { name: "Ana Prueba R." } });
    return { guest, stay, answer, pass, letter, dossier };
  }

  test("is handed over whole, but for what the caller may not read", async () => {
    const ids = await createGuest("handed@guest.test");
    const data = await read(`/api/guests/${ids.guest}/personal-data`);
    expect(data).toMatchObject({ entity: "guest", id: ids.guest });
    const found = Object.fromEntries(
      data.records.map(({ entity, records }: { entity: string; records: { id: string }[] }) => [
        entity,
        records.map(({ id }) => id),
      ]),
    );
    expect(found).toEqual({
      guest: [ids.guest],
      stay: [ids.stay],
      stayAnswer: [ids.answer],
      pass: [ids.pass],
      letter: [ids.letter],
    });
    expect(data.withheld).toEqual([{ entity: "dossier", title: "dossier", count: 1 }]);
    const all = await read(`/api/guests/${ids.guest}/personal-data`, mainAdmin);
    expect(all.withheld).toEqual([]);
    expect(JSON.stringify(all)).toContain("so she said");
  });

  test("leaves everywhere when the person is erased; counts and answers stay", async () => {
    const email = "ana@guest.test";
    const keyed = await app.call({
      method: "POST",
      url: "/api/guests",
      token: administrator,
      body: { name: "Ana Prueba", email: `first-${email}` },
      headers: { "idempotency-key": `guest-${engine}` },
    });
    expect(keyed.statusCode).toBe(201);
    const ids = await createGuest(email);
    const other = await createGuest("other@guest.test");
    for (const id of [keyed.json().id, ids.guest]) {
      const answer = await app.call({ method: "POST", url: `/api/guests/${id}/erasure`, token: administrator });
      expect(answer.statusCode, answer.body).toBe(200);
      if (id === ids.guest) {
        expect(answer.json().erased).toEqual(
          expect.arrayContaining([
            { entity: "guest", cleared: 1, deleted: 0 },
            { entity: "stay", cleared: 1, deleted: 0 },
            { entity: "stayAnswer", cleared: 1, deleted: 0 },
            { entity: "letter", cleared: 1, deleted: 0 },
            { entity: "dossier", cleared: 1, deleted: 0 },
            { entity: "pass", cleared: 0, deleted: 1 },
          ]),
        );
      }
    }
    const { rows: tables } = await app.database.pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = current_schema()",
    );
    const others = new Set(Object.values(other));
    for (const { name } of tables) {
      const { rows } = await app.database.pool.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`);
      const theirs = rows.filter(({ row }) => ![...others].some((id) => row.includes(id)) && !row.includes("handed@"));
      const own = theirs.filter(({ row }) => [...Object.values(ids), keyed.json().id, email].some((mark) => row.includes(mark)));
      for (const { row } of own) for (const secret of SECRETS) expect(row, name).not.toContain(secret);
    }
    expect(await read(`/api/stays/${ids.stay}`)).toMatchObject({ guest: ids.guest, nights: 3, remark: null });
    expect(await read(`/api/stayanswers/${ids.answer}`)).toMatchObject({ points: 9, words: null });
    expect(await read(`/api/stays/${other.stay}`)).toMatchObject({ remark: "came late" });
    expect(await read(`/api/guests/${other.guest}`)).toMatchObject({ name: "Ana Prueba R.", labels: ["likes tea"] });
    const [trashed] = await read(`/api/guests?trash=true&filter=${encodeURIComponent(JSON.stringify({ id: [ids.guest] }))}`);
    expect(trashed).toMatchObject({ name: expect.stringMatching(/^erased-/), score: 7 });
    const history = await read(`/api/guests/${ids.guest}/history`);
    expect(history.map(({ action }: { action: string }) => action)).toEqual(["erase", "update", "create"]);
    expect(history[1].changes).toEqual([{ field: "name", from: null, to: null, isPersonal: true, isWithheld: true }]);
    const { rows } = await app.database.pool.query("select personal, changes from audit_log where record_id = $1", [other.guest]);
    expect(rows[0].personal.name).toEqual({ to: "Ana Prueba" });
  });

  test("lets go of the account, and of its sessions", async () => {
    const member = await app.signIn("member");
    const session = (await app.call({ url: "/api/session", token: member })).json();
    const kept = await app.database.pool.query("select count(*)::int as count from response");
    const url = `/api/members/${session.memberId}/erasure`;
    expect((await app.call({ method: "POST", url, token: administrator })).statusCode).toBe(200);
    expect((await app.call({ url: "/api/session", token: member })).statusCode).toBe(204);
    const { rows } = await app.database.pool.query("select 1 from account where email = $1", [session.account.email]);
    expect(rows).toEqual([]);
    const { rows: found } = await app.database.pool.query("select row_to_json(m)::text as row from member m where id = $1", [
      session.memberId,
    ]);
    expect(found[0].row).toContain("erased-");
    expect(found[0].row).not.toContain(session.account.email);
    expect(await app.database.pool.query("select count(*)::int as count from response")).toMatchObject({ rows: kept.rows });
  });

  test("is for those who may delete the person", async () => {
    const { guest } = await createGuest("guarded@guest.test");
    const moderator = await app.signIn("moderator");
    for (const [method, url] of [
      ["GET", `/api/guests/${guest}/personal-data`],
      ["POST", `/api/guests/${guest}/erasure`],
    ] as const) {
      expect((await app.call({ method, url })).statusCode).toBe(401);
      expect((await app.call({ method, url, token: moderator })).statusCode).toBe(403);
      expect((await app.call({ method, url: url.replace(guest, crypto.randomUUID()), token: administrator })).statusCode).toBe(
        404,
      );
      expect((await app.call({ method, url: url.replace(guest, "nonsense"), token: administrator })).statusCode).toBe(404);
    }
    const full = await app.call({
      method: "POST",
      url: `/api/guests/${guest}/erasure`,
      token: administrator,
      body: { really: true },
    });
    expect(full.statusCode).toBe(400);
    expect((await app.call({ url: `/api/stays/${guest}/personal-data`, token: administrator })).statusCode).toBe(404);
    expect((await read(`/api/guests/${guest}`)).email).toBe("guarded@guest.test");
  });
});
