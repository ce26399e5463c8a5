import { describe, expect, test } from "vitest";
import { parseAddress } from "./address";
import { decide } from "./decide";

const nobody = { screen: "", hasMember: false, hasStaff: false, preferred: undefined, step: undefined };

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

  test("the ways to a new password are public, whoever is signed in", () => {
    const both = { ...nobody, hasMember: true, hasStaff: true, step: "conditions" } as const;
    for (const situation of [nobody, both]) {
      expect(decide({ ...situation, screen: "reset-password" })).toEqual({ show: "memberPassword" });
      expect(decide({ ...situation, screen: "reset-password-backoffice" })).toEqual({ show: "staffPassword" });
    }
    expect(decide({ ...nobody, screen: "activities/reset-password" })).toEqual({ redirectTo: "member" });
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

describe("the steps after a login", () => {
  const held = { ...nobody, hasMember: true, step: "conditions" } as const;

  test("a member with a step left is led to it from everywhere, and stays there", () => {
    expect(decide(held)).toEqual({ stepTo: "conditions" });
    expect(decide({ ...held, screen: "activities/7" })).toEqual({ stepTo: "conditions" });
    expect(decide({ ...held, screen: "login" })).toEqual({ stepTo: "conditions" });
    expect(decide({ ...held, screen: "conditions" })).toEqual({ show: "memberPage" });
    expect(decide({ ...held, step: "complete-profile", screen: "complete-profile" })).toEqual({ show: "memberPage" });
  });

  test("staff who look at the console are not held back by what they lack as members", () => {
    expect(decide({ ...held, hasStaff: true, preferred: "staff" })).toEqual({ show: "console" });
  });

  test("sign-up and the texts that members accept are for everybody, one's profile isn't", () => {
    for (const screen of ["signup", "signup/a1B2", "verify-email", "conditions", "privacy_policy"]) {
      expect(decide({ ...nobody, screen })).toEqual({ show: "memberPage" });
    }
    expect(decide({ ...nobody, screen: "complete-profile" })).toEqual({ redirectTo: "member" });
    expect(decide({ ...nobody, screen: "signup/a/b" })).toEqual({ redirectTo: "member" });
  });
});

test("an address names its community and the screen in it", () => {
  expect(parseAddress("/c/demo")).toEqual({ origin: "demo", screen: "" });
  expect(parseAddress("/c/demo/activities/7/step2/")).toEqual({ origin: "demo", screen: "activities/7/step2" });
  expect(parseAddress("/suite")).toBeUndefined();
});
