import { expect, test } from "vitest";
import { adaptedUi } from "./adaptedUi";

test("a field keeps what isn't changed of it; what is the whole form's is replaced", () => {
  const uiSchema = { title: { "ui:title": "Título" }, "ui:sections": [{ fields: ["title"] }] };
  expect(adaptedUi(uiSchema, { title: { "ui:widget": "hidden" }, labs: { "ui:help": "x" }, "ui:sections": [] })).toEqual({
    title: { "ui:title": "Título", "ui:widget": "hidden" },
    labs: { "ui:help": "x" },
    "ui:sections": [],
  });
});
