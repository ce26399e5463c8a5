import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadCatalog } from "../../tests/helpers/catalog";
import { ROOT } from "../../tests/helpers/root";
import {
  ACCESS_KEYS,
  ACTIONS,
  accessKeysOf,
  grantOf,
  isAccessKey,
  isReadable,
  isWritable,
  previewKeys,
  previewOf,
  qualify,
  type Reach,
} from "./accessKeys";
import type { Entity, Field } from "./catalog";
import type { Action, Grant } from "./document";

const catalog = loadCatalog();

function entityOf(name: string): Entity {
  const entity = catalog.entities.get(name);
  if (!entity) throw new Error(`no entity ${name}`);
  return entity;
}

function fieldOf(changes: Partial<Field>): Field {
  const field = entityOf("member").fields.get("nickname");
  if (!field) throw new Error("no field");
  return { ...field, ...changes };
}

test("the meta-schema knows the same access keys, and a bare one means the community's", () => {
  const meta = JSON.parse(readFileSync(join(ROOT, "schemas/meta/entity.schema.json"), "utf8"));
  const written: readonly string[] = meta.$defs.accessKey.enum;
  expect([...new Set(written.map(qualify))].toSorted()).toEqual([...ACCESS_KEYS].toSorted());
  expect([qualify("MODERATOR"), qualify("suite:OBSERVER"), qualify("mainAdmin"), qualify("backoffice")]).toEqual([
    "community:MODERATOR",
    "suite:OBSERVER",
    "mainAdmin",
    "backoffice",
  ]);
});

test.each([
  ["community", "ADMINISTRATOR", true, ["community:ADMINISTRATOR", "community:MODERATOR", "mainAdmin"]],
  ["community", "ADMINISTRATOR", false, ["community:ADMINISTRATOR", "community:MODERATOR"]],
  ["community", "MODERATOR", false, ["community:MODERATOR"]],
  ["community", "OBSERVATOR", false, ["community:OBSERVATOR"]],
  ["suite", "ADMINISTRATOR", false, ["suite:ADMINISTRATOR"]],
  ["suite", "ADMINISTRATOR", true, ["suite:ADMINISTRATOR"]],
] as const)("the %s's %s (main admin: %s) holds %j", (space, role, isMainAdmin, keys) => {
  expect(accessKeysOf(space, role, isMainAdmin)).toEqual(keys);
});

describe("a grant", () => {
  const withAccess = (access: Readonly<Record<string, Partial<Record<Action, Grant>>>>): Entity => ({
    ...entityOf("member"),
    access: new Map(
      Object.entries(access).map(([key, grants]) => [
        key,
        { list: false, read: false, create: false, update: false, delete: false, ...grants },
      ]),
    ),
  });

  test("is nothing for whoever isn't named", () => {
    for (const action of ACTIONS) {
      expect(grantOf(entityOf("member"), [], action)).toBe(false);
      expect(grantOf(entityOf("member"), ["community:USER"], action)).toBe(false);
      expect(grantOf(withAccess({}), [...ACCESS_KEYS], action)).toBe(false);
    }
  });

  test("to list is one to read", () => {
    expect(grantOf(entityOf("member"), ["community:OBSERVATOR"], "read")).toBe(true);
    expect(grantOf(entityOf("member"), ["community:OBSERVATOR"], "update")).toBe(false);
  });

  test("is the widest that any key gives, in any order", () => {
    const entity = withAccess({ "community:USER": { update: "own" }, "community:MODERATOR": { update: true } });
    expect(grantOf(entity, ["community:USER"], "update")).toEqual(["own"]);
    expect(grantOf(entity, ["community:USER", "community:MODERATOR"], "update")).toBe(true);
    expect(grantOf(entity, ["community:MODERATOR", "community:USER"], "update")).toBe(true);
    expect(grantOf(entity, ["community:OBSERVATOR", "community:USER"], "update")).toEqual(["own"]);
  });

  test.each<readonly [readonly Grant[], Reach]>([
    [["own", "shared"], ["shared"]],
    [["shared", "own"], ["shared"]],
    [
      ["selected", "own"],
      ["selected", "own"],
    ],
    [
      ["own", "selected", "shared"],
      ["selected", "shared"],
    ],
    [["shared", "shared"], ["shared"]],
    [["shared", true, "selected"], true],
    [["shared", false], ["shared"]],
    [[false, false], false],
  ])("of several keys %j is what any of them reaches: %j", (grants, reach) => {
    const keys = grants.map((_, index) => ACCESS_KEYS[index] ?? "");
    const entity = withAccess(Object.fromEntries(grants.map((list, index) => [keys[index], { list }])));
    expect(grantOf(entity, keys, "list")).toEqual(reach);
  });
});

