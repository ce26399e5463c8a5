import { describe, expect, test } from "vitest";
import type { ClientEntity, ClientField } from "../../../../schema/clientCatalog";
import { draftKey, fromDraft, toDraft } from "./formDraft";

function field(name: string, extra: Partial<ClientField> = {}): ClientField {
  const base = { name, kind: "text", title: name, schema: {}, isSortable: true, filters: [] };
  return { ...base, isReadOnly: false, isComputed: false, isSensitive: false, ...extra };
}

const entity: Pick<ClientEntity, "fields"> = {
  fields: [field("name"), field("notes", { isSensitive: true }), field("password", { kind: "secret" })],
};

describe("a form's draft", () => {
  test("has a key for each form", () => {
    expect([draftKey("suppliers"), draftKey("suppliers", "42")]).toEqual(["create:suppliers", "edit:suppliers:42"]);
  });

  test("keeps what changed, from what, on which version", () => {
    const draft = toDraft({ entity, changes: { name: "Eva" }, before: { name: "Ana", zone: "N" }, version: 3 });
    expect(draft).toEqual({ changes: { name: "Eva" }, before: { name: "Ana" }, version: 3 });
    expect(fromDraft(draft)).toEqual(draft);
  });

  test("secrets and sensitive values stay out of it", () => {
    expect(toDraft({ entity, changes: { password: "x", notes: "y" }, before: {} })).toBeUndefined();
    expect(toDraft({ entity, changes: { name: null, password: "x" }, before: { name: "Ana" } })).toEqual({
      changes: { name: null },
      before: { name: "Ana" },
    });
  });

  test("something else under the key is no draft", () => {
    expect(fromDraft({ changes: [] })).toBeUndefined();
    expect(fromDraft(null)).toBeUndefined();
  });
});
