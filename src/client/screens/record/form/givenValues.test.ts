import { expect, test } from "vitest";
import type { ClientForm } from "../../../../schema/clientCatalog";
import { givenValues, givingValues } from "./givenValues";

const form: ClientForm = { schema: { properties: { company: {}, name: {} } }, uiSchema: {}, validators: "/x.js" };

test("a new record starts with what the address gives, as far as the form has it", () => {
  expect(givenValues(givingValues({ company: "42", stranger: 1 }), form)).toEqual({ company: "42" });
});

test("an address that gives nothing, or nonsense, gives nothing", () => {
  for (const search of ["", "?source=", "?source={", "?source=[1]"]) expect(givenValues(search, form)).toEqual({});
});
