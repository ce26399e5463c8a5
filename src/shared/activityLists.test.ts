import { expect, test } from "vitest";
import { type ListedActivity, listActivities, type MemberList, memberListOf } from "./activityLists";

const activity = (id: string, values: Partial<ListedActivity> = {}) => ({
  id,
  state: "new" as const,
  isOver: false,
  isSeen: false,
  since: "2026-11-01T00:00:00Z",
  conversation: null,
  ...values,
});

const ACTIVITIES = [
  activity("untouched"),
  activity("opened", { isSeen: true, since: "2026-11-04T00:00:00Z" }),
  activity("talked", { state: "begun", isSeen: true, conversation: { unseen: 3, rating: 2 }, since: "2026-11-02T00:00:00Z" }),
  activity("loved", { state: "done", isSeen: true, isOver: true, conversation: { unseen: 0, rating: 9 } }),
  activity("disliked", { state: "ended", isOver: true, conversation: { unseen: 0, rating: -1 } }),
  activity("later", { state: "comingSoon", since: "2026-12-09T00:00:00Z" }),
  activity("next", { state: "comingSoon", since: "2026-12-01T00:00:00Z" }),
  activity("locked", { state: "locked", since: "2026-10-01T00:00:00Z" }),
];

test.each<[MemberList, readonly string[]]>([
  ["all", ACTIVITIES.map(({ id }) => id)],
  ["mine", ["talked", "loved"]],
  ["unseen", ["untouched", "talked"]],
  ["comingSoon", ["next", "later"]],
  ["finished", ["loved", "disliked"]],
  ["recent", ["opened", "talked", "untouched", "loved", "disliked", "locked"]],
  ["bestRated", ["loved", "talked"]],
])("the list %s", (list, ids) => expect(listActivities(ACTIVITIES, list).map(({ id }) => id)).toEqual(ids));

test("a list that doesn't exist is all", () => {
  expect(memberListOf("bestRated")).toBe("bestRated");
  expect([memberListOf(null), memberListOf("creating")]).toEqual(["all", "all"]);
});
