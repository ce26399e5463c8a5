import { expect, test } from "vitest";
import type { Comment } from "../../../../../contracts/api/comments";
import { lastWithoutGap, mergeStream } from "./mergeStream";

const team = { note: null, tags: ["one"], seenBefore: null, versions: 0 };
const comment = (seq: number, values: Partial<Comment> = {}) =>
  ({ id: `c${seq}`, seq, text: `${seq}`, isOwn: false, ...values }) as Comment;
const numbers = (all: readonly Comment[]) => all.map(({ seq }) => seq);

test("comments that overtook each other stand in the order of their numbers, each once", () => {
  expect(numbers(mergeStream([comment(1), comment(4)], [comment(3), comment(4), comment(2)]))).toEqual([1, 2, 3, 4]);
});

test("what everybody is told changes the words, and neither whose it is nor what the team knows", () => {
  const [changed] = mergeStream([comment(1, { isOwn: true, team })], [comment(1, { text: "new" })]);
  expect(changed).toMatchObject({ text: "new", isOwn: true, team });
});

test("a gap is told by the number before it; a stream may begin anywhere", () => {
  expect(lastWithoutGap([])).toBe(0);
  expect(lastWithoutGap([comment(7), comment(8), comment(10)])).toBe(8);
});
