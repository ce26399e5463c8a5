import { expect, type Locator, type Page } from "@playwright/test";

/** A staff member's browser, and whether it is a phone. */
export interface Console {
  readonly page: Page;
  readonly isPhone: boolean;
}

/** Goes to a screen by the menu: at the left, or a drawer on a phone. */
export async function goTo({ page, isPhone }: Console, name: string): Promise<void> {
  if (isPhone) await page.getByRole("button", { name: "Abrir el menú" }).click();
  await page.getByRole("navigation", { name: "Menú" }).getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
}

/** Lets a menu, dialog or drawer go before the next thing is done. */
export async function closeWithEscape(page: Page, what: Locator): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(what).toBeHidden();
}
