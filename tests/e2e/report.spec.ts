import type { Page } from "@playwright/test";
import { openActivity, openTab } from "./steps/activities";
import { enterBy } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look, show } from "./support/look";
import { expect, test } from "./support/test";

const SURVEY = "Cómo te mueves por la ciudad";
const NAME = "Movilidad: consejo de barrio";

/** Makes a report of what the screen shows. @returns its link and password */
async function makeReport(page: Page): Promise<{ readonly link: string; readonly password: string }> {
  await page.getByRole("button", { name: "Compartir informe" }).click();
  await page.getByRole("button", { name: "Nuevo informe" }).click();
  const dialog = page.getByRole("dialog", { name: "Nuevo informe" });
  await dialog.getByLabel("Nombre").fill(NAME);
  await dialog.getByRole("radio", { name: "Fijos" }).check();
  await expect(dialog.getByLabel("Contraseña", { exact: true })).toHaveValue(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/);
  await dialog.getByRole("button", { name: /^Preguntas y gráficos/ }).click();
  await look(page, "report-new");
  await dialog.getByRole("button", { name: "Crear informe" }).dblclick();
  const made = page.getByRole("dialog", { name: `Informe «${NAME}» creado` });
  const link = await made.getByRole("textbox", { name: "Enlace" }).inputValue();
  const password = await made.getByRole("textbox", { name: "Contraseña" }).inputValue();
  await look(page, "report-made");
  await made.getByRole("button", { name: "Listo" }).click();
  return { link, password };
}

test("a moderator shares a report, and it is read signed out on a phone until it is revoked", async ({ newPerson }) => {
  const { step } = test;
  const moderator = await newPerson(DESKTOP);
  const { page } = moderator;
  await enterBy(moderator.context, "staff", "moderator@demo.test");
  await page.goto("/c/demo/");
  await openActivity(moderator, SURVEY);
  await openTab(moderator, "Resultados");
  const { link, password } = await makeReport(page);
  const row = page.getByRole("listitem").filter({ hasText: NAME });
  await expect(row.getByText("sin abrir")).toBeVisible();
  await show(page, "reports");

  const reader = await newPerson(PHONE);
  await step("nothing of it is there before the password", async () => {
    reader.allowRefusals(401);
    reader.expectRefusal(403);
    await reader.page.goto(link);
    await expect(reader.page.getByRole("heading", { level: 1, name: "Informe protegido" })).toBeVisible();
    await expect(reader.page).toHaveTitle("Informe · Sondeo");
    expect(await reader.page.content()).not.toContain("Movilidad");
    await look(reader.page, "report-locked");
    await reader.page.getByLabel("Contraseña", { exact: true }).fill("Not-the-one-1");
    await reader.page.getByRole("button", { name: "Ver el informe" }).click();
    await expect(reader.page.getByText("La contraseña no es correcta.")).toBeVisible();
  });
  await step("then it is read, also when the page is loaded again", async () => {
    await reader.page.getByLabel("Contraseña", { exact: true }).fill(password);
    await reader.page.getByRole("button", { name: "Ver el informe" }).click();
    const heading = reader.page.getByRole("heading", { level: 1, name: NAME });
    await expect(heading).toBeVisible();
    await reader.page.reload();
    await expect(heading).toBeVisible();
    await expect(reader.page.getByText("240 respuestas completas")).toBeVisible();
    await expect(reader.page.locator("svg.apexcharts-svg").first()).toBeVisible();
    await show(reader.page, "report");
    const card = reader.page.getByRole("article").first();
    await card.getByRole("button", { name: "Tabla" }).click();
    await expect(card.getByRole("table")).toBeVisible();
    const download = reader.page.waitForEvent("download");
    await card.getByRole("button", { name: "Exportar" }).click();
    await reader.page.getByRole("menuitem", { name: "CSV" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });
  await step("a revoked one leads nowhere", async () => {
    reader.allowRefusals(404);
    await row.getByRole("button", { name: `Acciones de «${NAME}»` }).click();
    await page.getByRole("menuitem", { name: "Anular" }).click();
    await page
      .getByRole("dialog", { name: `¿Anular «${NAME}»?` })
      .getByRole("button", { name: "Anular" })
      .click();
    await expect(row.getByText("Anulado")).toBeVisible();
    await reader.page.reload();
    await expect(reader.page.getByRole("heading", { level: 1, name: "Este enlace no lleva a ningún informe" })).toBeVisible();
    await look(reader.page, "report-missing");
  });
});
