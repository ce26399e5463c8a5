import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../helpers/app";
import { projectWith } from "../helpers/projectWith";
import { TASK, WORKSHOP } from "../helpers/writeDocuments";

const UNKNOWN_ID = "01890a5d-ac96-774b-bcce-b302099a8057";
let counter = 0;
const unique = (name: string) => {
  counter += 1;
  return `${name} ${counter}`;
};

describe.each(CONCURRENT_ENGINE)("writes of every sort, on %s", (engine) => {
  const project = projectWith([WORKSHOP, TASK]);
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startApp({ engine, root: project.root });
    token = await app.signIn("moderator");
  });
  afterAll(async () => {
    await app.close();
    project.remove();
  });

  const create = async (body: Record<string, unknown> = {}, resource = "workshops") => {
    const answer = await app.call({
      method: "POST",
      url: `/api/${resource}`,
      token,
      body: resource === "workshops" ? { name: unique("Workshop"), ...body } : body,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  };
  const put = (id: string, body: unknown, headers = {}) =>
    app.call({ method: "PUT", url: `/api/workshops/${id}`, token, body, headers });
  const read = async (id: string) => (await app.call({ url: `/api/workshops/${id}`, token })).json();
  const issuesOf = (answer: { json: () => { errors?: readonly { path: string; rule: string }[] } }) =>
    (answer.json().errors ?? []).map(({ path, rule }) => `${path} ${rule}`);
  const stored = async (id: string, column: string) => {
    const { rows } = await app.database.pool.query(`select ${column} as value from workshop where id = $1`, [id]);
    return rows[0]?.value;
  };
  const members = async () => {
    const answer = await app.call({ url: `/api/members?range=${encodeURIComponent("[0,4]")}`, token });
    return answer.json().map((row: { id: string }) => row.id) as string[];
  };

  describe("versions", () => {
    test("every answer of one record says its version", async () => {
      const answer = await app.call({ method: "POST", url: "/api/workshops", token, body: { name: unique("W") } });
      expect(answer.headers.etag).toBe('"1"');
      expect((await put(answer.json().id, { seats: 3 })).headers.etag).toBe('"2"');
    });

    test("a change upon another version is refused, with what is there and what was wanted", async () => {
      const { id } = await create();
      await put(id, { seats: 3, internal: undefined });
      const answer = await put(id, { seats: 4 }, { "if-match": '"1"' });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: "record.conflict",
        current: { id, seats: 3, version: 2 },
        proposed: { seats: 4 },
      });
      expect(answer.json().current).not.toHaveProperty("internal");
      expect(answer.json().current).not.toHaveProperty("code");
      expect((await put(id, { seats: 4 }, { "if-match": '"2"' })).statusCode).toBe(200);
      expect((await put(id, { seats: 5 }, { "if-match": "*" })).statusCode).toBe(200);
    });

    test("a deletion takes a version too", async () => {
      const { id } = await create();
      const remove = (version: string) =>
        app.call({ method: "DELETE", url: `/api/workshops/${id}`, token, headers: { "if-match": version } });
      expect((await remove('"7"')).json()).toMatchObject({ code: "record.conflict", proposed: null });
      expect((await remove('W/"1"')).statusCode).toBe(200);
    });

    test("a version that is none is told", async () => {
      const { id } = await create();
      const answer = await put(id, { seats: 4 }, { "if-match": "yesterday" });
      expect([answer.statusCode, issuesOf(answer)]).toEqual([400, ["/If-Match format"]]);
    });

    test("of many changes upon one version, one is made", async () => {
      const { id } = await create();
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => put(id, { seats: 100 + index }, { "if-match": '"1"' })),
      );
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(11).fill(409)]);
      expect((await read(id)).version).toBe(2);
    });

    test("what is so already makes no new version", async () => {
      const { id } = await create({ seats: 4, shares: [{ who: "a", percent: 100 }] });
      const answer = await put(id, { shares: [{ percent: 100, who: "a" }], seats: 4, opens: null });
      expect([answer.statusCode, answer.json().version]).toEqual([200, 1]);
    });
  });

  describe("rules of the whole record", () => {
    test("hold for a new record, at the field", async () => {
      const body = { name: unique("W"), opens: "2027-02-01", closes: "2027-01-01" };
      const answer = await app.call({ method: "POST", url: "/api/workshops", token, body });
      expect([answer.statusCode, issuesOf(answer)]).toEqual([400, ["/closes ordered"]]);
    });

    test("hold for what a change makes of the stored record", async () => {
      const { id } = await create({ opens: "2027-02-01", closes: "2027-03-01" });
      const answer = await put(id, { closes: "2027-01-01" });
      expect([answer.statusCode, issuesOf(answer)]).toEqual([400, ["/closes ordered"]]);
      expect((await read(id)).closes).toBe("2027-03-01");
      expect((await put(id, { opens: "2026-12-01", closes: "2027-01-01" })).statusCode).toBe(200);
      expect((await put(id, { opens: null, closes: "2020-01-01" })).statusCode).toBe(200);
    });

    test("do not blame a change for what was wrong before", async () => {
      const { id } = await create();
      await app.database.pool.query("update workshop set opens = '2027-02-01', closes = '2027-01-01' where id = $1", [id]);
      expect((await put(id, { seats: 2 })).statusCode).toBe(200);
    });

    test("hold for each of several records, all or none", async () => {
      const early = await create({ opens: "2027-01-01" });
      const late = await create({ opens: "2027-06-01" });
      const filter = encodeURIComponent(JSON.stringify({ id: [early.id, late.id] }));
      const answer = await app.call({
        method: "PUT",
        url: `/api/workshops?filter=${filter}`,
        token,
        body: { closes: "2027-03-01" },
      });
      expect([answer.statusCode, issuesOf(answer)]).toEqual([400, ["/closes ordered"]]);
      expect((await read(early.id)).closes).toBeNull();
    });
  });

  describe("many references", () => {
    test("are kept in order, changed and cleared", async () => {
      const [a, b, c] = [await create(), await create(), await create()];
      const { id, partners } = await create({ partners: [c.id, a.id] });
      expect(partners).toEqual([c.id, a.id]);
      expect((await read(id)).partners).toEqual([c.id, a.id]);
      const changed = await put(id, { partners: [b.id, a.id, c.id] });
      expect(changed.json()).toMatchObject({ partners: [b.id, a.id, c.id], version: 2 });
      expect((await read(id)).partners).toEqual([b.id, a.id, c.id]);
      expect((await put(id, { partners: null })).json().partners).toEqual([]);
      expect((await read(id)).partners).toEqual([]);
    });

    test("to nothing are refused at the field, and so is a repeated one", async () => {
      const { id } = await create();
      for (const method of ["POST", "PUT"] as const) {
        const call = (partners: readonly unknown[]) =>
          app.call({
            method,
            url: method === "PUT" ? `/api/workshops/${id}` : "/api/workshops",
            token,
            body: method === "PUT" ? { partners } : { name: unique("W"), partners },
          });
        const nowhere = await call([id, UNKNOWN_ID]);
        expect([nowhere.statusCode, issuesOf(nowhere)]).toEqual([400, ["/partners reference"]]);
        const repeated = await call([id, id]);
        expect([repeated.statusCode, issuesOf(repeated)]).toEqual([400, ["/partners uniqueItems"]]);
      }
    });

    test("of another space are refused", async () => {
      const { rows } = await app.database.pool.query("select id from space where kind = 'company'");
      const stranger = crypto.randomUUID();
      await app.database.pool.query("insert into workshop (id, space_id, name) values ($1, $2, 'Elsewhere')", [
        stranger,
        rows[0].id,
      ]);
      const answer = await app.call({
        method: "POST",
        url: "/api/workshops",
        token,
        body: { name: unique("W"), partners: [stranger] },
      });
      expect([answer.statusCode, issuesOf(answer)]).toEqual([400, ["/partners reference"]]);
    });

    test("of several records are set at once", async () => {
      const target = await create();
      const both = [await create(), await create()];
      const filter = encodeURIComponent(JSON.stringify({ id: both.map(({ id }) => id) }));
      const answer = await app.call({
        method: "PUT",
        url: `/api/workshops?filter=${filter}`,
        token,
        body: { partners: [target.id] },
      });
      expect(answer.statusCode).toBe(200);
      for (const { id } of both) expect((await read(id)).partners).toEqual([target.id]);
    });
  });

  describe("references to one of several entities", () => {
    test("are kept, and refused where nothing is there", async () => {
      const [member] = await members();
      const other = await create();
      const { id } = await create({ about: `member/${member}` });
      expect((await read(id)).about).toBe(`member/${member}`);
      expect((await put(id, { about: `workshop/${other.id}` })).json().about).toBe(`workshop/${other.id}`);
      const nowhere = await put(id, { about: `member/${other.id}` });
      expect([nowhere.statusCode, issuesOf(nowhere)]).toEqual([400, ["/about reference"]]);
      expect(issuesOf(await put(id, { about: `task/${other.id}` }))).toEqual(["/about reference"]);
      expect((await put(id, { about: null })).json().about).toBeNull();
    });
  });

  describe("secrets", () => {
    test("are stored as a hash and never answered", async () => {
      const created = await create({ code: "open sesame" });
      expect(created).not.toHaveProperty("code");
      expect(await stored(created.id, "code")).toMatch(/^\$argon2id\$/);
      const changed = await put(created.id, { code: "closed" });
      expect(changed.json()).not.toHaveProperty("code");
      expect(changed.json().version).toBe(2);
      expect(await read(created.id)).not.toHaveProperty("code");
      const log = await app.database.pool.query("select changes::text || coalesce(personal::text, '') as said from audit_log");
      expect(log.rows.filter(({ said }) => said.includes("argon2") || said.includes("sesame"))).toEqual([]);
      await put(created.id, { code: null });
      expect(await stored(created.id, "code")).toBeNull();
    });
  });

  describe("deleted records", () => {
    const remove = (id: string, resource = "workshops") => app.call({ method: "DELETE", url: `/api/${resource}/${id}`, token });
    const restore = (id: string) => app.call({ method: "POST", url: `/api/workshops/${id}/restore`, token });

    test("are hidden until they are restored", async () => {
      const { id } = await create({ seats: 7 });
      expect((await remove(id)).statusCode).toBe(200);
      expect((await app.call({ url: `/api/workshops/${id}`, token })).statusCode).toBe(404);
      expect((await put(id, { seats: 1 })).statusCode).toBe(404);
      expect((await remove(id)).statusCode).toBe(404);
      const trash = await app.call({
        url: `/api/workshops?trash=true&filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`,
        token,
      });
      expect(trash.json()).toMatchObject([{ id }]);
      const back = await restore(id);
      expect([back.statusCode, back.json().seats, back.headers.etag]).toEqual([200, 7, '"3"']);
      expect((await read(id)).id).toBe(id);
      expect((await restore(id)).statusCode).toBe(404);
    });

    test("free their unique values, and come back only where these are still free", async () => {
      const first = await create();
      await remove(first.id);
      const second = await create({ name: first.name });
      const taken = await restore(first.id);
      expect([taken.statusCode, taken.json().code, issuesOf(taken)]).toEqual([409, "record.exists", ["/name unique"]]);
      await remove(second.id);
      expect((await restore(first.id)).statusCode).toBe(200);
    });

    test("are no target of a reference", async () => {
      const gone = await create();
      const { id } = await create();
      await remove(gone.id);
      expect(issuesOf(await put(id, { partners: [gone.id] }))).toEqual(["/partners reference"]);
      expect(issuesOf(await put(id, { host: gone.id }))).toEqual(["/host reference"]);
      expect(issuesOf(await put(id, { about: `workshop/${gone.id}` }))).toEqual(["/about reference"]);
      const fresh = await app.call({ method: "POST", url: "/api/workshops", token, body: { name: unique("W"), host: gone.id } });
      expect([fresh.statusCode, issuesOf(fresh)]).toEqual([400, ["/host reference"]]);
    });

    test("are not those that others hold on to", async () => {
      const held = await create();
      const task = await create({ title: "Holds", workshop: held.id }, "tasks");
      const answer = await remove(held.id);
      expect([answer.statusCode, answer.json().code]).toEqual([409, "record.inUse"]);
      await remove(task.id, "tasks");
      const about = await create({ about: `workshop/${held.id}` });
      expect((await remove(held.id)).json().code).toBe("record.inUse");
      await remove(about.id);
      expect((await remove(held.id)).statusCode).toBe(200);
    });

    test("for good leave the lists that name them, but not one that names them alone", async () => {
      const member = await app.call({
        method: "POST",
        url: "/api/members",
        token,
        body: { nickname: unique("held").replace(" ", ""), email: `${unique("held").replace(" ", "")}@test.example` },
      });
      const { id } = member.json();
      const holder = await create({ members: [id], about: `member/${id}` });
      expect((await remove(id, "members")).json().code).toBe("record.inUse");
      await put(holder.id, { about: null });
      expect((await read(holder.id)).members).toEqual([id]);
      await app.call({ method: "DELETE", url: `/api/members/${id}`, token });
      expect((await app.call({ url: `/api/members/${id}`, token })).statusCode).toBe(404);
    });

    test("never are what a reference written at the same time leads to", async () => {
      for (let round = 0; round < 5; round++) {
        const [target, ...others] = await Promise.all(Array.from({ length: 6 }, () => create()));
        const answers = await Promise.all([
          ...others.map(({ id }) => put(id, { partners: [target?.id], about: `workshop/${target?.id}` })),
          remove(target?.id ?? ""),
        ]);
        const codes = answers.map((answer) => answer.statusCode);
        const isDeleted = codes.pop() === 200;
        expect(codes).toEqual(Array(5).fill(isDeleted ? 400 : expect.any(Number)));
        if (!isDeleted) expect(codes).toContain(200);
      }
    });

    test("and records that come to refer to one another at once do not wait for ever", async () => {
      const [a, b] = [await create(), await create()];
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          index % 2 ? put(a.id, { partners: [b.id], seats: index }) : put(b.id, { partners: [a.id], seats: index }),
        ),
      );
      expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200));
    });

    test("are restored by those who may delete", async () => {
      const { id } = await create();
      await remove(id);
      const observer = await app.signIn("observer");
      const call = (who?: string) =>
        app.call({ method: "POST", url: `/api/workshops/${id}/restore`, ...(who ? { token: who } : {}) });
      expect((await call()).statusCode).toBe(401);
      expect((await call(observer)).statusCode).toBe(403);
      const full = await app.call({ method: "POST", url: `/api/workshops/${id}/restore`, token, body: { seats: 1 } });
      expect(full.statusCode).toBe(400);
    });
  });
});
