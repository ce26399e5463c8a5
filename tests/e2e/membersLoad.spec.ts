import writeExcelFile from "write-excel-file/node";
import { enterBy } from "./support/api";
import { DESKTOP } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

const NEW = "recien.cargada@example.com";
const HEADINGS = ["Correo electrónico", "Nombre", "Edad"];

/** The workbook that the moderator has on the computer. */
async function workbook(rows: readonly (readonly (string | number)[])[]) {
  const cell = (value: string | number) => ({ value, type: typeof value === "number" ? Number : String });
  const sheet = [HEADINGS, ...rows].map((row) => row.map(cell));
  const buffer = await (await writeExcelFile(sheet)).toBuffer();
  const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return { name: "miembros.xlsx", mimeType, buffer };
}

test("a moderator loads members from Excel: faults at their rows, the corrected file, and a newcomer", async ({ newPerson }) => {
  const { page, context } = await newPerson(DESKTOP);
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto("/c/demo/members/preview");
  const dialog = page.getByRole("dialog", { name: "Importar miembros" });
  await expect(dialog.getByRole("button", { name: "Plantilla Excel" })).toBeVisible();
  await dialog.getByRole("button", { name: "Continuar" }).click();
  const file = dialog.locator("input[type=file]");
  await file.setInputFiles(
    await workbook([
      [NEW, "Recién", 34],
      ["no-es-un-correo", "Mal", 40],
      ["negativa@example.com", "Negativa", -3],
    ]),
  );
  await expect(dialog.getByText(/^1 de 3 filas se pueden? cargar\. Hay 2 errores/)).toBeVisible();
  const faults = dialog.getByRole("table").last();
  await expect(faults.getByRole("row").filter({ hasText: "Correo electrónico" }).first()).toContainText("3");
  await expect(faults.getByRole("row").filter({ hasText: "Edad" }).first()).toContainText("4");
  await look(page, "members-load-faults");

  await dialog.getByRole("button", { name: "Elegir otro archivo" }).click();
  await file.setInputFiles(await workbook([[NEW, "Recién", 34]]));
  await expect(dialog.getByText(/Todo correcto/)).toBeVisible();
  await expect(dialog.getByText(NEW)).toBeVisible();
  await dialog.getByRole("button", { name: "Cargar 1 fila" }).click();
  await expect(dialog.getByText("Terminada")).toBeVisible({ timeout: 20_000 });
  await look(page, "members-load-done");
  await dialog.getByRole("button", { name: "Cerrar" }).last().click();
  await page.getByRole("textbox", { name: "Buscar en miembros" }).fill(NEW);
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("main").getByText("Invitado")).toBeVisible();
});
