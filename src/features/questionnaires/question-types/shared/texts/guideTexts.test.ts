import { expect, test } from "vitest";
import { selectionGuide, uploadGuide } from "./guideTexts";

test.each([
  [{}, 5, undefined],
  [{ min: 1 }, 5, undefined],
  [{ min: 2 }, 5, "Elige al menos 2."],
  [{ max: 3 }, 5, "Elige 3 como mucho."],
  [{ min: 2, max: 3 }, 5, "Elige de 2 a 3."],
  [{ min: 2, max: 2 }, 5, "Elige 2."],
  [{ max: 5 }, 5, undefined],
  [{ min: 2, max: 3 }, 3, "Elige al menos 2."],
  [{ min: 3 }, 2, "Elige 2."],
  [{ min: 2 }, 1, undefined],
])("limits %j of a selection from %i are said beforehand: %s", (limits, available, text) => {
  expect(selectionGuide(limits, available, "es")).toBe(text);
});

test.each([
  [1, 1, "Eén bestand van hoogstens 5 MB: JPG, PNG."],
  [1, 3, "1 tot 3 bestanden, van hoogstens 5 MB elk: JPG, PNG."],
  [2, 2, "2 bestanden, van hoogstens 5 MB elk: JPG, PNG."],
])("from %i to %i files are asked for in words", (least, most, text) => {
  expect(uploadGuide({ least, most, size: 5, extensions: [".jpg", ".png"] }, "nl")).toBe(text);
});
