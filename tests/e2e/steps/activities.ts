import { expect } from "@playwright/test";
import { look } from "../support/look";
import type { Person } from "../support/test";
import { goTo, records } from "./console";

/** Opens a tab of the record in view. */
export async function openTab({ page }: Person, name: "General" | "Cuestionario" | "Resultados"): Promise<void> {
  await page.getByRole("tab", { name }).click();
  await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
}

/** Opens an activity from the list. */
export async function openActivity(person: Person, title: string): Promise<void> {
  await goTo(person, "Actividades");
  await records(person).getByRole("link", { name: title }).click();
  await expect(person.page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** On the list of activities: a new survey for all members, worth 20 LABs. It is open at its questionnaire then. */
export async function createSurvey({ page }: Person, title: string): Promise<void> {
  await page.getByRole("link", { name: "Crear", exact: true }).click();
  await page.getByRole("radio", { name: /^Encuesta/ }).click();
  await page.getByRole("textbox", { name: "Título", exact: true }).fill(title);
  await page.getByRole("textbox", { name: "Descripción" }).fill("Queremos saber cómo empiezas el día. Son dos minutos.");
  await page.getByRole("textbox", { name: "LABs por participar" }).fill("20");
  await look(page, "activity-form");
  await page.getByRole("button", { name: "Siguiente" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("link", { name: /Cuestionario/ })).toHaveAttribute("aria-current", "step");
}
