import { describe, expect, test } from "vitest";
import { parseAddress } from "./address";
import { decide } from "./decide";

const nobody = {
  screen: "",
  isPublic: false,
  hasMember: false,
  hasStaff: false,
  preferred: undefined,
  step: undefined,
  staffStep: undefined,
};

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

  test("an extension's public screen is everybody's", () => {
    const both = { ...nobody, isPublic: true, hasMember: true, hasStaff: true, step: "conditions" } as const;
    for (const situation of [{ ...nobody, isPublic: true }, both]) expect(decide(situation)).toEqual({ show: "publicScreen" });
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
    for (const screen of ["signup", "signup/a1B2", "verify-email", "conditions", "privacy_policy", "legal_notice"]) {
      expect(decide({ ...nobody, screen })).toEqual({ show: "memberPage" });
    }
    expect(decide({ ...nobody, screen: "complete-profile" })).toEqual({ redirectTo: "member" });
    expect(decide({ ...nobody, screen: "signup/a/b" })).toEqual({ redirectTo: "member" });
  });
});

describe("the second step", () => {
  const member = { ...nobody, hasMember: true, step: "2FA" } as const;
  const staff = { ...nobody, hasStaff: true, staffStep: "2FA" } as const;

  test("members and staff who need it are led to it from wherever they are", () => {
    for (const screen of ["", "activities/7", "profile", "unknown/place", "complete-profile"]) {
      expect(decide({ ...member, screen })).toEqual({ stepTo: "2FA" });
      expect(decide({ ...staff, screen })).toEqual({ stepTo: "2FA" });
    }
    expect(decide({ ...member, screen: "login" })).toEqual({ stepTo: "2FA" });
    expect(decide({ ...staff, screen: "backoffice" })).toEqual({ stepTo: "2FA" });
  });

  test("its screen is that of whose step is left, by either spelling", () => {
    for (const screen of ["2FA", "2fa"]) {
      expect(decide({ ...member, screen })).toEqual({ show: "memberPage" });
      expect(decide({ ...staff, screen })).toEqual({ show: "staffTwoFactor" });
      expect(decide({ ...member, hasStaff: true, screen })).toEqual({ show: "memberPage" });
      expect(decide({ ...staff, hasMember: true, screen })).toEqual({ show: "staffTwoFactor" });
    }
  });

  test("where both sessions lack it, the view that was chosen last comes first", () => {
    const both = { ...staff, hasMember: true, step: "2FA", screen: "2FA" } as const;
    expect(decide(both)).toEqual({ show: "staffTwoFactor" });
    expect(decide({ ...both, preferred: "staff" })).toEqual({ show: "staffTwoFactor" });
    expect(decide({ ...both, preferred: "member" })).toEqual({ show: "memberPage" });
  });

  test("whoever has taken it, or isn't signed in, has nothing to do there", () => {
    expect(decide({ ...nobody, screen: "2FA" })).toEqual({ redirectTo: "member" });
    expect(decide({ ...nobody, hasMember: true, screen: "2FA" })).toEqual({ show: "community" });
    expect(decide({ ...nobody, hasStaff: true, screen: "2FA" })).toEqual({ show: "console" });
    expect(decide({ ...nobody, hasMember: true, step: "conditions", screen: "2FA" })).toEqual({ stepTo: "conditions" });
  });

  test("one session's step holds back the screens of that session alone", () => {
    expect(decide({ ...staff, hasMember: true, preferred: "member" })).toEqual({ show: "community" });
    expect(decide({ ...member, hasStaff: true, preferred: "staff" })).toEqual({ show: "console" });
  });

  test("public pages stay open", () => {
    for (const screen of ["signup", "verify-email", "privacy_policy", "conditions"]) {
      expect(decide({ ...member, screen })).toEqual({ show: "memberPage" });
      expect(decide({ ...staff, screen })).toEqual({ show: "memberPage" });
    }
    expect(decide({ ...staff, screen: "login" })).toEqual({ show: "memberLogin" });
    expect(decide({ ...staff, screen: "reset-password-backoffice" })).toEqual({ show: "staffPassword" });
  });
});

test("an address names its community and the screen in it", () => {
  expect(parseAddress("/c/demo")).toEqual({ origin: "demo", screen: "" });
  expect(parseAddress("/c/demo/activities/7/step2/")).toEqual({ origin: "demo", screen: "activities/7/step2" });
  expect(parseAddress("/suite")).toBeUndefined();
});

describe("the guards of the specification, by name", () => {
  const member = { ...nobody, hasMember: true };
  const staff = { ...nobody, hasStaff: true };
  const everywhere = ["", "activities/7/info", "members", "profile", "welcome", "chat"];

  test("unauthenticated staff go to the backoffice login, members to login", () => {
    for (const screen of everywhere) {
      expect(decide({ ...nobody, screen, preferred: "staff" })).toEqual({ redirectTo: "staff" });
      expect(decide({ ...nobody, screen, preferred: "member" })).toEqual({ redirectTo: "member" });
    }
  });

  test("users needing two-factor go to 2FA", () => {
    for (const screen of everywhere) {
      expect(decide({ ...member, screen, step: "2FA" })).toEqual({ stepTo: "2FA" });
      expect(decide({ ...staff, screen, staffStep: "2FA" })).toEqual({ stepTo: "2FA" });
    }
  });

  test("a member with no nickname goes to complete-profile", () => {
    for (const screen of everywhere)
      expect(decide({ ...member, screen, step: "complete-profile" })).toEqual({ stepTo: "complete-profile" });
  });

  test("members/preview and the wizard are never shown to members", () => {
    for (const screen of [
      "members/preview",
      "activities/step1",
      "activities/7/step1",
      "activities/7/step2",
      "activities/7/step3",
    ]) {
      expect(decide({ ...member, screen })).toEqual({ show: "community" });
      expect(decide({ ...staff, screen })).toEqual({ show: "console" });
      expect(decide({ ...nobody, screen })).toEqual({ redirectTo: "member" });
    }
  });

  test.each(["chat", "profile"])("%s is the members' or the staff's by who looks at it", (screen) => {
    expect(decide({ ...member, screen })).toEqual({ show: "community" });
    expect(decide({ ...staff, screen })).toEqual({ show: "console" });
    expect(decide({ ...member, hasStaff: true, preferred: "member", screen })).toEqual({ show: "community" });
    expect(decide({ ...member, hasStaff: true, preferred: "staff", screen })).toEqual({ show: "console" });
  });

  test("a path that only holds login or backoffice is not public", () => {
    for (const screen of ["members/login", "login/members", "backoffice/members", "xlogin", "loginx", "LOGIN", "Backoffice"])
      expect(decide({ ...nobody, screen })).toEqual({ redirectTo: "member" });
  });
});
