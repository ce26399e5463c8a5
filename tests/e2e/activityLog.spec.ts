import { enterBy } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

const NAME = `Registro ${Date.now()}`;

test("what a moderator does is in the main administrator's log, with the right filter alone", async ({ newPerson }) => {
  const moderator = await newPerson(DESKTOP);
  await enterBy(moderator.context, "staff", "moderator@demo.test");
  await moderator.page.goto("/c/demo/tags/create");
  await moderator.page.getByRole("textbox", { name: /^Nombre/ }).fill(NAME);
  await moderator.page.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(moderator.page).not.toHaveURL(/create/);

  const { page, context } = await newPerson(DESKTOP);
  await enterBy(context, "staff", "main-admin@demo.test");
  await page.goto("/c/demo/activity-log");
  const main = page.getByRole("main");
  const entry = main.getByRole("row", { name: new RegExp(NAME) });
  await expect(entry).toContainText(`ha creado «${NAME}»`);
  await expect(entry).toContainText("Moderador");
  await expect(entry).toContainText("Chrome");
  await look(page, "activity-log");

  const filters = page.getByRole("search", { name: "Filtrar el registro" });
  const choose = async (box: string, option: string) => {
    await filters.getByRole("combobox", { name: box }).click();
    await page.getByRole("option", { name: option, exact: true }).click();
  };
  await choose("Qué ha pasado", "Borrado");
  await expect(entry).toBeHidden();
  await choose("Qué ha pasado", "Creado");
  await choose("Periodo", "Hoy");
  await choose("Sobre qué", "Etiquetas");
  await expect(entry).toBeVisible();
  await filters.getByRole("combobox", { name: "Persona" }).click();
  await page
    .getByRole("option", { name: /Superadministrador/ })
    .first()
    .click();
  await expect(entry).toBeHidden();
  await expect(main.getByText("No hay nada con estos filtros")).toBeVisible();
  await look(page, "activity-log-none");
  await filters.getByRole("button", { name: "Quitar filtros" }).click();

  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Descargar Excel" }).click();
  expect((await file).suggestedFilename()).toMatch(/^registro-de-actividad.*\.xlsx$/);

  await entry.getByRole("link", { name: NAME }).click();
  await expect(page).toHaveURL(/\/tags\//);
});

test("the suite's administrators read their company's log, on a phone too", async ({ newPerson }) => {
  const { page, context } = await newPerson(PHONE);
  await enterBy(context, "suite", "client@demo.test");
  await page.goto("/suite/activity-log");
  await expect(page.getByRole("main").getByText("ha iniciado sesión").first()).toBeVisible();
  await look(page, "activity-log-suite");
});

test("the back office chooses whose log it reads", async ({ newPerson }) => {
  await enterBy((await newPerson(DESKTOP)).context, "staff", "moderator@demo.test");
  const { page, context } = await newPerson(DESKTOP);
  await enterBy(context, "backoffice", "backoffice@demo.test");
  await page.goto("/admin/activity-log");
  const main = page.getByRole("main");
  await expect(main.getByText("backoffice@demo.test").first()).toBeVisible();
  await main.getByRole("combobox", { name: "Empresa o comunidad" }).click();
  await page.getByRole("option", { name: "Comunidad Demo" }).first().click();
  await expect(main.getByRole("row", { name: /Moderador/ }).first()).toBeVisible();
  await look(page, "activity-log-backoffice");
  await page.getByRole("button", { name: /oscuro/ }).click();
  await look(page, "activity-log-dark");
});

test("nobody who doesn't answer for the space is led there", async ({ newPerson }) => {
  const { page, context } = await newPerson(DESKTOP);
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto("/c/demo/activity-log");
  await expect(page.getByRole("link", { name: "Registro de actividad" })).toBeHidden();
  await expect(page.getByRole("main").getByRole("heading", { name: "Registro de actividad" })).toBeHidden();
});
