import { expect, test } from "vitest";
import { pageView } from "./pageView";

test.each([
  ["/", "/"],
  ["", "/"],
  ["/activities", "/activities"],
  ["/profile/data/", "/profile/data"],
  ["/privacy_policy", "/privacy_policy"],
  ["/legal_notice", "/legal_notice"],
  ["/activities/0193fd0a-7c1e-7000-8000-000000000001", "/activities/:id"],
  ["/activities/0193fd0a-7c1e-7000-8000-000000000001/survey", "/activities/:id/survey"],
  ["/signup/3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "/signup/:id"],
  ["/members/Vera%20Miembro", "/members/:id"],
  ["/invitations/abcdefghijklmnopqrstuvwxyzabcdefg", "/invitations/:id"],
])("of %s a script is told %s", (pathname, path) => {
  expect(pageView("demo", pathname)).toEqual({ type: "sondeo.pageView", version: 1, community: "demo", path });
});
