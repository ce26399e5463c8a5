import { expect, test } from "vitest";
import { loginAddress } from "./demo";
import { originOf } from "./originOf";

test("a community is found by its origin, a path or a whole address", () => {
  for (const text of ["demo", " Demo ", "/demo/", "/c/demo", "https://sondeo.example/c/demo/login?x=1"])
    expect(originOf(text)).toBe("demo");
});

test("what can't be an origin is none", () => {
  for (const text of ["", "two words", "https://sondeo.example"]) expect(originOf(text)).toBeUndefined();
});

test("each demo account leads to its own login", () => {
  expect(loginAddress({ role: "member", email: "m@demo.test" }, "demo")).toBe("/c/demo/login?email=m%40demo.test");
  expect(loginAddress({ role: "moderator", email: "a@b.c" }, "demo")).toBe("/c/demo/backoffice?email=a%40b.c");
  expect(loginAddress({ role: "client", email: "a@b.c" }, "demo")).toBe("/suite/login?email=a%40b.c");
  expect(loginAddress({ role: "backoffice", email: "a@b.c" }, "demo")).toBe("/admin/login?email=a%40b.c");
});
