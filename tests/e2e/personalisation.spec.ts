import { CONSOLES, type Console, enter } from "./screens/consoles";
import { look } from "./support/look";
import { expect, test } from "./support/test";

const COMMUNITY = CONSOLES.find(({ name }) => name === "community") as Console;

test("a community's look is tried out, refused while a text can't be read, and worn once it is saved", async ({ newPerson }) => {
  const { context, page, isPhone } = await newPerson();
  await enter(context.request, COMMUNITY);
  await page.goto("/c/demo/personalisation");
  const main = page.getByRole("textbox", { name: /^Color principal/ });
  const before = await main.inputValue();
  await main.fill("#ffe000");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "No se lee bien" }).first()).toBeVisible();
  await look(page, "personalisation-refused");

  await page.getByRole("button", { name: /^Usar #/ }).click();
  if (isPhone) await page.getByRole("button", { name: "Vista previa" }).click();
  await page.getByRole("tab", { name: "Encuesta" }).click();
  await expect(page.getByText("¿Con qué frecuencia desayunas en casa?")).toBeVisible();
  await look(page, "personalisation-preview");
  if (isPhone) await page.getByRole("button", { name: "Editar" }).click();

  await page.getByRole("tab", { name: "Nombre y logo" }).click();
  await page.getByRole("textbox", { name: "Título de la pestaña" }).fill("Mi comunidad");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText("Cambios guardados")).toBeVisible();
  await expect(page).toHaveTitle("Personalización · Mi comunidad");

  await page.getByRole("tab", { name: "Colores" }).click();
  await main.fill(before);
  await page.getByRole("textbox", { name: "Texto sobre el color principal", exact: true }).fill("#ffffff");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByRole("button", { name: "Guardar", exact: true })).toBeDisabled();
});
