import { expect, type Page } from "@playwright/test";
import { look } from "../support/look";
import { type Console, closeWithEscape, goTo } from "./console";

/** Rows of a table, or a phone's cards. */
function records(page: Page, isPhone: boolean) {
  return isPhone
    ? page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("button", { name: /^Acciones de/ }) })
    : page.getByRole("main").locator("tbody").getByRole("row");
}

async function sortByPoints({ page, isPhone }: Console): Promise<void> {
  if (!isPhone) {
    await page.getByRole("columnheader", { name: "LABs" }).getByRole("button").click();
    return;
  }
  await page.getByRole("button", { name: "Ordenar" }).click();
  await page.getByRole("menuitem", { name: "LABs" }).click();
}

async function chooseColumns(page: Page): Promise<void> {
  const heads = page.getByRole("columnheader");
  await expect(heads.filter({ hasText: "Apellidos" })).toBeVisible();
  await page.getByRole("button", { name: "Columnas" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Apellidos" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Provincia" }).click();
  await look(page, "columns");
  await closeWithEscape(page, page.getByRole("menu"));
  await expect(heads.filter({ hasText: "Apellidos" })).toBeHidden();
  await expect(heads.filter({ hasText: "Provincia" })).toBeVisible();
}

/** List of members: sort, search, filter, columns and pages. */
export async function useMembersList(console: Console): Promise<void> {
  const { page, isPhone } = console;
  await goTo(console, "Miembros");
  const rows = records(page, isPhone);
  await expect(rows).toHaveCount(25);
  await look(page, "members");

  await sortByPoints(console);
  await expect(page).toHaveURL(/sort=points/);
  await expect(rows).toHaveCount(25);

  await page.getByRole("button", { name: "Ir a la página siguiente" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^26-50 de \d+$/)).toBeVisible();

  await page.getByRole("textbox", { name: "Buscar en miembros" }).fill("lince");
  await expect(page).toHaveURL(/lince/);
  await expect(rows.first()).toContainText("lince");
  await expect(rows.filter({ hasNotText: "lince" })).toHaveCount(0);

  await page.getByRole("button", { name: "Filtros" }).click();
  const filters = page.getByRole("dialog", { name: "Filtros" });
  await filters.getByRole("combobox", { name: "Género" }).click();
  await page.getByRole("option", { name: "Mujer" }).click();
  await look(page, "members-filters");
  await page.keyboard.press("Escape");
  await closeWithEscape(page, filters);
  await expect(page.getByRole("button", { name: "Filtros (1)" })).toBeVisible();
  await expect(rows.filter({ hasNotText: "lince" })).toHaveCount(0);
  if (!isPhone) await chooseColumns(page);
}
