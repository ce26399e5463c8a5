import { expect, it } from "vitest";
import { isChangedBy } from "./memberQueries";

it.each([
  ["/api/member/activities", "the list above"],
  ["/api/member/activities/1", "the activity"],
  ["/api/member/activities/1/poll", "what the write answers for"],
  ["/api/member/activities/1/poll/voters?page=2", "what stands next to it"],
])("a vote changes %s: %s", (read) => {
  expect(isChangedBy(read, "/api/member/activities/1/poll/vote")).toBe(true);
});

it.each([["/api/member/activities/2"], ["/api/member/activities/1/info"], ["/api/member/alerts"], ["/lovs/provinces"]])(
  "a vote doesn't change %s",
  (read) => {
    expect(isChangedBy(read, "/api/member/activities/1/poll/vote")).toBe(false);
  },
);
