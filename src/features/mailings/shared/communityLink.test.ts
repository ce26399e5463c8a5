import { expect, test } from "vitest";
import { isCommunityLink, toCommunityLink } from "./communityLink";

test.each(["/", "/activities", "/activities/0193?view=open#top", "/notificaciones/última"])("%s is below the app", (path) => {
  expect(isCommunityLink(path)).toBe(true);
});

test.each([
  ...[
    "",
    "activities",
    "https://example.com/",
    "javascript:alert(1)",
    "/../other",
    "/%2e%2e/other",
    "//example.com",
    "/\\example.com",
    "/a b",
  ],
])("%s is not", (path) => {
  expect(isCommunityLink(path)).toBe(false);
});

test("a pasted address of the app becomes its path, and another one stays", () => {
  const home = "https://panel.example/c/demo";
  expect(toCommunityLink(` ${home}/labs `, home)).toBe("/labs");
  expect(toCommunityLink(home, home)).toBe("/");
  expect(toCommunityLink("https://panel.example/c/demonstration", home)).toBe("https://panel.example/c/demonstration");
});
