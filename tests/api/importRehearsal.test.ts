import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../helpers/app";
import { callImport, importAndWait } from "../helpers/imports";

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  token = await app.signIn("backoffice");
});
afterAll(() => app.close());

const count = async (table: string) =>
  (await app.database.query<{ n: number }>({ text: `select count(*)::int as n from ${table}`, values: [] }))[0]?.n;

test("a dry run says what only a hook of the entity refuses, and leaves nothing behind", async () => {
  const content = [
    "Name,Country,VAT number",
    "Cuenta Uno,Spain,ESB58378431",
    "Cuenta Dos,Spain,ES00000000",
    "Cuenta Tres,Spain,",
  ].join("\n");
  const tables = ["company", "space", "audit_log"] as const;
  const before = await Promise.all(tables.map(count));
  const tried = await callImport(app, { resource: "companies", token, content, query: "?dryRun=true" });
  expect(tried.statusCode, tried.body).toBe(200);
  expect(await Promise.all(tables.map(count))).toEqual(before);
  const { result } = await importAndWait(app, { resource: "companies", token, content });
  const told = ({ faults }: { faults: readonly { row: number; column: string; message: string }[] }) =>
    faults.map(({ row, column, message }) => [row, column, message]);
  expect([tried.json().valid, told(tried.json())]).toEqual([result.created, told(result)]);
  expect(told(result)).toEqual([[3, "VAT number", expect.any(String)]]);
});
