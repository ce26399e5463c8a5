import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ROOT } from "../helpers/root";
import { namedExtensions, ownedNames } from "./extensionNames";

/** Names that core may say all the same, each with the reason why it is no offence. */
const ALLOWED: Readonly<Record<string, string>> = {
  "/experienceLabs/*/user": "below it lie core's own sign-in calls; the members feature has the address itself",
};

const FEATURE: Readonly<Record<string, string>> = {
  "src/features/shop/schemas/entities/giftCard.schema.json": JSON.stringify({
    $id: "giftCard",
    "x-entity": { resource: "gift-cards" },
  }),
  "src/features/shop/shared/api.ts": 'export const api = { "GET /api/shop/:id/stock": {} };',
  "plugins/toy/server/index.ts": 'export const route = { method: "POST", url: "/api/toys/:id/ring" };',
};
const OWNER = "src/features/shop";

/** What core says, and what is found of it. */
const PLANTED: readonly (readonly [code: string, name: string, owner: string])[] = [
  ['db.selectFrom("giftCard").selectAll();', "giftCard", OWNER],
  ['db.selectFrom(["giftCard as card"]);', "giftCard", OWNER],
  ['db.selectFrom("member").innerJoin("giftCard as g", "g.id", "member.id");', "giftCard", OWNER],
  ['db.insertInto("giftCard");', "giftCard", OWNER],
  ['db.insertInto(table as "giftCard");', "giftCard", OWNER],
  [`run(\`update gift_card set labs = \${labs}\`);`, "gift_card", OWNER],
  ["run('select 1 from \"gift_card\" where true');", "gift_card", OWNER],
  ["run(`select m.id from member m left join gift_card g on g.member = m.id`);", "gift_card", OWNER],
  ['catalog.entities.get("giftCard");', "giftCard", OWNER],
  ['recordsOf("gift-cards");', "gift-cards", OWNER],
  ['type Card = Tables["giftCard"];', "giftCard", OWNER],
  ['const needs = { entity: "giftCard", action: "list" };', "giftCard", OWNER],
  ['call("GET /api/shop/:id/stock");', "/api/shop/*/stock", OWNER],
  [`fetch(\`/api/shop/\${id}/stock\`);`, "/api/shop/*/stock", OWNER],
  [`fetch(\`/api/shop/\${id}\`);`, "/api/shop/*", OWNER],
  ['fetch("/api/gift-cards?range=[0,9]");', "/api/gift-cards", OWNER],
  [`fetch(\`/api/toys/\${id}/ring\`);`, "/api/toys/*/ring", "plugins/toy"],
];

/** What looks like it and is none. */
const INNOCENT: readonly string[] = [
  "// select the card from gift_card",
  'const text = "Choose one from giftCard";',
  'db.selectFrom("member");',
  'fetch("/api/members");',
  'import { stock } from "./api/shop/stock";',
];

const folders: string[] = [];

function plant(code: string): string {
  const root = mkdtempSync(join(tmpdir(), "sondeo-names-"));
  folders.push(root);
  for (const [path, content] of Object.entries({ ...FEATURE, "src/server/a.ts": `\n${code}\n` })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

describe("what core names", () => {
  const owned = ownedNames(ROOT);
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  test("is no extension's table and no extension's address", () => {
    const found = namedExtensions(ROOT, owned);
    const offences = found.filter(({ name }) => !(name in ALLOWED));
    expect(offences.map(({ file, line, name, owner }) => `${file}:${line} names ${name}, which is ${owner}'s`)).toEqual([]);
    expect(Object.keys(ALLOWED).filter((name) => !found.some((one) => one.name === name))).toEqual([]);
  });

  test("is looked at with what the extensions own", () => {
    const { entities, tables, addresses, prefixes } = owned;
    expect([entities.get("redeemCard"), tables.get("redeem_card")]).toEqual(["src/features/redeem", "src/features/redeem"]);
    expect([entities.get("code"), tables.get("commentCode"), tables.get("code")]).toEqual([
      "src/features/comments",
      "src/features/comments",
      undefined,
    ]);
    expect(addresses.get("/api/activities/*/poll")).toBe("src/features/poll");
    expect(prefixes.get("/api/redeem-cards")).toBe("src/features/redeem");
  });

  test.each(PLANTED)("%s is found", (code, name, owner) => {
    expect(namedExtensions(plant(code))).toEqual([{ file: "src/server/a.ts", line: 2, name, owner }]);
  });

  test.each(INNOCENT)("%s is not", (code) => {
    expect(namedExtensions(plant(code))).toEqual([]);
  });
});
