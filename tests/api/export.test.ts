import { get as httpGet, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import readWorkbook from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../helpers/app";
import { readCsv } from "../helpers/csv";
import { projectWith } from "../helpers/projectWith";
import { SHOP, VISIT } from "../helpers/shops";

/** Rows of a workbook's first sheet. */
async function readXlsx(file: Buffer): Promise<readonly (readonly unknown[])[]> {
  const [sheet] = await readWorkbook(file);
  return sheet?.data ?? [];
}

type Params = Readonly<Record<string, unknown>>;

const query = (params: Params) =>
  Object.entries(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === "string" ? value : JSON.stringify(value))}`)
    .join("&");

const FORMULAS = ["=1+1", "+34 600", "-1+1", "@sum", "\ttab", '=HYPERLINK("http://x")'];

describe.each(CONCURRENT_ENGINE)("exports on %s", (engine) => {
  const project = projectWith([SHOP, VISIT]);
  let app: TestApp;
  let moderator: string;
  let observer: string;

  beforeAll(async () => {
    app = await startApp({ engine, root: project.root });
    [moderator, observer] = await Promise.all([app.signIn("moderator"), app.signIn("observer")]);
    const create = async (resource: string, body: Params) => {
      const answer = await app.call({ method: "POST", url: `/api/${resource}`, token: moderator, body });
      expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
      return answer.json().id;
    };
    const oak = await create("shops", {
      name: 'Oak "the" Ñandú; 日本, & <b>\nline',
      owner: "Marta",
      opened: "2026-03-01",
      seenAt: "2026-03-01T10:30:00Z",
      rating: -3,
      rent: 1234.5,
      open: true,
      mood: "GOOD",
      labels: ["a", "b"],
      note: "allergic",
      code: "hush",
      slogan: { es: "Roble", en: "Mighty" },
    });
    await create("shops", { name: "Elm", partners: [oak], subject: `shop/${oak}` });
    for (const name of FORMULAS) await create("shops", { name: `${name} formula`.replace(/ formula$/, ""), owner: name });
    await create("visits", { shop: oak, day: "2026-11-01" });
  });
  afterAll(async () => {
    await app?.close();
    project.remove();
  });

  const get = (resource: string, params: Params, token = moderator, language = "es") =>
    app.app.inject({
      url: `/api/${resource}/export?${query(params)}`,
      headers: { authorization: `Bearer ${token}`, "accept-language": language },
    });
  const csv = async (resource: string, params: Params, token?: string, language?: string) => {
    const answer = await get(resource, params, token, language);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
    return readCsv(answer.body);
  };

  test("CSV is UTF-8 with a mark, headers in the caller's language, the list's columns first", async () => {
    const answer = await get("members", {}, moderator, "en");
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="members-\d{4}-\d\d-\d\d\.csv"$/);
    const [head = ""] = answer.body.slice(1).split("\r\n");
    expect(head).toMatch(/^Nickname,E-?mail,/i);
    const spanish = (await get("members", {})).body.slice(1).split("\r\n")[0];
    expect(spanish).toMatch(/^Apodo;Correo electrónico;Nombre;Apellidos;Estado;LABs;Etiquetas;/);
  });

  test("holds every record of the list once, in its order", async () => {
    const rows = await csv("members", { sort: ["nickname", "DESC"], fields: ["nickname", "email"] });
    const list = (
      await app.call({ url: `/api/members?${query({ sort: ["nickname", "DESC"], range: [0, 999] })}`, token: moderator })
    ).json();
    expect(rows.map((row) => Object.values(row))).toEqual(list.map((row: Params) => [row.nickname, row.email]));
  });

  test("writes each kind so that an import reads it back", async () => {
    const [oak] = await csv("shops", { filter: { rating: -3 } });
    expect(oak).toMatchObject({
      "Shop name": 'Oak "the" Ñandú; 日本, & <b>\nline',
      Opened: "2026-03-01",
      "Seen at": "2026-03-01T10:30:00.000Z",
      Rating: "-3",
      Rent: "1234.5",
      Open: "true",
      Mood: "GOOD",
      Labels: "a|b",
      Slogan: '{"en": "Mighty", "es": "Roble"}'.replaceAll(": ", ":").replaceAll(", ", ","),
      Visits: "1",
    });
    expect(Object.keys(oak ?? {})).not.toContain("Note");
    expect(JSON.stringify(oak)).not.toMatch(/allergic|hush|argon/);
  });

  test("tells closed lists, languages and references in words where asked", async () => {
    const [elm] = await csv("shops", { filter: { name: "Elm" }, labels: "true" });
    expect(elm?.Partners).toMatch(/^Oak "the"/);
    const [visit] = await csv("visits", { labels: "true" });
    expect(visit?.Shop).toMatch(/^Oak "the"/);
    const [oak] = await csv("shops", { filter: { rating: -3 }, labels: "true" }, moderator, "en");
    expect(oak).toMatchObject({ Slogan: "Mighty", Open: "Yes" });
    const [member] = await csv("members", { fields: ["status"], labels: "true" });
    expect(["Invitado", "Activo", "Inactivo"]).toContain(member?.Estado);
  });

  test("gives no name of a reference that the caller may not see", async () => {
    const rows = await csv("shops", { filter: { rating: -3 } }, observer);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/Marta|Owner/);
  });

  test("no cell is a formula to a spreadsheet, numbers stay numbers", async () => {
    const rows = await csv("shops", { fields: ["name", "owner", "rating"] });
    const cells = rows.flatMap((row) => [row["Shop name"], row.Owner]).filter(Boolean);
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell ?? ""))).toEqual([]);
    for (const name of FORMULAS) expect(cells).toContain(`'${name}`);
    expect(rows.map((row) => row.Rating)).toContain("-3");
  });

  test.each<[string, string | undefined, string]>([
    ["en", undefined, ","],
    ...["es", "fr", "nl", "it", "pt"].map((language): [string, undefined, string] => [language, undefined, ";"]),
    ["es", ",", ","],
    ["en", ";", ";"],
  ])("takes the delimiter that spreadsheets in %s read, or the one asked for (%s): %s", async (language, delimiter, found) => {
    const params = { fields: ["name", "rating"], filter: { rating: -3 }, ...(delimiter ? { delimiter } : {}) };
    const { body } = await get("shops", params, moderator, language);
    expect(body).toBe(`\uFEFFShop name${found}Rating\r\n"Oak ""the"" Ñandú; 日本, & <b>\nline"${found}-3\r\n`);
  });

  test("an empty list is a header alone", async () => {
    expect((await get("shops", { filter: { name: "Nobody" }, fields: ["name"] })).body).toBe("\uFEFFShop name\r\n");
    const sheet = await get("shops", { filter: { name: "Nobody" }, fields: ["name"], format: "xlsx" });
    expect(await readXlsx(sheet.rawPayload)).toEqual([["Shop name"]]);
  });

  test("a workbook opens with numbers, dates and texts as such", async () => {
    const answer = await get("shops", {
      format: "xlsx",
      fields: ["name", "opened", "seenAt", "rating", "rent", "open", "owner"],
      filter: { rating: -3 },
    });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      200,
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ]);
    expect(answer.headers["content-disposition"]).toMatch(/shops-.*\.xlsx"$/);
    const [head, row] = await readXlsx(answer.rawPayload);
    expect(head).toEqual(["Shop name", "Opened", "Seen at", "Rating", "Rent", "Open", "Owner"]);
    expect(row).toEqual([
      'Oak "the" Ñandú; 日本, & <b>\nline',
      new Date("2026-03-01"),
      // As the clocks of the community show it.
      new Date("2026-03-01T11:30:00Z"),
      -3,
      1234.5,
      true,
      "Marta",
    ]);
    const parts = unzipSync(answer.rawPayload);
    expect(Object.keys(parts)).toContain("xl/worksheets/sheet1.xml");
    expect(strFromU8(parts["xl/worksheets/sheet1.xml"] ?? new Uint8Array())).not.toContain("<f>");
  });

  test("a formula's text is a text in a workbook, control characters are kept readable", async () => {
    await app.database.query({
      text: "insert into shop (id, space_id, name, owner) select gen_random_uuid(), (select id from space where origin = 'demo'), 'Bell', 'ring' || chr(7) || chr(65535)",
      values: [],
    });
    const sheet = await readXlsx((await get("shops", { format: "xlsx", fields: ["name", "owner"] })).rawPayload);
    expect(sheet.map(([name]) => name)).toEqual(expect.arrayContaining(["=1+1", "@sum"]));
    expect(sheet.find(([name]) => name === "Bell")?.[1]).toMatch(/^ring/);
  });

  test("goes on over chunks: thousands of records, each once", async () => {
    await app.database.query({
      text: `insert into visit (id, space_id, shop, day) select gen_random_uuid(), s.space_id, s.id, case when n % 3 > 0 then date '2026-01-01' + n % 300 end
        from shop s, generate_series(1, 2345) n where s.name = 'Elm'`,
      values: [],
    });
    const rows = await csv("visits", { fields: ["id", "day"], sort: ["day", "ASC"] });
    expect(rows).toHaveLength(2_346);
    expect(new Set(rows.map((row) => Object.values(row)[0])).size).toBe(2_346);
    const sheet = await readXlsx((await get("visits", { fields: ["id"], format: "xlsx" })).rawPayload);
    expect(new Set(sheet.flat()).size).toBe(2_347);
  });

  test("gives several at once a workbook each", async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => get("shops", { format: "xlsx", fields: ["name"], filter: { rating: -3 } })),
    );
    for (const { rawPayload } of answers) {
      expect(await readXlsx(rawPayload)).toEqual([["Shop name"], ['Oak "the" Ñandú; 日本, & <b>\nline']]);
    }
  });

  describe("of more than a connection holds of what nobody reads", () => {
    const large = { fields: ["name", "labels"] };
    let address: string;
    const run = (text: string) => app.database.query({ text, values: [] });

    beforeAll(async () => {
      await run(`insert into shop (id, space_id, name, labels) select gen_random_uuid(), (select id from space where origin = 'demo'),
        'Endless', array(select md5(n::text || part) from generate_series(1, 20) part) from generate_series(1, 30000) n`);
      address = await app.app.listen({ port: 0, host: "127.0.0.1" });
    });
    afterAll(() => run("delete from shop where name = 'Endless'"));

    /** The answer as soon as it begins; nothing of it is read yet. */
    const open = (params: Params) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const url = `${address}/api/shops/export?${query({ format: "xlsx", ...params })}`;
        httpGet(url, { agent: false, headers: { authorization: `Bearer ${moderator}` } }, resolve).on("error", reject);
      });

    test("a caller who hangs up makes room for those who wait", async () => {
      const callers = await Promise.all(Array.from({ length: 3 }, () => open(large)));
      let isServed = false;
      const next = open({ fields: ["name"], filter: { name: "Elm" } }).then((answer) => {
        isServed = true;
        return buffer(answer);
      });
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(isServed).toBe(false);
      for (const caller of callers) caller.destroy();
      expect(await readXlsx(await next)).toEqual([["Shop name"], ["Elm"]]);
    });

    test.each(["xlsx", "csv"])("what fails half-way breaks off, and is no shorter file: %s", async (format) => {
      const answer = await open({ ...large, format });
      expect(answer.statusCode).toBe(200);
      await run("alter table shop rename to shop_elsewhere");
      try {
        await expect(buffer(answer)).rejects.toThrow("aborted");
      } finally {
        await run("alter table shop_elsewhere rename to shop");
      }
    });
  });

  test.each<[Params, string]>([
    [{ fields: ["name", "nowhere"] }, "/fields"],
    [{ fields: ["note"] }, "/fields"],
    [{ fields: ["code"] }, "/fields"],
    [{ fields: [] }, "/fields"],
    [{ fields: "name" }, "/fields"],
    [{ filter: { nowhere: 1 } }, "/filter/nowhere"],
    [{ sort: ["nowhere", "ASC"] }, "/sort"],
    [{ format: "pdf" }, "/format"],
    [{ delimiter: "x" }, "/delimiter"],
    [{ labels: "maybe" }, "/labels"],
    [{ range: [0, 1] }, "/range"],
  ])("refuses %j and says where", async (params, path) => {
    const answer = await get("shops", params);
    expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, path]);
  });

  test("is refused to those who may not list, and for fields that they may not see", async () => {
    expect((await app.call({ url: "/api/shops/export" })).statusCode).toBe(401);
    expect((await get("shops", {}, await app.signIn("member"))).statusCode).toBe(403);
    expect((await get("shops", { fields: ["owner"] }, observer)).statusCode).toBe(400);
    expect((await get("members", { fields: ["email"] }, observer)).statusCode).toBe(400);
    expect((await csv("shops", {}, await app.signIn("observer"))).length).toBeGreaterThan(5);
  });
});
