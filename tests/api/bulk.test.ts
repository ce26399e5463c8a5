import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ServerExtension } from "../../src/server/host/serverHost";
import { AppError } from "../../src/shared/errors";
import { ENGINE_IN_TURN, startApp, type TestApp } from "../helpers/app";
import { projectWith } from "../helpers/projectWith";
import { TASK, WISH, WORKSHOP } from "../helpers/writeDocuments";

const MANY = 1_500;
const MOST = 10_000;

/** Its label is not for everybody who may change it. */
const PARCEL = {
  $id: "parcel",
  title: "Parcel",
  type: "object",
  "x-entity": {
    resource: "parcels",
    scope: "community",
    label: "title",
    list: ["title"],
    access: { MODERATOR: { list: true, create: true, update: true } },
  },
  "x-rules": [{ ordered: ["opens", "closes"] }],
  required: ["title"],
  properties: {
    title: { type: "string", minLength: 1, maxLength: 80, "x-access": { read: ["ADMINISTRATOR"] } },
    opens: { type: "string", format: "date" },
    closes: { type: "string", format: "date" },
  },
};

/** Holds on to wishes, which go with their member. */
const GRANTED = {
  $id: "granted",
  title: "Granted wish",
  type: "object",
  "x-entity": {
    resource: "granted-wishes",
    scope: "community",
    label: "note",
    list: ["note", "wish"],
    access: { MODERATOR: { list: true, create: true, delete: true } },
  },
  required: ["note", "wish"],
  properties: { note: { type: "string", minLength: 1, maxLength: 80 }, wish: { "x-ref": "wish" } },
};

/** Refuses what is called so. */
const gatekeeper: ServerExtension = {
  register: (host) =>
    host.entityHook({
      entity: "task",
      afterUpdate: async ({ record }) => {
        if (record.title === "stubborn") throw new AppError("record.transition");
      },
      beforeDelete: async ({ record }) => {
        if (record.title === "stubborn") throw new AppError("record.inUse");
      },
    }),
};

