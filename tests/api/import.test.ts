import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parse } from "csv-parse/sync";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { boot } from "../../src/server/boot";
import { openTable } from "../../src/server/import/file/readRows";
import { tableContent } from "../../src/server/import/file/tableContent";
import { sweepImports } from "../../src/server/import/sweepImports";
import { readConfig } from "../../src/server/platform/config";
import { createLocalFileStore } from "../../src/server/platform/storage/fileStore";
import { ENGINE_IN_TURN, startApp, type TestApp } from "../helpers/app";
import { callImport, type ImportCall, importAndWait, importForm } from "../helpers/imports";
import { linkExtensions } from "../helpers/linkExtensions";
import { ROOT } from "../helpers/root";

/** An entity with a field of each kind that an import treats in a way of its own. */
const ORDER = {
  $id: "order",
  title: "Order",
  type: "object",
  "x-entity": {
    resource: "orders",
    scope: "community",
    label: "code",
    list: ["code"],
    unique: [["code"], ["country", "place"]],
    softDelete: true,
    access: {
      ADMINISTRATOR: { list: true, create: true, update: true, delete: true },
      MODERATOR: { list: true, create: true },
      OBSERVATOR: { list: true },
      backoffice: { list: true, create: true, update: true, delete: true },
    },
  },
  "x-rules": [{ ordered: ["opens", "closes"] }],
  required: ["code"],
  properties: {
    code: { type: "string", title: "Code", minLength: 1, maxLength: 20 },
    country: { "x-ref": "country", title: "Country" },
    place: { type: "string", title: "Place", maxLength: 40 },
    amount: { "x-kind": "money", type: "number", title: "Amount", minimum: 0 },
    pieces: { type: "integer", title: "Pieces", minimum: 1 },
    opens: { type: "string", format: "date", title: "Opens" },
    closes: { type: "string", format: "date", title: "Closes" },
    dispatchedAt: { type: "string", format: "date-time", title: "Dispatched" },
    urgent: { type: "boolean", title: "Urgent", default: false },
    state: { type: "string", title: "State", enum: ["OPEN", "PAID"], default: "OPEN" },
    words: { type: "array", title: "Words", items: { type: "string", maxLength: 20 } },
    members: { type: "array", title: "Members", items: { "x-ref": "member" } },
    about: { title: "About", "x-ref": ["member", "country"] },
    note: { type: "string", title: "Note", maxLength: 100, "x-access": { write: ["ADMINISTRATOR"] } },
  },
};

function project(): string {
  const root = mkdtempSync(join(tmpdir(), "sondeo-import-"));
  for (const folder of ["schemas", "locales"]) cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
  linkExtensions(root);
  writeFileSync(join(root, "schemas/entities/order.schema.json"), JSON.stringify(ORDER));
  return root;
}

const lines = (...rows: readonly string[]) => `${rows.join("\n")}\n`;

