import { expect, test } from "vitest";
import { commonTransitions } from "./commonTransitions";

const states = {
  field: "status",
  transitions: [
    { name: "publish", from: ["NEW"], to: "ACTIVE" },
    { name: "block", from: ["NEW", "ACTIVE"], to: "BLOCKED" },
  ],
};

function namesOf(statuses: readonly string[], tabs: Parameters<typeof commonTransitions>[2]): readonly string[] {
  const records = statuses.map((status, index) => ({ id: String(index), status }));
  return commonTransitions({ name: "order", states }, records, tabs).map(({ name }) => name);
}

test("what a tab of the record decides is offered for none at once", () => {
  const tab = { entity: "order", isShown: () => true, decides: ["publish"] };
  expect(namesOf(["NEW", "NEW"], [tab])).toEqual(["block"]);
  expect(namesOf(["NEW", "NEW"], [{ ...tab, entity: "other" }])).toEqual(["publish", "block"]);
});

test("only a move that each record may make is offered for all of them", () => {
  const names = (...statuses: string[]) => namesOf(statuses, []);
  expect(names("NEW")).toEqual(["publish", "block"]);
  expect(names("NEW", "ACTIVE")).toEqual(["block"]);
  expect(names("NEW", "BLOCKED")).toEqual([]);
  expect(names()).toEqual([]);
});
