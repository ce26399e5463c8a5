import { describe, expect, test } from "vitest";
import { parseAddress } from "./address";
import { decide } from "./decide";

const nobody = { screen: "", hasMember: false, hasStaff: false, preferred: undefined };

describe("whose screens an address shows", () => {
  test("nobody signed in goes to the members' login, who was staff here before to the staff's", () => {
    expect(decide(nobody)).toEqual({ redirectTo: "member" });
    expect(decide({ ...nobody, preferred: "staff" })).toEqual({ redirectTo: "staff" });
  });

  test("the logins are public by their exact path only", () => {
    expect(decide({ ...nobody, screen: "login" })).toEqual({ show: "memberLogin" });
    expect(decide({ ...nobody, screen: "backoffice" })).toEqual({ show: "staffLogin" });
    expect(decide({ ...nobody, screen: "activities/login" })).toEqual({ redirectTo: "member" });
  });

  test("each kind of session gets its own screens", () => {
    expect(decide({ ...nobody, hasMember: true })).toEqual({ show: "community" });
    expect(decide({ ...nobody, hasStaff: true })).toEqual({ show: "console" });
  });

  test("with both, the person's choice decides, and a login's path names one", () => {
    const both = { ...nobody, hasMember: true, hasStaff: true };
    expect(decide({ ...both, preferred: "member" })).toEqual({ show: "community" });
    expect(decide({ ...both, preferred: "staff" })).toEqual({ show: "console" });
    expect(decide({ ...both, preferred: "member", screen: "backoffice" })).toEqual({ show: "console" });
    expect(decide({ ...both, preferred: "staff", screen: "login" })).toEqual({ show: "community" });
  });

  test("staff may still sign in as a member, and the other way round", () => {
    expect(decide({ ...nobody, hasStaff: true, screen: "login" })).toEqual({ show: "memberLogin" });
    expect(decide({ ...nobody, hasMember: true, screen: "backoffice" })).toEqual({ show: "staffLogin" });
  });
});

test("an address names its community and the screen in it", () => {
  expect(parseAddress("/c/demo")).toEqual({ origin: "demo", screen: "" });
  expect(parseAddress("/c/demo/activities/7/step2/")).toEqual({ origin: "demo", screen: "activities/7/step2" });
  expect(parseAddress("/suite")).toBeUndefined();
});
