import { expect, type Page } from "@playwright/test";

/** Waits for the question, does something with it and goes on. */
export async function answer(page: Page, title: string, act: () => Promise<void>): Promise<void> {
  await expectQuestion(page, title);
  await act();
  await page.getByRole("button", { name: /^(Siguiente|Enviar)$/ }).click();
}

export async function expectQuestion(page: Page, title: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** Waits until the server has everything, the place too: who leaves before is led to the question before. */
export async function expectAnswersSaved(page: Page): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: /^Guardado$/ })).toBeVisible();
}

export async function start(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Empezar" }).click();
}

/** Makes the script draw its screen in place of the server's, as the first touch does. */
export async function wakeScript(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await expect(page.locator("#first")).toHaveCount(0);
}
