import { expect, test } from "vitest";
import { isChangeable } from "./isChangeable";

const now = new Date("2026-06-01T12:00:00Z");
const fresh = { createdAt: "2026-06-01T11:50:00Z", status: "PUBLISHED", medal: false, isQuestion: false, replies: 0 };
const old = { ...fresh, createdAt: "2026-06-01T11:00:00Z" };

test.each([
  [fresh, "shortly", true],
  [old, "shortly", false],
  [{ ...fresh, replies: 1 }, "shortly", false],
  [{ ...fresh, medal: true }, "shortly", false],
  [{ ...old, replies: 2, medal: true }, "untilEnd", true],
  [{ ...old, status: "SENT_BACK" }, "shortly", true],
  [{ ...fresh, status: "HIDDEN" }, "untilEnd", false],
  [{ ...fresh, isQuestion: true }, "untilEnd", false],
] as const)("%j, changeable %s: %s", (comment, until, expected) => {
  expect(isChangeable(comment, until, now)).toBe(expected);
});
