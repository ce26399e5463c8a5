import { expect, test } from "vitest";
import type { Json } from "../../../../shared/json";
import { fileUpload } from "../file-upload";
import { imageUpload } from "../image-upload";
import { brokenRules, questionOf } from "./testing";

const content = "/files/0191e3c2-1111-7abc-8def-0123456789ab";
const png = { name: "foto.png", type: "image/png", content };

const FORGED: readonly (readonly [string, Json])[] = [
  ["a foreign address", { ...png, content: "https://evil.test/x" }],
  ["inline data", { ...png, content: "data:image/png;base64,AA" }],
  ["a path that climbs", { ...png, content: "/files/../../etc/passwd0000000000000000000" }],
  ["script as a picture", { ...png, type: "image/svg+xml" }],
  ["a document as a picture", { ...png, type: "application/pdf" }],
  ["a name with a path", { ...png, name: "../foto.png" }],
  ["a name with a line break", { ...png, name: "a\nb" }],
  ["more members", { ...png, size: 5 }],
  ["no address", { name: "foto.png", type: "image/png" }],
];

test.each(FORGED)("refuses %s", (_name, file) => {
  expect(brokenRules(imageUpload, questionOf(imageUpload), [file])).not.toEqual([]);
});

test("refuses too many files and the same twice", () => {
  const other = { ...png, name: "otra.png" };
  expect(brokenRules(imageUpload, questionOf(imageUpload), [png, other])).not.toEqual([]);
  expect(brokenRules(imageUpload, questionOf(imageUpload, { maxFiles: 2 }), [png, other])).toEqual([]);
  expect(brokenRules(imageUpload, questionOf(imageUpload, { maxFiles: 2 }), [png, png])).not.toEqual([]);
});

test("documents are documents only", () => {
  const pdf = { name: "cv.pdf", type: "application/pdf", content };
  expect(brokenRules(fileUpload, questionOf(fileUpload), [pdf])).toEqual([]);
  expect(brokenRules(fileUpload, questionOf(fileUpload), [png])).not.toEqual([]);
  expect(brokenRules(fileUpload, questionOf(fileUpload), [{ ...pdf, type: "text/html" }])).not.toEqual([]);
});

test("drops what SurveyJS adds to a file", () => {
  expect(imageUpload.fromSurveyValue?.(questionOf(imageUpload), [{ ...png, size: 5 }])).toEqual([png]);
});
