import { describe, expect, test } from "vitest";
import { AppError } from "../../../shared/errors";
import { demandPassword } from "./checkPassword";

const NAMES = ["lince.demo@example.com", "Zorro Azul"];

function ruleOf(password: string): string | undefined {
  try {
    demandPassword({ password, path: "/password", names: NAMES });
  } catch (error) {
    return error instanceof AppError ? error.details.faults?.[0]?.rule : "thrown";
  }
  return undefined;
}

describe("a password", () => {
  test.each([
    ["Sondeo-demo-1"],
    ["Tres patos, 1 charco"],
    ["Ñandú-veloz-7"],
    [`Aa1!${"x9 ".repeat(20)}`],
    [`Aa1!${"é9".repeat(340)}`],
    ["Passwords are 4 wimps, really"],
  ])("%s is accepted", (password) => {
    expect(ruleOf(password)).toBeUndefined();
  });

  test.each([
    ["Abc-12345", "password"],
    ["abc-1234567", "password"],
    ["ABC-1234567", "password"],
    ["Abcdefg1234", "password"],
    ["Abcdefg-hij", "password"],
    ["Password1!", "passwordBreached"],
    ["P@ssw0rd2024!", "passwordBreached"],
    ["Pa$$word123", "passwordBreached"],
    ["Qwerty12345!", "passwordBreached"],
    ["1Qaz2wsx3edc!", "passwordBreached"],
    ["!Qwerty!Qwerty1", "passwordBreached"],
    ["Contraseña1!", "passwordBreached"],
    ["W3lc0me2026!", "passwordBreached"],
    ["1l0veY0u!!!", "passwordBreached"],
    ["Lince.demo@example.com1", "passwordOwn"],
    ["Lince-Demo-1", "passwordOwn"],
    ["L1nce_d3mo!", "passwordOwn"],
    ["ZorroAzul#1", "passwordOwn"],
    [`Aa1!${"é9".repeat(341)}`, "passwordTooLong"],
  ])("%s breaks the rule %s", (password, rule) => {
    expect(ruleOf(password)).toBe(rule);
  });

  test("is as long composed as decomposed", () => {
    const password = "ÁÉíóú-12345".slice(0, 9);
    expect(ruleOf(password.normalize("NFC"))).toBe("password");
    expect(ruleOf(password.normalize("NFD"))).toBe("password");
  });
});
