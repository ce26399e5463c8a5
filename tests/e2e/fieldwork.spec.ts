import type { Page } from "@playwright/test";
import { isDrill } from "../helpers/drill";
import { closeWithEscape, speak, switchTheme } from "./steps/console";
import { keepQuestionnaire } from "./steps/unsavedQuestionnaire";
import { type Api, enterBy, signInTo } from "./support/api";
import { DESKTOP } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test.use(DESKTOP);

interface Activity {
  readonly id: string;
  readonly type: string;
  readonly title: string;
}

/** Opens a tab of the demo's survey that has responses. */
async function open(page: Page, activity: Activity, tab: string): Promise<void> {
  await page.goto(`/c/demo/activities/${activity.id}/${tab}`);
  await expect(page.getByRole("heading", { level: 1, name: activity.title })).toBeVisible();
}

/** Adds a quota by the form, sees it in the list, and takes it away again. */
async function manageQuotas(page: Page): Promise<void> {
  const quotas = page.getByRole("region", { name: "Cuotas" });
  await expect(quotas.getByRole("progressbar").first()).toBeVisible();
  await quotas.getByRole("button", { name: "Añadir cuota" }).click();
  const dialog = page.getByRole("dialog", { name: "Nueva cuota" });
  await dialog.getByRole("textbox", { name: /^Título/ }).fill("Solo para la prueba");
  await dialog.getByRole("textbox", { name: "Total disponible" }).fill("25");
  await look(page, "quota-form");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog).toBeHidden();
  await expect(quotas.getByText("Solo para la prueba")).toBeVisible();
  await quotas.getByRole("button", { name: "Borrar la cuota «Solo para la prueba»" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Borrar" }).click();
  await expect(quotas.getByText("Solo para la prueba")).toBeHidden();
}

/** Pauses, wants to leave without saving, is asked, stays, and takes it back. */
async function keepUnsaved(page: Page): Promise<void> {
  const pause = page.getByRole("switch", { name: "En pausa" });
  await pause.check();
  await page.getByRole("tab", { name: "Calidad" }).click();
  const dialog = page.getByRole("dialog", { name: "¿Salir sin guardar?" });
  await look(page, "fieldwork-leave");
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expect(dialog).toBeHidden();
  await expect(pause).toBeChecked();
  await page.getByRole("button", { name: "Descartar", exact: true }).click();
  await expect(pause).not.toBeChecked();
}

/** Sees why a response is flagged, what discarding it would change, discards it and takes that back. */
async function review(page: Page): Promise<void> {
  await page
    .getByRole("checkbox", { name: /^Seleccionar «/ })
    .first()
    .check();
  const decide = page.getByRole("region", { name: "Decidir sobre la selección" });
  await decide.getByRole("button", { name: "Descartar", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Descartar 1 respuesta" });
  await expect(dialog.getByText("Qué cambiaría en los resultados")).toBeVisible();
  await expect(dialog.getByText(/^Base: /).first()).toBeVisible();
  await dialog.getByRole("textbox", { name: /^Motivo/ }).fill("Señales en la prueba");
  await look(page, "quality-discard");
  await dialog.getByRole("button", { name: "Descartar", exact: true }).click();
  await expect(page.getByText("1 respuesta descartada")).toBeVisible();
  await expect(page.getByText("Descartada", { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await page
    .getByRole("checkbox", { name: /^Seleccionar «/ })
    .first()
    .check();
  await decide.getByRole("button", { name: "Deshacer decisión" }).click();
  await expect(page.getByText("Decisión deshecha en 1 respuesta")).toBeVisible();
}

/** Lets robots answer the draft, and reads what they say. */
async function sendRobots(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Probar con robots" }).click();
  const dialog = page.getByRole("dialog", { name: "Probar con robots" });
  await expect(dialog.getByText("Preguntas alcanzadas")).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByText("Cómo se termina")).toBeVisible();
  await look(page, "robots");
  await closeWithEscape(page, dialog);
}

async function readVersions(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Versiones" }).click();
  const dialog = page.getByRole("dialog", { name: "Versiones del cuestionario" });
  await expect(dialog.getByText("Versión 1").first()).toBeVisible();
  await look(page, "versions");
  await closeWithEscape(page, dialog);
}

async function readTranslations(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Traducir" }).click();
  const dialog = page.getByRole("dialog", { name: "Traducciones" });
  await expect(dialog.getByText(/de \d+ textos/)).toBeVisible();
  await look(page, "translations");
  await closeWithEscape(page, dialog);
}

/** The demo's survey with responses: those of other tests have a few at most. */
async function answeredSurvey(staff: Api): Promise<Activity> {
  const activities = await staff.get<readonly Activity[]>("/api/activities?range=[0,49]");
  const asked = activities
    .filter(({ type }) => type === "el_survey")
    .map(async (activity) => {
      const { completes } = await staff.get<{ completes: number }>(`/api/activities/${activity.id}/quality`);
      return { activity, completes };
    });
  const [most] = (await Promise.all(asked)).toSorted((one, other) => other.completes - one.completes);
  if (!most?.completes) throw new Error("the demo has no survey with responses");
  return most.activity;
}

/** In a drill. */
async function seeInDutchAndDark(page: Page, survey: Activity, tabs: readonly string[]): Promise<void> {
  if (!isDrill) return;
  await switchTheme(page, "oscuro");
  await speak(page, "Nederlands");
  for (const tab of tabs) {
    await open(page, survey, tab);
    await look(page, `${tab}-nl-dark`);
  }
  await speak(page, "Español");
}

test("a moderator looks after a survey in field: quotas and quality", async ({ newPerson, request }) => {
  const survey = await answeredSurvey(await signInTo(request, "staff", "moderator@demo.test"));
  const { context, page } = await newPerson();
  await enterBy(context, "staff", "moderator@demo.test");

  await test.step("fieldwork", async () => {
    await open(page, survey, "fieldwork");
    await look(page, "fieldwork");
    await manageQuotas(page);
    await keepUnsaved(page);
  });
  await test.step("quality", async () => {
    await open(page, survey, "quality");
    await look(page, "quality");
    await review(page);
  });
  await test.step("in the longest language, in the dark", () => seeInDutchAndDark(page, survey, ["fieldwork", "quality"]));
});

test("a moderator tries a questionnaire with robots, reads its versions and translations, and loses nothing", async ({
  newPerson,
  request,
}) => {
  const staff = await signInTo(request, "staff", "moderator@demo.test");
  const survey = await answeredSurvey(staff);
  const person = await newPerson();
  const { context, page } = person;
  await enterBy(context, "staff", "moderator@demo.test");
  await open(page, survey, "step2");
  await test.step("robots", () => sendRobots(page));
  await test.step("versions", () => readVersions(page));
  await test.step("translations", () => readTranslations(page));
  await test.step("in the longest language, in the dark", () => seeInDutchAndDark(page, survey, ["step2"]));
  await test.step("what could not be saved", () => keepQuestionnaire(person, staff));
});
