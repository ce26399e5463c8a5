import { expect, test } from "vitest";
import { cleanDigits, cleanRecoveryCode, DIGIT_CODE, RECOVERY_CODE } from "./codeFormat";

test("six digits are taken however they were copied", () => {
  expect(cleanDigits("123456")).toBe("123456");
  expect(cleanDigits(" 123 456\n")).toBe("123456");
  expect(cleanDigits("123-456")).toBe("123456");
  expect(cleanDigits("１２３４５６")).toBe("123456");
  expect(cleanDigits("12a3")).toBe("123");
  expect(cleanDigits("1234567")).toBe("123456");
});

test("a message that was pasted whole gives up its code, not its other numbers", () => {
  expect(cleanDigits("Demo: 482913 is your code. It is valid for 10 minutes.")).toBe("482913");
  expect(cleanDigits("Válido 10 minutos. Código: 482 913")).toBe("482913");
});

test("a recovery code is written in two halves while it is typed", () => {
  expect(cleanRecoveryCode("AbC12")).toBe("abc12");
  expect(cleanRecoveryCode("abc12d")).toBe("abc12-d");
  expect(cleanRecoveryCode(" ABC12 – DEF34 ")).toBe("abc12-def34");
});

test("a code is complete with all of its characters and not before", () => {
  expect(DIGIT_CODE.isComplete("12345")).toBe(false);
  expect(DIGIT_CODE.isComplete("123456")).toBe(true);
  expect(RECOVERY_CODE.isComplete("abc12-def3")).toBe(false);
  expect(RECOVERY_CODE.isComplete("abc12-def34")).toBe(true);
});
