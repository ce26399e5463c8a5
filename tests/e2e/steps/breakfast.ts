import { expect, type Locator, type Page } from "@playwright/test";
import { look, show } from "../support/look";
import { answer, expectAnswersSaved, expectQuestion, wakeScript } from "./runner";

export const TITLE = "Tu desayuno";
export const HOME = "¿Desayunas en casa?";
const WORK = "¿Y en el trabajo?";
const SCORE = "¿Qué nota le pones a tu desayuno?";
export const FOOD = "¿Qué sueles tomar?";
const DRINKS = "Ordena estas bebidas";
const POINTS = "Reparte 100 puntos según lo que más valoras";
const PLACE = "¿Cómo se llama tu cafetería favorita?";

const question = (id: string, type: string, title: string, options: readonly string[] = []) => ({
  ...{ id, variable: id, type, title: { es: title } },
  ...(options.length > 0 ? { options: options.map((text, index) => ({ code: `${index + 1}`, label: { es: text } })) } : {}),
});

/** Answered in the runner, read in the results. */
export const BREAKFAST = {
  languages: ["es"],
  blocks: [
    {
      id: "block",
      questions: [
        question("home", "single-choice", HOME, ["Sí, siempre", "A veces", "Nunca"]),
        question("work", "single-choice", WORK, ["Cada día", "Algún día", "Nunca"]),
        question("food", "multiple-choice", FOOD, ["Pan", "Fruta", "Yogur"]),
        { ...question("score", "rating", SCORE), style: "stars", min: 1, max: 5 },
        question("drinks", "order", DRINKS, ["Café", "Té", "Zumo"]),
        { ...question("points", "divide-points", POINTS, ["Sabor", "Precio", "Rapidez"]), total: 100 },
        question("place", "short-text", PLACE),
      ],
    },
  ],
};

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
