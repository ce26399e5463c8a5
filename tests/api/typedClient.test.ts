import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startApp, type TestApp } from "../helpers/app";
import { rows } from "../helpers/identity";
import { ROOT } from "../helpers/root";
import { typeErrors } from "../helpers/typeErrors";

const README = readFileSync(join(ROOT, "README.md"), "utf8");
const [SNIPPET = ""] = [...README.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].flatMap(([, code = ""]) =>
  code.includes("openapi-fetch") ? [code] : [],
);
const MISTAKES: readonly (readonly [string, string, string])[] = [
  ["a path that is none", '"/api/members", { params: { query } }', '"/api/membres", { params: { query } }'],
  ["a field of nobody's", "member.nickname", "member.nick"],
  ["a body without what is required", 'nickname: "Ana", email', "email"],
  ["a header that the call doesn't take", '"If-Match"', '"If-Unmatched"'],
];
/** Where what the snippet imports is found. */
const FOLDER = join(ROOT, "node_modules", ".cache", "readme");

describe("the README's example of a client that is typed by /openapi.json", () => {
  let app: TestApp;
  let baseUrl: string;
  let errors: Readonly<Record<string, readonly string[]>>;
  beforeAll(async () => {
    app = await startApp();
    baseUrl = await app.app.listen({ port: 0, host: "127.0.0.1" });
    const types = astToString(await openapiTS(new URL("/openapi.json", baseUrl)));
    const broken = MISTAKES.map(([, from, to], index) => [`mistake${index}.ts`, SNIPPET.replace(from, to)] as const);
    errors = typeErrors({ "api.ts": types, "example.ts": SNIPPET, ...Object.fromEntries(broken) });
  });
  afterAll(async () => {
    await app?.close();
    rmSync(FOLDER, { recursive: true, force: true });
  });

  test("compiles as it stands", () => {
    expect(SNIPPET).toContain("api.GET");
    expect(errors["example.ts"]).toEqual([]);
  });

  test.each(MISTAKES.map(([what, from], index) => [what, from, index] as const))("would not with %s", (_, from, index) => {
    expect(SNIPPET).toContain(from);
    expect(errors[`mistake${index}.ts`]).not.toEqual([]);
  });

  test("does what it says: a member is made once, changed, and changed with the others", async () => {
    const { outputText } = ts.transpileModule(SNIPPET.replace("http://localhost:3000", baseUrl), {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    });
    mkdirSync(FOLDER, { recursive: true });
    const file = join(FOLDER, "example.mjs");
    writeFileSync(file, outputText);
    const log = vi.spyOn(console, "log").mockReturnValue();
    await import(/* @vite-ignore */ pathToFileURL(file).href);
    log.mockRestore();
    const [ana] = await rows(app, "select name from member where email = 'ana@example.com'");
    expect(ana).toEqual({ name: "Ana" });
    const [moved] = await rows<{ count: number }>(app, "select count(*)::int from member where province = 'Soria'");
    expect(moved?.count).toBeGreaterThan(90);
  });
});
