import {
  addQuestion,
  duplicateAs,
  expectSaved,
  meetIssue,
  moveBelowByKeyboard,
  outline,
  publishWithLink,
  seePalette,
  tryPreview,
} from "./steps/editor";
import { enterBy, signInTo } from "./support/api";
import { STAFF_DEVICES } from "./support/devices";
import { show } from "./support/look";
import { expect, test } from "./support/test";

const HOME = "¿Desayunas en casa?";
const WORK = "¿Y en el trabajo?";
const SCORE = "¿Qué nota le pones a tu desayuno?";
const FOOD = "¿Qué sueles tomar?";

for (const device of STAFF_DEVICES)
  test(`a questionnaire is built, previewed and published${device.isMobile ? " on the way" : ""}`, async ({
    newPerson,
    request,
  }) => {
    const staff = await signInTo(request, "staff", "moderator@demo.test");
    const activity = { title: "Tu merienda", type: "el_survey", description: "Son dos minutos." };
    const { id } = await staff.send<{ id: string }>("POST", "/api/activities", activity);
    const moderator = await newPerson(device);
    const { page } = moderator;
    await enterBy(moderator.context, "staff", "moderator@demo.test");
    await page.goto(`/c/demo/activities/${id}/step2`);

    await test.step("built: added, duplicated, moved, and what is missing mended", async () => {
      await seePalette(page);
      await addQuestion(moderator, { type: "Opción única", title: HOME, options: ["Sí, siempre", "A veces", "Nunca"] });
      await duplicateAs(moderator, "Q1", { type: "Opción única", title: WORK, options: ["Cada día", "Algún día", "Nunca"] });
      await addQuestion(moderator, { type: "Valoración", title: SCORE });
      await addQuestion(moderator, { type: "Opción múltiple", title: FOOD, options: ["Pan", "Fruta", "Un dulce"] });
      await moveBelowByKeyboard(page, "Q3", "Q4");
      const titles = outline(page).getByRole("listitem");
      await expect(titles.nth(2)).toContainText(FOOD);
      await expect(titles.nth(3)).toContainText(SCORE);
      await meetIssue(moderator);
      await expectSaved(page);
      await show(page, "editor");
    });
    await test.step("previewed", () => tryPreview(moderator, HOME));
    await test.step("published", async () => {
      const link = await publishWithLink(moderator);
      const respondent = await newPerson();
      await respondent.page.goto(link);
      await expect(respondent.page.getByRole("heading", { level: 1, name: HOME })).toBeVisible();
    });
  });
