import type { Page } from "@playwright/test";
import { enterBy } from "../../../tests/e2e/support/api";
import { DESKTOP, PHONE } from "../../../tests/e2e/support/devices";
import { look } from "../../../tests/e2e/support/look";
import { expect, test } from "../../../tests/e2e/support/test";

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/** The tasks that a usability study is made of are offered before any other question. */
async function looksAtTypes(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Añadir pregunta" }).first().click();
  const palette = page.getByRole("dialog", { name: "¿Qué quieres preguntar?" });
  await expect(palette.getByRole("heading", { level: 3 }).first()).toHaveText("Recomendados");
  await expect(palette.getByRole("button", { name: /^Tarea en una web/ })).toHaveCount(1);
  const types = palette.locator("section").first().getByRole("button");
  await expect(types).toHaveCount(5);
  await expect(types.first()).toContainText("Tarea en una web");
  await look(page, "ux-study-question-types");
  await palette.getByRole("button", { name: "Cerrar" }).click();
}

/** From the page that indicates success there is a way to the line that the site has to carry. */
async function findsSnippet(page: Page): Promise<void> {
  await page.getByText("Busca lo que necesitas en la web", { exact: false }).first().click();
  await page.getByLabel("Página inicial", { exact: true }).fill("/ux-shop");
  const line = page.getByText(/<script src=".*ux-snippet\.js" async>/);
  await expect(line).toBeHidden();
  await page.getByRole("button", { name: "Instalar y comprobar el fragmento de código" }).click();
  await expect(line).toBeInViewport();
  await expect(page.getByRole("button", { name: "Abrir y comprobar" })).toBeEnabled();
  await look(page, "ux-study-snippet");
}

for (const [device, name] of [
  [DESKTOP, "desktop"],
  [PHONE, "phone"],
] as const)
  test(`a client sets up a UX study and accepts its price, on ${name}`, async ({ newPerson }) => {
    const { page, context } = await newPerson(device);
    const unmerged: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("could not merge")) unmerged.push(message.text());
    });
    await enterBy(context, "suite", "client@demo.test");
    await page.goto("/suite/studies/create");
    const main = page.getByRole("main");
    const goOn = () => main.getByRole("button", { name: "Siguiente" }).click();
    await main.getByRole("link", { name: "Empezar: Encuesta a consumidores" }).click();
    await main.getByLabel("Nombre").fill(`Renovar el abono (${name})`);
    await main.getByLabel("Título para los participantes").fill("Renueva tu abono");
    await main.getByRole("button", { name: "Cambiar el tipo" }).click();
    const types = main.getByRole("radiogroup", { name: "Tipo" });
    await expect(types.getByRole("radio", { name: "Encuesta a consumidores" })).toBeChecked();
    await types.getByText("De 3 a 50 personas hacen tareas en tu web o prototipo.").click();
    await expect(types.getByRole("radio", { name: "UX cuantitativo (WatUx)" })).toBeChecked();
    await look(page, "ux-study-type");
    await goOn();

    await main.getByLabel("Muestra").fill("51");
    await main.getByLabel("Incidencia").fill("80");
    await main.getByLabel("Duración estimada").fill("12");
    await main.getByLabel("País").fill("España");
    await page.getByRole("option", { name: /España/ }).click();
    await main.getByLabel("Fecha de lanzamiento").fill(inAWeek());
    await goOn();
    await expect(main.getByText(/50/).first()).toBeVisible();
    await look(page, "ux-study-details-held");
    await main.getByLabel("Muestra").fill("12");
    await expect(main.getByRole("region", { name: "Viabilidad y precio" })).toContainText("Viable en el plazo");
    await look(page, "ux-study-details");
    await goOn();

    await expect(main.getByRole("heading", { name: "Perfil y cuotas" })).toBeVisible();
    await goOn();
    await main.getByRole("switch", { name: "Tareas en orden aleatorio" }).check();
    await main.getByRole("combobox", { name: "Qué se graba" }).click();
    await page.getByRole("option", { name: "Pantalla" }).click();
    await page.keyboard.press("Escape");
    await look(page, "ux-study-tasks");
    await goOn();
    await look(page, "ux-study-summary");
    await main.getByRole("button", { name: "Crear" }).click();
    await expect(page).toHaveURL(/\/suite\/studies\/[0-9a-f-]{36}\/questionnaire/);
    const step = main.getByRole("navigation", { name: "Pasos" }).getByRole("link", { name: /Tareas y preguntas/ });
    await expect(step).toHaveAttribute("aria-current", "step");
    await expect(main.getByText(/^Unos \d+ min de los 12 pedidos\.$/)).toBeVisible();
    const study = page.url().replace(/\/questionnaire.*/, "");
    await look(page, "ux-study-draft");
    await looksAtTypes(page);
    await findsSnippet(page);

    await page.goto(`${study}/edit`);
    await main.getByRole("link", { name: "Editar: Tareas" }).click();
    await expect(main.getByRole("switch", { name: "Tareas en orden aleatorio" })).toBeChecked();
    await expect(main.getByText("Pantalla", { exact: true })).toBeVisible();
    await look(page, "ux-study-edit-tasks");

    await page.goto(`${study}/order`);
    await main.getByRole("button", { name: /^Aceptar por [\d.]+ créditos$/ }).click();
    await expect(main.getByRole("button", { name: "Lanzar mi estudio ahora" })).toBeEnabled();
    await look(page, "ux-study-order");
    expect(unmerged, "every form's conditions fit its fields").toEqual([]);
  });
