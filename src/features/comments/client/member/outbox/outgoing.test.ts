import { expect, test } from "vitest";
import { goingTo, type OutgoingPost } from "./outgoing";

const post = (clientKey: string, more: Partial<OutgoingPost["body"]> = {}, activityId = "a"): OutgoingPost => ({
  activityId,
  body: { text: "x", clientKey, ...more },
});
const posts = [
  post("root"),
  post("topic", { topicId: "t" }),
  post("reply", { parentCommentId: "root" }),
  post("elsewhere", {}, "b"),
];

test.each([
  ["all of an activity", { activityId: "a" }, ["root", "topic", "reply"]],
  ["what begins threads", { activityId: "a", threadId: null }, ["root", "topic"]],
  ["what begins threads of a topic", { activityId: "a", threadId: null, topicId: "t" }, ["topic"]],
  ["replies of a thread", { activityId: "a", threadId: "root" }, ["reply"]],
] as const)("finds %s", (_, where, keys) => expect(goingTo(posts, where).map(({ body }) => body.clientKey)).toEqual(keys));
