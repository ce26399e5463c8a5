import { expect } from "@playwright/test";
import { look } from "../support/look";
import { PASSWORD } from "../support/password";
import type { Person } from "../support/test";

const NEW_PASSWORD = "Cuatro-patos-5";

/** Asks at the members' login for a new password; an address that nobody has gets the same answer. */
export async function askForPassword({ page }: Person, email: string): Promise<void> {
  await page.goto("/c/demo/login");
  await page.getByRole("link", { name: "¿Has olvidado tu contraseña?" }).click();
  await look(page, "password-ask");
  await page.getByLabel("Correo electrónico").fill("nadie@demo.test");
  await page.getByRole("button", { name: "Enviar el enlace" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mira tu correo" })).toBeFocused();
  await look(page, "password-sent");
  // As the page itself asks for it.
  const headers = { origin: new URL(page.url()).origin };
  const asked = await page.request.post("/experienceLabs/demo/resetPassword", { headers, data: { email } });
  expect(asked.ok()).toBe(true);
}

/** Opens a mail's link, chooses a password and signs in with it; the link works once. */
export async function choosePassword({ page, expectRefusal }: Person, email: string, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Elige una contraseña nueva" })).toBeFocused();
  expect(page.url()).not.toContain("#");
  await page.getByLabel("Contraseña nueva").fill("patos-4");
  await expect(page.getByRole("listitem").filter({ hasText: "cumplido" })).toHaveCount(3);
  await page.getByRole("button", { name: "Guardar la contraseña" }).click();
  await expect(page.getByLabel("Contraseña nueva")).toBeFocused();
  await look(page, "password-choose");
  await page.getByLabel("Contraseña nueva").fill(NEW_PASSWORD);
  await page.getByLabel("Repite la contraseña").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Guardar la contraseña" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contraseña cambiada" })).toBeFocused();
  await page.getByRole("link", { name: "Entrar", exact: true }).click();
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByLabel("Contraseña", { exact: true })).toBeHidden();
  expectRefusal(400);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Este enlace ya no sirve" })).toBeFocused();
  await look(page, "password-spent");

  // As it was: others sign in with it.
  const data = { currentPassword: NEW_PASSWORD, newPassword: PASSWORD, repeatedPassword: PASSWORD };
  const changed = await page.request.put("/experienceLabs/password", { headers: { origin: new URL(link).origin }, data });
  expect(changed.ok(), await changed.text()).toBe(true);
}
