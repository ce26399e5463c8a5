import { expect, type Locator, type Page } from "@playwright/test";
import type { Person } from "../support/test";

/** Goes to a screen by the menu: at the left, or a drawer on a phone. */
export async function goTo({ page, isPhone }: Person, name: string): Promise<void> {
  if (isPhone) await page.getByRole("button", { name: "Abrir el menú" }).click();
  await page.getByRole("navigation", { name: "Menú" }).getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
}

/** Lets a menu, dialog or drawer go before the next thing is done. */
export async function closeWithEscape(page: Page, what: Locator): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(what).toBeHidden();
}

/** Rows of a list, or a phone's cards. */
export function records({ page, isPhone }: Person): Locator {
  const main = page.getByRole("main");
  if (!isPhone) return main.locator("tbody").getByRole("row");
  return main.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Acciones de/ }) });
}

const LANGUAGE_NAMES = ["Español", "English", "Français", "Nederlands", "Italiano", "Português"] as const;

/** Changes the language of the console, whatever it is now. */
export async function speak(page: Page, name: (typeof LANGUAGE_NAMES)[number]): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`: (${LANGUAGE_NAMES.join("|")})$`) }).click();
  await page.getByRole("menuitem", { name }).click();
  await expect(page.getByRole("menu")).toBeHidden();
}

/** Turns the console dark, or light again. */
export async function switchTheme(page: Page, mode: "oscuro" | "claro"): Promise<void> {
  await page.getByRole("button", { name: `Cambiar a modo ${mode}` }).click();
  await page.mouse.move(0, 0);
}
