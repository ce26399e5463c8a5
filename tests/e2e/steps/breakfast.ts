import { expect, type Locator, type Page } from "@playwright/test";
import { look, show } from "../support/look";
import type { Person } from "../support/test";
import { addQuestion, duplicateAs, expectSaved, meetIssue, moveBelowByKeyboard, outline, seePalette } from "./editor";
import { answer, expectAnswersSaved, expectQuestion, wakeScript } from "./runner";

/** The questionnaire of the journey: built in the editor, answered in the runner, read in the results. */
export const TITLE = "Tu desayuno";
export const HOME = "¿Desayunas en casa?";
const WORK = "¿Y en el trabajo?";
const SCORE = "¿Qué nota le pones a tu desayuno?";
export const FOOD = "¿Qué sueles tomar?";
const DRINKS = "Ordena estas bebidas";
const POINTS = "Reparte 100 puntos según lo que más valoras";
const PLACE = "¿Cómo se llama tu cafetería favorita?";

/** Builds it: adds, duplicates and moves questions, and mends what is missing. */
export async function build(person: Person): Promise<void> {
  const { page } = person;
  await seePalette(page);
  await addQuestion(person, { type: "Opción única", title: HOME, options: ["Sí, siempre", "A veces", "Nunca"] });
  await duplicateAs(person, "Q1", { type: "Opción única", title: WORK, options: ["Cada día", "Algún día", "Nunca"] });
  await addQuestion(person, { type: "Valoración", title: SCORE });
  await addQuestion(person, { type: "Opción múltiple", title: FOOD, options: ["Pan", "Fruta", "Yogur"] });
  await addQuestion(person, { type: "Ordenar", title: DRINKS, options: ["Café", "Té", "Zumo"] });
  await addQuestion(person, { type: "Repartir puntos", title: POINTS, options: ["Sabor", "Precio", "Rapidez"] });
  await moveBelowByKeyboard(page, "Q3", "Q4");
  const titles = outline(page).getByRole("listitem");
  await expect(titles.nth(2)).toContainText(FOOD);
  await expect(titles.nth(3)).toContainText(SCORE);
  await meetIssue(person);
  await expectSaved(page);
  await show(page, "editor");
}

/** The first half of the answers. */
export async function begin(page: Page): Promise<void> {
  await expect(page.getByText(TITLE, { exact: true })).toBeVisible();
  await expectQuestion(page, HOME);
  await look(page, "runner-welcome");
  await wakeScript(page);
  await show(page, "runner-choice");
  await answer(page, HOME, () => page.getByRole("radio", { name: "Sí, siempre" }).check({ force: true }));
  await answer(page, WORK, () => page.getByRole("radio", { name: "Algún día" }).check({ force: true }));
  await answer(page, FOOD, async () => {
    await page.getByRole("checkbox", { name: "Pan" }).check({ force: true });
    await page.getByRole("checkbox", { name: "Fruta" }).check({ force: true });
  });
  await expectQuestion(page, SCORE);
  await expectAnswersSaved(page);
}

/** Comes back to where it was left, with the answers as they were. */
export async function resume(page: Page): Promise<void> {
  await expectQuestion(page, SCORE);
  await wakeScript(page);
  await page.getByRole("button", { name: "Atrás" }).click();
  await expectQuestion(page, FOOD);
  await expect(page.getByRole("checkbox", { name: "Pan" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Fruta" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Yogur" })).not.toBeChecked();
  await page.getByRole("button", { name: "Siguiente" }).click();
  await expectQuestion(page, SCORE);
}

/** Stars side by side, even on a phone. */
async function expectOneRow(stars: Locator): Promise<void> {
  await expect(stars).toHaveCount(5);
  const tops = await stars.evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
}

/** The second half, from the score on. */
export async function finish(page: Page): Promise<void> {
  await expectOneRow(page.locator("label").filter({ has: page.getByRole("radio") }));
  await show(page, "runner-rating");
  await answer(page, SCORE, () => page.getByRole("radio", { name: "4 de 5" }).check({ force: true }));
  await answer(page, DRINKS, async () => {
    await show(page, "runner-order");
    const juice = page.getByRole("button", { name: /^Zumo,/ });
    await juice.press("ArrowUp");
    await expect(juice).toHaveAccessibleName("Zumo, puesto 2 de 3");
    await juice.press("ArrowUp");
    await expect(juice).toHaveAccessibleName("Zumo, puesto 1 de 3");
  });
  await answer(page, POINTS, async () => {
    await page.getByRole("textbox", { name: "Sabor" }).fill("50");
    await page.getByRole("textbox", { name: "Precio" }).fill("30");
    await page.getByRole("textbox", { name: "Rapidez" }).fill("20");
    await show(page, "runner-points");
  });
  await answer(page, PLACE, () => page.getByRole("textbox").fill("El Molino"));
  await expect(page.getByRole("heading", { level: 1, name: "Gracias" })).toBeVisible();
}

/** The shortest way through: one answer, the others left open. */
export async function answerOnlyFirst(page: Page, option: string): Promise<void> {
  await wakeScript(page);
  await answer(page, HOME, () => page.getByRole("radio", { name: option }).check({ force: true }));
  for (const title of [WORK, FOOD, SCORE, DRINKS, POINTS, PLACE]) await answer(page, title, async () => {});
  await expect(page.getByRole("heading", { level: 1, name: "Gracias" })).toBeVisible();
}
