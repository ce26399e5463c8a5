import { expect, test } from "vitest";
import { readFailedBulk } from "./readFailedBulk";

const PROBLEM = { type: "urn:sondeo:error:request.invalid", title: "Bad Request", status: 400, code: "request.invalid" } as const;
const ERRORS = [{ path: "/data/closes", rule: "ordered", message: "Too early" }];

test("the record at fault, all that share the fault, its field and the reason", () => {
  const problem = { ...PROBLEM, record: { id: "a", label: "Ana" }, failed: ["a", "b"], errors: ERRORS };
  expect(readFailedBulk(problem)).toEqual({ label: "Ana", failed: ["a", "b"], fieldName: "closes", reason: "Too early" });
});

test("a record without a label, and no field", () => {
  const problem = { ...PROBLEM, detail: "In use", record: { id: "a" } };
  expect(readFailedBulk(problem)).toEqual({ failed: ["a"], fieldName: undefined, reason: "In use" });
});

test("a fault that is no record's", () => {
  expect(readFailedBulk({ ...PROBLEM, errors: ERRORS })).toEqual({ failed: [], fieldName: "closes", reason: "Too early" });
  expect(readFailedBulk({ ...PROBLEM, record: "a", failed: 3 })).toMatchObject({ failed: [], reason: "Bad Request" });
});
