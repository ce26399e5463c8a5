import { expect, test } from "vitest";
import type { Comment } from "../../../../../contracts/api/comments";
import type { Thread } from "../../../shared/api/threads";
import { changeThreads, removing, replacing, withReply } from "./changes";

const team = { note: "ask", tags: [], seenBefore: null, versions: 0 };
const comment = (id: string, values: Partial<Comment> = {}) => ({ id, text: id, team, ...values }) as Comment;
const threads: readonly Thread[] = [
  { ...comment("a"), replies: [comment("b", { parentId: "a" }), comment("c", { parentId: "a" })] },
  { ...comment("d"), replies: [] },
];
const shape = (all: readonly Thread[]) => all.map(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]);

test("a comment is replaced wherever it stands, and keeps its replies", () => {
  const changed = changeThreads(
    changeThreads(threads, replacing(comment("a", { text: "new" }))),
    replacing(comment("c", { medal: true })),
  );
  expect(shape(changed)).toEqual([["a", "b", "c"], ["d"]]);
  expect([changed[0]?.text, changed[0]?.replies[1]?.medal]).toEqual(["new", true]);
});

test("what everybody is told says nothing of what the team knows, which stays", () => {
  const { team: _, ...open } = comment("d", { text: "new" });
  expect(changeThreads(threads, replacing(open))[1]).toMatchObject({ text: "new", team });
});

test("a comment goes, with its replies where it begins a thread", () => {
  expect(shape(changeThreads(threads, removing("b")))).toEqual([["a", "c"], ["d"]]);
  expect(shape(changeThreads(threads, removing("a")))).toEqual([["d"]]);
});

test("a reply stands at the end of its thread, once", () => {
  const reply = comment("e", { parentId: "d" });
  expect(shape(withReply(withReply(threads, reply), reply))).toEqual([
    ["a", "b", "c"],
    ["d", "e"],
  ]);
});