describe.each(ENGINE_IN_TURN)("writes of many records at once, on %s", (engine) => {
  const project = projectWith([WORKSHOP, TASK, WISH, GRANTED, PARCEL]);
  let app: TestApp;
  let token: string;
  let counter = 0;
  beforeAll(async () => {
    app = await startApp({ engine, root: project.root, extraExtensions: [gatekeeper] });
    token = await app.signIn("moderator");
  });
  afterAll(async () => {
    await app?.close();
    project.remove();
  });

  const bulk = (
    resource: string,
    body: unknown,
    { who = token, ...rest }: { who?: string; headers?: Record<string, string> } = {},
  ) => app.call({ method: "POST", url: `/api/${resource}/bulk`, ...(who ? { token: who } : {}), body, ...rest });
  const create = async (resource: string, body: object, who = token) => {
    const answer = await app.call({ method: "POST", url: `/api/${resource}`, token: who, body });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json() as { id: string };
  };
  /** So many workshops, in the order of their ids. */
  const seed = async (count: number) => {
    counter += 1;
    const { rows } = await app.database.pool.query(
      `insert into workshop (id, space_id, name)
        select gen_random_uuid(), (select id from space where origin = 'demo'), 'Many ' || $1::int || ' ' || n from generate_series(1, $2::int) n
        returning id, name`,
      [counter, count],
    );
    return (rows as { id: string; name: string }[]).sort((a, b) => (a.id < b.id ? -1 : 1));
  };
  const seedMembers = async (count: number) => {
    counter += 1;
    const { rows } = await app.database.pool.query(
      `insert into member (id, space_id, nickname, email)
        select gen_random_uuid(), (select id from space where origin = 'demo'), 'many' || $1::int || '-' || n,
          'many' || $1::int || '-' || n || '@test.example' from generate_series(1, $2::int) n
        returning id, nickname`,
      [counter, count],
    );
    return (rows as { id: string; nickname: string }[]).sort((a, b) => (a.id < b.id ? -1 : 1));
  };
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const count = async (where: string, values: readonly unknown[]) => {
    const { rows } = await app.database.pool.query(`select count(*)::int as count from ${where}`, [...values]);
    return rows[0].count as number;
  };
  const noted = (ids: readonly string[], action: string) =>
    count("audit_log where record_id = any($1::uuid[]) and action = $2", [ids, action]);
  const issuesOf = (answer: { json: () => { errors?: readonly { path: string; rule: string }[] } }) =>
    (answer.json().errors ?? []).map(({ path, rule }) => `${path} ${rule}`);
  const at = <T>(list: readonly T[], index: number) => list[index] as T;

  test("change all of them, each with its version and its entry", async () => {
    const ids = idsOf(await seed(MANY));
    const answer = await bulk("workshops", { action: "update", ids, data: { seats: 77, contact: "Ana" } });
    expect([answer.statusCode, answer.json().toSorted()]).toEqual([200, ids]);
    expect(await count("workshop where id = any($1) and seats = 77 and version = 2", [ids])).toBe(MANY);
    const entries =
      "audit_log where record_id = any($1::uuid[]) and action = 'update' and version = 2 and account_id is not null";
    expect(await count(`${entries} and changes->'seats' = '{"from": 10, "to": 77}' and personal is not null`, [ids])).toBe(MANY);
    const again = await bulk("workshops", { action: "update", ids, data: { seats: 77 } });
    expect([again.json().length, await noted(ids, "update")]).toEqual([MANY, MANY]);
  });

  test("put tags to what each has, and take others away", async () => {
    const ids = idsOf(await seedMembers(4));
    const [first, second, third, fourth] = ids;
    const tag = (tags: readonly string[], of: readonly (string | undefined)[]) =>
      app.database.pool.query("update member set tags = $1 where id = any($2::uuid[])", [tags, of]);
    await tag(["vip", "madrid"], [first, second]);
    await tag(["old", "vip"], [third]);
    const lists = { add: { tags: ["vip", "summer"] }, remove: { tags: ["madrid", "old"] } };
    const answer = await bulk("members", { action: "update", ids, data: { surname: "Gil" }, ...lists });
    expect([answer.statusCode, answer.json().toSorted()]).toEqual([200, ids]);
    const { rows } = await app.database.pool.query(
      "select tags, surname, version from member where id = any($1::uuid[]) order by id",
      [ids],
    );
    const all = { tags: ["vip", "summer"], surname: "Gil", version: 2 };
    expect(rows).toEqual([all, all, all, all]);
    expect(await noted(ids, "update")).toBe(4);

    await bulk("members", { action: "update", ids: [fourth], data: {}, remove: { tags: ["vip"] } });
    expect(await count("member where id = $1 and tags = '{summer}' and version = 3", [fourth])).toBe(1);
    // What is so already stays untouched.
    await bulk("members", { action: "update", ids: [fourth], data: {}, add: { tags: ["summer"] } });
    expect(await count("member where id = $1 and version = 3", [fourth])).toBe(1);
  });

  test.each([
    ["a word that is none", { add: { tags: ["ok", "<b>"] } }, "/add/tags/1 tagCharacters"],
    ["a field that is no list", { add: { nickname: ["a"] } }, "/add/nickname unknown"],
    ["a field that isn't there", { remove: { colours: ["a"] } }, "/remove/colours unknown"],
    ["a list that is given as well", { data: { tags: ["a"] }, add: { tags: ["b"] } }, "/add/tags unknown"],
    ["items that are none", { remove: { tags: [1] } }, "/remove/tags/0 type"],
  ])("change no tags by %s", async (_, lists, fault) => {
    const ids = idsOf(await seedMembers(2));
    const answer = await bulk("members", { action: "update", ids, data: {}, ...lists });
    expect([answer.statusCode, issuesOf(answer)]).toEqual([400, [fault]]);
    expect(await count("member where id = any($1::uuid[]) and version > 1", [ids])).toBe(0);
  });

  test("change none where one would break a rule, and tell which", async () => {
    const rows = await seed(MANY);
    const ids = idsOf(rows);
    const [bad, worse] = [at(rows, 700), at(rows, 1_400)];
    await app.database.pool.query("update workshop set opens = '2027-06-01' where id in ($1, $2)", [bad.id, worse.id]);
    const update = { action: "update", ids, data: { seats: 5, closes: "2027-03-01" } };
    const answer = await bulk("workshops", update);
    expect([answer.statusCode, issuesOf(answer)]).toEqual([400, ["/data/closes ordered"]]);
    expect(answer.json().errors[0].message).toEqual(expect.any(String));
    expect(answer.json()).toMatchObject({ record: { id: bad.id, label: bad.name }, failed: [bad.id, worse.id] });
    expect(await count("workshop where id = any($1) and version > 1", [ids])).toBe(0);
    expect(await noted(ids, "update")).toBe(0);
    const others = ids.filter((id) => id !== bad.id && id !== worse.id);
    expect((await bulk("workshops", { ...update, ids: others })).json()).toHaveLength(MANY - 2);
  });

  test("change none where a unique value would repeat, and tell which", async () => {
    const rows = await seed(1_200);
    const ids = idsOf(rows);
    const answer = await bulk("workshops", { action: "update", ids, data: { name: "The same" } });
    expect([answer.statusCode, answer.json().code, issuesOf(answer)]).toEqual([409, "record.exists", ["/data/name unique"]]);
    const second = at(rows, 1);
    expect(answer.json()).toMatchObject({ record: { id: second.id, label: second.name }, failed: [second.id] });
    expect(await count("workshop where name = 'The same'", [])).toBe(0);
  });

  test("are refused for values that lead nowhere, at their place", async () => {
    const rows = await seed(3);
    const answer = await bulk("workshops", { action: "update", ids: idsOf(rows), data: { about: `member/${at(rows, 0).id}` } });
    expect([answer.statusCode, issuesOf(answer)]).toEqual([400, ["/data/about reference"]]);
    const wrong = await bulk("workshops", { action: "update", ids: [], data: { seats: "many", colour: 1 } });
    expect([wrong.statusCode, issuesOf(wrong)]).toEqual([400, ["/data/colour additionalProperties", "/data/seats type"]]);
  });

  test("hide none where others hold on to one, and bring all back", async () => {
    const rows = await seed(MANY);
    const ids = idsOf(rows);
    const [held, other] = [at(rows, 3), at(rows, 900)];
    const task = await create("tasks", { title: "Holds", workshop: held.id });
    await create("workshops", { name: "About another", about: `workshop/${other.id}` });
    const refused = await bulk("workshops", { action: "delete", ids });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "record.inUse"]);
    expect(refused.json()).toMatchObject({ record: { id: held.id, label: held.name }, failed: [held.id, other.id] });
    expect(await count("workshop where id = any($1) and deleted_at is not null", [ids])).toBe(0);

    await app.call({ method: "DELETE", url: `/api/tasks/${task.id}`, token });
    const free = ids.filter((id) => id !== other.id);
    expect((await bulk("workshops", { action: "delete", ids: free })).json().toSorted()).toEqual(free);
    expect(await count("workshop where id = any($1) and deleted_at is not null", [ids])).toBe(MANY - 1);
    expect((await bulk("workshops", { action: "delete", ids: free })).statusCode).toBe(404);

    // One of them isn't deleted.
    expect((await bulk("workshops", { action: "restore", ids })).json().failed).toEqual([other.id]);
    const back = await bulk("workshops", { action: "restore", ids: free });
    expect([back.statusCode, back.json().toSorted()]).toEqual([200, free]);
    expect(await count("workshop where id = any($1) and deleted_at is null and version = 3", [free])).toBe(MANY - 1);
    expect([await noted(free, "delete"), await noted(free, "restore")]).toEqual([MANY - 1, MANY - 1]);
  });

  test("delete together what holds on to one another alone", async () => {
    const [a, b] = idsOf(await seed(2));
    await app.call({ method: "PUT", url: `/api/workshops/${a}`, token, body: { about: `workshop/${b}` } });
    await app.call({ method: "PUT", url: `/api/workshops/${b}`, token, body: { about: `workshop/${a}` } });
    expect((await bulk("workshops", { action: "delete", ids: [a] })).json().code).toBe("record.inUse");
    expect((await bulk("workshops", { action: "delete", ids: [a, b] })).json()).toHaveLength(2);
  });

  test("bring none back where the unique value of one is taken, and tell which", async () => {
    const rows = await seed(40);
    const taken = at(rows, 33);
    await bulk("workshops", { action: "delete", ids: idsOf(rows) });
    await create("workshops", { name: taken.name });
    const answer = await bulk("workshops", { action: "restore", ids: idsOf(rows) });
    expect([answer.statusCode, answer.json().code, issuesOf(answer)]).toEqual([409, "record.exists", ["/name unique"]]);
    expect(answer.json()).toMatchObject({ record: { id: taken.id, label: taken.name }, failed: [taken.id] });
    expect(await count("workshop where id = any($1) and deleted_at is null", [idsOf(rows)])).toBe(0);
  });

  test("delete none for good where others hold on to one, and tell which", async () => {
    const members = await seedMembers(600);
    const ids = idsOf(members);
    const held = [at(members, 10), at(members, 550)];
    const holders = [];
    for (const { id, nickname } of held) holders.push(await create("workshops", { name: nickname, about: `member/${id}` }));
    const refused = await bulk("members", { action: "delete", ids });
    expect([refused.statusCode, refused.json().code, refused.json().failed]).toEqual([409, "record.inUse", idsOf(held)]);
    expect(refused.json().record).toEqual({ id: held[0]?.id, label: held[0]?.nickname });
    expect(await count("member where id = any($1)", [ids])).toBe(600);

    // Hidden ones hold on as well: their rows are there.
    await bulk("workshops", { action: "delete", ids: idsOf(holders) });
    expect((await bulk("members", { action: "delete", ids })).json().failed).toEqual(idsOf(held));
    const others = ids.filter((id) => !idsOf(held).includes(id));
    expect((await bulk("members", { action: "delete", ids: others })).json()).toHaveLength(598);
    expect([await count("member where id = any($1)", [ids]), await noted(others, "delete")]).toEqual([2, 598]);
  });

  test("find the record whose deletion takes along what others hold on to", async () => {
    const members = await seedMembers(300);
    const held = at(members, 211);
    const { id: wish } = await create("wishes", { text: "To be granted", member: held.id });
    const granted = await create("granted-wishes", { note: "Soon", wish });
    const ids = idsOf(members);
    const refused = await bulk("members", { action: "delete", ids });
    expect([refused.statusCode, refused.json().code, refused.json().failed]).toEqual([409, "record.inUse", [held.id]]);
    expect(refused.json().record).toEqual({ id: held.id, label: held.nickname });
    expect([await count("member where id = any($1)", [ids]), await noted(ids, "delete")]).toEqual([300, 0]);
    await app.call({ method: "DELETE", url: `/api/granted-wishes/${granted.id}`, token });
    expect((await bulk("members", { action: "delete", ids })).json()).toHaveLength(300);
  });

  test("refuse versions that are not there any more", async () => {
    const rows = await seed(30);
    const stale = at(rows, 20);
    await app.call({ method: "PUT", url: `/api/workshops/${stale.id}`, token, body: { seats: 1 } });
    const versions = Object.fromEntries(rows.map(({ id }) => [id, 1]));
    for (const action of ["update", "delete"] as const) {
      const body = { action, ids: idsOf(rows), versions, ...(action === "update" ? { data: { seats: 2 } } : {}) };
      const answer = await bulk("workshops", body);
      expect([answer.statusCode, answer.json().code, answer.json().failed]).toEqual([409, "record.conflict", [stale.id]]);
      expect(answer.json()).toMatchObject({ record: { id: stale.id, label: stale.name }, current: { id: stale.id, seats: 1 } });
    }
    expect(await count("workshop where id = any($1) and (seats = 2 or deleted_at is not null)", [idsOf(rows)])).toBe(0);
    const seen = { ...versions, [stale.id]: 2 };
    const answer = await bulk("workshops", { action: "update", ids: idsOf(rows), versions: seen, data: { seats: 2 } });
    expect([answer.statusCode, answer.json().length]).toEqual([200, 30]);
  });

  test("say of which record a hook refuses, and leave all as they were", async () => {
    const first = await create("tasks", { title: "willing" });
    const second = await create("tasks", { title: "stubborn" });
    const ids = [first.id, second.id];
    const update = await bulk("tasks", { action: "update", ids, data: { report: "done" } });
    expect([update.statusCode, update.json().code, update.json().record]).toEqual([
      409,
      "record.transition",
      { id: second.id, label: "stubborn" },
    ]);
    const remove = await bulk("tasks", { action: "delete", ids });
    expect([remove.statusCode, remove.json().record]).toEqual([409, { id: second.id, label: "stubborn" }]);
    expect(await count("task where id = any($1) and report is null", [ids])).toBe(2);
  });

  test("write none where some are another space's, or not there, and name those", async () => {
    const rows = await seed(2);
    const stranger = crypto.randomUUID();
    await app.database.pool.query(
      "insert into workshop (id, space_id, name) values ($1, (select id from space where kind = 'company' limit 1), 'Elsewhere')",
      [stranger],
    );
    const missing = [stranger, crypto.randomUUID(), "no id"];
    const own = [...idsOf(rows), at(rows, 0).id];
    const refuses = async (body: object) => {
      const answer = await bulk("workshops", { ...body, ids: [...own, ...missing] });
      expect([answer.statusCode, answer.json().record, answer.json().failed]).toEqual([404, { id: stranger }, missing]);
    };
    const update = { action: "update", data: { seats: 3 } };
    await refuses(update);
    expect(await count("workshop where id = any($1) and version = 1 and seats <> 3", [own])).toBe(rows.length);
    expect((await bulk("workshops", { ...update, ids: own })).json()).toEqual(idsOf(rows));
    await refuses({ action: "delete" });
    expect((await bulk("workshops", { action: "delete", ids: own })).json()).toEqual(idsOf(rows));
    await app.database.pool.query("update workshop set deleted_at = now() where id = $1", [stranger]);
    await refuses({ action: "restore" });
    expect((await bulk("workshops", { action: "restore", ids: own })).json()).toEqual(idsOf(rows));
    expect(await count("workshop where id = $1 and seats = 10 and version = 1 and deleted_at is not null", [stranger])).toBe(1);
    expect(await noted([stranger], "update")).toBe(0);
  });

  test("are for those who may make them, upon the records that they reach", async () => {
    const [workshop] = await seed(1);
    const ids = [workshop?.id];
    const bodies = [
      { action: "update", ids, data: {} },
      { action: "delete", ids },
      { action: "restore", ids },
    ];
    const observer = await app.signIn("observer");
    for (const body of bodies) {
      expect((await bulk("workshops", body, { who: "" })).statusCode).toBe(401);
      expect((await bulk("workshops", body, { who: observer })).statusCode).toBe(403);
    }
    const preview = { who: await app.signIn("mainAdmin"), headers: { "x-preview-as": "community:OBSERVATOR" } };
    expect((await bulk("workshops", bodies[0], preview)).json().code).toBe("access.preview");
    expect(await count("workshop where id = $1 and version = 1", ids)).toBe(1);

    const member = await app.signIn("member");
    const own = await create("wishes", { text: "Mine" }, member);
    const other = await create("wishes", { text: "Another's" });
    const wishes = [own.id, other.id];
    for (const body of [{ action: "update", data: { text: "New" } }, { action: "delete" }]) {
      expect((await bulk("wishes", { ...body, ids: wishes }, { who: member })).json().failed).toEqual([other.id]);
      expect((await bulk("wishes", { ...body, ids: [own.id] }, { who: member })).json()).toEqual([own.id]);
    }
    expect(await count("wish where id = $1 and text = 'Another''s'", [other.id])).toBe(1);
  });

  test("name a record by its label to those alone who may read it", async () => {
    const administrator = await app.signIn("administrator");
    const { id } = await create("parcels", { title: "Secret", opens: "2027-06-01" }, administrator);
    const body = { action: "update", ids: [id], data: { closes: "2027-01-01" } };
    expect((await bulk("parcels", body)).json().record).toEqual({ id });
    expect((await bulk("parcels", body, { who: administrator })).json().record).toEqual({ id, label: "Secret" });
  });

  test("are made once for one key", async () => {
    const ids = idsOf(await seed(20));
    const call = (seats: number) =>
      bulk("workshops", { action: "update", ids, data: { seats } }, { headers: { "idempotency-key": `bulk-${counter}` } });
    const [first, second, third] = [await call(8), await call(8), await call(9)];
    expect([first.headers["idempotency-replayed"], second.headers["idempotency-replayed"]]).toEqual([undefined, "true"]);
    expect(second.body).toBe(first.body);
    expect([third.statusCode, third.json().code]).toEqual([409, "request.keyReused"]);
    expect(await noted(ids, "update")).toBe(20);
  });

  test("take so many and no more", async () => {
    const ids = Array.from({ length: MOST + 1 }, () => crypto.randomUUID());
    for (const action of ["update", "delete", "restore"]) {
      const data = action === "update" ? { data: { seats: 1 } } : {};
      const beyond = await bulk("workshops", { action, ids, ...data });
      expect([beyond.statusCode, issuesOf(beyond)]).toEqual([400, ["/ids maxItems"]]);
      expect(beyond.json().errors[0].message).toContain(String(MOST));
      const within = await bulk("workshops", { action, ids: ids.slice(1), ...data });
      expect([within.statusCode, within.json().failed.length]).toEqual([404, MOST]);
    }
  });

  test.each([
    [[], [" type"]],
    [{ ids: [] }, ["/action required"]],
    [{ action: "explode", ids: [] }, ["/action enum"]],
    [{ action: "restore", ids: [] }, ["/action enum"]],
    [{ action: "delete" }, ["/ids required"]],
    [{ action: "delete", ids: [1] }, ["/ids/0 type"]],
    [{ action: "delete", ids: [], data: {} }, ["/data additionalProperties"]],
    [{ action: "delete", ids: [], versions: { a: "1" } }, ["/versions/a type"]],
    [{ action: "update", ids: [] }, ["/data required"]],
  ])("refuse %j", async (body, faults) => {
    const answer = await bulk("tasks", body);
    expect([answer.statusCode, issuesOf(answer)]).toEqual([400, faults]);
  });
});