describe.each(ENGINE_IN_TURN)("an import on %s", (engine) => {
  const root = project();
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startApp({ engine, root });
    token = await app.signIn("administrator");
  });
  afterAll(async () => {
    await app.close();
    rmSync(root, { recursive: true, force: true });
  });

  const check = async (call: ImportCall) => {
    const query = `${call.query ?? "?"}${call.query ? "&" : ""}dryRun=true`;
    const answer = await callImport(app, { resource: "orders", token, ...call, query });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json();
  };
  const run = (call: ImportCall) => importAndWait(app, { resource: "orders", token, ...call });
  const orders = async (filter: object = {}) => {
    const url = `/api/orders?range=[0,999]&sort=["code","ASC"]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
    return (await app.call({ url, token })).json();
  };
  const count = async (table: string) => {
    const { rows } = await app.database.pool.query(`select count(*)::int as n from ${table}`);
    return rows[0].n as number;
  };

  describe("that is only tried", () => {
    test("tells rows, columns and every fault, and saves nothing", async () => {
      const before = [await count(`"order"`), await count("audit_log")];
      const answer = await check({
        query: "?unknownColumns=skip",
        content: lines(
          "coded;Ciudad;CODE;Opens;closes;State;pieces;colour",
          "x;y;A1;2026-02-01;2026-01-01;;1;",
          "x;y;A2;;;nonsense;0;",
          "x;y;A1;;;;one;",
          "x;y;;;;;;",
          "x;y;A4;1/2/2026;3/4/2026;paid;2;red;too much",
          "x;y;A5;1.2.2026;;PAID;2;",
        ),
      });
      expect(answer.columns).toEqual([
        { column: "coded", field: null, nearest: "code" },
        { column: "Ciudad", field: null },
        { column: "CODE", field: "code" },
        { column: "Opens", field: "opens" },
        { column: "closes", field: "closes" },
        { column: "State", field: "state" },
        { column: "pieces", field: "pieces" },
        { column: "colour", field: null },
      ]);
      expect(answer).toMatchObject({ rows: 6, valid: 1, faultCount: 9 });
      const told = answer.faults.map((fault: { row: number; column: string; field: string }) => [
        fault.row,
        fault.column,
        fault.field,
      ]);
      expect(told).toEqual([
        [2, "closes", "closes"],
        [3, "State", "state"],
        [3, "pieces", "pieces"],
        [4, "pieces", "pieces"],
        [4, "CODE", "code"],
        [5, "CODE", "code"],
        [6, "Opens", "opens"],
        [6, "closes", "closes"],
        [6, "", null],
      ]);
      const messages = answer.faults.map((fault: { message: string }) => fault.message);
      expect(messages).toContain("Repeats the value of row 2.");
      expect(messages.every((message: string) => /^[A-Z].*\.$/.test(message))).toBe(true);
      expect([await count(`"order"`), await count("audit_log")]).toEqual(before);
    });

    test("speaks the caller's language", async () => {
      const content = lines("code;pieces", "A1;-3");
      const [spanish, dutch] = await Promise.all(["es", "nl"].map((language) => check({ content, language })));
      expect(spanish.faults).toEqual([{ row: 2, column: "pieces", field: "pieces", message: "El mínimo es 1." }]);
      expect(dutch.faults[0].message).not.toBe(spanish.faults[0].message);
    });

    test("names a column that is needed once, not in every row", async () => {
      const answer = await check({ content: lines("place", "here", "there") });
      expect(answer).toMatchObject({ rows: 2, valid: 0, faultCount: 1 });
      expect(answer.faults).toEqual([{ row: 1, column: "Code", field: "code", message: "The column “Code” is missing." }]);
    });

    test("tells of a column that is there twice", async () => {
      const answer = await check({ content: lines("code,Code", "a,b") });
      expect(answer.faults).toMatchObject([{ row: 1, column: "Code", field: "code" }]);
    });

    test("reads members' columns by their labels in any language", async () => {
      const content = lines(
        "Apodo;Correo electrónico;Prénom;Geboortedatum;Género",
        "ann;ann@test.example;Ann;03/02/1990;Mujer",
        "bob;no address;Bob;1990-02-03;Hombre",
      );
      const answer = await check({ resource: "members", content, language: "es" });
      expect(answer.columns.map((column: { field: string }) => column.field)).toEqual([
        "nickname",
        "email",
        "name",
        "birthDate",
        "gender",
      ]);
      expect(answer.faults.map((fault: { row: number; field: string }) => [fault.row, fault.field])).toEqual([[3, "email"]]);
    });
  });

  describe("with faults", () => {
    const INVALID = 700;
    /** Two faults a row, more than an answer spells out. */
    const faulty = (name: string) =>
      lines(
        "code;pieces;state",
        ...Array.from({ length: INVALID }, (_, n) => `${name}${n};none-${n};odd-${n}`),
        `${name};1;OPEN`,
      );
    const download = (id: string, { who = token, language = "en" } = {}) =>
      app.call({ url: `/api/imports/${id}/faults`, token: who, headers: { "accept-language": language } });
    const rowsOf = (body: string, delimiter = ",") => parse(body, { bom: true, delimiter }) as string[][];

    test("gives all of them as a file: rows, columns and words, nothing of the cells", async () => {
      const tried = await check({ content: faulty("V") });
      expect([tried.faults.length, tried.faultCount]).toEqual([200, 2 * INVALID]);
      const answer = await download(tried.report);
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
      expect(answer.headers["content-disposition"]).toBe('attachment; filename="import-faults.csv"');
      const [head, ...told] = rowsOf(answer.body);
      expect(head).toEqual(["Row", "Column", "What is wrong"]);
      expect(told).toHaveLength(2 * INVALID);
      expect(told.map(([row]) => Number(row))).toEqual(Array.from({ length: 2 * INVALID }, (_, n) => Math.floor(n / 2) + 2));
      expect(new Set(told.map(([, column]) => column))).toEqual(new Set(["pieces", "state"]));
      expect(told.slice(0, 200)).toEqual(
        tried.faults.map(({ row, column, message }: Record<string, unknown>) => [String(row), column, message]),
      );
      expect(answer.body).not.toMatch(/none-|odd-|V\d/);
    });

    test("has the columns that are missing in it as well, and is written anew by another try", async () => {
      const tried = await check({ content: lines("code,pieces", "N1,-1", "N2,2"), language: "es" });
      const [head, ...told] = rowsOf((await download(tried.report, { language: "es" })).body, ";");
      expect([head, told]).toEqual([["Fila", "Columna", "Qué pasa"], [["2", "pieces", "El mínimo es 1."]]]);
      const again = await check({ query: `?from=${tried.id}`, fields: { mapping: '{"code":null,"pieces":null}' } });
      expect(again.report).toBe(tried.report);
      const [, ...missing] = rowsOf((await download(again.report)).body);
      expect(missing).toEqual([["1", "Code", "The column “Code” is missing."]]);
    });

    test("of a job tells what the job met, in its order", async () => {
      await run({ content: lines("code", "H1") });
      const job = await run({ content: lines("code,pieces", "H1,1", "H2,x", "H3,2", "H3,3") });
      expect(job.result).toMatchObject({ created: 1, faultCount: 3 });
      const [, ...told] = rowsOf((await download(job.id)).body);
      expect(told).toEqual(
        job.result.faults.map(({ row, column, message }: Record<string, unknown>) => [String(row), column, message]),
      );
      expect(told.map(([row, column]) => [row, column])).toEqual([
        ["2", "code"],
        ["3", "pieces"],
        ["5", "code"],
      ]);
    });

    test("of a table that belongs to no space are told as well, and its file is not kept", async () => {
      const backoffice = await app.signIn("backoffice");
      const files = () => readdirSync(join(app.dataDir, "files"), { recursive: true }).filter((name) => String(name).length > 20);
      const before = files();
      const tried = await check({ resource: "countries", token: backoffice, content: lines("code", "ES") });
      expect(tried).toMatchObject({ faultCount: expect.any(Number), report: expect.any(String) });
      expect(tried).not.toHaveProperty("id");
      // What others write meanwhile, e.g. the reports of every two hours, is somebody's.
      const added = files().flatMap((name) => (before.includes(name) ? [] : basename(String(name)).replace(/\.part$/, "")));
      const { rows: known } = await app.database.pool.query("select id from file where id::text = any($1)", [added]);
      expect(added.filter((id) => !known.some((row: { id: string }) => row.id === id))).toEqual([]);
      const answer = await download(tried.report, { who: backoffice });
      expect(rowsOf(answer.body)).toHaveLength(1 + tried.faultCount);
    });

    test("are nobody else's", async () => {
      const { report } = await check({ content: faulty("O") });
      expect((await download(report, { who: "" })).statusCode).toBe(401);
      const statuses = [
        await download(report, { who: await app.signIn("moderator") }),
        await download(crypto.randomUUID()),
        await download("nonsense"),
      ].map(({ statusCode }) => statusCode);
      expect(statuses).toEqual([404, 404, 404]);
    });
  });

  describe("that is given up", () => {
    const age = (table: string, column: string, ids: readonly string[], days: number) =>
      app.database.pool.query(`update ${table} set ${column} = now() - interval '${days} days' where id = any($1)`, [ids]);
    const idsOf = async (table: string, ids: readonly string[]) => {
      const { rows } = await app.database.pool.query(`select id from ${table} where id = any($1)`, [ids]);
      return ids.filter((id) => rows.some((row: { id: string }) => row.id === id));
    };

    test("leaves nothing after a day; what is new, and what a job is yet to load, stays", async () => {
      const content = lines("code,pieces", "Y1,x");
      const [gone, fresh, waiting] = [await check({ content }), await check({ content }), await check({ content })].map(
        ({ id }) => id as string,
      ) as [string, string, string];
      const all = [gone, fresh, waiting];
      await age("file", "created_at", [gone, waiting], 2);
      await age("import_report", "created_at", [gone, waiting], 2);
      const { rows } = await app.database.pool.query(
        `insert into job (id, account_id, kind, title, state, payload, holder, lease_until)
          select gen_random_uuid(), account_id, 'import', 'table.csv', 'running', jsonb_build_object('fileId', $1::text),
            gen_random_uuid(), now() + interval '1 hour' from import_report where id = $1::uuid returning id`,
        [waiting],
      );
      await sweepImports(app.database, createLocalFileStore(join(app.dataDir, "files")), AbortSignal.timeout(60_000));
      await app.database.pool.query("delete from job where id = $1", [rows[0].id]);
      expect(await idsOf("file", all)).toEqual([fresh, waiting]);
      expect(await idsOf("import_report", all)).toEqual([fresh, waiting]);
      expect(await count(`import_fault where report_id = '${gone}'`)).toBe(0);
      expect(await count(`import_fault where report_id = '${fresh}'`)).toBe(1);
      const names = readdirSync(join(app.dataDir, "files"), { recursive: true }).map(String);
      expect(all.filter((id) => names.some((name) => name.endsWith(id)))).toEqual([fresh, waiting]);
    });

    test("is swept by the server itself, with jobs that ended a month ago and what they met", async () => {
      const content = lines("code,pieces", "Z1,x");
      const [late, done, forgotten] = [(await check({ content })).id, (await run({ content })).id, (await run({ content })).id];
      await age("file", "created_at", [late], 2);
      await age("import_report", "created_at", [late, done, forgotten], 40);
      await age("job", "updated_at", [done], 29);
      await age("job", "updated_at", [forgotten], 31);
      const config = readConfig({ DATA_DIR: app.dataDir, DEMO: "0", LOG_LEVEL: "fatal" });
      const other = await boot({ config, root, database: app.database });
      try {
        await other.app.ready();
        await expect.poll(() => idsOf("import_report", [late, done, forgotten]), { timeout: 20_000 }).toEqual([done]);
      } finally {
        await other.close();
      }
      expect(await idsOf("job", [done, forgotten])).toEqual([done]);
      expect(await count(`import_fault where report_id = '${done}'`)).toBe(1);
    });
  });

  describe("that is run", () => {
    test("creates records with everything that the cells say, and their history", async () => {
      const [one, two] = (await app.call({ url: `/api/members?range=[0,1]`, token })).json();
      const result = await run({
        content: lines(
          "code;country;place;amount;pieces;opens;closes;dispatchedAt;urgent;state;words;members",
          `R1;España;Ávila;1.234,50;3;01/02/2026;2026-02-02;01/07/2026 10:00;sí;paid;"a;b";"${one.nickname};${two.id}"`,
          "R2;ES;;;;;;;;;;",
          "",
          "R3;nowhere;;;;;;;;;;",
        ),
        language: "es",
      });
      expect(result).toMatchObject({ state: "done", title: "table.csv", kind: "import", done: 3, total: 3 });
      expect(result.result).toMatchObject({ resource: "orders", created: 2, updated: 0, skipped: 1, faultCount: 1 });
      expect(result.result.faults).toMatchObject([{ row: 5, column: "country", field: "country" }]);
      const [first, second] = await orders({ code: ["R1", "R2"] });
      const spain = first.country;
      expect(first).toMatchObject({
        place: "Ávila",
        amount: 1234.5,
        pieces: 3,
        opens: "2026-02-01",
        closes: "2026-02-02",
        dispatchedAt: "2026-07-01T08:00:00.000Z",
        urgent: true,
        state: "PAID",
        words: ["a", "b"],
        version: 1,
      });
      expect((await app.call({ url: `/api/orders/${first.id}`, token })).json().members).toEqual([one.id, two.id]);
      expect(second).toMatchObject({ country: spain, place: null, urgent: false, state: "OPEN", members: [] });
      const { rows } = await app.database.pool.query("select action, version, changes from audit_log where record_id = $1", [
        first.id,
      ]);
      expect(rows).toEqual([
        { action: "create", version: 1, changes: expect.objectContaining({ place: { to: "Ávila" }, words: { to: ["a", "b"] } }) },
      ]);
    });

    test("checks where references of several kinds lead", async () => {
      const [member] = (await app.call({ url: "/api/members?range=[0,0]", token })).json();
      const nobody = crypto.randomUUID();
      const { result } = await run({
        content: lines("code,about", `G1,member/${member.id}`, `G2,member/${nobody}`, `G3,activity/${member.id}`, "G4,Ana"),
      });
      expect(result).toMatchObject({ created: 1, skipped: 3 });
      expect(await orders({ code: "G1" })).toMatchObject([{ about: `member/${member.id}` }]);
    });

    test("skips what is there already, also in sets of fields and among deleted ones not", async () => {
      await run({ content: lines("code,country,place", "S1,ES,Soria", "S2,ES,Lugo") });
      const gone = (await orders({ code: "S2" }))[0];
      expect((await app.call({ method: "DELETE", url: `/api/orders/${gone.id}`, token })).statusCode).toBe(200);
      const { result } = await run({
        content: lines("code,country,place", "S1,,", "S3,ES,Soria", "S4,FR,Soria", "S2,ES,Lugo"),
      });
      expect(result).toMatchObject({ created: 2, skipped: 2 });
      expect(result.faults).toMatchObject([
        { row: 2, column: "code" },
        { row: 3, column: "place" },
      ]);
    });

    test("updates by a unique field: only what differs, with its history; empty cells leave things alone", async () => {
      await run({ content: lines("code,place,pieces", "U1,Vigo,1", "U2,Jaca,2") });
      const { result } = await run({
        query: "?mode=upsert&key=code",
        content: lines("code,place,pieces", "U1,,5", "U2,Jaca,2", "U3,Reus,3", ",Teo,1", "U2,Ronda,1"),
      });
      expect(result).toMatchObject({ created: 1, updated: 1, unchanged: 1, skipped: 2, faultCount: 2 });
      const [first, second] = await orders({ code: ["U1", "U2"] });
      expect(first).toMatchObject({ place: "Vigo", pieces: 5, version: 2 });
      expect(second).toMatchObject({ place: "Jaca", pieces: 2, version: 1 });
      const { rows } = await app.database.pool.query(
        "select action, version, changes from audit_log where record_id = $1 order by id desc limit 1",
        [first.id],
      );
      expect(rows).toEqual([{ action: "update", version: 2, changes: { pieces: { from: 1, to: 5 } } }]);
    });

    test("updates by id, and holds changes to the rules of the whole record", async () => {
      await run({ content: lines("code,opens", "I1,2026-03-01") });
      const [order] = await orders({ code: "I1" });
      const { result } = await run({
        query: "?mode=upsert&key=id",
        content: lines("id,code,closes", `${order.id},I1,2026-02-01`, `${crypto.randomUUID()},I2,`, ",I3,"),
      });
      expect(result).toMatchObject({ created: 1, updated: 0, skipped: 2 });
      expect(result.faults).toMatchObject([
        { row: 2, column: "closes" },
        { row: 3, column: "id" },
      ]);
    });

    test("runs the hooks of its entity row by row: one that refuses leaves the others alone", async () => {
      const backoffice = await app.signIn("backoffice");
      const companies = (await app.call({ url: "/api/companies?range=[0,0]", token: backoffice })).json();
      const { result } = await importAndWait(app, {
        resource: "communities",
        token: backoffice,
        fields: { spaceId: companies[0].id },
        content: lines("origin,name,mainLanguage", "imported1,One,es", "backoffice,Two,es", "imported3,Three,en"),
      });
      expect(result).toMatchObject({ created: 2, skipped: 1 });
      expect(result.faults).toMatchObject([{ row: 3, column: "origin" }]);
      const { rows } = await app.database.pool.query("select origin from space where origin like 'imported%' order by 1");
      expect(rows.map((row: { origin: string }) => row.origin)).toEqual(["imported1", "imported3"]);
    });

    test("takes the file of a dry run, and leaves nothing of it", async () => {
      const files = () => readdirSync(join(app.dataDir, "files"), { recursive: true }).filter((name) => String(name).length > 20);
      const imports = () => count("file where purpose = 'import'");
      // The demo has pictures.
      const others = files().length - (await imports());
      const tried = await check({ content: lines("code", "F1") });
      expect(files()).toHaveLength(others + (await imports()));
      const { result } = await run({ query: `?from=${tried.id}` });
      expect(result).toMatchObject({ created: 1 });
      const again = await callImport(app, { resource: "orders", token, query: `?from=${tried.id}` });
      expect([again.statusCode, again.json().errors[0].path]).toEqual([400, "/from"]);
      expect(await count(`file where id = '${tried.id}'`)).toBe(0);
      const other = await check({ content: lines("code", "F2") });
      const stranger = await callImport(app, {
        resource: "orders",
        token: await app.signIn("moderator"),
        query: `?from=${other.id}`,
      });
      expect(stranger.statusCode).toBe(400);
    });

    test("maps columns as it is told", async () => {
      const content = lines("reference,code,colour", "M1,wrong,red");
      const mapping = { reference: "code", code: null, colour: null };
      const { result } = await run({ content, fields: { mapping: JSON.stringify(mapping) } });
      expect(result).toMatchObject({ created: 1 });
      expect(await orders({ code: "M1" })).toHaveLength(1);
    });

    test("reads spreadsheets", async () => {
      const content = await writeXlsxFile([
        [{ value: "Code" }, { value: "Opens" }, { value: "Amount" }],
        [{ value: "X1" }, { value: new Date(Date.UTC(2026, 4, 6)), type: Date, format: "d/m/yy" }, { value: 12.5 }],
      ]).toBuffer();
      const { result } = await run({ content, name: "orders.xlsx" });
      expect(result).toMatchObject({ created: 1 });
      expect(await orders({ code: "X1" })).toMatchObject([{ opens: "2026-05-06", amount: 12.5 }]);
    });

    test("takes back what an export wrote, and finds nothing to change", async () => {
      const text = "'quoted', =SUM(1;2)";
      const body = { code: "E1", place: `=${text}`, amount: -0 + 12.5, opens: "2026-01-02", words: ["one", "two"] };
      await app.call({ method: "POST", url: "/api/orders", token, body });
      const fields = JSON.stringify([
        "id",
        "code",
        "country",
        "place",
        "amount",
        "opens",
        "dispatchedAt",
        "urgent",
        "state",
        "words",
        "members",
        "about",
      ]);
      const filter = JSON.stringify({ code: ["E1", "R1", "G1", "U1"] });
      for (const format of ["csv", "xlsx"]) {
        const exported = await app.call({
          url: `/api/orders/export?format=${format}&fields=${fields}&filter=${encodeURIComponent(filter)}`,
          token,
        });
        expect(exported.statusCode).toBe(200);
        const { result } = await run({ content: exported.rawPayload, query: "?mode=upsert&key=id" });
        expect(result).toMatchObject({ created: 0, updated: 0, unchanged: 4, skipped: 0 });
      }
    });

    test("is one at a time for an entity of a space", async () => {
      const content = lines("code", ...Array.from({ length: 3_000 }, (_, index) => `P${index}`));
      const answers = await Promise.all([1, 2, 3].map(() => callImport(app, { resource: "orders", token, content })));
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([202, 409, 409]);
      const running = answers.find((answer) => answer.statusCode === 409)?.json();
      expect(running.code).toBe("import.running");
      const job = answers.find((answer) => answer.statusCode === 202)?.json().job;
      const url = `/api/jobs/${job}`;
      await expect.poll(async () => (await app.call({ url, token })).json().state, { timeout: 60_000 }).toBe("done");
      expect((await app.call({ url, token })).json().result).toMatchObject({ created: 3_000, skipped: 0 });
      expect(await count(`"order" where code like 'P%'`)).toBe(3_000);
    });
  });

  describe("that is refused", () => {
    test("without a session, and to who may not create, or not change", async () => {
      const content = lines("code", "N1");
      expect((await callImport(app, { resource: "orders", content })).statusCode).toBe(401);
      const observer = await app.signIn("observer");
      expect((await callImport(app, { resource: "orders", token: observer, content })).statusCode).toBe(403);
      const moderator = await app.signIn("moderator");
      const upsert = { resource: "orders", token: moderator, content, query: "?mode=upsert&key=code" };
      expect((await callImport(app, upsert)).statusCode).toBe(403);
      const template = await app.call({ url: "/api/orders/import/template", token: observer });
      expect(template.statusCode).toBe(403);
      expect((await app.call({ url: "/api/orders/import/template" })).statusCode).toBe(401);
    });

    test("to who looks as another role", async () => {
      const mainAdmin = await app.signIn("mainAdmin");
      const { headers, body } = importForm({ content: lines("code", "V1") });
      const answer = await app.call({
        method: "POST",
        url: "/api/orders/import",
        token: mainAdmin,
        body,
        headers: { ...headers, "x-preview-as": "community:ADMINISTRATOR" },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([403, "access.preview"]);
    });

    test("to who may not write one of its columns", async () => {
      const moderator = await app.signIn("moderator");
      const answer = await callImport(app, { resource: "orders", token: moderator, content: lines("code,note", "W1,secret") });
      expect([answer.statusCode, answer.json().code]).toEqual([422, "import.unknownColumns"]);
      expect(answer.json().detail).toContain("note");
    });

    test("for another space: a community's people reach their own alone, the back office names one", async () => {
      const backoffice = await app.signIn("backoffice");
      const answer = await callImport(app, { resource: "orders", token: backoffice, content: lines("code", "B1") });
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, "/spaceId"]);
      const [{ id: spaceId }] = (await app.call({ url: "/api/communities?range=[0,0]", token: backoffice })).json();
      const named = await importAndWait(app, {
        resource: "orders",
        token: backoffice,
        content: lines("code", "B1"),
        fields: { spaceId },
      });
      expect(named.result).toMatchObject({ created: 1 });
    });

    test.each([
      ["?mode=upsert", 400, "request.invalid"],
      ["?mode=upsert&key=place", 400, "request.invalid"],
      ["?mode=replace", 400, "request.invalid"],
      ["?from=nonsense", 400, "request.invalid"],
    ])("with the query %s", async (query, status, code) => {
      const answer = await callImport(app, { resource: "orders", token, content: lines("code", "Q1"), query });
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    });

    test.each([
      ["no file", {}, 400, "request.invalid"],
      ["an empty file", { content: "" }, 422, "import.empty"],
      ["a picture", { content: Buffer.from("89504e470d0a1a0a0000000d49484452", "hex") }, 422, "import.corrupt"],
      ["an old spreadsheet", { content: Buffer.from("d0cf11e0a1b11ae1", "hex") }, 415, "import.unknownFormat"],
      ["an archive that is no spreadsheet", { content: Buffer.from(zipSync({ a: strToU8("a") })) }, 422, "import.corrupt"],
      ["unknown columns", { content: "code,colour\nA,red" }, 422, "import.unknownColumns"],
      ["a missing column", { content: "place\nA" }, 422, "import.columns"],
      ["a mapping that is none", { content: "code\nA", fields: { mapping: "[1]" } }, 400, "request.invalid"],
      ["a mapping to no field", { content: "code\nA", fields: { mapping: '{"code":"id"}' } }, 400, "request.invalid"],
    ])("with %s; nothing is kept of it", async (_, form, status, code) => {
      const answer = await callImport(app, { resource: "orders", token, ...form });
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      const before = await count("file where purpose = 'import'");
      const open = await check({ content: lines("code", "kept") });
      expect(await count("file where purpose = 'import'")).toBe(before + 1);
      await app.database.pool.query("delete from file where id = $1", [open.id]);
    });
  });

  describe("that is prepared by a template", () => {
    test.each(["csv", "xlsx"])("has a column for each field that may be given, in the caller's language: %s", async (format) => {
      const url = `/api/members/import/template?format=${format}`;
      const answer = await app.call({ url, token, headers: { "accept-language": "fr" } });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["content-disposition"]).toBe(`attachment; filename="members.${format}"`);
      const { headings } = await openTable(await tableContent(answer.rawPayload));
      expect(headings).toEqual(expect.arrayContaining(["Date de naissance", "Genre"]));
      const tried = await check({ resource: "members", content: answer.rawPayload });
      expect(tried.columns.every((column: { field: string | null }) => column.field)).toBe(true);
      expect(tried).toMatchObject({ rows: 0, faultCount: 0 });
    });
  });
});
