import { expect, test } from "vitest";
import type { ClientField } from "../../../../schema/clientCatalog";
import { ApiError } from "../../../data/api";
import { transitionRefusal } from "./transitionRefusal";

const entity = { fields: [{ name: "title" } as ClientField] };
const errorAt = (path: string, place?: string) => ({
  path,
  rule: "required",
  message: "is missing",
  ...(place ? { place } : {}),
});

function refused(errors: readonly ReturnType<typeof errorAt>[]): ApiError {
  return new ApiError(400, { type: "", title: "Refused", status: 400, code: "transition.refused", errors });
}

test.each([
  ["of the record's fields are missing", refused([errorAt("/title")]), { kind: "missing", names: ["title"] }],
  ["with others are too", refused([errorAt("/pages/0"), errorAt("/title")]), { kind: "missing", names: ["pages", "title"] }],
  [
    "elsewhere are said with their place",
    refused([errorAt("/pages/0", "Page 1"), errorAt("")]),
    { kind: "blocked", lines: ["Refused", "Page 1: is missing", "is missing"], more: 0 },
  ],
  ["none is the server's own words", refused([]), { kind: "failed", message: "Refused" }],
  ["no server has none", new ApiError(0, undefined), { kind: "failed", message: undefined }],
  ["no answer at all has none", new Error("broken"), { kind: "failed", message: undefined }],
])("errors of a move: %s", (_, error, refusal) => {
  expect(transitionRefusal(error, entity)).toEqual(refusal);
});

test("of many errors the first are said, and how many there are beside", () => {
  const refusal = transitionRefusal(refused(Array.from({ length: 7 }, () => errorAt("/pages/0"))), entity);
  expect(refusal).toEqual({ kind: "blocked", lines: ["Refused", ...Array.from({ length: 5 }, () => "is missing")], more: 2 });
});
