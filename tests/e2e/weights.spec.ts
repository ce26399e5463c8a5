import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { openActivity, openTab } from "./steps/activities";
import { enterBy } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

const SURVEY = "Cómo te mueves por la ciudad";
const TRANSPORT = "¿Cómo vas normalmente al trabajo o a clase?";
const RATING = "¿Qué nota le pones al transporte público de tu ciudad?";
/** Percentages that the answers are brought to. */
const TARGETS = {
  "A pie": "30",
  "En bici": "12,5",
  "En transporte público": "27,5",
  "En coche": "20",
  "En moto o patinete": "5",
  "Trabajo en casa": "5",
};

async function choose(page: Page, label: string, question: string): Promise<void> {
  await page.getByRole("combobox", { name: label, exact: true }).click();
  await page.getByRole("option", { name: question }).click();
  await page.keyboard.press("Escape");
}

const numberOf = (cell = "") => Number(cell.replace(",", "."));

test("a moderator weights a survey, and its banner table and file hold the weighted numbers", async ({ newPerson }) => {
  const { step } = test;
  const moderator = await newPerson(DESKTOP);
  const { page, context } = moderator;
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto("/c/demo/");
  await openActivity(moderator, SURVEY);
  await openTab(moderator, "Resultados");
  await page.getByRole("button", { name: "Tablas", exact: true }).click();

  await step("targets are typed, previewed and kept", async () => {
    await page.getByRole("button", { name: "Ponderaciones" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Reparto modal de la ciudad")).toBeVisible();
    await dialog.getByRole("button", { name: "Nueva ponderación" }).click();
    await dialog.getByRole("textbox", { name: "Nombre" }).fill("Ciudad");
    await dialog.getByRole("combobox", { name: "Variables" }).click();
    await page.getByRole("option", { name: TRANSPORT }).click();
    await page.keyboard.press("Escape");
    for (const [answer, share] of Object.entries(TARGETS)) {
      await expect(dialog.getByRole("button", { name: "Vista previa" })).toBeDisabled();
      await dialog.getByRole("textbox", { name: `${TRANSPORT}: ${answer}` }).fill(share);
    }
    await expect(dialog.getByRole("row", { name: /Suma/ })).toContainText("100");
    await dialog.getByRole("button", { name: "Vista previa" }).click();
    await expect(dialog.getByText("Se alcanzan todos los objetivos.")).toBeVisible();
    await expect(dialog.getByText("Eficiencia", { exact: true })).toBeVisible();
    await look(page, "weighting");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await expect(dialog.getByText("Ciudad", { exact: true })).toBeVisible();
    await look(page, "weightings");
    await dialog.getByRole("button", { name: "Cerrar" }).click();
    await expect(dialog).toBeHidden();
  });

  await step("the table and its file are weighted", async () => {
    await choose(page, "Filas", RATING);
    await choose(page, "Columnas", TRANSPORT);
    await page.getByRole("checkbox", { name: "Medias y otros estadísticos" }).check();
    await page.getByRole("checkbox", { name: "% de fila" }).check();
    await expect(page.getByRole("rowheader", { name: "Base ponderada" })).toBeVisible();
    await expect(page.getByRole("rowheader", { name: "Media", exact: true })).toBeVisible();
    await look(page, "weighted-table");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Descargar CSV" }).click(),
    ]);
    const lines = (await readFile(await download.path(), "utf8")).trim().split(/\r?\n/);
    // A percentage or figure, its letters and the row's percentage for each column, from the third cell on.
    const figures = (name: string) =>
      (lines.find((line) => line.split(";")[1] === name) ?? "")
        .split(";")
        .filter((_, index) => index >= 2 && (index - 2) % 3 === 0);
    const weighted = figures("Base ponderada").map(numberOf);
    const base = figures("Base").map(numberOf);
    // Some don't rate, so that sums aren't the targets themselves; each column has a weight of its own.
    const columns = base.flatMap((count, place) => (place > 0 && count > 0 ? [place] : []));
    expect(columns).toHaveLength(Object.keys(TARGETS).length);
    const weights = columns.map((place) => ((weighted[place] ?? 0) / (base[place] ?? 1)).toFixed(6));
    expect(new Set(weights).size).toBe(columns.length);
    expect(weighted.slice(1).reduce((sum, one) => sum + one, 0)).toBeCloseTo(weighted[0] ?? 0, 6);
    const means = figures("Media").map(numberOf);
    const sum = columns.reduce((total, place) => total + (means[place] ?? 0) * (weighted[place] ?? 0), 0);
    expect(means[0]).toBeCloseTo(sum / (weighted[0] ?? 1), 9);
  });

  await step("weights are imported, or refused with their rows", async () => {
    await page.getByRole("button", { name: "Ponderaciones" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Importar pesos" }).click();
    await dialog.getByRole("textbox", { name: "Nombre" }).fill("Panel");
    // Looked at as it is pasted, and again when it is saved.
    moderator.allowRefusals(400);
    await dialog.getByRole("textbox", { name: "O pega la tabla aquí" }).fill("id;peso\nnadie;1,5");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await expect(dialog.getByText("Fila 2: no hay ninguna respuesta completa de «nadie».")).toBeVisible();
    await look(page, "import-weights");
    await dialog.getByRole("button", { name: "Volver" }).click();
    await dialog.getByRole("button", { name: "Eliminar «Ciudad»" }).click();
    await page.getByRole("dialog", { name: "¿Eliminar «Ciudad»?" }).getByRole("button", { name: "Eliminar" }).click();
    await expect(dialog.getByText("Ciudad", { exact: true })).toBeHidden();
  });
});

test("weightings are looked at on a phone", async ({ newPerson }) => {
  const moderator = await newPerson(PHONE);
  const { page, context } = moderator;
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto("/c/demo/");
  await openActivity(moderator, SURVEY);
  await openTab(moderator, "Resultados");
  await page.getByRole("button", { name: "Tablas", exact: true }).click();
  await page.getByRole("button", { name: "Ponderaciones" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Editar «Reparto modal de la ciudad»" }).click();
  await expect(dialog.getByRole("textbox", { name: `${TRANSPORT}: En coche` })).toHaveValue("19");
  await dialog.getByRole("button", { name: "Vista previa" }).click();
  await expect(dialog.getByText("Eficiencia", { exact: true })).toBeVisible();
  await look(page, "weighting-phone");
});
