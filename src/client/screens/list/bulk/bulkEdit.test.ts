import { expect, test } from "vitest";
import type { ClientField } from "../../../../schema/clientCatalog";
import { type BulkEdit, type BulkEditAction, bulkEdit, NOTHING_CHOSEN, reduceBulkEdit } from "./bulkEdit";

function field(name: string, schema: ClientField["schema"]): ClientField {
  const base = { name, kind: "text", title: name, schema, isSortable: true, filters: [] };
  return { ...base, isReadOnly: false, isComputed: false, isSensitive: false };
}

const fields = [
  field("zone", { type: "string" }),
  field("isActive", { type: "boolean" }),
  field("tags", { type: "array", items: { type: "string" } }),
];
const choose = (name: string): BulkEditAction => ({ type: "field", name });
const give = (value: unknown): BulkEditAction => ({ type: "value", value });

test.each<[string, readonly BulkEditAction[], Partial<BulkEdit>]>([
  ["nothing until a field is chosen", [], { field: undefined, change: undefined, canClear: false }],
  ["nothing until a value is given", [choose("zone")], { change: undefined, canClear: true }],
  ["a value", [choose("zone"), give("N")], { change: { data: { zone: "N" } } }],
  ["nothing of another field's value", [choose("tags"), give(["a"]), choose("zone")], { change: undefined }],
  ["nothing where it is cleared", [choose("zone"), { type: "cleared", isCleared: true }], { change: { data: { zone: null } } }],
  ["a switch that was left as it is", [choose("isActive")], { change: { data: { isActive: false } }, canClear: false }],
  [
    "words that a list gains",
    [choose("tags"), give(["a"])],
    { isList: true, canClear: false, change: { data: {}, meta: { lists: { add: { tags: ["a"] } } } } },
  ],
  ["no words", [choose("tags"), give([])], { change: undefined }],
  [
    "words that a list loses",
    [choose("tags"), give(["a"]), { type: "mode", mode: "remove" }],
    { change: { data: {}, meta: { lists: { remove: { tags: ["a"] } } } } },
  ],
  [
    "an empty list in place of what is there",
    [choose("tags"), give([]), { type: "mode", mode: "replace" }],
    { change: { data: { tags: [] } }, canClear: true },
  ],
  [
    "no longer nothing once words are added again",
    [choose("tags"), { type: "mode", mode: "replace" }, { type: "cleared", isCleared: true }, { type: "mode", mode: "add" }],
    { change: undefined },
  ],
])("many records are given %s", (_, actions, expected) => {
  const edit = bulkEdit(actions.reduce(reduceBulkEdit, NOTHING_CHOSEN), fields, undefined);
  expect(edit).toMatchObject(expected);
});
