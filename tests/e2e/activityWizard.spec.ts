import { enterBy } from "./support/api";
import { DESKTOP } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test.use(DESKTOP);

const TITLE = "El mejor desayuno";

test("a moderator makes a poll for a few members in three steps, and mends what was missing from the last", async ({
  newPerson,
}) => {
  const { context, page, allowRefusals } = await newPerson();
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto("/c/demo/activities/create");
  const step = (name: RegExp) => page.getByRole("navigation", { name: "Pasos" }).getByRole("link", { name });
  const next = page.getByRole("button", { name: "Siguiente" });

  await expect(page).toHaveURL(/activities\/step1$/);
  await page.getByRole("radio", { name: /^Votación/ }).click();
  await expect(page.getByRole("radio", { name: /^Votación/ })).toBeChecked();
  // The server says the same as the page, where the page has no rules yet.
  allowRefusals(400);
  await next.click();
  await expect(page.getByRole("textbox", { name: "Título", exact: true })).toBeFocused();
  await page.getByRole("textbox", { name: "Título", exact: true }).fill(TITLE);
  await page.getByRole("textbox", { name: "Descripción" }).fill("Queremos saber qué os gusta.");
  await page.getByRole("textbox", { name: "LABs por participar" }).fill("15");
  await expect(page.getByRole("button", { name: "Pegar una lista" })).toBeHidden();
  await page.getByRole("combobox", { name: "Visibilidad" }).click();
  await page.getByRole("option", { name: "Privada" }).click();
  await page.getByRole("button", { name: "Pegar una lista" }).click();
  await page.getByRole("textbox", { name: "Apodos, correos o identificadores" }).fill("LINCE-demo\nmember@demo.test; nadie");
  await page.getByRole("button", { name: "Añadir 3" }).click();
  await expect(page.getByText(/1 participante añadido\. 1 ya estaba\..*nadie/s)).toBeVisible();
  await look(page, "wizard-general");
  await next.click();

  await expect(step(/Pregunta/)).toHaveAttribute("aria-current", "step");
  await expect(step(/General hecho/)).toBeVisible();
  await look(page, "wizard-content");
  await page.getByRole("link", { name: "Siguiente" }).click();

  await expect(page.getByRole("heading", { name: "Falta 1 cosa" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Publicar", exact: true })).toBeDisabled();
  await look(page, "wizard-missing");
  await page.getByRole("button", { name: "Ir al paso 2" }).click();
  await page.getByRole("textbox", { name: "Pregunta", exact: true }).fill("¿Dulce o salado?");
  await page.getByRole("textbox", { name: "Opción 1" }).fill("Dulce");
  await page.getByRole("textbox", { name: "Opción 2" }).fill("Salado");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(step(/Pregunta/)).toBeVisible();
  await page.getByRole("link", { name: "Siguiente" }).click();

  await expect(page.getByRole("heading", { name: "Está todo listo" })).toBeVisible();
  await expect(page.getByText("15 LABs × 1 miembro")).toBeVisible();
  await look(page, "wizard-publish");
  await page.getByRole("button", { name: "Publicar", exact: true }).dblclick();
  const question = page.getByRole("dialog", { name: `¿Publicar «${TITLE}»?` });
  await expect(question).toContainText("Se avisará a 1 miembro");
  await look(page, "wizard-confirm");
  await question.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("En curso").first()).toBeVisible();
  await expect(page.getByRole("tab", { name: "General" })).toHaveAttribute("aria-selected", "true");

  // Its steps are behind it.
  await page.goto(`${new URL(page.url()).pathname}/step3`);
  await expect(page.getByRole("tab", { name: "General" })).toBeVisible();
  await page.getByRole("link", { name: "Ver resultados" }).click();
  await expect(page.getByRole("tab", { name: "Votos" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "Más acciones" }).click();
  await expect(page.getByRole("menuitem", { name: "Finalizar" })).toBeVisible();
});

test("an observer is led away from the wizard", async ({ newPerson }) => {
  const { context, page } = await newPerson();
  await enterBy(context, "staff", "observer@demo.test");
  await page.goto("/c/demo/activities/step1");
  await expect(page).toHaveURL(/\/c\/demo\/activities$/);
});
