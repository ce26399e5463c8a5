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
  await openCard(page, title, "Empezada");
}

export async function seeItDone(page: Page, title: string): Promise<void> {
  await page.getByRole("link", { name: "Volver a la comunidad" }).click();
  await expect(card(page, title)).toContainText("Hecha");
}

/** The profile, which no other test looks at. */
export async function seeProfile(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Secciones" }).getByRole("link", { name: "Perfil" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tu perfil" })).toBeVisible();
  await look(page, "community-profile");
}
