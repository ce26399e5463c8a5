import { expect, test } from "vitest";
import { commonTransitions } from "./commonTransitions";

const states = {
  field: "status",
  transitions: [
    { name: "publish", from: ["NEW"], to: "ACTIVE" },
    { name: "block", from: ["NEW", "ACTIVE"], to: "BLOCKED" },
  ],
};

test("only a move that each record may make is offered for all of them", () => {
  const names = (...statuses: string[]) =>
    commonTransitions(
      { states },
      statuses.map((status, index) => ({ id: String(index), status })),
    ).map(({ name }) => name);
  expect(names("NEW")).toEqual(["publish", "block"]);
  expect(names("NEW", "ACTIVE")).toEqual(["block"]);
  expect(names("NEW", "BLOCKED")).toEqual([]);
  expect(names()).toEqual([]);
});
