import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import readWorkbook from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readTexts, writeTexts } from "../../src/features/questionnaires/client/translation/model/textsCsv";
import { distributionCsv } from "../../src/features/results/client/chart/distributionCsv";
import { splitCsv } from "../../src/features/results/client/split/splitCsv";
import { csvRows } from "../../src/shared/csv/csvRows";
import { unguardCell } from "../../src/shared/csv/guardCell";
import { readCsvRows } from "../helpers/csv";
import { formulasInCsv, formulasInWorkbook, PAYLOADS } from "../helpers/formulas";
import { rows } from "../helpers/identity";
import { callImport, importAndWait } from "../helpers/imports";
import { signInMany } from "../helpers/manyMembers";
import { projectWith } from "../helpers/projectWith";
import { ROOT } from "../helpers/root";
import { startAppWithRoutes } from "../helpers/routes";
import { createSurvey, multipart } from "../helpers/surveys";

type App = Awaited<ReturnType<typeof startAppWithRoutes>>;

const ALL = { list: true, create: true, update: true, delete: true };
const LONGEST = 200;
const names = PAYLOADS.map((_, index) => `f${index}`);

const entity = (resource: string) => ({
  title: resource,
  type: "object",
  "x-entity": { resource, scope: "community", label: "f0", list: ["f0"], access: { ADMINISTRATOR: ALL } },
});

/** Its fields hold the payloads. */
const CARGO = {
  $id: "cargo",
  ...entity("cargoes"),
  properties: Object.fromEntries(names.map((name) => [name, { type: "string", maxLength: LONGEST }])),
};

/** Its fields are named by them as well. */
const HAZARD = {
  $id: "hazard",
  ...entity("hazards"),
  properties: Object.fromEntries(PAYLOADS.map((title, index) => [names[index], { type: "string", title, maxLength: LONGEST }])),
};

const CSV = /^text\/csv/;
const WORKBOOK = /spreadsheetml/;

/** Every route that answers with a table, and the sources that make one in the browser. */
const ROUTES = [
  "GET /api/{resource}/export",
  "GET /api/{resource}/import/template",
  "GET /api/imports/:id/faults",
  "GET /api/activities/:id/responses.csv",
  "GET /api/activities/:id/responses.xlsx",
  "GET /api/activities/:id/variables.csv",
  "GET /api/credits/statement.xlsx",
  "GET /client/communities/:id/activity/:activityId/excel",
  "GET /client/communities/:id/members/demoExcel",
  "GET /client/communities/:id/members/demoExcel/mainAdmin",
  "GET /client/communities/:id/members/demoExcel/mainAdminMx",
  "GET /client/communities/:id/members/excel",
  "GET /client/communities/:id/pointsExcel",
  "GET /client/communities/:id/redeemReportExcel",
  "GET /client/communities/:id/redeemsExcel",
];
const WRITERS = [
  "src/features/activities/server/exportVariables.ts",
  "src/features/results/client/chart/distributionCsv.ts",
  "src/features/results/client/split/splitCsv.ts",
  "src/features/results/client/tables/crossTableCsv.ts",
  "src/features/results/server/data/formats/csv.ts",
  "src/features/questionnaires/client/translation/model/textsCsv.ts",
  "src/server/api/export/csv.ts",
  "src/server/import/file/xlsx/readSheet.ts",
  "src/server/import/file/xlsx/sharedTexts.ts",
  "src/server/import/routes/template.ts",
];

function sourcesWith(pattern: RegExp): readonly string[] {
  return readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
    .map((name) => join("src", name))
    .filter((name) => /(?<!\.test)\.(tsx?|mjs)$/.test(name) && pattern.test(readFileSync(join(ROOT, name), "utf8")))
    .toSorted();
}

