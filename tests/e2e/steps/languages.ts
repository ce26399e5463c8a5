import { type APIRequestContext, expect } from "@playwright/test";
import { third } from "../../helpers/drill";
import { keepPicture } from "../support/look";
import type { Person } from "../support/test";
import { textOf } from "../support/texts";
import { goTo, speak } from "./console";

const LANGUAGES = [
  ["en", "English"],
  ["fr", "Français"],
  ["it", "Italiano"],
  ["pt", "Português"],
  ["nl", "Nederlands"],
] as const;
const SPANISH = ["es", "Español"] as const;

/** A new member's wrong e-mail address is called wrong in the languages of this run, at the field, and stays what was typed. */
export async function readIssueInLanguages(person: Person, request: APIRequestContext): Promise<void> {
  const { page } = person;
  await goTo(person, "Miembros");
  await page.getByRole("link", { name: "Crear", exact: true }).click();
  const email = page.locator('input[type="email"]');
  await email.fill("eva@");
  await email.blur();
  const seen = new Set<string>();
  const languages = [...third(LANGUAGES), SPANISH];
  for (const [language, name] of languages) {
    await speak(page, name);
    const label = `${await textOf(request, language, "console.shell.language")}: ${name}`;
    await expect(page.getByRole("button", { name: label })).toBeVisible();
    const message = await textOf(request, language, "validation.formatEmail");
    await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
    await expect(email).toHaveValue("eva@");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    if (language === "nl") await keepPicture(page, "member-form-dutch");
    seen.add(message);
  }
  expect(seen.size).toBe(languages.length);
  await page.getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("button", { name: "Salir sin guardar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Miembros" })).toBeVisible();
}
