import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import readWorkbook from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeReport, openReport } from "../../../src/features/results/tests/reportHelpers";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../tests/helpers/app";
import { readCsv } from "../../../tests/helpers/csv";
import { rows } from "../../../tests/helpers/identity";
import type { UxSuccess } from "../shared/api/success";

interface SavFile {
  readonly open: () => Promise<void>;
  readonly readAllRows: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly meta: {
    readonly getValueLabels: (name: string) => readonly { readonly val: unknown; readonly label: string }[] | undefined;
  };
}

// It is for `require` alone, its types too.
const { SavFileReader }: { readonly SavFileReader: new (path: string) => SavFile } = createRequire(import.meta.url)("sav-reader");

interface Heading {
  readonly question: string | null;
  readonly key: string;
  readonly label: string;
  readonly base: number;
}
interface Table {
  readonly columns: readonly Heading[];
  readonly rows: readonly (Heading & { readonly cells: readonly { readonly count: number }[] })[];
  readonly missing: readonly { readonly reasons: Readonly<Record<string, number>> }[];
}

/** By task and person, in the order of coming; the eighth is a test response. */
const MEASURED = {
  abono_measured: ["REACHED", "NOT_REACHED", "REACHED", "NOT_REACHED", "NOT_MEASURED", "REACHED", "NOT_REACHED"],
  autobus_measured: ["REACHED", "", "REACHED", "REACHED", "REACHED", "NOT_REACHED", "REACHED"],
} as const;
const SEEN = ["SEEN_SUCCESS", "SEEN_FAILURE", ...Array(5).fill("NOT_MARKED")];

