import { expect, type Page } from "@playwright/test";
import { look, show } from "../support/look";
import type { Person } from "../support/test";
import { closeWithEscape, goTo, records } from "./console";

async function sortByPoints({ page, isPhone }: Person): Promise<void> {
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

/** More records: another page of the table, or more cards below the others. */
async function goOn(person: Person): Promise<void> {
  const { page, isPhone } = person;
  if (isPhone) {
    await page.getByRole("button", { name: "Cargar más" }).click();
    await expect(records(person)).toHaveCount(50);
    return;
  }
  await page.getByRole("button", { name: "Ir a la página siguiente" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^26-50 de \d+$/)).toBeVisible();
}

/** List of members: sort, pages, search, filter and columns. */
export async function useMembersList(person: Person): Promise<void> {
  const { page, isPhone } = person;
  await goTo(person, "Miembros");
  const rows = records(person);
  await expect(rows).toHaveCount(25);
  await show(page, "members");

  await sortByPoints(person);
  await expect(page).toHaveURL(/sort=points/);
  await goOn(person);

  await page.getByRole("textbox", { name: "Buscar en miembros" }).fill("lince");
  await expect(page).toHaveURL(/lince/);
  await expect(rows.first()).toContainText("lince");
  await expect(rows.filter({ hasNotText: "lince" })).toHaveCount(0);
  const found = await rows.count();

  await page.getByRole("button", { name: "Filtros" }).click();
  const filters = page.getByRole("dialog", { name: "Filtros" });
  await filters.getByRole("combobox", { name: "Género" }).click();
  await page.getByRole("option", { name: "Mujer" }).click();
  await look(page, "members-filters");
  await page.keyboard.press("Escape");
  await closeWithEscape(page, filters);
  await expect(page.getByRole("button", { name: "Filtros (1)" })).toBeVisible();
  await expect.poll(() => rows.count()).toBeLessThan(found);
  if (!isPhone) await chooseColumns(page);
}

const EMAIL = { name: "Correo electrónico", exact: true } as const;

/** A new member: what is wrong is said at the field, then it is created, shown and edited. */
export async function createMember({ page }: Person): Promise<void> {
  await page.getByRole("link", { name: "Crear", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Crear miembro" })).toBeVisible();
  await page.getByRole("textbox", { name: "Apodo", exact: true }).fill("brújula");
  await page.getByRole("textbox", EMAIL).fill("eva.brujula@demo.test");
  await page.getByRole("textbox", { name: "Nombre", exact: true }).fill("Eva");
  await page.getByRole("combobox", { name: "Género" }).click();
  await page.getByRole("option", { name: "Mujer" }).click();
  await page.getByRole("button", { name: "Crear", exact: true }).click();

  await expect(page.getByRole("heading", { level: 1, name: "brújula" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("eva.brujula@demo.test");
  await show(page, "member");

  await page.getByRole("link", { name: "Editar", exact: true }).click();
  await expect(page.getByRole("textbox", EMAIL)).toBeHidden();
  await page.getByRole("textbox", { name: "Nombre", exact: true }).fill("Eva María");
  await expect(page.getByText("Has cambiado: Nombre")).toBeVisible();
  await look(page, "member-edit");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByRole("definition").filter({ hasText: "Eva María" })).toBeVisible();
}
