import { expect, test } from "vitest";
import { purposeOf, type Transaction, withPage } from "./transactions";

function transaction(values: Partial<Transaction>): Transaction {
  const date = "2027-01-15T10:00:00.000Z";
  return { id: "a", date, type: "ACTIVITY", concept: null, labs: 10, balance: 60, availableAt: null, activity: null, ...values };
}

test("an entry that a newer one moved to the next page is listed once", () => {
  const [a, b, c] = ["a", "b", "c"].map((id) => transaction({ id })) as [Transaction, Transaction, Transaction];
  expect(withPage([a, b], { items: [b, c], totalElements: 4 })).toEqual([a, b, c]);
});

test.each([
  [{ concept: "Gracias por avisar", activity: { id: "x", title: "Desayuno" } }, "Gracias por avisar"],
  [{ activity: { id: "x", title: "Desayuno" } }, "Desayuno"],
  [{ concept: "  ", activity: { id: "x", title: null } }, undefined],
  [{}, undefined],
])("the purpose of %o is %s", (values, purpose) => expect(purposeOf(transaction(values))).toBe(purpose));
