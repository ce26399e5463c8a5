import { expect } from "@playwright/test";
import { look } from "../support/look";
import type { Person } from "../support/test";
import { goTo, records } from "./console";

/** The lists that the journey doesn't work with, and the search that leads everywhere. */
export async function seeOtherLists(person: Person): Promise<void> {
  const { page } = person;
  for (const name of ["Tarjetas regalo", "Moderadores", "Países"]) {
    await goTo(person, name);
    await expect(records(person).first()).toBeVisible();
    await look(page, name.toLowerCase());
  }
  await page.getByRole("button", { name: /^Buscar o ir a/ }).click();
  const search = page.getByRole("combobox", { name: "¿Qué buscas?" });
  await search.fill("etiquetas");
  await expect(page.getByRole("option", { name: /Etiquetas/ }).first()).toBeVisible();
  await look(page, "search");
  await search.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Etiquetas" })).toBeVisible();
  await page.getByRole("textbox", { name: "Buscar en etiquetas" }).fill("nada de nada");
  await expect(page.getByRole("heading", { name: "Nada coincide con tu búsqueda" })).toBeVisible();
  await look(page, "tags-none");
}
