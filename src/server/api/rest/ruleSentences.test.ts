import { expect, test } from "vitest";
import { ruleSentences } from "./ruleSentences";

test("rules over several fields are told in words", () => {
  expect(ruleSentences({ rules: [] })).toBe("");
  expect(
    ruleSentences({
      rules: [
        { ordered: ["from", "to"] },
        { ordered: ["least", "most"], strict: true },
        { sum: ["desktop", "mobile"], equals: 100 },
        { sum: "quotas/target", equals: "sample" },
        { sum: "cells/target", equals: "sample", by: "table" },
        { atMostOne: ["province", "zone"] },
        { atLeastOne: ["email", "phone"] },
        { together: ["lat", "lon"] },
      ],
    }),
  ).toBe(
    "Rules: from ≤ to; least < most; desktop + mobile = 100; quotas/target = sample; cells/target = sample for each table; at most one of province, zone; at least one of email, phone; lat, lon: all or none.",
  );
});
