import { expect, test } from "vitest";
import { multipleImage } from "../../multiple-image";
import { singleImage } from "../../single-image";
import { brokenRules, brokenSettings, questionOf } from "../testing";

const image = "/files/0191e3c2-1111-7abc-8def-0123456789ab";
const options = ["a", "b", "c"].map((code) => ({ code, label: { es: code }, image }));

test.each([["x"], [["a"]], [image]])("a single image choice refuses %j", (value) => {
  expect(brokenRules(singleImage, questionOf(singleImage, { options }), value)).not.toEqual([]);
});

test.each([[["a", "b", "c"]], [["a", "a"]], [["x"]], ["a"], [[]]])("a choice of up to two images refuses %j", (value) => {
  expect(brokenRules(multipleImage, questionOf(multipleImage, { options, max: 2 }), value)).not.toEqual([]);
});

test("an option without an image is a fault, an address of another kind breaks the settings", () => {
  const bare = [{ code: "a", label: { es: "A" } }];
  expect(singleImage.faults?.(questionOf(singleImage, { options: bare }))).toMatchObject([
    { path: "/options/0/image", fault: "missingImage" },
  ]);
  const script = [{ code: "a", label: { es: "A" }, image: "javascript:alert(1)" }];
  expect(brokenSettings(singleImage, questionOf(singleImage, { options: script }))).not.toEqual([]);
});

test("counts images like options", () => {
  const one = singleImage.tabulate(questionOf(singleImage, { options }), [{ value: "b" }], "es");
  expect(one.counts.map(({ count }) => count)).toEqual([0, 1, 0]);
  const several = multipleImage.tabulate(questionOf(multipleImage, { options }), [{ value: ["a", "c"] }, { value: ["a"] }], "es");
  expect(several.counts.map(({ count }) => count)).toEqual([2, 0, 1]);
});
