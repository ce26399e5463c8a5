import { expect, type Page } from "@playwright/test";
import { PASSWORD } from "../support/password";

/** Fills in the password at a login whose e-mail is there already, or given. */
export async function signIn(page: Page, email?: string): Promise<void> {
  if (email) await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByLabel("Contraseña", { exact: true })).toBeHidden();
}
