import { expect, test } from "vitest";
import { usedTags } from "./usedTags";

const members = [{ tags: ["Norte", "café"] }, { tags: null }, { tags: ["café"] }, {}, { tags: ["Notable"] }];

test.each([
  ["", ["café", "Norte", "Notable"]],
  ["NO", ["Norte", "Notable"]],
  [" caf ", ["café"]],
  ["sur", []],
])("of %j there are tags to choose from, those of most members first", (typed, tags) => {
  expect(usedTags(members, typed)).toEqual(tags);
});
