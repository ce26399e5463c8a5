import { expect, test } from "vitest";
import type { ClientEntity } from "../../schema/clientCatalog";
import { navigationOf } from "./navigation";

function entity(name: string, group: string | undefined, list = true): ClientEntity {
  const actions = { list, read: list, create: false, update: false, delete: false };
  const sort = { field: "id", order: "ASC" } as const;
  const base = {
    name,
    resource: name,
    title: name,
    label: "name",
    list: [],
    isSearchable: false,
    sort,
    actions,
    fields: [],
    relations: [],
    isSoftDeleted: false,
    isShared: false,
    isSingle: false,
    isPerson: false,
    hash: "",
  };
  return group ? { ...base, group } : base;
}

const Nothing = () => null;

test("the menu follows the order of work and ends with what has no group", () => {
  const entities = [
    entity("supplier", undefined),
    entity("moderator", "settings"),
    entity("audit", "compliance"),
    entity("activity", "activities"),
  ];
  const groups = navigationOf({ accessKeys: [], entities, wizards: [], mayUpload: false }, "staff");
  expect(groups.map(({ name }) => name)).toEqual(["activities", "settings", "compliance", "other"]);
});

test("settings that a person can't change are no entry, unless they are the space's own list", () => {
  const countries = { ...entity("country", "settings"), isShared: true };
  const look = { ...entity("look", "settings"), isSingle: true };
  const own = { ...look, name: "own", actions: { ...look.actions, update: true } };
  const entities = [countries, look, own, entity("moderator", "settings")];
  const [settings] = navigationOf({ accessKeys: [], entities, wizards: [], mayUpload: false }, "staff");
  expect(settings?.entities.map(({ name }) => name)).toEqual(["own", "moderator"]);
});

test("what a person may not list is no entry", () => {
  expect(
    navigationOf({ accessKeys: [], entities: [entity("member", "members", false)], wizards: [], mayUpload: false }, "staff"),
  ).toEqual([]);
});

test("each console begins with its own work, led by the entity that names the group", () => {
  const entities = [entity("quotas", "activities"), entity("communities", "studies"), entity("studies", "studies")];
  const [first] = navigationOf({ accessKeys: [], entities, wizards: [], mayUpload: false }, "suite");
  expect(first?.name).toBe("studies");
  expect(first?.entities.map(({ resource }) => resource)).toEqual(["studies", "communities"]);
});

test("what consoles only work with has no place in the menu", () => {
  expect(
    navigationOf({ accessKeys: [], entities: [entity("saved-views", "none")], wizards: [], mayUpload: false }, "staff"),
  ).toEqual([]);
});

test("a page stands after its group's entities, and makes a group of its own where there are none", () => {
  const page = (path: string, group: "members" | "messages") => ({ path, label: path, icon: "Info", Page: Nothing, group });
  const entities = [entity("members", "members"), entity("moderator", "settings")];
  const pages = [page("team", "members"), page("chat", "messages")];
  const groups = navigationOf({ accessKeys: [], entities, wizards: [], mayUpload: false }, "staff", pages);
  expect(groups.map(({ name, pages: own }) => [name, own.map(({ path }) => path)])).toEqual([
    ["members", ["team"]],
    ["messages", ["chat"]],
    ["settings", []],
  ]);
});
