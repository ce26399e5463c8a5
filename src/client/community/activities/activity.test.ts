import { expect, test } from "vitest";
import type { MemberActivity } from "../../../contracts/api/memberActivities";
import { groupActivities, labsToEarn } from "./activity";

const activity = (id: string, state: MemberActivity["state"], rest: Partial<MemberActivity> = {}): MemberActivity => ({
  id,
  type: "el_survey",
  title: id,
  description: "",
  state,
  startsAt: null,
  endsAt: null,
  labs: 2,
  pendingDays: null,
  path: "survey",
  progress: null,
  prerequisites: [],
  isOver: false,
  isEndedEarly: false,
  isSeen: true,
  since: "2026-11-01T00:00:00Z",
  conversation: null,
  ...rest,
});

const activities = [
  activity("open-ended", "new"),
  activity("later", "new", { endsAt: "2026-12-02T00:00:00Z" }),
  activity("soonest", "begun", { endsAt: "2026-12-01T00:00:00Z" }),
  activity("next", "comingSoon", { startsAt: "2026-12-05T00:00:00Z" }),
  activity("did", "done"),
  activity("missed", "ended"),
];

test("activities fall into what to do now, what comes and what is over, the soonest end first", () => {
  const groups = groupActivities(activities);
  expect(groups.now.map(({ id }) => id)).toEqual(["soonest", "later", "open-ended"]);
  expect(groups.comingSoon.map(({ id }) => id)).toEqual(["next"]);
  expect(groups.done.map(({ id }) => id)).toEqual(["did", "missed"]);
});

test("only what can be done now can be earned now", () => expect(labsToEarn(activities)).toBe(6));
