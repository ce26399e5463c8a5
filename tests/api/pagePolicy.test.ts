import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";

const SCRIPT = "https://stats.example.com:8443/follow.js?site=7";

/** A policy by its directives. */
function directives(policy: unknown): Readonly<Record<string, readonly string[]>> {
  const parts = String(policy).split("; ");
  return Object.fromEntries(
    parts.map((part) => {
      const [name = "", ...sources] = part.split(" ");
      return [name, sources.map((source) => source.replace(/nonce-[^']+/, "nonce-"))];
    }),
  );
}

describe.each(ANY_ENGINE)("what a page may load, on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, client: { directory: tmpdir(), source: async (entry) => `<title>${entry}</title>` } });
    const token = await app.signIn("backoffice");
    const body = { name: "Stats", scriptHosts: ["stats.example.com:8443"] };
    const vendor = await app.call({ method: "POST", url: "/api/tracking-vendors", token, body });
    expect(vendor.statusCode, vendor.body).toBe(201);
    await app.database.query({ text: "update community set tracking_script = $1 where origin = 'demo'", values: [SCRIPT] });
    await app.database.query({
      text: `insert into community (id, space_id, origin, name)
        select gen_random_uuid(), space_id, 'quiet', 'Quiet' from community where origin = 'demo'`,
      values: [],
    });
  });
  afterAll(() => app.close());

  const policyOf = async (url: string) => {
    const answer = await app.call({ url });
    expect(answer.statusCode, answer.body).toBe(200);
    return directives(answer.headers["content-security-policy"]);
  };

  test.each(["/c/demo", "/c/DEMO/activities", "/c/demo/profile/"])(
    "is the product's own alone at %s, whatever script the community names",
    async (url) => {
      const strict = await policyOf("/c/quiet/");
      expect(strict["script-src"]).toEqual(["'self'"]);
      expect(strict["connect-src"]).toEqual(["'self'"]);
      expect(await policyOf(url)).toEqual(strict);
    },
  );

  describe("an address where nothing is", () => {
    const BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8";
    test.each([
      ["in the chosen language", { accept: BROWSER, cookie: "sondeo_language=fr", "accept-language": "en" }, "fr"],
      ["in the browser's language", { accept: BROWSER, "accept-language": "nl-BE,nl" }, "nl"],
      ["in Spanish", { accept: BROWSER }, "es"],
    ])("is a page for people, %s, with a way home", async (_, headers, language) => {
      for (const url of ["/nowhere", "/api/nowhere", "/files/00000000-0000-7000-8000-000000000000"]) {
        const answer = await app.call({ url, headers });
        expect([answer.statusCode, answer.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
        expect(answer.body).toContain(`<html lang="${language}">`);
        expect(answer.body).toMatch(/<h1>[^<]+<\/h1><p>[^<]+<\/p><p><a class="button" href="\/">[^<]+<\/a>/);
        expect(answer.headers["content-security-policy"]).toMatch(/^default-src 'none'/);
      }
    });

    test.each(["*/*", "application/json", undefined])("is a problem document for programs that accept %s", async (accept) => {
      const answer = await app.call({ url: "/nowhere", headers: accept ? { accept } : {} });
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([404, "application/problem+json; charset=utf-8"]);
      expect(answer.json()).toMatchObject({ status: 404, code: "route.notFound" });
    });

    test("is a problem document for a form that is sent there", async () => {
      const answer = await app.call({ method: "POST", url: "/nowhere", headers: { accept: BROWSER } });
      expect([answer.statusCode, answer.json().code]).toEqual([404, "route.notFound"]);
    });
  });

  test.each(["/", "/admin", "/suite", "/c/nobody", "/c/quiet/demo", "/c/%00/", "/c/demo/activities/7/survey", "/s/demo"])(
    "is the product's own alone at %s",
    async (url) => {
      const strict = await policyOf("/c/quiet/");
      expect(await policyOf(url)).toEqual(strict);
    },
  );
});
