import { expect, test } from "vitest";
import { sectionOf } from "./navigation";

const PATHS = ["/", "/activities", "/profile"];

test.each([
  ["/", "/"],
  ["/activities", "/activities"],
  ["/profile", "/profile"],
  ["/profile/data", "/profile"],
  ["/profiles", undefined],
  ["/welcome", undefined],
])("%s lies in the section %s", (pathname, section) => expect(sectionOf(pathname, PATHS)).toBe(section));
