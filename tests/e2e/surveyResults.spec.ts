import { openActivity, openTab } from "./steps/activities";
import { answerOnlyFirst, BREAKFAST, begin, FOOD, finish, HOME, resume, TITLE } from "./steps/breakfast";
import { comeBack, openCard, seeItDone, seeProfile } from "./steps/community";
import { publishSurvey } from "./steps/publishSurvey";
import {
  card,
  crossQuestions,
  deleteTestResponses,
  expectCounts,
  expectFigure,
  exportChart,
  exportResponses,
  filterBy,
  makeWorkbook,
  readResponse,
  saveAndReopenView,
} from "./steps/results";
import { enterBy } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { show } from "./support/look";
import { expect, test } from "./support/test";

test("a member answers a survey in two goes, and its moderator reads what came", async ({ newPerson, request }) => {
  const { step } = test;
  const { link } = await publishSurvey(request, BREAKFAST, { title: TITLE, labs: 20 });

  const member = await newPerson(PHONE);
  await step("a member answers a part", async () => {
    await enterBy(member.context, "member", "member@demo.test");
    await member.page.goto("/c/demo/");
    await expect(member.page.getByRole("article", { name: TITLE })).toBeVisible();
    await show(member.page, "community-home");
    await openCard(member.page, TITLE, "Nueva");
    await begin(member.page);
    await member.page.close();
  });
  await step("comes back and finishes", async () => {
    const again = await member.context.newPage();
    await comeBack(again, TITLE);
    await resume(again);
    await finish(again);
    await expect(again.getByText("Por participar: 20 LABs")).toBeVisible();
    await show(again, "runner-thanks");
    await seeItDone(again, TITLE);
    await seeProfile(again);
    await again.close();
  });
  await step("somebody answers by the link", async () => {
    const respondent = await newPerson(PHONE);
    await respondent.page.goto(link);
    await answerOnlyFirst(respondent.page, "Nunca");
    await respondent.page.close();
  });

  const moderator = await newPerson(DESKTOP);
  const { page } = moderator;
  await enterBy(moderator.context, "staff", "moderator@demo.test");
  await step("the moderator tries the link, too", async () => {
    await page.goto(link);
    await answerOnlyFirst(page, "A veces");
  });
  await step("base, counts, exports, filter", async () => {
    await page.goto("/c/demo");
    await openActivity(moderator, TITLE);
    await openTab(moderator, "Resultados");
    await expectFigure(page, "Completas", 2);
    await expectFigure(page, "De prueba", 1);
    const question = card(page, HOME);
    await expect(question).toContainText("Base: 2");
    await expectCounts(question, { "Sí, siempre": 1, "A veces": 0, Nunca: 1 });
    await exportChart(question, "Sí, siempre");
    await filterBy(page, FOOD, "Pan", "1 de 2 respuestas");
    await expectCounts(question, { "Sí, siempre": 1, Nunca: 0 });
  });
  await step("women of them, saved as a view and found again by its link", () =>
    saveAndReopenView(page, "Mujeres con pan", "1 de 2 respuestas"),
  );
  await step("two questions crossed", async () => {
    const lines = await crossQuestions(page, FOOD, HOME);
    // The filter leaves who has bread: percentages of that one, in the total and under the answer.
    expect(lines.find((line) => line.includes(";Pan;"))).toMatch(/;Pan;100;;100;;;/);
  });
  await step("an aggregated workbook of what the filter leaves", async () => {
    const { Contenido = [], Distribuciones = [] } = await makeWorkbook(page, FOOD);
    expect(Contenido.find(([name]) => name === "Respuestas completas")?.[1]).toBe(1);
    expect(Distribuciones.find(([label]) => label === "Sí, siempre")?.slice(1, 3)).toEqual([1, 1]);
    await page.getByRole("button", { name: "Tareas", exact: true }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Archivo listo" })).toBeVisible();
    await page.keyboard.press("Escape");
  });
  await step("responses: read, exported, test ones deleted", async () => {
    await readResponse(page, "lince-demo", ["El Molino", "Sí, siempre"]);
    const [only = "", ...others] = await exportResponses(page);
    expect(others).toEqual([]);
    // Codes, a column for each option, place and item: always, some days, bread and fruit, 4 stars, juice first.
    expect(only).toMatch(/;1;2;1;1;0;4;3;1;2;50;30;20;El Molino$/);
    await deleteTestResponses(page);
  });
});
