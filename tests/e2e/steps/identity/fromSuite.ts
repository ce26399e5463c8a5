import { expect, type Page } from "@playwright/test";
import { enterBy } from "../../support/api";
import { look } from "../../support/look";
import type { Person } from "../../support/test";

const NAME = "Comunidad de Oporto";

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole("button", { name: "Más acciones" }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** A client copies a community, whose address has to be its own, goes over to the copy, and back. */
export async function cloneAndEnter({ page, context, expectRefusal }: Person): Promise<void> {
  await enterBy(context, "suite", "client@demo.test");
  await page.goto("/suite/communities");
  await page.getByRole("link", { name: "Comunidad Demo" }).first().click();
  await choose(page, "Clonar");
  const dialog = page.getByRole("dialog", { name: "Clonar «Comunidad Demo»" });
  await dialog.getByRole("textbox", { name: "Nombre" }).fill(NAME);
  const address = dialog.getByRole("textbox", { name: "Identificador en la dirección" });
  await expect(address).toHaveValue("comunidad-de-oporto");
  await address.fill("demo");
  expectRefusal(409);
  await dialog.getByRole("button", { name: "Clonar" }).click();
  await expect(dialog.getByText(/Ya existe una comunidad con este identificador/)).toBeVisible();
  await look(page, "clone-taken");
  await address.fill("oporto");
  await dialog.getByRole("combobox", { name: /^Duración/ }).click();
  await page.getByRole("option", { name: "1 mes", exact: true }).click();
  await expect(dialog.getByText("1500 créditos")).toBeVisible();
  await dialog.getByRole("button", { name: "Clonar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: NAME })).toBeVisible();

  await choose(page, "Entrar en la comunidad");
  await expect(page).toHaveURL(/\/c\/oporto\/activities$/);
  await expect(page.getByRole("heading", { level: 1, name: "Actividades" })).toBeVisible();
  await expect(page).toHaveTitle(`Actividades · ${NAME}`);
  await page.getByRole("button", { name: /^Cuenta de/ }).click();
  await look(page, "from-suite");
  await page.getByRole("menuitem", { name: "Volver a la suite" }).click();
  await expect(page).toHaveURL(/\/suite$/);
  await expect(page.getByRole("heading", { level: 1, name: /^(Hola|Inicio)/ })).toBeVisible();
}
