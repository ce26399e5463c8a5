import { expect, test } from "vitest";
import { mediaFailure } from "./mediaFailure";

const named = (name: string) => Object.assign(new Error("refused"), { name });

test.each([
  ["NotAllowedError", "denied"],
  ["NotFoundError", "missing"],
  ["NotReadableError", "busy"],
  ["OverconstrainedError", "missing"],
  ["NotSupportedError", "unsupported"],
  ["SomethingElse", "unknown"],
] as const)("%s is told as %s", (name, expected) => {
  expect(mediaFailure(named(name))).toBe(expected);
});

test("what is no error is unknown", () => expect(mediaFailure("no")).toBe("unknown"));
