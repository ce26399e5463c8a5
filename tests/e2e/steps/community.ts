import { expect, type Page } from "@playwright/test";
import { look } from "../support/look";

function card(page: Page, title: string) {
  return page.getByRole("article", { name: title });
}

/** Opens an activity from its card on the home screen. */
export async function openCard(page: Page, title: string, state: "Nueva" | "Empezada"): Promise<void> {
  await expect(card(page, title)).toContainText(state);
  await card(page, title).getByRole("link").click();
}

/** Comes back in another page of the same browser, and goes on. */
export async function comeBack(page: Page, title: string): Promise<void> {
  await page.goto("/c/demo/");
  await expect(card(page, title)).toContainText("Empezada");
  await look(page, "community-begun");
  await openCard(page, title, "Empezada");
}

export async function seeItDone(page: Page, title: string): Promise<void> {
  await page.getByRole("link", { name: "Volver a la comunidad" }).click();
  await expect(card(page, title)).toContainText("Hecha");
}

/** What else a member finds. */
export async function seeOtherScreens(page: Page): Promise<void> {
  await look(page, "community-done");
  for (const [name, heading] of [
    ["Actividades", "Actividades"],
    ["Perfil", "Tu perfil"],
  ] as const) {
    await page.getByRole("navigation", { name: "Secciones" }).getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await look(page, `community-${name.toLowerCase()}`);
  }
}
