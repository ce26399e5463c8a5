import { expect, test } from "vitest";
import { newPassword } from "./newPassword";

test("a password is read out in three groups, and each is another one", () => {
  const passwords = Array.from({ length: 50 }, newPassword);
  for (const password of passwords) expect(password).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){2}$/);
  expect(new Set(passwords).size).toBe(50);
});
