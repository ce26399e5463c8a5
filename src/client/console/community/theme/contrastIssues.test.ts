import { expect, test } from "vitest";
import { contrastIssues } from "./contrastIssues";

const READABLE = {
  mainColor: "#3447d4",
  mainColorText: "#ffffff",
  textColor: "#232936",
  backgroundGradientColor1: "#f6f7f9",
  backgroundGradientColor2: "#eceef2",
};

test("colours that texts can be read in have no faults", () => {
  expect(contrastIssues(READABLE)).toEqual([]);
});

test("white on yellow is told with its ratio and with a colour that passes", () => {
  const [fault, ...others] = contrastIssues({ ...READABLE, mainColor: "#ffe000" });
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ field: "mainColorText", grounds: ["mainColor"] });
  expect(fault?.ratio).toBeLessThan(4.5);
  const mended = { ...READABLE, mainColor: "#ffe000", mainColorText: fault?.suggestion };
  expect(contrastIssues(mended)).toEqual([]);
});

test("a text colour is judged by the worse of the gradient's two", () => {
  const [fault] = contrastIssues({ ...READABLE, backgroundGradientColor2: "#232936" });
  expect(fault?.field).toBe("textColor");
});

test("nobody is told of contrast while a colour is half typed", () => {
  expect(contrastIssues({ ...READABLE, mainColor: "#ffe0" })).toEqual([]);
  expect(contrastIssues({ ...READABLE, mainColor: undefined })).toEqual([]);
});
