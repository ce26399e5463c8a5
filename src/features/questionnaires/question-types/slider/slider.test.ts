import { expect, test } from "vitest";
import { brokenRules, questionOf } from "../shared/testing";
import { slider } from "./index";

const tenths = questionOf(slider, { min: -1, max: 1, step: 0.1 });

test.each([[-1], [-0.3], [0], [0.7], [1]])("accepts %j in steps of 0.1", (value) => {
  expect(brokenRules(slider, tenths, value)).toEqual([]);
});

test.each([[-1.1], [1.1], [0.05], ["0.1"], [null], [1e21]])("refuses %j in steps of 0.1", (value) => {
  expect(brokenRules(slider, tenths, value)).not.toEqual([]);
});

test("faults: ends the wrong way round, and an end that no step reaches", () => {
  expect(slider.faults?.(questionOf(slider, { min: 5, max: 5 }))).toMatchObject([{ path: "/max", fault: "maxNotAboveMin" }]);
  expect(slider.faults?.(questionOf(slider, { min: 0, max: 10, step: 3 }))).toMatchObject([
    { path: "/step", fault: "unevenSteps" },
  ]);
});
