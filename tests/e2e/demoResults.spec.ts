import { openActivity, openTab } from "./steps/activities";
import { goTo, switchTheme } from "./steps/console";
import { outline } from "./steps/editor";
import { seeEveryType } from "./steps/everyType";
import { enterBy } from "./support/api";
import { DESKTOP, STAFF_DEVICES } from "./support/devices";
import { keepPicture, look, show } from "./support/look";
import { expect, test } from "./support/test";

const DEMO_SURVEY = "Cómo te mueves por la ciudad";

for (const device of STAFF_DEVICES)
  test(`results of many are read ${device.isMobile ? "on the way" : "in light and dark"}`, async ({ newPerson }) => {
    const moderator = await newPerson(device);
    const { page, context, isPhone } = moderator;
    await enterBy(context, "staff", "moderator@demo.test");
    await page.goto("/c/demo/");
    await expect(page.getByRole("heading", { level: 1, name: "Hola, Carla" })).toBeVisible();
    await goTo(moderator, "Actividades");
    await keepPicture(page, "activities");
    await openActivity(moderator, DEMO_SURVEY);
    await openTab(moderator, "Resultados");
    await expect(page.locator("svg.apexcharts-svg").first()).toBeVisible();
    await show(page, "results");
    if (isPhone) return;
    await switchTheme(page, "oscuro");
    await expect(page.locator("svg.apexcharts-svg").first()).toBeVisible();
    await show(page, "results-dark");
    await openTab(moderator, "Cuestionario");
    await expect(outline(page)).toBeVisible();
    await keepPicture(page, "editor-dark");
    await goTo(moderator, "Miembros");
    await keepPicture(page, "members-dark");
  });

test("a team chooses how a question is shown, and reads it by groups, in full screen and on paper", async ({ newPerson }) => {
  const moderator = await newPerson(DESKTOP);
  const { page, context } = moderator;
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto("/c/demo/");
  await openActivity(moderator, DEMO_SURVEY);
  await openTab(moderator, "Resultados");
  const question = page.getByRole("article", { name: "¿Cómo vas normalmente al trabajo o a clase?" });
  await question.getByRole("button", { name: /^Personalizar/ }).click();
  const settings = page.getByRole("dialog", { name: "Personalizar la pregunta" });
  await settings.getByLabel("Título").fill("Al trabajo");
  await settings.getByRole("checkbox", { name: "Mostrar «De otra manera»" }).uncheck();
  await settings.getByRole("button", { name: "Mover «En bici»" }).focus();
  for (const key of ["Space", "ArrowUp", "Space"]) await page.keyboard.press(key);
  await look(page, "results-customize");
  await settings.getByRole("button", { name: "Guardar" }).click();
  const own = page.getByRole("article", { name: "Al trabajo" });
  await expect(own.getByRole("img", { name: /Al trabajo.* En bici: .*A pie: / })).toBeVisible();
  await expect(own).toContainText("1 respuesta no se muestra");
  await page.reload();
  await expect(own).toBeVisible();
  await own.getByRole("button", { name: "Pantalla completa" }).click();
  const full = page.getByRole("dialog", { name: "Al trabajo" });
  await expect(full.locator("svg.apexcharts-svg")).toBeVisible();
  await look(page, "results-full");
  await page.keyboard.press("Escape");
  await expect(full).toBeHidden();
  await page.getByRole("combobox", { name: "Dividir por" }).click();
  await page.getByRole("option", { name: "¿Cómo vas normalmente al trabajo o a clase?" }).click();
  const minutes = page.getByRole("article", { name: "¿Cuánto tardas de puerta a puerta?" });
  await expect(minutes.getByRole("img", { name: /De otra manera \(n = 0\): –/ })).toBeVisible();
  await look(page, "results-split");
  await minutes.getByRole("button", { name: "Imprimir" }).click();
  const sheet = page.getByRole("dialog", { name: DEMO_SURVEY });
  await expect(sheet.getByRole("table")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(sheet.getByRole("button", { name: "Imprimir" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: DEMO_SURVEY })).toHaveCount(1);
  await page.emulateMedia({ media: "screen" });
  await sheet.getByRole("button", { name: "Cerrar" }).click();
  await page.getByRole("button", { name: "Organizar" }).click();
  await page.getByRole("button", { name: "Restablecer todo" }).click();
  await page.getByRole("button", { name: "Restablecer", exact: true }).click();
  await expect(question).toBeVisible();
});

test("every type of question is tried in the preview", async ({ newPerson }) => {
  const moderator = await newPerson(DESKTOP);
  await enterBy(moderator.context, "staff", "moderator@demo.test");
  await moderator.page.goto("/c/demo/");
  await openActivity(moderator, DEMO_SURVEY);
  await openTab(moderator, "Cuestionario");
  await seeEveryType(moderator);
});