describe("the files that the product gives", () => {
  const project = projectWith([CARGO, HAZARD]);
  let app: App["app"];
  let routes: App["routes"];
  let token: string;
  let client: string;
  let activityId: string;
  let community: string;
  /** An activity that members spoke in. */
  let talk: string;

  beforeAll(async () => {
    ({ app, routes } = await startAppWithRoutes({ root: project.root }));
    [token, client] = [await app.signIn("administrator"), await app.signIn("client")];
    const body = Object.fromEntries(PAYLOADS.map((payload, index) => [names[index], payload]));
    for (const url of ["/api/hazards", "/api/cargoes"])
      expect((await app.call({ method: "POST", url, token, body })).statusCode).toBe(201);
    activityId = await createSurvey(app, token);
    const answers = csvRows([["RespondentID", "Why"], ...PAYLOADS.map((payload, index) => [index + 1, payload])], ",");
    const imported = await app.call({
      method: "POST",
      url: `/api/activities/${activityId}/import`,
      token,
      ...multipart("answers.csv", answers),
    });
    expect(imported.json()).toMatchObject({ respondents: PAYLOADS.length });
    await fillTables();
  });
  afterAll(async () => {
    await app?.close();
    project.remove();
  });

  /** Members who are named by the payloads, who said them and who redeem LABs for them, and bookings of credits for them: whatever let them in. */
  async function fillTables(): Promise<void> {
    const people = await signInMany(app, PAYLOADS.length);
    const [one] = await rows<{ activity: string; space_id: string; created: string }>(
      app,
      `select activity.id as activity, activity.space_id from activity join comment_thread on comment_thread.activity = activity.id
        where activity.type = 'wat_task' order by activity.id limit 1`,
    );
    [talk, community] = [one?.activity ?? "", one?.space_id ?? ""];
    for (const [index, payload] of PAYLOADS.entries()) {
      const { memberId = "" } = people[index] ?? {};
      await rows(
        app,
        `update member set nickname = $2, name = $2, surname = $2, phone = $2, province = $2, zone = $2, observations = $2,
          tags = array[$2], public_tags = array[$2] where id = $1`,
        [memberId, payload],
      );
      await rows(
        app,
        `insert into participation (id, space_id, activity, member, status) values (gen_random_uuid(), $1, $2, $3, 'STARTED')`,
        [community, talk, memberId],
      );
      await rows(
        app,
        `with next as (update comment_thread set last_seq = last_seq + 1 where activity = $1 returning last_seq)
          insert into comment (id, space_id, activity, audience, member, text, is_root_comment, client_key, seq, tags, note)
          select gen_random_uuid(), $2, $1, 'EVERYBODY', $3, $4, true, gen_random_uuid()::text, last_seq, array[$4], $4 from next`,
        [talk, community, memberId, payload],
      );
      await rows(
        app,
        `insert into redeem (id, space_id, member, type, card_name, labs, status, initial_date)
          values (gen_random_uuid(), $1, $2, 'CUSTOM', $3, 1, 'PENDING', now())`,
        [community, memberId, payload],
      );
      await rows(
        app,
        `insert into credit_transfer (id, space_id, key, booking_id, number, "from", "to", amount, reason, concept)
          select gen_random_uuid(), space_id, $1::text, gen_random_uuid(), (select max(number) + 1 from credit_transfer),
            "from", "to", 1, reason, $1 from credit_transfer where reason = 'LOAD' order by number limit 1`,
        [payload],
      );
    }
  }

  const get = (url: string, language = "es", by = token) =>
    app.call({ url, token: by, headers: { "accept-language": language } });
  const textsOf = async (file: Buffer) => (await readWorkbook(file, { trim: false })).flatMap(({ data }) => data.flat());

  /** The route's pattern, and an address of it that finds something. */
  async function addresses(): Promise<readonly (readonly [string, string])[]> {
    const reads = routes.filter(({ method, url }) => method === "GET" && !/[*]|^\/(s|c|plain)\//.test(url));
    const found: (readonly [string, string])[] = [];
    for (const { url } of reads) {
      const [, face = "", resource = ""] = url.split("/");
      if (face === "client")
        found.push([`GET ${url}`, url.replace(":id", community).replace(":activityId", talk).replace(/:\w+/g, "0")]);
      if (url.endsWith("/variables.csv")) found.push([`GET ${url}`, url.replace(":id", talk)]);
      if (face !== "api") continue;
      const first = url.includes(":id") ? await get(`/api/${resource}?range=[0,0]`) : undefined;
      const id = first?.statusCode === 200 ? (first.json()[0]?.id ?? "none") : "none";
      const own = resource === "activities" ? activityId : id;
      found.push([`GET ${url}`, url.replace(":id", own).replace(/:\w+|\*/g, "none")]);
    }
    return found;
  }

  test("stand in this list, every one", async () => {
    const seen = new Set<string>();
    for (const [key, url] of await addresses())
      for (const by of [token, client]) {
        const type = String((await get(url, "es", by)).headers["content-type"]);
        if (CSV.test(type) || WORKBOOK.test(type))
          seen.add(key.replace(/^GET \/api\/[^/:]+\/(export|import\/template)$/, "GET /api/{resource}/$1"));
      }
    // Of an import that there is not: `the faults of a file` has it.
    seen.add("GET /api/imports/:id/faults");
    expect([...seen].toSorted()).toEqual(ROUTES.toSorted());
    expect(sourcesWith(/"[^"]*(text\/csv|spreadsheetml\.sheet"|spreadsheetml\.sheet;)/)).toEqual(
      [
        "src/client/screens/import/UploadStep.tsx",
        "src/features/activities/server/teamRoutes.ts",
        // What people send, and how it is told from what only says so.
        "src/shared/fileTypes.ts",
        "src/features/comments/server/demo/demoFiles.ts",
        "src/server/files/types/recognisers.ts",
        "src/features/credits/server/suiteRoutes.ts",
        "src/features/results/client/questions/useExports.ts",
        "src/features/results/client/tables/useTableDownload.ts",
        "src/features/results/server/aggregated/resultFiles.ts",
        "src/features/results/server/data/formats/csv.ts",
        "src/features/results/server/data/formats/xlsx.ts",
        "src/features/exchange/client/import/DropZone.tsx",
        "src/features/ledger/server/points/pointsExcelRoute.ts",
        "src/features/members/server/lists/excelRoute.ts",
        "src/features/redeem/server/reportRoutes.ts",
        "src/features/members/server/lists/loadRoutes.ts",
        "src/features/questionnaires/client/translation/TextsFile.tsx",
        "src/server/api/export/exportFile.ts",
        "src/server/api/export/exportRoute.ts",
        "src/server/import/importFiles.ts",
        "src/server/import/routes/faultRoute.ts",
        "src/server/import/routes/importOperations.ts",
        "src/server/import/routes/importRoutes.ts",
      ].toSorted(),
    );
  });

  test("come from one writer", () => {
    expect(sourcesWith(/from "[^"]*\/csv\/csvRows"/)).toEqual(WRITERS.toSorted());
    expect(sourcesWith(/from "csv-stringify/)).toEqual([]);
  });

  test.each(["es", "en"])("an export runs nothing, headings included, and comes back as it went: csv in %s", async (language) => {
    const file = await get("/api/hazards/export?format=csv", language);
    expect(formulasInCsv(file.body)).toEqual([]);
    const [heading, row] = readCsvRows(file.body);
    expect([heading?.map(unguardCell), row?.map(unguardCell)]).toEqual([PAYLOADS, PAYLOADS]);
  });

  test("a workbook has texts and no formulas, as they are", async () => {
    const file = await get("/api/hazards/export?format=xlsx");
    expect(formulasInWorkbook(file.rawPayload)).toEqual([]);
    expect(await textsOf(file.rawPayload)).toEqual([...PAYLOADS, ...PAYLOADS]);
  });

  test.each(["csv", "xlsx"])("an export changes nothing when it is imported again: %s", async (format) => {
    // White space around the cells of a spreadsheet is nobody's wish.
    const kept = names.filter((_, index) => format === "csv" || PAYLOADS[index]?.trim() === PAYLOADS[index]);
    const fields = JSON.stringify(["id", ...kept]);
    const file = await get(`/api/cargoes/export?format=${format}&fields=${encodeURIComponent(fields)}`);
    const { result } = await importAndWait(app, {
      resource: "cargoes",
      token,
      content: file.rawPayload,
      query: "?mode=upsert&key=id",
      language: "es",
    });
    expect(result).toMatchObject({ created: 0, updated: 0, unchanged: 1, skipped: 0 });
  });

  test("a template runs nothing", async () => {
    const file = await get("/api/hazards/import/template?format=csv");
    expect(formulasInCsv(file.body)).toEqual([]);
    expect(readCsvRows(file.body)[0]?.map(unguardCell)).toEqual(PAYLOADS);
    const sheet = await get("/api/hazards/import/template?format=xlsx");
    expect(formulasInWorkbook(sheet.rawPayload)).toEqual([]);
  });

  test("the faults of a file run nothing", async () => {
    const headings = PAYLOADS.map((payload, index) => `${payload}${index}`);
    const wrong = "x".repeat(LONGEST + 1);
    const content = csvRows([headings, headings.map(() => wrong)], ",");
    const mapping = Object.fromEntries(headings.map((heading, index) => [heading.trim(), names[index]]));
    const fields = { mapping: JSON.stringify(mapping) };
    const tried = await callImport(app, { resource: "hazards", token, content, fields, query: "?dryRun=true" });
    const { report, faultCount } = tried.json();
    expect([tried.statusCode, faultCount]).toEqual([200, expect.any(Number)]);
    expect(faultCount).toBeGreaterThanOrEqual(PAYLOADS.length);
    const file = await get(`/api/imports/${report}/faults`);
    expect([file.statusCode, formulasInCsv(file.body)]).toEqual([200, []]);
  });

  test("the responses of a survey run nothing, and say what was answered", async () => {
    const file = await get(`/api/activities/${activityId}/responses.csv`);
    expect(formulasInCsv(file.body)).toEqual([]);
    const [, ...rows] = readCsvRows(file.body);
    const answers = rows.map((row) => unguardCell(row.at(-1) ?? "").trim());
    expect(answers.toSorted()).toEqual(PAYLOADS.map((payload) => payload.trim()).toSorted());
  });

  test.each([
    ["the members", () => `/client/communities/${community}/members/excel`],
    ["members' LABs", () => `/client/communities/${community}/pointsExcel`],
    ["redemptions", () => `/client/communities/${community}/redeemsExcel`],
    ["the report of redemptions", () => `/client/communities/${community}/redeemReportExcel`],
    ["what was said", () => `/client/communities/${community}/activity/${talk}/excel`],
    ["a company's credits", () => "/api/credits/statement.xlsx"],
  ])("the workbook of %s has texts and no formulas, as they are", async (_what, url) => {
    const file = await get(url(), "es", url().startsWith("/api/") ? client : token);
    expect(file.statusCode).toBe(200);
    expect(formulasInWorkbook(file.rawPayload)).toEqual([]);
    const texts = new Set(await textsOf(file.rawPayload));
    expect(PAYLOADS.filter((payload) => !texts.has(payload))).toEqual([]);
  });

  test("aggregated results have texts and no formulas, as they are", async () => {
    const url = `/api/activities/${activityId}/results/files`;
    const { job } = (await app.call({ method: "POST", url, token, body: {} })).json();
    const read = async () => (await get(`/api/jobs/${job}`)).json();
    await expect.poll(async () => (await read()).state, { timeout: 30_000 }).toBe("done");
    const file = await get((await read()).result.file.path);
    expect([file.statusCode, formulasInWorkbook(file.rawPayload)]).toEqual([200, []]);
    const texts = new Set((await textsOf(file.rawPayload)).map((text) => String(text).trim()));
    expect(PAYLOADS.filter((payload) => !texts.has(payload.trim()))).toEqual([]);
  });

  test("what members gave in an activity runs nothing", async () => {
    const file = await get(`/api/activities/${talk}/variables.csv`);
    expect(formulasInCsv(file.body)).toEqual([]);
    const names = new Set(readCsvRows(file.body).map(([name = ""]) => unguardCell(name)));
    expect(PAYLOADS.filter((payload) => !names.has(payload))).toEqual([]);
  });

  test("a question's figures by groups run nothing", () => {
    const groups = PAYLOADS.map((label) => ({ key: label, label, base: 1 }));
    const answers = PAYLOADS.map((label) => ({
      key: label,
      label,
      place: 0,
      cells: [{ value: 0.5 }, ...groups.map(() => ({ value: 0.5 }))],
    }));
    const heads = { answer: "=1", base: "=1", total: "=1" };
    for (const delimiter of [",", ";"])
      expect(formulasInCsv(splitCsv({ total: 1, groups, answers, statistics: [] }, heads, delimiter))).toEqual([]);
  });

  test("a question's figures run nothing", () => {
    const heads = Object.fromEntries(
      ["row", "answer", "code", "count", "share", "base", "mean", "score", "best", "worst", "shown"].map((name) => [name, "=1"]),
    ) as unknown as Parameters<typeof distributionCsv>[1];
    const counts = PAYLOADS.map((label) => ({ code: label, label, count: 1, share: -0.5 }));
    const parts = PAYLOADS.map((label) => ({ code: label, label, base: 1, statistics: { mean: -1 } }));
    const question = {
      id: "q",
      variable: "Q",
      title: "",
      type: "number",
      isAnswerable: true,
      charts: [],
      canFilter: true,
      base: 1,
      missing: {},
    };
    for (const delimiter of [",", ";"])
      for (const figures of [{ counts }, { counts: [], parts }]) {
        const file = distributionCsv({ ...question, ...figures }, heads, delimiter);
        expect(formulasInCsv(file)).toEqual([]);
        expect(file).toMatch(/-(0\.5|1)[,;]1\r\n/);
      }
  });

  test("the texts of a questionnaire run nothing, and come back as they went", () => {
    const texts = PAYLOADS.map((payload, index) => ({ key: `k${index}`, text: { es: payload } }));
    type Texts = Parameters<typeof writeTexts>[0];
    for (const delimiter of [",", ";"]) {
      const file = writeTexts(texts as unknown as Texts, { languages: ["es"], placeOf: () => "=1+1", delimiter });
      expect(formulasInCsv(file)).toEqual([]);
      const { translations } = readTexts(file, { keys: new Set(texts.map(({ key }) => key)), languages: ["es"] });
      expect([...(translations[0]?.words.values() ?? [])]).toEqual(PAYLOADS);
    }
  });
});
