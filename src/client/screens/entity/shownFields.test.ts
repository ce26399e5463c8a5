import { expect, test } from "vitest";
import type { ClientField } from "../../../schema/clientCatalog";
import { ownFields, visibleFields } from "./visibleFields";

function field(name: string, resource?: string): ClientField {
  const base = {
    name,
    kind: "text",
    title: name,
    schema: {},
    isSortable: true,
    filters: [],
    isReadOnly: false,
    isComputed: false,
    isSensitive: false,
  };
  return resource ? { ...base, reference: { entity: resource, resource, label: "name", isMany: false } } : base;
}

test("people see an entity's own fields first and no bookkeeping", () => {
  const fields = [field("id"), field("createdAt"), field("version"), field("name")];
  const shown = visibleFields({ fields }, { accessKeys: [], entities: [], wizards: [], mayUpload: false });
  expect(shown.map(({ name }) => name)).toEqual(["name", "createdAt"]);
  expect(ownFields(shown).map(({ name }) => name)).toEqual(["name"]);
});

test("a reference that leads nowhere for this person stays away", () => {
  const fields = [field("name"), field("country", "countries")];
  expect(
    visibleFields({ fields }, { accessKeys: [], entities: [], wizards: [], mayUpload: false }).map(({ name }) => name),
  ).toEqual(["name"]);
});
