import { createSurvey, openActivity, openTab } from "./steps/activities";
import { answerOnlyFirst, begin, build, FOOD, finish, HOME, resume, TITLE } from "./steps/breakfast";
import { comeBack, openCard, seeItDone, seeOtherScreens } from "./steps/community";
import { goTo, switchTheme } from "./steps/console";
import { outline, publishWithLink, tryPreview } from "./steps/editor";
import { seeEveryType } from "./steps/everyType";
import { askForPassword, choosePassword, linkOf } from "./steps/forgottenPassword";
import { exportAsLimeSurvey, importLimeSurvey, importResponses } from "./steps/imports";
import { readIssueInEveryLanguage } from "./steps/languages";
import { createMember, useMembersList } from "./steps/members";
import { BACK_OFFICE, SUITE, visit } from "./steps/otherConsoles";
import { seeOtherLists } from "./steps/otherLists";
import { readOutbox } from "./steps/outbox";
import {
  card,
  deleteTestResponses,
  expectCounts,
  expectFigure,
  exportChart,
  exportResponses,
  filterBy,
  readResponse,
} from "./steps/results";
import { signIn } from "./steps/signIn";
import { enterBy } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look, show } from "./support/look";
import { expect, test } from "./support/test";

test.use(DESKTOP);

const DEMO_SURVEY = "Cómo te mueves por la ciudad";

test("from the door to the results", async ({ newPerson, request }) => {
  const { step } = test;
  const moderator = await newPerson();
  const { page } = moderator;
  let link = "";
  let mailed = "";

  await step("the door leads to the demo", async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Pruébalo con una cuenta de demostración" })).toBeVisible();
    await show(page, "door");
    await page.getByRole("link", { name: /moderator@demo\.test/ }).click();
  });

  await step("a moderator signs in", async () => {
    await expect(page).toHaveURL(/\/c\/demo\/backoffice/);
    await expect(page.getByRole("heading", { level: 1, name: "Panel del equipo" })).toBeVisible();
    await look(page, "staff-login");
    await signIn(page);
    await expect(page.getByRole("heading", { level: 1, name: "Hola, Carla" })).toBeVisible();
    await show(page, "console-home");
  });

  await step("members: sort, pages, search, filter, columns", () => useMembersList(moderator));
  await step("what is wrong is said in six languages", () => readIssueInEveryLanguage(moderator, request));
  await step("a member is created, shown and edited", () => createMember(moderator));

  await step("a survey is created and built", async () => {
    await goTo(moderator, "Actividades");
    await show(page, "activities");
    await createSurvey(moderator, TITLE);
    await look(page, "editor-empty");
    await build(moderator);
  });
  await step("it is previewed and published", async () => {
    await tryPreview(moderator, HOME);
    link = await publishWithLink(moderator);
  });

  await step("another comes from files", async () => {
    await goTo(moderator, "Actividades");
    await createSurvey(moderator, "Importada");
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

  const member = await newPerson(PHONE);
  await step("a member answers a part", async () => {
    await member.page.goto("/c/demo/");
    await look(member.page, "member-login");
    await signIn(member.page, "member@demo.test");
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
    await seeOtherScreens(again);
  });

  await step("somebody answers by the link", async () => {
    const respondent = await newPerson(PHONE);
    await respondent.page.goto(link);
    await answerOnlyFirst(respondent.page, "Nunca");
  });
  await step("the moderator tries the link, too", async () => {
    const trial = await moderator.context.newPage();
    await trial.goto(link);
    await answerOnlyFirst(trial, "A veces");
    await trial.close();
  });

  await step("results: base, counts, exports, filter", async () => {
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
  await step("responses: read, exported, test ones deleted", async () => {
    await readResponse(page, "lince-demo", ["El Molino", "Sí, siempre"]);
    const [only = "", ...others] = await exportResponses(page);
    expect(others).toEqual([]);
    // Codes, a column for each option, place and item: always, some days, bread and fruit, 4 stars, juice first.
    expect(only).toMatch(/;1;2;1;1;0;4;3;1;2;50;30;20;El Molino$/);
    await deleteTestResponses(page);
  });

  await step("results of many, in light and dark", async () => {
    await openActivity(moderator, DEMO_SURVEY);
    await openTab(moderator, "Resultados");
    await expectFigure(page, "Respuestas", 240);
    await expect(page.locator("svg.apexcharts-svg").first()).toBeVisible();
    await show(page, "results");
    await switchTheme(page, "oscuro");
    await expect(page.locator("svg.apexcharts-svg").first()).toBeVisible();
    await show(page, "results-dark");
    await openTab(moderator, "Cuestionario");
    await expect(outline(page)).toBeVisible();
    await show(page, "editor-dark");
    await goTo(moderator, "Miembros");
    await show(page, "members-dark");
    await switchTheme(page, "claro");
  });

  await step("every type of question in the runner", async () => {
    await openActivity(moderator, DEMO_SURVEY);
    await openTab(moderator, "Cuestionario");
    await seeEveryType(moderator);
  });
  await step("the other lists, and the way there by search", () => seeOtherLists(moderator));

  await step("the suite", async () => visit(await newPerson(), SUITE));
  await step("the back office, and the mails that left", async () => {
    const person = await newPerson();
    await visit(person, BACK_OFFICE);
    await readOutbox(person);
    mailed = await linkOf(person.page);
  });
  await step("a forgotten password", async () => {
    const forgetful = await newPerson(PHONE);
    await askForPassword(forgetful);
    await choosePassword(forgetful, mailed);
  });
});

test("a moderator on the way looks after members and builds a survey", async ({ newPerson }) => {
  const moderator = await newPerson(PHONE);
  await enterBy(moderator.context, "staff", "moderator@demo.test");
  await moderator.page.goto("/c/demo/");
  await expect(moderator.page.getByRole("heading", { level: 1, name: "Hola, Carla" })).toBeVisible();
  await show(moderator.page, "console-home");
  await useMembersList(moderator);
  await goTo(moderator, "Actividades");
  await createSurvey(moderator, "De camino");
  await build(moderator);
  await openActivity(moderator, DEMO_SURVEY);
  await openTab(moderator, "Resultados");
  await show(moderator.page, "results");
});
