import { expect } from "@playwright/test";
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
  // Other tests make activities too: it need not be on the first page.
  await person.page.getByRole("textbox", { name: "Buscar en actividades" }).fill(title);
  await records(person).getByRole("link", { name: title }).click();
  await expect(person.page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}
