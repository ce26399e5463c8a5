import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApi } from "../../src/client/data/openApi";
import { DEMO_PASSWORD, startApp, type TestApp } from "../helpers/app";
import { ROOT } from "../helpers/root";
import { typeErrors } from "../helpers/typeErrors";

const README = readFileSync(join(ROOT, "README.md"), "utf8");
const SNIPPETS = [...README.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code);

describe("the README's example of the typed client", () => {
  const [snippet = ""] = SNIPPETS.filter((code) => code.includes("createApi"));

  const mistakes: readonly (readonly [string, string, string])[] = [
    ["a path that is none", '"/api/members", { params: { query } }', '"/api/membres", { params: { query } }'],
    ["a field of nobody's", "member.nickname", "member.nick"],
    ["a body without what is required", 'nickname: "Ana", email', "email"],
    ["a header that the call doesn't take", '"If-Match"', '"If-Unmatched"'],
  ];
  let errors: Readonly<Record<string, readonly string[]>>;
  beforeAll(() => {
    const broken = mistakes.map(([, from, to], index) => [`mistake${index}.ts`, snippet.replace(from, to)] as const);
    errors = typeErrors({ "example.ts": snippet, ...Object.fromEntries(broken) });
  });

  test("compiles as it stands", () => {
    expect(snippet).toContain("api.GET");
    expect(errors["example.ts"]).toEqual([]);
  });

  test.each(mistakes.map(([what, from], index) => [what, from, index] as const))("would not with %s", (_, from, index) => {
    expect(snippet).toContain(from);
    expect(errors[`mistake${index}.ts`]).not.toEqual([]);
  });
});

describe("the typed client against the server", () => {
  let app: TestApp;
  let baseUrl: string;
  beforeAll(async () => {
    app = await startApp();
    baseUrl = await app.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => app?.close());

  test("signs in, pages by cursor, writes once and is told of a conflict", async () => {
    const login = await createApi({ baseUrl }).POST("/experienceLabs/{origin}/client/login", {
      params: { path: { origin: "demo" } },
      body: { email: "moderator@demo.test", password: DEMO_PASSWORD },
    });
    const api = createApi({ baseUrl, token: login.data?.authToken ?? "", language: "en" });

    const header = { "Idempotency-Key": "typed-client-1" };
    const body = { nickname: "Typed Ana", email: "typed@ana.test" };
    const made = await api.POST("/api/members", { params: { header }, body });
    const again = await api.POST("/api/members", { params: { header }, body });
    expect([made.response.status, again.response.status]).toEqual([201, 201]);
    expect(again.data?.id).toBe(made.data?.id);
    expect(again.response.headers.get("Idempotency-Replayed")).toBe("true");

    const query = { sort: JSON.stringify(["nickname", "DESC"]), limit: "1" };
    const first = await api.GET("/api/members", { params: { query } });
    const after = first.response.headers.get("X-Next-Cursor") ?? "";
    const second = await api.GET("/api/members", { params: { query: { ...query, after } } });
    expect(second.data).toHaveLength(1);
    expect(second.data?.[0]?.id).not.toBe(first.data?.[0]?.id);

    const path = { id: made.data?.id ?? "" };
    const change = (version: number | undefined) =>
      api.PUT("/api/members/{id}", { params: { path, header: { "If-Match": `"${version}"` } }, body: { name: "Ana" } });
    expect((await change(made.data?.version)).data?.name).toBe("Ana");
    const { error } = await change(made.data?.version);
    expect(error).toMatchObject({ code: "record.conflict", status: 409, detail: expect.any(String) });
    await api.DELETE("/api/members/{id}", { params: { path } });
  });
});
