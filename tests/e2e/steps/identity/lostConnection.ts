import { expect } from "@playwright/test";
import { look } from "../../support/look";
import type { Person } from "../../support/test";

/** A call that doesn't reach the server: said over the page, which stays, or is loaded anew. */
export async function loseConnection({ page }: Person): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Actividades" })).toBeVisible();
  const refuse = (route: { abort: (reason: string) => Promise<void> }) => route.abort("aborted");
  await page.route("**/api/**", refuse);
  await page.route("**/experienceLabs/**", refuse);
  await page.getByRole("navigation", { name: "Secciones" }).getByRole("link", { name: "Inicio" }).click();
  const popup = page.getByRole("dialog", { name: "No hay conexión con el servidor" });
  await expect(popup).toBeVisible();
  await look(page, "no-connection");
  await popup.getByRole("button", { name: "Seguir en la página" }).click();
  await expect(popup).toBeHidden();
  await page.unroute("**/api/**");
  await page.unroute("**/experienceLabs/**");
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.close();
}
