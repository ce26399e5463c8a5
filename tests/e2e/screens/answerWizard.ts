import { type BrowserContext, expect, type Page } from "@playwright/test";
import { look } from "../support/look";

const DRAFTS = "sondeo.draft";

function held(page: Page): Promise<readonly string[]> {
  return page.evaluate((prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), DRAFTS);
}

const saved = (page: Page) => expect(page.getByRole("main").getByText("Borrador guardado")).toBeVisible();

/** Begins a community; the network goes away while it is told what it is called. @returns the address of the step */
export async function reportOffline(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.goto("/suite/communities/create");
  await page.getByRole("radio", { name: "Bronce" }).check();
  await page.getByRole("combobox", { name: /Duración/ }).click();
  await page.getByRole("option", { name: "1 mes", exact: true }).click();
  await saved(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Siguiente" }).click();
  await page.getByLabel("Identificador en la dirección").fill("sin-red");
  await page.getByLabel("Nombre", { exact: false }).first().fill("Sin red");
  await expect(page.getByText("Guardado en este dispositivo")).toBeVisible();
  await look(page, "wizard-offline");
  expect(await held(page)).toHaveLength(1);
  const address = page.url();
  await page.close();
  await context.setOffline(false);
  return address;
}

/** Goes on where it was left, with the network back, to the end. */
export async function finish(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByLabel("Nombre", { exact: false }).first()).toHaveValue("Sin red");
  // On a busy machine "saved" may have come and gone: what counts is that this browser holds nothing any more.
  await expect.poll(() => held(page)).toEqual([]);
  await page.getByLabel("País").first().fill("España");
  await page.getByRole("option", { name: "España" }).click();
  await page.getByRole("link", { name: "Resumen" }).click();
  await page.getByRole("button", { name: "Crear" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sin red" })).toBeVisible();
  expect(await held(page)).toEqual([]);
}
