import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHtmlRenderer } from "../../src/server/mail/rendering/renderHtml";
import { createTexts } from "../../src/server/platform/texts";
import { startApp, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { ROOT } from "../helpers/root";
import { bodyOf, type Creator, createReferences } from "../helpers/sampleReferences";

const SCRIPTS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg onload=alert(1)>",
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "<a href=javascript:alert(1)>a</a>",
  "<math><mtext><style><img src=x onerror=alert(1)>",
  "<scr<script>ipt>alert(1)</script>",
  "javascript:alert(1)",
  "<body/onload=alert(1)>",
  "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
];
const WRAPPERS: readonly ((script: string) => string)[] = [
  (script) => script,
  (script) => `">${script}`,
  (script) => `'>${script}`,
  (script) => `-->${script}<!--`,
  (script) => `</title>${script}`,
  (script) => `</textarea>${script}`,
  (script) => `{{constructor.constructor('alert(1)')()}}${script}`,
  (script) => `@@body@@${script}`,
  (script) => script.toUpperCase(),
  (script) => `\t${script}\u2028`,
];
const PAYLOADS = SCRIPTS.flatMap((script) => WRAPPERS.map((wrap) => wrap(script)));
const ROUNDS = 4;

const catalog = loadCatalog();

describe("scripts in texts", () => {
  let app: TestApp;
  const creators: Creator[] = [];
  const shared = new Map<string, string>();
  let used = 0;
  beforeAll(async () => {
    app = await startApp();
    const client = await app.signIn("client");
    const spaceId = (await app.call({ url: "/api/session", token: client })).json().space.id;
    for (const who of ["mainAdmin", "client", "backoffice"] as const) {
      const token = await app.signIn(who);
      creators.push({ token, keys: (await app.call({ url: "/api/session", token })).json().accessKeys, spaceId });
    }
  });
  afterAll(() => app.close());

  const nextPayload = () => PAYLOADS[used++ % PAYLOADS.length] ?? "";

  /** The value with another payload in every text that was made up. */
  function poisoned(value: unknown): unknown {
    if (typeof value === "string") return /^(sample|Muestra |Sample )\d+$/.test(value) ? nextPayload() : value;
    if (Array.isArray(value)) return value.map(poisoned);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one)]));
  }

  test("are stored or refused, and told as nothing but data", async () => {
    const outcomes = { stored: 0, refused: 0 };
    const wrong: string[] = [];
    const look = (what: string, { statusCode, headers }: { statusCode: number; headers: object }) => {
      const { "content-type": type, "x-content-type-options": sniffing } = headers as Record<string, string>;
      const isData = /^(application\/(problem\+)?json|text\/csv)/.test(type ?? "");
      if (!isData || sniffing !== "nosniff" || statusCode >= 500) wrong.push(`${what}: ${statusCode} ${type} ${sniffing}`);
    };
    for (const entity of catalog.entities.values()) {
      const creator = creators.find(({ keys }) => keys.some((key) => entity.access.get(key)?.create === true));
      if (!creator || entity.isOperationsOnly) continue;
      const url = `/api/${entity.resource}`;
      const { token } = creator;
      const references = await createReferences(entity, { app, catalog, creators: [creator, ...creators], shared });
      for (let round = 0; round < ROUNDS; round++) {
        const body = poisoned(bodyOf(entity, creator, references));
        const created = await app.call({ method: "POST", url, token, body });
        look(`POST ${url}`, created);
        outcomes[created.statusCode === 201 ? "stored" : "refused"] += 1;
        if (created.statusCode !== 201) continue;
        const at = `${url}/${created.json().id}`;
        for (const address of [at, `${at}/history`, url, `${url}/export?format=csv`])
          look(address, await app.call({ url: address, token }));
      }
    }
    expect(wrong).toEqual([]);
    expect(used).toBeGreaterThan(PAYLOADS.length);
    expect(outcomes.stored).toBeGreaterThan(40);
  });

  test("in an address or a query come back as data too", async () => {
    for (const payload of SCRIPTS.map(encodeURIComponent)) {
      for (const url of [`/api/members/${payload}`, `/api/${payload}`, `/api/members?filter=${payload}`, `/${payload}`]) {
        const answer = await app.call({ url, token: creators[0]?.token ?? "" });
        expect([url, answer.headers["content-type"]]).toEqual([url, expect.stringMatching(/^application\/(problem\+)?json/)]);
        expect(answer.headers["x-content-type-options"]).toBe("nosniff");
      }
    }
  });

  /** Tags and their attributes' names, as a browser would find them. */
  const markupOf = (html: string): readonly string[] => html.replaceAll(/"[^"]*"/g, '""').match(/<[a-z!/][^>]*>/gi) ?? [];

  test("are text in a mail, whatever part of it they stand in", async () => {
    const render = createHtmlRenderer(createTexts(ROOT));
    const mail = (text: string, link: string) =>
      render({
        subject: text,
        brand: { name: text, accent: "#3447d4", logo: undefined, replyTo: undefined },
        content: { language: "es", title: text, body: text, button: { label: text, link }, footnote: text },
      });
    const plain = markupOf(await mail("plain", "https://example.com/a"));
    expect(plain.length).toBeGreaterThan(20);
    for (const payload of PAYLOADS)
      expect([payload, markupOf(await mail(payload, "https://example.com/a"))]).toEqual([payload, plain]);
    for (const link of [
      "javascript:alert(1)",
      "data:text/html,<script>alert(1)</script>",
      "vbscript:x",
      "\u0001javascript:alert(1)",
    ])
      expect(await mail("plain", link)).not.toMatch(/(javascript|data|vbscript):/i);
  });
});
