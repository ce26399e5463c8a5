import { describe, expect, test } from "vitest";
import type { ClientEntity, ClientField, ClientForm } from "../../../../schema/clientCatalog";
import { changesOf, defaultsOf, filledIn, uiSchemaOf, valuesOf, withChanges } from "./entityForm";

const form: ClientForm = {
  schema: {
    type: "object",
    properties: { name: { type: "string" }, since: { type: "string" }, isActive: { type: "boolean", default: true } },
  },
  uiSchema: { "ui:order": ["since"], name: { "ui:widget": "textarea" } },
  validators: "/x.js",
};

function field(name: string, kind: string): ClientField {
  return {
    name,
    kind,
    title: name,
    schema: {},
    isSortable: true,
    filters: [],
    isReadOnly: false,
    isComputed: false,
    isSensitive: false,
  };
}

describe("values of a form", () => {
  test("an edit starts without what is missing and without what it may not send", () => {
    expect(valuesOf(form, { id: "1", name: "Ana", since: null, version: 3 })).toEqual({ name: "Ana" });
  });

  test("a creation starts with the defaults and sends only what was filled in", () => {
    expect(defaultsOf(form)).toEqual({ isActive: true });
    expect(filledIn(form, { name: "Ana", since: undefined, zone: "", isActive: false })).toEqual({
      name: "Ana",
      isActive: false,
    });
  });

  test("what a form only checks with is never sent", () => {
    const checked: ClientForm = { ...form, schema: { properties: { ...form.schema.properties, limit: { readOnly: true } } } };
    expect(changesOf(checked, { limit: 1 }, { limit: 2 })).toEqual({});
    expect(filledIn(checked, { name: "Ana", limit: 2 })).toEqual({ name: "Ana" });
  });

  test("a secret that nobody has read can be cleared", () => {
    const guarded: ClientForm = { ...form, schema: { properties: { password: { type: "string", writeOnly: true } } } };
    expect(changesOf(guarded, {}, { password: null })).toEqual({ password: null });
    expect(changesOf(guarded, {}, {})).toEqual({});
  });

  test("changes put upon values replace, add and clear", () => {
    expect(withChanges({ name: "Ana", since: "2026-01-01" }, { name: "Eva", since: null, isActive: true })).toEqual({
      name: "Eva",
      isActive: true,
    });
  });

  test("a field that was emptied is cleared, the others stay unsaid", () => {
    expect(changesOf(form, { name: "Ana", since: "2026-01-01" }, { name: "Ana" })).toEqual({ since: null });
  });
});

const Nothing = () => null;

describe("uiSchema of a form", () => {
  const view = { name: "date", Cell: Nothing, widget: "day", Widget: Nothing };
  const fields = [field("name", "text"), field("since", "date")];
  const entity = { fields } as unknown as ClientEntity;
  const ui = uiSchemaOf({
    entity,
    form,
    kinds: new Map([["date", view]]),
    label: ({ name }) => `label ${name}`,
    help: () => undefined,
    text: (key) => key,
    value: (_, value) => value,
  });

  test("the kind brings the control unless the entity's own names another", () => {
    expect(ui.since).toEqual({ "ui:title": "label since", "ui:field": "day" });
    expect(ui.name).toEqual({ "ui:title": "label name", "ui:widget": "textarea" });
  });

  test("the fields of a list's items get controls and words too", () => {
    const schema = { type: "array", items: { type: "object", properties: { day: { type: "string", format: "date" } } } } as const;
    const list = { ...field("slots", "embedded"), schema };
    const withList = uiSchemaOf({
      entity: { fields: [list] } as unknown as ClientEntity,
      form: { ...form, schema: { properties: { slots: schema } }, uiSchema: {} },
      kinds: new Map([["date", view]]),
      label: ({ name }) => `label ${name}`,
      help: () => undefined,
      text: (key) => key,
      value: (_, value) => value,
    });
    expect(withList.slots).toEqual({
      "ui:title": "label slots",
      items: { day: { "ui:title": "label slots.day", "ui:field": "day" } },
    });
  });

  test("an order that names some fields leaves room for the others", () => {
    expect(ui["ui:order"]).toEqual(["since", "*"]);
  });
});
