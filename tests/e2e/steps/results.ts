import { readFile } from "node:fs/promises";
import { type Download, expect, type Locator, type Page } from "@playwright/test";
import readWorkbook from "read-excel-file/node";
import { look } from "../support/look";

/** The card of a question in the report. */
export function card(page: Page, title: string): Locator {
  return page.getByRole("article", { name: title });
}

/** A figure of the report's head, such as how many are complete. */
export async function expectFigure(page: Page, name: string, value: number): Promise<void> {
  const pair = page.getByText(name, { exact: true }).locator("..");
  await expect(pair.getByRole("definition")).toHaveText(String(value));
}

/** Turns a question's chart into its table, and reads the counts of some answers. */
export async function expectCounts(question: Locator, counts: Readonly<Record<string, number>>): Promise<void> {
  await question.getByRole("button", { name: "Tabla" }).click();
  for (const [answer, count] of Object.entries(counts)) {
    const row = question.getByRole("row").filter({ has: question.page().getByRole("rowheader", { name: answer }) });
    await expect(row.getByRole("cell").first()).toHaveText(String(count));
  }
}

async function read(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

async function save(page: Page, act: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return read(download);
}

async function exportAs(question: Locator, format: "SVG" | "PNG" | "CSV"): Promise<Buffer> {
  const page = question.page();
  return save(page, async () => {
    await question.getByRole("button", { name: "Exportar" }).click();
    await page.getByRole("menuitem", { name: new RegExp(format) }).click();
  });
}

/** The chart as a drawing and as a picture, its figures as a table. */
export async function exportChart(question: Locator, label: string): Promise<void> {
  await question.getByRole("button", { name: "Gráfico", exact: true }).click();
  await expect(question.getByRole("img", { name: /^Gráfico de/ })).toBeVisible();
  await expect(question.locator("svg.apexcharts-svg")).toBeVisible();
  expect((await exportAs(question, "SVG")).toString("utf8")).toContain(label);
  expect((await exportAs(question, "PNG")).subarray(1, 4).toString("latin1")).toBe("PNG");
  expect((await exportAs(question, "CSV")).toString("utf8")).toContain(label);
}

/** Only those who gave an answer. */
export async function filterBy(page: Page, title: string, answer: string, remaining: string): Promise<void> {
  await page.getByRole("button", { name: "Añadir filtro" }).click();
  await page.getByRole("group", { name: "Preguntas para filtrar" }).getByRole("button", { name: title }).click();
  await page.getByRole("checkbox", { name: new RegExp(`^${answer}`) }).check();
  await look(page, "results-filter");
  await page.getByRole("button", { name: "Listo" }).click();
  const filter = page.getByRole("region", { name: "Filtro de resultados" });
  await expect(filter.getByRole("status")).toHaveText(remaining);
}

/** Only women, besides: saved as a view, which its link brings back after the page is loaded anew. */
export async function saveAndReopenView(page: Page, name: string, remaining: string): Promise<void> {
  const filter = page.getByRole("region", { name: "Filtro de resultados" });
  await page.getByRole("button", { name: "Añadir filtro" }).click();
  await page.getByRole("group", { name: "Perfil" }).getByRole("button", { name: "Género" }).click();
  await page.getByRole("checkbox", { name: /^Mujer/ }).check();
  await page.getByRole("button", { name: "Listo" }).click();
  await expect(filter.getByRole("status")).toHaveText(remaining);
  await page.getByRole("button", { name: "Vistas" }).click();
  await look(page, "results-views");
  await page.getByRole("menuitem", { name: "Guardar vista" }).click();
  await page.getByRole("dialog").getByLabel("Nombre").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Guardar vista" }).click();
  await expect(page).toHaveURL(/[?&]view=[0-9a-f-]{36}/);
  await page.reload();
  await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  await expect(filter.getByRole("button", { name: /Género: Mujer/ })).toBeVisible();
  await expect(filter.getByRole("status")).toHaveText(remaining);
}

/** One response read whole. */
export async function readResponse(page: Page, respondent: string, words: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: "Respuestas", exact: true }).click();
  await look(page, "responses");
  await page.getByRole("row").filter({ hasText: respondent }).getByRole("button").click();
  const response = page.getByRole("dialog");
  for (const word of words) await expect(response).toContainText(word);
  await look(page, "response");
  await response.getByRole("button", { name: "Cerrar" }).click();
  await expect(response).toBeHidden();
}

/** Two questions crossed, and the table as a file. @returns its lines */
export async function crossQuestions(page: Page, rows: string, columns: string): Promise<readonly string[]> {
  await page.getByRole("button", { name: "Tablas", exact: true }).click();
  for (const [label, question] of [
    ["Filas", rows],
    ["Columnas", columns],
  ] as const) {
    await page.getByRole("combobox", { name: label, exact: true }).click();
    await page.getByRole("option", { name: question }).click();
    await page.keyboard.press("Escape");
  }
  await expect(page.getByRole("columnheader", { name: columns })).toBeVisible();
  await look(page, "tables");
  const file = await save(page, () => page.getByRole("button", { name: "Descargar CSV" }).click());
  return file.toString("utf8").trim().split(/\r?\n/);
}

/** The responses that the filter leaves as a file. @returns its lines without the head */
/** The menu of files, by keyboard. */
async function chooseFile(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("button", { name: "Descargar", exact: true }).press("Enter");
  const entry = page.getByRole("menuitem", { name });
  while (!(await entry.evaluate((element) => element === document.activeElement))) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

/** Makes an aggregated workbook and waits for it. @returns its sheets by name */
export async function makeWorkbook(
  page: Page,
  banner: string,
): Promise<Readonly<Record<string, readonly (readonly unknown[])[]>>> {
  await chooseFile(page, /^Excel agregado/);
  const dialog = page.getByRole("dialog", { name: "Excel agregado" });
  await dialog.getByLabel("Cruzar por").fill(banner);
  await page.getByRole("option", { name: banner }).click();
  await page.keyboard.press("Tab");
  await look(page, "workbook-options");
  await dialog.getByRole("button", { name: "Crear Excel" }).click();
  await expect(dialog.getByText("El Excel está listo.")).toBeVisible({ timeout: 30_000 });
  await look(page, "workbook-ready");
  const file = await save(page, () => dialog.getByRole("button", { name: "Descargar" }).click());
  await dialog.getByRole("button", { name: "Cerrar" }).click();
  const sheets = await readWorkbook(file);
  return Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data]));
}

export async function exportResponses(page: Page): Promise<readonly string[]> {
  await chooseFile(page, /^Datos por respuesta/);
  const dialog = page.getByRole("dialog", { name: "Descargar los datos" });
  await look(page, "data-files");
  await dialog.getByRole("radio", { name: /^CSV/ }).check();
  await dialog.getByRole("radio", { name: /^Códigos/ }).check();
  await dialog.getByRole("checkbox", { name: /perfil/ }).uncheck();
  const file = await save(page, () => dialog.getByRole("button", { name: "Descargar" }).click());
  await expect(dialog).toBeHidden();
  return file.toString("utf8").trim().split(/\r?\n/).slice(1);
}

export async function deleteTestResponses(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "De prueba (1)" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Prueba" })).toHaveCount(1);
  await page.getByRole("button", { name: "Eliminar las de prueba" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Eliminar las de prueba" }).click();
  await expect(page.getByText("1 respuesta de prueba eliminada")).toBeVisible();
  await expectFigure(page, "De prueba", 0);
}
