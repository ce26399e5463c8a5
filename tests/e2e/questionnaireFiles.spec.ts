import { openActivity, openTab } from "./steps/activities";
import { exportAsLimeSurvey, importLimeSurvey, importResponses } from "./steps/imports";
import { card, expectCounts, expectFigure } from "./steps/results";
import { enterBy, signInTo } from "./support/api";
import { DESKTOP } from "./support/devices";
import { expect, test } from "./support/test";

test("a questionnaire comes from files with its responses, and goes into one", async ({ newPerson, request }) => {
  const staff = await signInTo(request, "staff", "moderator@demo.test");
  const activity = { title: "Importada", type: "el_survey", description: "De otro programa." };
  const { id } = await staff.send<{ id: string }>("POST", "/api/activities", activity);
  const moderator = await newPerson(DESKTOP);
  const { page } = moderator;
  await enterBy(moderator.context, "staff", "moderator@demo.test");
  await page.goto(`/c/demo/activities/${id}/step2`);
  await importLimeSurvey(moderator);
  await exportAsLimeSurvey(moderator);
  await importResponses(moderator);
  await openActivity(moderator, "Importada");
  await openTab(moderator, "Resultados");
  await expectFigure(page, "Respuestas", 8);
  const question = card(page, "¿Qué tomas por la mañana?");
  await expect(question).toContainText("Base: 7");
  await expectCounts(question, { Café: 4, Té: 2, Zumo: 1 });
});
