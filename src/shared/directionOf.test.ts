import { expect, test } from "vitest";
import { directionOf } from "./directionOf";
import { LANGUAGES } from "./languages";

test.each(["ar", "ar-EG", "AR", "he", "he_IL", "iw", "fa", "ur", "yi", "ps", "ug", "dv", "ckb", "az-Arab", "pa-Arab-PK"])(
  "%s is written from right to left",
  (tag) => {
    expect(directionOf(tag)).toBe("rtl");
  },
);

test.each([...LANGUAGES, "ar-Latn", "az", "pa", "ja", "ru", "de-formal", "", "not a tag", "x", "arabic!"])(
  "%j is written from left to right",
  (tag) => {
    expect(directionOf(tag)).toBe("ltr");
  },
);
