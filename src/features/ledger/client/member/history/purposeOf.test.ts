import { expect, test } from "vitest";
import { purposeOf } from "./purposeOf";

test.each([
  [{ concept: "Gracias por avisar", activity: { id: "x", title: "Desayuno" } }, "Gracias por avisar"],
  [{ concept: null, activity: { id: "x", title: "Desayuno" } }, "Desayuno"],
  [{ concept: "  ", activity: { id: "x", title: null } }, undefined],
  [{ concept: null, activity: null }, undefined],
])("the purpose of %o is %s", (item, purpose) => expect(purposeOf(item)).toBe(purpose));
