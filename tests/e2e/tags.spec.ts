import { enterBy } from "./support/api";
import { DESKTOP } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test("the team gives a tag to those who are selected, and takes it from a pasted list", async ({ newPerson }) => {
  const { page, context } = await newPerson(DESKTOP);
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto("/c/demo/members");
  const main = page.getByRole("main");
  await main.getByRole("row").nth(1).getByRole("checkbox").check();
  await main.getByRole("row").nth(2).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Etiquetas", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").fill("prueba:navegador");
  await page.keyboard.press("Enter");
  await look(page, "tags-add");
  await dialog.getByRole("button", { name: "Añadir etiquetas" }).last().click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText("prueba:navegador")).toHaveCount(2);

  await main.getByRole("button", { name: "Más", exact: true }).click();
  await look(page, "members-actions");
  await page.getByRole("menuitem", { name: "Etiquetas para una lista pegada" }).click();
  await dialog.getByRole("button", { name: "Quitar etiquetas" }).first().click();
  await dialog.getByLabel("Miembros").fill("member@demo.test");
  await dialog.getByRole("combobox").click();
  await page.getByRole("option", { name: /prueba:navegador/ }).click();
  await look(page, "tags-remove");
  await dialog.getByRole("button", { name: "Quitar etiquetas" }).last().click();
  await expect(dialog).toBeHidden();
});
