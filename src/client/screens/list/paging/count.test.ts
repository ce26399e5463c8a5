import { expect, test } from "vitest";
import { countText } from "./count";

test("a count is exact and an estimate says that it is one", () => {
  expect(countText(319, false, "en")).toBe("319");
  expect(countText(130_127, true, "en")).toBe("~130,000");
  expect(countText(130_127, true, "es")).toBe("~130.000");
});
