import { expect, test } from "vitest";
import type { ClientCatalog, ClientField } from "../../../schema/clientCatalog";
import { ownFields, visibleFields } from "./visibleFields";

const NOBODY: ClientCatalog = { accessKeys: [], entities: [], wizards: [], mayUpload: false };

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
  const shown = visibleFields({ fields }, NOBODY);
  expect(shown.map(({ name }) => name)).toEqual(["name", "createdAt"]);
  expect(ownFields(shown).map(({ name }) => name)).toEqual(["name"]);
});

test("a reference that leads nowhere for this person stays away", () => {
  const fields = [field("name"), field("country", "countries")];
  expect(visibleFields({ fields }, NOBODY).map(({ name }) => name)).toEqual(["name"]);
});

test("whose a record is is shown to those who may see the owner", () => {
  const shownTo = (entities: ClientCatalog["entities"]) =>
    visibleFields({ fields: [field("name"), field("spaceId", "companies")] }, { ...NOBODY, entities }).map(({ name }) => name);
  const companies = { resource: "companies", actions: { list: true } } as ClientCatalog["entities"][number];
  expect(shownTo([companies])).toEqual(["name", "spaceId"]);
  expect(shownTo([])).toEqual(["name"]);
  expect(visibleFields({ fields: [field("spaceId")] }, { ...NOBODY, entities: [companies] })).toEqual([]);
});
