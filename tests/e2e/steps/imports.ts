import { expect, type Locator, type Page } from "@playwright/test";
import { BROKEN, LIMESURVEY, RESPONSES } from "../support/files";
import { look, show } from "../support/look";
import type { Person } from "../support/test";
import { outline } from "./editor";

async function choose(dialog: Locator, file: typeof LIMESURVEY): Promise<void> {
  await dialog.locator('input[type="file"]').setInputFiles(file);
}

async function close(page: Page): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

/** A cut-off file is refused with the place; a whole one comes, and what can't come is listed. */
export async function importLimeSurvey({ page, expectRefusal }: Person): Promise<void> {
  await page.getByRole("button", { name: "Importar de un archivo" }).click();
  const dialog = page.getByRole("dialog");
  expectRefusal(422);
  await choose(dialog, BROKEN);
  await expect(dialog.getByRole("alert")).toContainText("No se ha guardado nada.");
  await expect(dialog.getByRole("alert")).toContainText(/línea \d+/);
  await look(page, "import-refused");
  await choose(dialog, LIMESURVEY);
  await expect(dialog.getByRole("alert")).toContainText("3 preguntas importadas");
  await expect(dialog.getByRole("row").filter({ hasText: "billete" })).toContainText("regexMatch");
  // What has a counterpart comes with its logic, and isn't listed.
  const losses = dialog.getByRole("group", { name: "Lo que no se ha podido importar" });
  await expect(losses.getByRole("row").filter({ hasText: "porque" }).filter({ hasNotText: "billete" })).toHaveCount(0);
  // How it looks is folded below what is lost.
  const appearance = dialog.getByRole("button", { name: "1 ajuste de aspecto" });
  await expect(appearance).toHaveAttribute("aria-expanded", "false");
  await expect(dialog.getByRole("row").filter({ hasText: "text_input_width" })).toBeHidden();
  await appearance.click();
  await expect(dialog.getByRole("row").filter({ hasText: "text_input_width" })).toBeVisible();
  await appearance.click();
  await show(page, "import-report");
  await close(page);
  await expect(outline(page)).toContainText("¿Cómo has venido?");
  await expect(outline(page).getByRole("img", { name: "Solo con una condición" })).toBeVisible();
}

/** What a format has no place for is said before the file is saved, which comes back by import. */
export async function exportAsLimeSurvey({ page }: Person): Promise<void> {
  await page.getByRole("button", { name: "Descargar el cuestionario" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("El archivo lo incluirá todo.")).toBeVisible();
  await dialog.getByRole("radio", { name: /^LimeSurvey/ }).check();
  await expect(dialog.getByRole("button", { name: "Descargar" })).toBeEnabled();
  await look(page, "export");
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Descargar" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Importada .*\.lss$/);
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: "Importar", exact: true }).click();
  await dialog.locator('input[type="file"]').setInputFiles(await file.path());
  await dialog.getByRole("button", { name: "Sustituir" }).click();
  await expect(dialog.getByRole("alert")).toContainText("3 preguntas importadas");
  await close(page);
  await expect(outline(page).getByRole("img", { name: "Solo con una condición" })).toBeVisible();
}

/** A CSV brings its questions, and a response for each row. */
export async function importResponses({ page }: Person): Promise<void> {
  await page.getByRole("button", { name: "Importar", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await choose(dialog, RESPONSES);
  await dialog.getByRole("button", { name: "Sustituir" }).click();
  await dialog.getByRole("button", { name: "Importar 8 respuestas" }).click();
  await expect(dialog.getByRole("alert")).toContainText("2 preguntas importadas · 8 personas encuestadas");
  await close(page);
  await expect(outline(page)).toContainText("¿Qué tomas por la mañana?");
}
