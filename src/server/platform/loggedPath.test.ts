import { expect, test } from "vitest";
import { loggedPath } from "./loggedPath";

test.each([
  ["/api/members?q=ana", "/api/members"],
  ["/c/demo/signup/s3cret", "/c/demo/signup/…"],
  ["/experienceLabs/demo/signup/s3cret?x=1", "/experienceLabs/demo/signup/…"],
  ["/panel/enter/s3cret", "/panel/enter/…"],
  ["/shared/s3cret?sent=Ana", "/shared/…"],
  ["/r/s3cret", "/r/…"],
  ["/focus/s3cret/video/presence", "/focus/…/video/presence"],
  ["/api/studies/1/focus/sessions/2", "/api/studies/1/focus/sessions/2"],
  ["/api/reports/s3cret/open", "/api/reports/…/open"],
  ["/api/activities/1/reports/2", "/api/activities/1/reports/2"],
  ["/panel/me/s3cret/invitations", "/panel/me/…/invitations"],
  ["/c/demo/SignUp/s3cret/", "/c/demo/SignUp/…/"],
])("%s is logged as %s", (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});
