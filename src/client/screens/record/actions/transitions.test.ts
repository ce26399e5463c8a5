import { expect, test } from "vitest";
import type { ClientTransition } from "../../../../schema/clientCatalog";
import { missingFor, openTransitions } from "./transitions";

const publish: ClientTransition = { name: "publish", from: ["DRAFT"], to: "OPEN", requires: ["title", "topics", "cap"] };
const finish: ClientTransition = { name: "finish", from: ["OPEN", "PAUSED"], to: "DONE" };
const states = { field: "status", transitions: [publish, finish] };

test("only moves from the record's state are offered", () => {
  expect(openTransitions({ states }, { id: "1", status: "PAUSED" })).toEqual([finish]);
  expect(openTransitions({ states }, { id: "1" })).toEqual([]);
  expect(openTransitions({}, { id: "1", status: "OPEN" })).toEqual([]);
});

test("an empty list or text is missing, a zero is not", () => {
  expect(missingFor(publish, { id: "1", title: "", topics: [], cap: 0 })).toEqual(["title", "topics"]);
  expect(missingFor(finish, { id: "1" })).toEqual([]);
});
