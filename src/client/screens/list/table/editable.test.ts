import { expect, test } from "vitest";
import type { ClientEntity, ClientField } from "../../../../schema/clientCatalog";
import { isEditable, nextCell } from "./editable";

const actions: ClientEntity["actions"] = { list: true, read: true, create: true, update: true, delete: true };
const view = { Widget: () => null };

function field(name: string, part: Partial<ClientField> = {}): ClientField {
  const flags = { isSortable: true, isReadOnly: false, isComputed: false, isSensitive: false };
  return { name, kind: "text", title: name, schema: { type: "string" }, filters: [], ...flags, ...part };
}

function entity(properties: object): Pick<ClientEntity, "actions" | "update" | "wizard"> {
  return { actions, update: { schema: { properties } as ClientField["schema"], uiSchema: {}, validators: "" } };
}

test("a cell can be changed where the person's edit form has its field", () => {
  expect(isEditable(entity({ name: { type: "string" } }), field("name"), view)).toBe(true);
  expect(isEditable(entity({}), field("name"), view)).toBe(false);
  expect(isEditable({ actions: { ...actions, update: false } }, field("name"), view)).toBe(false);
});

test("what the form only shows, what is computed and what a wizard edits stays as it is", () => {
  expect(isEditable(entity({ name: { type: "string", readOnly: true } }), field("name"), view)).toBe(false);
  expect(isEditable(entity({ name: {} }), field("name", { isComputed: true }), view)).toBe(false);
  expect(isEditable(entity({ name: {} }), field("name", { schema: { type: "string", writeOnly: true } }), view)).toBe(false);
  expect(isEditable({ ...entity({ name: {} }), wizard: "create" }, field("name"), view)).toBe(false);
});

test("a kind without a control is left to the record's own form, but for a yes or no", () => {
  expect(isEditable(entity({ name: {} }), field("name"), {})).toBe(false);
  expect(isEditable(entity({ name: {} }), field("name", { schema: { type: "boolean" } }), {})).toBe(true);
});

test("the next cell goes on in the next row and ends at the table's ends", () => {
  const next = (id: string, name: string, step: 1 | -1) => nextCell(["1", "2"], ["a", "b"], { id, name }, step);
  expect(next("1", "a", 1)).toEqual({ id: "1", name: "b" });
  expect(next("1", "b", 1)).toEqual({ id: "2", name: "a" });
  expect(next("2", "a", -1)).toEqual({ id: "1", name: "b" });
  expect(next("2", "b", 1)).toBeUndefined();
  expect(next("1", "a", -1)).toBeUndefined();
});
