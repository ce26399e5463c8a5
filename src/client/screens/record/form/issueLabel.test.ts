import { expect, test } from "vitest";
import type { ClientField } from "../../../../schema/clientCatalog";
import { issueLabel } from "./issueLabel";

const fields = new Map(["name", "quotas", "quotas.target"].map((name) => [name, { name } as ClientField]));
const label = ({ name }: ClientField) => name.toUpperCase();

test.each([
  ["/name", "NAME"],
  ["/quotas/1/target", "QUOTAS 2 · QUOTAS.TARGET"],
  ["/quotas/0", "QUOTAS 1"],
  ["/title/es", "title"],
  ["", ""],
])("a fault at %s is said to be at %s", (pointer, said) => {
  expect(issueLabel(pointer, fields, label)).toBe(said);
});