describe.each(CONCURRENT_ENGINE)("success as a variable on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let demo: string;
  let people: readonly string[];

  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
    const filter = encodeURIComponent(JSON.stringify({ type: "wat_ux" }));
    const found = (await app.call({ url: `/api/activities?filter=${filter}`, token: moderator })).json();
    demo = found.find(({ title }: { title: string }) => title === "La tienda de abonos, a prueba").id;
    const responses = await rows<{ id: string }>(
      app,
      `select r.id from response r join activity a on a.questionnaire = r.questionnaire where a.id = $1 order by r.started_at`,
      [demo],
    );
    people = responses.map(({ id }) => id);
    const [, second, , , fifth, , , tested] = people;
    // Four people of thirty, and four of sixty.
    await rows(
      app,
      `with m as (select id, space_id, row_number() over (order by id) as n from member
          where space_id = (select space_id from activity where id = $1) limit 8),
        r as (select id, row_number() over (order by started_at) as n from response where id = any($2::uuid[])),
        aged as (update member set birth_date = current_date - case when m.n <= 4 then interval '30 years 9 days'
          else interval '60 years 9 days' end from m where m.id = member.id returning member.id)
       update response set member = m.id, channel = 'member' from m, r where m.n = r.n and r.id = response.id`,
      [demo, people],
    );
    await rows(app, "update response set is_test = true where id = $1", [tested]);
    await rows(app, "delete from ux_event where response = $1 and question = 'ticket'", [fifth]);
    for (const table of ["ux_event", "ux_mark"])
      await rows(app, `delete from ${table} where response = $1 and question = 'bus'`, [second]);
    await rows(app, "delete from answer where response = $1 and question_id = 'bus'", [second]);
    await rows(app, "delete from ux_mark");
    const marks = { SEEN_SUCCESS: people[0], SEEN_FAILURE: people[1], NOTE: people[2] };
    for (const [kind, response] of Object.entries(marks))
      await rows(
        app,
        `insert into ux_mark (space_id, id, response, question, at_ms, kind, text)
          select space_id, gen_random_uuid(), id, 'ticket', 1000, $2, 'x' from response where id = $1`,
        [response, kind],
      );
  });
  afterAll(() => app.close());

  const get = (path: string, token = moderator) => app.call({ url: `/api/activities/${demo}/${path}`, token });
  const tableOf = async (body: object): Promise<Table> => {
    const answer = await app.call({ method: "POST", url: `/api/activities/${demo}/tables`, token: moderator, body });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const conditions = (...given: readonly object[]) => `conditions=${encodeURIComponent(JSON.stringify(given))}`;
  const inOrder = <Row extends object>(idOf: (row: Row) => unknown, all: readonly Row[]) =>
    [...all].sort((one, other) => people.indexOf(String(idOf(one))) - people.indexOf(String(idOf(other))));

  test("data files have its codes behind what was answered, for each person", async () => {
    const exported = inOrder(({ id }) => id, readCsv((await get("responses.csv")).body));
    for (const [name, codes] of Object.entries(MEASURED))
      expect(
        exported.map((row) => row[name]),
        name,
      ).toEqual(codes);
    expect(exported.map(({ abono_seen }) => abono_seen)).toEqual(SEEN);
    const headings = Object.keys(exported[0] ?? {});
    expect(headings.slice(headings.indexOf("abono_device"), headings.indexOf("donde"))).toEqual([
      "abono_device",
      "abono_measured",
      "abono_seen",
    ]);
    // The second task records nothing that anybody could see.
    expect(headings).not.toContain("autobus_seen");
  });

  test("files for people have its labels in the language that was asked for", async () => {
    const title = "Compra el abono que más te conviene";
    const read = async (language: string) => {
      const { rawPayload } = await get(`responses.xlsx?values=labels&language=${language}`);
      const [head = [], ...cells] = (await readWorkbook(rawPayload))[0]?.data ?? [];
      const all = cells.map((row) => Object.fromEntries(head.map((name, at) => [String(name), row[at]])));
      return inOrder((row) => row.Id ?? row.ID ?? Object.values(row)[0], all);
    };
    const [first, second, , , fifth] = await read("es");
    expect([first, second, fifth].map((row) => row?.[`${title}: éxito medido`])).toEqual([
      "Conseguida",
      "No conseguida",
      "Sin medir",
    ]);
    expect([first, second, fifth].map((row) => row?.[`${title}: éxito visto`])).toEqual(["Éxito", "Fracaso", "Sin marcar"]);
    expect((await read("en"))[0]).toMatchObject({
      [`${title}: measured success`]: "Reached",
      [`${title}: seen success`]: "Success",
    });
  });

  test("SPSS has its codes with their labels", async () => {
    const file = join(app.dataDir, "success.sav");
    writeFileSync(file, (await get("responses.sav?language=en")).rawPayload);
    const reader = new SavFileReader(file);
    await reader.open();
    const cases = inOrder(({ id }) => id, await reader.readAllRows());
    expect(cases.map(({ abono_measured }) => abono_measured)).toEqual(MEASURED.abono_measured);
    expect(cases.map(({ abono_seen }) => abono_seen)).toEqual(SEEN);
    const labels = (name: string) =>
      Object.fromEntries((reader.meta.getValueLabels(name) ?? []).map(({ val, label }) => [String(val).trim(), label]));
    expect(labels("abono_measured")).toEqual({ REACHED: "Reached", NOT_REACHED: "Not reached", NOT_MEASURED: "Not measured" });
    expect(labels("abono_seen")).toEqual({ SEEN_SUCCESS: "Success", SEEN_FAILURE: "Failure", NOT_MARKED: "Not marked" });
  });

  test("tables offer it, and count it by age group as rows and as columns", async () => {
    const { response } = (await get("variables")).json();
    const names = response.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(["abono_measured", "abono_seen", "autobus_measured"]));
    expect(names).not.toContain("autobus_seen");
    const stub = await tableOf({ rows: ["abono_measured"], columns: ["member_age"] });
    const groups = stub.columns.flatMap(({ key, base }, at) => (base > 0 ? [{ key, at }] : []));
    expect(groups.map(({ key }) => key)).toEqual(["total", "25", "55"]);
    expect(stub.rows.map(({ key, cells }) => [key, ...groups.map(({ at }) => cells[at]?.count)])).toEqual([
      ["REACHED", 3, 2, 1],
      ["NOT_REACHED", 3, 2, 1],
      ["NOT_MEASURED", 1, 0, 1],
    ]);
    const banner = await tableOf({ rows: ["abono_seen", "donde"], columns: ["abono_measured"] });
    expect(banner.columns.map(({ key, base }) => [key, base])).toEqual([
      ["total", 7],
      ["REACHED", 3],
      ["NOT_REACHED", 3],
      ["NOT_MEASURED", 1],
    ]);
    expect(banner.rows[0]).toMatchObject({ key: "SEEN_SUCCESS", label: "Éxito" });
    expect(banner.rows.slice(0, 3).map(({ cells }) => cells.map(({ count }) => count))).toEqual([
      [1, 1, 0, 0],
      [1, 0, 1, 0],
      [5, 2, 2, 1],
    ]);
  });

  test("who wasn't asked the task is in none of its categories", async () => {
    const { columns, missing } = await tableOf({ rows: ["autobus_measured"], columns: ["abono_seen"] });
    expect(columns[0]?.base).toBe(6);
    expect(missing[0]?.reasons).toEqual({ "not-asked": 1 });
  });

  test("test responses count where they are asked for", async () => {
    const { rows: lines } = await tableOf({ rows: ["abono_measured"], columns: ["donde"], test: true });
    expect(lines.map(({ cells }) => cells[0]?.count)).toEqual([3, 4, 1]);
  });

  test("results are filtered by it, and say so", async () => {
    const read = async (...given: readonly object[]) => (await get(`results?${conditions(...given)}`)).json();
    const reached = await read({ variable: "abono_measured", is: ["REACHED"] });
    expect(reached.base).toBe(3);
    expect(reached.conditions).toEqual([
      { question: "Compra el abono que más te conviene: éxito medido", answers: ["Conseguida"] },
    ]);
    expect((await read({ variable: "abono_measured", is: ["REACHED"], not: true })).base).toBe(4);
    expect(
      (await read({ variable: "abono_measured", is: ["REACHED"] }, { variable: "abono_seen", is: ["NOT_MARKED"] })).base,
    ).toBe(2);
    const exported = readCsv((await get(`responses.csv?${conditions({ variable: "abono_seen", is: ["SEEN_FAILURE"] })}`)).body);
    expect(exported.map(({ id }) => id)).toEqual([people[1]]);
    for (const [condition, path] of [
      [{ variable: "abono_measured", is: ["WON"] }, "/conditions/0/is/0"],
      [{ variable: "autobus_seen", is: ["NOT_MARKED"] }, "/conditions/0/variable"],
    ] as const) {
      const refused = await get(`results?${conditions(condition)}`);
      expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([400, path]);
    }
  });

  test("a shared report counts by it and shows no more than it has", async () => {
    const report = await makeReport(app, demo, { conditions: [{ variable: "abono_measured", is: ["REACHED"] }] });
    const opened = await openReport(app, report);
    expect(opened.json()).toMatchObject({ base: 3 });
    expect(opened.body).not.toContain("abono_seen");
    expect(opened.body).not.toContain("NOT_MARKED");
  });

  test("a view whose task isn't measured any more says what it left out", async () => {
    const url = `/api/activities/${demo}/views`;
    const condition = { variable: "abono_seen", is: ["SEEN_SUCCESS"] };
    const table = { rows: ["abono_measured"], columns: ["abono_seen"], nets: [], weight: "", level: 0.95 };
    const settings = {
      ...{ filter: {}, conditions: [condition], withTest: false, view: "tables" },
      table: { ...table, hasRowPercent: false, hasStatistics: false },
    };
    const made = await app.call({ method: "POST", url, token: moderator, body: { name: "Visto", isShared: false, settings } });
    expect(made.json()).toMatchObject({ lost: [], settings: { conditions: [condition], table } });
    const record = (value: boolean) =>
      rows(
        app,
        `update questionnaire_version v set document = jsonb_set(document, '{blocks,0,questions,0,recordScreen}', $2::jsonb)
          from activity a where a.questionnaire = v.questionnaire and a.id = $1`,
        [demo, String(value)],
      );
    await record(false);
    const [view] = (await app.call({ url, token: moderator }))
      .json()
      .views.filter(({ name }: { name: string }) => name === "Visto");
    await record(true);
    expect(view.settings.conditions).toEqual([]);
    expect(view.settings.table.columns).toEqual([]);
    expect(view.lost.map(({ reason }: { reason: string }) => reason)).toEqual(["gone", "gone"]);
    expect(view.lost[0].name).toBe("Compra el abono que más te conviene: éxito visto");
  });

  test("the table of success and the paths follow the filter of the results", async () => {
    const read = async (query: string): Promise<UxSuccess> => (await get(`ux-test/success?${query}`)).json();
    const counts = ({ tasks }: UxSuccess) =>
      tasks.map(({ declared, seen, measured }) =>
        [declared, seen, measured].map(({ count, people: base }) => `${count}/${base}`),
      );
    const all = await read("");
    expect([counts(all), all.isSelected, all.total]).toEqual([
      [
        ["4/7", "1/2", "3/6"],
        ["5/6", "0/0", "5/6"],
      ],
      false,
      7,
    ]);
    const found = conditions({ question: "donde", is: ["x"] });
    expect((await get(`ux-test/success?${found}`)).statusCode).toBe(400);
    const searching = await read(`filter=${encodeURIComponent(JSON.stringify({ where: ["searching"] }))}`);
    expect([counts(searching), searching.isSelected, searching.total]).toEqual([
      [
        ["3/3", "1/1", "3/3"],
        ["2/3", "0/0", "2/3"],
      ],
      true,
      3,
    ]);
    expect(searching.people.map(({ responseId }) => responseId)).toEqual([people[5], people[2], people[0]]);
    const unreached = await read(conditions({ variable: "abono_measured", is: ["NOT_REACHED"] }));
    expect(counts(unreached)[0]).toEqual(["0/3", "0/1", "0/3"]);
    // With test responses: the eighth says that it is done, and paid for the wrong ticket.
    expect(counts(await read("test=true"))[0]).toEqual(["5/8", "1/2", "3/7"]);
    const { questions, isSelected } = (
      await get(`ux-test/navigation?${conditions({ variable: "abono_measured", is: ["REACHED"] })}`)
    ).json();
    expect(isSelected).toBe(true);
    expect(questions[0]).toMatchObject({ people: 3, success: { share: 1 } });
  });

  test("who may not filter by something can't do it there either", async () => {
    const observer = await app.signIn("observer");
    const query = conditions({ variable: "member_age", is: ["25"] });
    for (const path of ["success", "navigation"]) {
      const refused = await get(`ux-test/${path}?${query}`, observer);
      expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([400, "/conditions/0/variable"]);
    }
    expect((await get(`ux-test/success?${query}`)).json()).toMatchObject({ total: 4 });
  });
});
