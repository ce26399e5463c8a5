import { expect, type Locator, type Page } from "@playwright/test";
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
  await page.getByRole("menuitemcheckbox", { name: "Provincia", exact: true }).click();
  await look(page, "columns");
  await closeWithEscape(page, page.getByRole("menu"));
  await expect(heads.filter({ hasText: "Apellidos" })).toBeHidden();
  await expect(heads.filter({ hasText: "Provincia" })).toBeVisible();
}

const LISTS = /\/api\/members\?/;
const SLOW_MS = 1_000;

/** Does something while every answer of the list takes its time. */
async function onSlowLists(page: Page, work: () => Promise<void>): Promise<void> {
  await page.route(LISTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });
  await work();
  await page.unrouteAll({ behavior: "wait" });
}

/** Presses a place on the screen, whatever is shown there by then. */
async function pressAt(button: Locator, press: (x: number, y: number) => Promise<void>): Promise<void> {
  const { x, y, width, height } = await button.evaluate((element) => {
    element.scrollIntoView({ block: "center" });
    return element.getBoundingClientRect().toJSON();
  });
  await press(x + width / 2, y + height / 2);
}

/** More records, asked for while the order asked for before is on its way: another page, or more cards below the others. */
async function sortAndGoOn(person: Person): Promise<void> {
  const { page, isPhone } = person;
  const more = isPhone ? page.getByText("Cargar más") : page.getByLabel("Ir a la página siguiente");
  await onSlowLists(page, async () => {
    await sortByPoints(person);
    await expect(page).toHaveURL(/sort=points/);
    if (isPhone) {
      await pressAt(more, (x, y) => page.touchscreen.tap(x, y));
      await expect(records(person)).toHaveCount(50);
      return;
    }
    await pressAt(more, (x, y) => page.mouse.click(x, y));
    await expect(page).toHaveURL(/page=2/);
    await pressAt(more, (x, y) => page.mouse.click(x, y));
    await expect(page).toHaveURL(/page=3/);
    await expect(page.getByText(/^51-75 de \d+$/)).toBeVisible();
  });
}

/** Types more slowly than the list is asked for, and faster than it answers. */
async function searchOnSlowLists({ page }: Person): Promise<void> {
  const box = page.getByRole("textbox", { name: "Buscar en miembros" });
  await onSlowLists(page, () => box.pressSequentially("lince", { delay: 330 }));
  await expect(page).toHaveURL(/lince/);
  await expect(box).toHaveValue("lince");
}

/** List of members: sort, pages, search, filter and columns. */
export async function useMembersList(person: Person): Promise<void> {
  const { page, isPhone } = person;
  await goTo(person, "Miembros");
  const rows = records(person);
  await expect(rows).toHaveCount(25);
  await show(page, "members");

  await sortAndGoOn(person);
  await searchOnSlowLists(person);
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
