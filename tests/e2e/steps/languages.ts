import { type APIRequestContext, expect } from "@playwright/test";
import { show } from "../support/look";
import type { Person } from "../support/test";
import { textOf } from "../support/texts";
import { goTo, speak } from "./console";

const LANGUAGES = [
  ["en", "English"],
  ["fr", "Français"],
  ["it", "Italiano"],
  ["pt", "Português"],
  ["nl", "Nederlands"],
  ["es", "Español"],
] as const;

/** A new member's wrong e-mail address is called wrong in each language, at the field, and stays what was typed. */
export async function readIssueInEveryLanguage(person: Person, request: APIRequestContext): Promise<void> {
  const { page } = person;
  await goTo(person, "Miembros");
  await page.getByRole("link", { name: "Crear", exact: true }).click();
  const email = page.locator('input[type="email"]');
  await email.fill("eva@");
  await email.blur();
  const seen = new Set<string>();
  for (const [language, name] of LANGUAGES) {
    await speak(page, name);
    const label = `${await textOf(request, language, "console.shell.language")}: ${name}`;
    await expect(page.getByRole("button", { name: label })).toBeVisible();
    const message = await textOf(request, language, "validation.formatEmail");
    await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
    await expect(email).toHaveValue("eva@");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    if (language === "nl") await show(page, "member-form-dutch");
    seen.add(message);
  }
  expect(seen.size).toBe(LANGUAGES.length);
  await page.getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("button", { name: "Salir sin guardar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Miembros" })).toBeVisible();
}
