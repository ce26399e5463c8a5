import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { navigationOf } from "../../src/client/console/navigation";
import { extensionPages, registry } from "../../src/client/console/registry";
import { isGranted } from "../../src/client/screens/entity/isGranted";
import { grantOf } from "../../src/schema/accessKeys";
import type { ClientCatalog } from "../../src/schema/clientCatalog";
import { ANY_ENGINE, DEMO_PASSWORD, LOGINS, startApp, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { rows } from "../helpers/identity";

const ROLES = ["SUPERADMIN", "ADMINISTRATOR", "OBSERVER", "MODERATOR", "PARTICIPANT"] as const;
type Role = (typeof ROLES)[number];
const GUIDE = readFileSync(join(import.meta.dirname, "../../docs/guides/suite-roles.md"), "utf8");
const NOTHING = "–";
const catalog = loadCatalog();

/** What the guide's table under a heading says: the cells of a row by role, by the row's first cell. */
function tableOf(heading: string): Readonly<Record<string, Readonly<Record<Role, string>>>> {
  const [, section = ""] = GUIDE.split(`## ${heading}\n`);
  const [body = ""] = section.split("\n## ");
  const lines = body.split("\n").filter((line) => line.startsWith("| `"));
  return Object.fromEntries(
    lines.map((line) => {
      const [name = "", ...cells] = line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim());
      const byRole = ROLES.map((role, index) => [role, cells[index] ?? ""]);
      return [name.replaceAll("`", ""), Object.fromEntries(byRole)];
    }),
  );
}

const table = (names: Iterable<string>, cellOf: (name: string, role: Role) => string) =>
  Object.fromEntries([...names].map((name) => [name, Object.fromEntries(ROLES.map((role) => [role, cellOf(name, role)]))]));

const ACTIONS = ["list", "create", "update", "delete"] as const;
const WORDS = { selected: "chosen", shared: "shared", own: "own" } as const;

/** Records that any role of the suite may do something with. */
const ENTITIES = [...catalog.entities.values()].filter((entity) =>
  ROLES.some((role) => ACTIONS.some((action) => grantOf(entity, [`suite:${role}`], action))),
);

function grantsIn(resource: string, role: Role): string {
  const entity = ENTITIES.find((one) => one.resource === resource);
  const words = ACTIONS.flatMap((action) => {
    const grant = entity ? grantOf(entity, [`suite:${role}`], action) : false;
    if (grant === false) return [];
    return grant === true ? [action] : [`${action} (${grant.map((part) => WORDS[part]).join(", ")})`];
  });
  return words.join(", ") || NOTHING;
}

describe.each(ANY_ENGINE)("the suite's roles, as the guide has them, on %s", (engine) => {
  let app: TestApp;
  const tokens = {} as Record<Role, string>;
  const catalogs = {} as Record<Role, ClientCatalog>;

  beforeAll(async () => {
    app = await startApp({ engine });
    const [company] = await rows<{ id: string }>(app, "select id from space where kind = 'company'");
    for (const role of ROLES) {
      const email = `${role.toLowerCase()}@roles.test`;
      await rows(
        app,
        `with person as (insert into account (id, email, password_hash)
            select gen_random_uuid(), $2, password_hash from account where email = $3 returning id)
          insert into staff_role (id, space_id, email, name, role, account_id)
          select gen_random_uuid(), $1, $2, 'Alba', $4, id from person`,
        [company?.id, email, LOGINS.client[1], role],
      );
      const body = { email, password: DEMO_PASSWORD };
      tokens[role] = (await app.call({ method: "POST", url: LOGINS.client[0], body })).json().authToken;
      catalogs[role] = (await app.call({ url: "/api/catalog", token: tokens[role] })).json();
    }
  });
  afterAll(() => app?.close());

  test("do with records what it says", () => {
    expect(tableOf("Records")).toEqual(
      table(
        ENTITIES.map(({ resource }) => resource),
        grantsIn,
      ),
    );
  });

  test.each(ENTITIES.map(({ resource }) => resource))(
    "%s: lists and creations are let in and refused accordingly",
    async (resource) => {
      const isOpen = ENTITIES.some((entity) => entity.resource === resource && !entity.isOperationsOnly);
      const met: Record<string, readonly boolean[]> = {};
      const said: Record<string, readonly boolean[]> = {};
      const written = tableOf("Records");
      for (const role of ROLES) {
        const token = tokens[role];
        const list = await app.call({ url: `/api/${resource}`, token });
        const create = await app.call({ method: "POST", url: `/api/${resource}`, token, body: { "no such field": 1 } });
        expect([200, 403], list.body).toContain(list.statusCode);
        met[role] = [list.statusCode === 200, isOpen && create.statusCode === 400];
        const cell = written[resource]?.[role] ?? "";
        said[role] = [cell.includes("list"), isOpen && cell.includes("create")];
      }
      expect(met).toEqual(said);
    },
  );

  test("find in the menu what it says, and each of its lists opens", async () => {
    const pages = extensionPages("suite");
    const entriesOf = (role: Role) => {
      const shown = pages.filter(({ needs, isFor }) => isGranted(catalogs[role], needs) && (isFor?.([`suite:${role}`]) ?? true));
      return navigationOf(catalogs[role], "suite", shown).flatMap(({ entities, pages: own }) => [
        ...entities.map(({ resource }) => resource),
        ...own.map(({ path }) => path),
      ]);
    };
    const entries = Object.fromEntries(ROLES.map((role) => [role, entriesOf(role)])) as Record<Role, string[]>;
    const names = new Set(Object.values(entries).flat());
    expect(tableOf("Menu")).toEqual(table(names, (name, role) => (entries[role].includes(name) ? "yes" : NOTHING)));
    for (const role of ROLES)
      for (const { resource, isSingle } of catalogs[role].entities.filter((entity) => entries[role].includes(entity.resource))) {
        const query = isSingle ? "" : `?range=${encodeURIComponent("[0,9]")}`;
        const answer = await app.call({ url: `/api/${resource}${query}`, token: tokens[role] });
        expect(answer.statusCode, `${role}: ${resource}`).toBe(200);
      }
  });

  test("find on their home what it says", () => {
    const cards = registry.dashboardCards.filter((card) => card.console === "suite");
    const isShown = (name: string, role: Role) =>
      cards.some(
        (card) => card.name === name && isGranted(catalogs[role], card.needs) && (card.keys?.includes(`suite:${role}`) ?? true),
      );
    expect(tableOf("Home")).toEqual(
      table(
        cards.map(({ name }) => name),
        (name, role) => (isShown(name, role) ? "yes" : NOTHING),
      ),
    );
  });
});
