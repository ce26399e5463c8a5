import { expect, test } from "vitest";
import { photoIssue } from "./photoIssue";

test.each([
  ["image/jpeg", 1, undefined],
  ["image/png", 5_242_880, undefined],
  ["image/webp", 5_242_881, "size"],
  ["image/gif", 1, "type"],
  ["image/svg+xml", 1, "type"],
  ["", 1, "type"],
] as const)("a file of %s and %d bytes: %s", (type, size, fault) => expect(photoIssue({ type, size }, 5_242_880)).toBe(fault));
