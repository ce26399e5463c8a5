import { expect, type Page } from "@playwright/test";
import { look } from "../support/look";
import type { Person } from "../support/test";

const NEW_PASSWORD = "Tres-patos-4";

/** Asks at the members' login for a new password; an address that nobody has gets the same answer. */
export async function askForPassword({ page }: Person): Promise<void> {
  await page.goto("/c/demo/login");
  await page.getByRole("link", { name: "¿Has olvidado tu contraseña?" }).click();
  await look(page, "password-ask");
  await page.getByLabel("Correo electrónico").fill("nadie@demo.test");
  await page.getByRole("button", { name: "Enviar el enlace" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mira tu correo" })).toBeFocused();
  await look(page, "password-sent");
}

/** The link of the mail that a page shows the text of. */
export async function linkOf(page: Page): Promise<string> {
  const text = (await page.getByRole("main").getByText("/reset-password#user=").textContent()) ?? "";
  const [link] = /https?:\/\/\S+\/reset-password#user=[\w-]+&code=[\w-]+/.exec(text) ?? [];
  if (!link) throw new Error("the mail holds no link");
  return link;
}

/** Opens a mail's link, chooses a password and signs in with it; the link works once. */
export async function choosePassword({ page, expectRefusal }: Person, link: string): Promise<void> {
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
  await page.getByLabel("Correo electrónico").fill("member@demo.test");
  await page.getByLabel("Contraseña", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByLabel("Contraseña", { exact: true })).toBeHidden();
  expectRefusal(400);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Este enlace ya no sirve" })).toBeFocused();
  await look(page, "password-spent");
}
