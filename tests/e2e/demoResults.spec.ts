import { openActivity, openTab } from "./steps/activities";
import { goTo, switchTheme } from "./steps/console";
import { outline } from "./steps/editor";
import { seeEveryType } from "./steps/everyType";
import { enterBy } from "./support/api";
import { DESKTOP, STAFF_DEVICES } from "./support/devices";
import { keepPicture, show } from "./support/look";
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

test("every type of question is tried in the preview", async ({ newPerson }) => {
  const moderator = await newPerson(DESKTOP);
  await enterBy(moderator.context, "staff", "moderator@demo.test");
  await moderator.page.goto("/c/demo/");
  await openActivity(moderator, DEMO_SURVEY);
  await openTab(moderator, "Cuestionario");
  await seeEveryType(moderator);
});
