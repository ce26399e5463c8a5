import { expect, test } from "vitest";
import { inOrder } from "./tabOrder";

test("steps come first, in their order; other tabs stay as registered", () => {
  const tabs = ["report", "step3", "members", "step2"].map((path) => ({ path }));
  expect(inOrder(tabs).map(({ path }) => path)).toEqual(["step2", "step3", "report", "members"]);
});
