import readWorkbook from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { newId } from "../../../shared/ids";
import type { ReportRow } from "../shared/api/report";

/** Of the demo's community, requested around midnight of its clock. */
const REDEEMS = [
  { type: "AMAZON", card: "Uno", labs: 10, euros: 20, status: "COMPLETED", at: "2031-05-31T21:59:00Z" },
  { type: "AMAZON", card: "Uno", labs: 10, euros: 20, status: "COMPLETED", at: "2031-05-31T22:01:00Z" },
  { type: "AMAZON", card: "Uno", labs: 10, euros: 20.5, status: "PENDING", at: "2031-06-02T10:00:00Z" },
  { type: "RAFFLE", card: "Una bici", labs: 30, euros: null, status: "REJECTED", at: "2031-06-03T10:00:00Z" },
];
const PERIOD = "initialDate=2031-05-01T00:00:00Z&endDate=2031-07-01T00:00:00Z";

describe.each(ANY_ENGINE)("the report of redemptions on %s", (engine) => {
  let app: TestApp;
  let client: string;
  let token: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    const id = await demoId(app);
    client = `/client/communities/${id}`;
    token = await app.signIn("moderator");
    for (const { type, card, labs, euros, status, at } of REDEEMS)
      await rows(
        app,
        `insert into redeem (id, space_id, type, card_name, labs, value_euros, status, initial_date, transaction_code)
          values ($1, $2, $3, $4, $5, $6, $7, $8, '…XY99')`,
        [newId(), id, type, card, labs, euros, status, at],
      );
  });
  afterAll(() => app.close());

  const report = async (query: string): Promise<readonly ReportRow[]> =>
    (await app.call({ url: `${client}/redeemReport?${query}`, token })).json().rows;

  test("sums up by month of the community's clock, type and reward", async () => {
    expect(await report(PERIOD)).toEqual([
      {
        ...{ month: "2031-06", type: "AMAZON", cardName: "Uno", pending: 1, completed: 1, rejected: 0 },
        ...{ labsPending: 10, labsCompleted: 10, eurosPending: 20.5, eurosCompleted: 20 },
      },
      {
        ...{ month: "2031-06", type: "RAFFLE", cardName: "Una bici", pending: 0, completed: 0, rejected: 1 },
        ...{ labsPending: 0, labsCompleted: 0, eurosPending: 0, eurosCompleted: 0 },
      },
      {
        ...{ month: "2031-05", type: "AMAZON", cardName: "Uno", pending: 0, completed: 1, rejected: 0 },
        ...{ labsPending: 0, labsCompleted: 10, eurosPending: 0, eurosCompleted: 20 },
      },
    ]);
    expect(await report(`${PERIOD}&type=RAFFLE`)).toHaveLength(1);
  });

  test("leaves as workbooks, with the filters of the lists and without codes", async () => {
    const read = async (call: string) => {
      const answer = await app.call({ url: `${client}/${call}`, token });
      expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="[a-z-]+\.xlsx"$/);
      return JSON.stringify(await readWorkbook(answer.rawPayload));
    };
    const sums = await read(`redeemReportExcel?${PERIOD}`);
    expect(sums).toContain("2031-06");
    expect(sums).toContain("20.5");
    const decided = await read(`redeemsExcel?view=completed&type=RAFFLE&${PERIOD}`);
    expect(decided).toContain("Una bici");
    expect(decided).not.toContain("Uno");
    const pending = await read(`redeemsExcel?view=pending&${PERIOD}`);
    expect(pending).toContain("Pendiente");
    // By the community's clock: a sheet's moments know no zone.
    expect(pending).toContain("2031-06-02T12:00:00.000Z");
    expect(pending).not.toContain("Una bici");
    for (const text of [decided, pending]) expect(text).not.toContain("XY99");
    const nowhere = await app.call({ url: `${client}/redeemsExcel?view=all`, token });
    expect(nowhere.statusCode).toBe(400);
  });
});
