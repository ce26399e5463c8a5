import { expect, test } from "vitest";
import type { ClientTransition } from "../../../../schema/clientCatalog";
import type { EntityRecord } from "../../../host/clientHost";
import { headerTransitions, missingFor, openTransitions } from "./transitions";

const publish: ClientTransition = { name: "publish", from: ["DRAFT"], to: "OPEN", requires: ["title", "topics", "cap"] };
const finish: ClientTransition = { name: "finish", from: ["OPEN", "PAUSED"], to: "DONE" };
const states = { field: "status", transitions: [publish, finish] };

test("only moves from the record's state are offered", () => {
  expect(openTransitions({ states }, { id: "1", status: "PAUSED" })).toEqual([finish]);
  expect(openTransitions({ states }, { id: "1" })).toEqual([]);
  expect(openTransitions({}, { id: "1", status: "OPEN" })).toEqual([]);
});

test("a move that needs what only the server sets waits for it", () => {
  const open: ClientTransition = { name: "open", from: ["READY"], to: "OPEN", requires: ["approvedAt"] };
  const approvedAt = { name: "approvedAt", kind: "moment", title: "Approved", schema: {}, isSortable: false, filters: [] };
  const entity = {
    states: { field: "status", transitions: [open] },
    fields: [{ ...approvedAt, isComputed: false, isSensitive: false, isReadOnly: true }],
  };
  expect(openTransitions(entity, { id: "1", status: "READY", approvedAt: null })).toEqual([]);
  expect(openTransitions(entity, { id: "1", status: "READY", approvedAt: "2027-01-01T09:00:00Z" })).toEqual([open]);
  const typed = { ...entity, fields: entity.fields.map((field) => ({ ...field, isReadOnly: false })) };
  expect(openTransitions(typed, { id: "1", status: "READY" })).toEqual([open]);
});

test("the header leaves out what a tab of the record decides, and only while the record has that tab", () => {
  const tab = { entity: "task", decides: ["finish"], isShown: (record: EntityRecord) => record.owner !== undefined };
  const entity = { name: "task", states };
  expect(headerTransitions(entity, { id: "1", status: "PAUSED", owner: "Ana" }, [tab])).toEqual([]);
  expect(headerTransitions(entity, { id: "1", status: "PAUSED" }, [tab])).toEqual([finish]);
  expect(headerTransitions(entity, { id: "1", status: "PAUSED", owner: "Ana" }, [{ ...tab, entity: "other" }])).toEqual([finish]);
});

test("a move that the record as it is now has no use for isn't offered", () => {
  const entity = { name: "task", states };
  const stateOf = ({ isOver, status }: EntityRecord) => (isOver ? "DONE" : String(status));
  expect(headerTransitions(entity, { id: "1", status: "OPEN", isOver: true }, [], stateOf)).toEqual([]);
  expect(headerTransitions(entity, { id: "1", status: "OPEN" }, [], stateOf)).toEqual([finish]);
});

test("an empty list or text is missing, a zero is not", () => {
  expect(missingFor(publish, { id: "1", title: "", topics: [], cap: 0 })).toEqual(["title", "topics"]);
  expect(missingFor(finish, { id: "1" })).toEqual([]);
});