describe("a field", () => {
  const moderator = ["community:MODERATOR"];

  test("is seen and written by everybody where nothing narrows it", () => {
    const field = fieldOf({});
    expect([isReadable(field, []), isWritable(field, [], "create"), isWritable(field, [], "update")]).toEqual([true, true, true]);
  });

  test.each([
    ["hidden", { isHidden: true }, [false, false, false]],
    ["read-only", { isReadOnly: true }, [true, false, false]],
    ["given at creation only", { isCreateOnly: true }, [true, true, false]],
    ["the server's", { isSystem: true }, [true, false, false]],
    ["readable by others only", { readKeys: ["mainAdmin"] }, [false, false, false]],
    ["writable by others only", { writeKeys: ["mainAdmin"] }, [true, false, false]],
    ["readable by them", { readKeys: ["mainAdmin", "community:MODERATOR"] }, [true, true, true]],
    ["for nobody to write", { writeKeys: [] }, [true, false, false]],
  ] as const)("that is %s is so for moderators", (_, changes, [read, create, update]) => {
    const field = fieldOf(changes);
    expect([
      isReadable(field, moderator),
      isWritable(field, moderator, "create"),
      isWritable(field, moderator, "update"),
    ]).toEqual([read, create, update]);
  });

  test("that names the space is written by the back office alone, at creation alone", () => {
    const field = fieldOf({ name: "spaceId", isSystem: true, isReadOnly: true });
    expect(isWritable(field, ["backoffice"], "create")).toBe(true);
    expect(isWritable(field, ["backoffice"], "update")).toBe(false);
    expect(
      isWritable(
        field,
        [...ACCESS_KEYS].filter((key) => key !== "backoffice"),
        "create",
      ),
    ).toBe(false);
  });

  test("with an e-mail is kept from observers, in every entity of a community", () => {
    const email = entityOf("member").fields.get("email");
    expect(email && isReadable(email, ["community:OBSERVATOR"])).toBe(false);
    expect(email && isReadable(email, accessKeysOf("community", "ADMINISTRATOR", false))).toBe(true);
  });
});

describe("a preview's keys", () => {
  const ROLE = "community:OBSERVATOR";
  const OWN = "community:ADMINISTRATOR";
  const everything = (grant: Grant): Readonly<Record<Action, Grant>> => ({
    list: grant,
    read: grant,
    create: grant,
    update: grant,
    delete: grant,
  });
  const granting = (role: Grant, own: Grant): Entity => ({
    ...entityOf("member"),
    access: new Map([
      [ROLE, everything(role)],
      [OWN, everything(own)],
    ]),
  });

  test.each<readonly [Grant, Grant, Reach]>([
    [true, true, true],
    [true, "selected", ["selected"]],
    ["own", true, ["own"]],
    ["selected", "selected", ["selected"]],
    ["selected", "own", false],
    ["shared", "selected", false],
    ["shared", "own", ["own"]],
    ["own", "shared", ["own"]],
    ["shared", "shared", ["shared"]],
    [true, "shared", ["shared"]],
    [true, false, false],
    [false, true, false],
  ])("give the narrower of the role's grant %j and the person's %j: %j", (role, own, expected) => {
    expect(grantOf(granting(role, own), previewKeys([ROLE], [OWN]), "list")).toEqual(expected);
  });

  test("show a field where both see it", () => {
    const keys = previewKeys([ROLE], [OWN]);
    expect(isReadable(fieldOf({ readKeys: [ROLE] }), keys)).toBe(false);
    expect(isReadable(fieldOf({ readKeys: [OWN] }), keys)).toBe(false);
    expect(isReadable(fieldOf({ readKeys: [OWN, ROLE] }), keys)).toBe(true);
  });

  test("tell the role from the person, and are known as keys", () => {
    const keys = previewKeys([ROLE], [OWN]);
    expect(previewOf(keys)).toEqual({ as: [ROLE], own: [OWN] });
    expect(previewOf([ROLE, OWN])).toBeUndefined();
    expect([...keys.map(isAccessKey), isAccessKey("community:KING")]).toEqual([true, true, false]);
  });
});
