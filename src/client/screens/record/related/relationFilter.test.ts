import { expect, test } from "vitest";
import type { ClientField } from "../../../../schema/clientCatalog";
import { givenReference, referenceValue } from "./relationFilter";

const target = { entity: "activity", resource: "activities", label: "title" };
const one = { name: "activity", reference: { ...target, isMany: false } } as ClientField;
const many = { name: "activities", reference: { ...target, isMany: true } } as ClientField;
const any = { name: "subject", targets: [target] } as unknown as ClientField;

test("a reference to one of several entities names the entity too", () => {
  expect(referenceValue(one, { name: "activity" }, "42")).toBe("42");
  expect(referenceValue(any, { name: "activity" }, "42")).toBe("activity/42");
});

test("a new related record starts with this one, in a list where it takes many", () => {
  expect(givenReference(one, { name: "activity" }, "42")).toBe("42");
  expect(givenReference(many, { name: "activity" }, "42")).toEqual(["42"]);
  expect(givenReference(any, { name: "activity" }, "42")).toBe("activity/42");
});
