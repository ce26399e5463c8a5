import { expect, test } from "vitest";
import { lacksColours, redirectToTheme } from "./redirectToTheme";

const plain = { kind: "staff", accessKeys: ["community:ADMINISTRATOR"], mainColor: null };

test("who runs a community without colours is led to the profile from every page but where they are chosen", () => {
  for (const pathname of ["/", "/activities/step1", "/members", "/profiles", "/welcome"])
    expect(redirectToTheme(pathname, plain)).toBe("/profile");
  for (const pathname of ["/profile", "/profile/security", "/personalisation"])
    expect(redirectToTheme(pathname, plain)).toBeUndefined();
});

test("nobody is led there once there are colours", () => {
  expect(redirectToTheme("/", { ...plain, mainColor: "#1f6f5c" })).toBeUndefined();
});

test("who may not choose colours is not held back for want of them", () => {
  for (const key of ["community:MODERATOR", "community:OBSERVATOR", "community:USER"])
    expect(lacksColours({ ...plain, accessKeys: [key] })).toBe(false);
  expect(lacksColours({ ...plain, kind: "suite" })).toBe(false);
  expect(lacksColours({ ...plain, accessKeys: ["mainAdmin"] })).toBe(true);
});
