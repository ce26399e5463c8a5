import { expect, type Page } from "@playwright/test";
import { type Api, enterBy } from "../../support/api";
import { look } from "../../support/look";
import type { Person } from "../../support/test";

const NEW_COLOUR = "#7a1f5c";
const NEW_TITLE = "Voces del barrio";

function headerColours(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("header, header *, nav *, main button, main a")].flatMap((element) => {
      const { backgroundColor, color, borderTopColor } = getComputedStyle(element);
      return [backgroundColor, color, borderTopColor];
    }),
  );
}

/** A moderator gives the community another colour and title; a member who has it open sees both, without reloading. */
export async function changeThemeWhileOpen(moderator: Person, member: Person, memberApi: Api): Promise<void> {
  const { url } = await memberApi.send<{ url: string }>("POST", "/api/sign-in-codes", { kind: "member", origin: "demo" });
  await member.page.goto(url);
  await expect(member.page.getByRole("heading", { level: 1, name: "Actividades" })).toBeVisible();
  // What is lost where the page is loaded anew.
  await member.page.evaluate(() => Object.assign(window, { isStillOpen: true }));

  const { page, context } = moderator;
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto("/c/demo/personalisation");
  const colour = page.getByRole("textbox", { name: /^Color principal/ });
  const before = await colour.inputValue();
  await colour.fill(NEW_COLOUR);
  await page.getByRole("tab", { name: "Nombre y logo" }).click();
  const title = await page.getByRole("textbox", { name: "Título de la pestaña" }).inputValue();
  await page.getByRole("textbox", { name: "Título de la pestaña" }).fill(NEW_TITLE);
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText("Cambios guardados")).toBeVisible();

  await expect(member.page).toHaveTitle(new RegExp(NEW_TITLE));
  await expect.poll(() => headerColours(member.page)).toContain("rgb(122, 31, 92)");
  expect(await member.page.evaluate(() => "isStillOpen" in window)).toBe(true);
  await look(member.page, "new-look");
  await member.page.close();

  // As it was: others sign in to the same community.
  await page.getByRole("textbox", { name: "Título de la pestaña" }).fill(title);
  await page.getByRole("tab", { name: "Colores" }).click();
  await colour.fill(before);
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByRole("button", { name: "Guardar", exact: true })).toBeDisabled();
}
