import { expect } from "@playwright/test";
import { look } from "../../support/look";
import type { Person } from "../../support/test";

/** A call that doesn't reach the server is reported over the page, which stays. */
export async function loseConnection({ page }: Person): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Tu perfil" })).toBeVisible();
  const refuse = (route: { abort: (reason: string) => Promise<void> }) => route.abort("aborted");
  await page.route("**/api/**", refuse);
  await page.getByRole("navigation", { name: "Secciones" }).getByRole("link", { name: "Inicio" }).click();
  const popup = page.getByRole("dialog", { name: "No hay conexión con el servidor" });
  await expect(popup).toBeVisible();
  await look(page, "no-connection");
  await popup.getByRole("button", { name: "Seguir en la página" }).click();
  await expect(popup).toBeHidden();
  await page.unroute("**/api/**");
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  // What was read a moment ago is there without the server.
  await page.route("**/api/member/**", refuse);
  await page.getByRole("navigation", { name: "Secciones" }).getByRole("link", { name: "Actividades" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Actividades" })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(popup).toBeHidden();
  await page.close();
}
