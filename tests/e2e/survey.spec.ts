import type { Browser } from "@playwright/test";
import { publishSurvey } from "./steps/publishSurvey";
import { answer, expectAnswersSaved, expectQuestion, start, wakeScript } from "./steps/runner";
import { PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test.use(PHONE);

const FULL = "Ya tenemos suficientes respuestas";
const EXPELLED = "No podemos seguir con tus respuestas";

const choice = (id: string) => ({
  id,
  variable: id,
  type: "single-choice",
  title: { es: `¿${id}?` },
  options: ["a", "b"].map((code) => ({ code, label: { es: `Opción ${code}` } })),
});
const text = (id: string, settings: object = {}) => ({
  id,
  variable: id,
  type: "short-text",
  title: { es: `¿${id}?` },
  ...settings,
});
const draftOf = (questions: readonly object[]) => ({
  languages: ["es"],
  closing: { es: "¡Gracias por todo!" },
  blocks: [{ id: "b", questions }],
});

/** Somebody whose network may go: what fails then is no fault. */
async function visitor(browser: Browser) {
  const context = await browser.newContext();
  return { context, page: await context.newPage() };
}

test("answers given offline survive a reload and are all there in the end", async ({ browser, request }) => {
  const { link } = await publishSurvey(request, draftOf([choice("uno"), text("dos"), choice("tres"), text("cuatro")]));
  const { context, page } = await visitor(browser);
  await page.goto(link);
  await wakeScript(page);
  await answer(page, "¿uno?", () => page.getByText("Opción a").click());
  await expectQuestion(page, "¿dos?");

  await context.setOffline(true);
  await answer(page, "¿dos?", () => page.getByRole("textbox").fill("sin red"));
  await answer(page, "¿tres?", () => page.getByText("Opción b").click());
  await expectQuestion(page, "¿cuatro?");
  await expect(page.getByText("Sin conexión. Sigue respondiendo")).toBeVisible();
  await expect(page.getByText("Sin conexión: 2 respuestas en este dispositivo")).toBeAttached();
  await look(page, "runner-offline");

  // The tab is closed while there is no network, and opened again when there is.
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(link);
  await expectQuestion(again, "¿cuatro?");
  await again.getByRole("button", { name: "Atrás" }).click();
  await expectQuestion(again, "¿tres?");
  await expect(again.getByRole("radio", { name: "Opción b" })).toBeChecked();
  await again.getByRole("button", { name: "Atrás" }).click();
  await expect(again.getByRole("textbox")).toHaveValue("sin red");
  for (const title of ["¿dos?", "¿tres?"]) await answer(again, title, async () => undefined);

  await context.setOffline(true);
  await answer(again, "¿cuatro?", () => again.getByRole("textbox").fill("fin"));
  await expect(again.getByRole("alert")).toContainText("Hace falta conexión para seguir");
  await look(again, "runner-waits");
  await context.setOffline(false);
  await expect(again.getByText("¡Gracias por todo!")).toBeVisible({ timeout: 40_000 });
  await context.close();
});

test("a press counts though what is under it is drawn anew before it ends", async ({ browser, request }) => {
  const stars = { id: "uno", variable: "uno", type: "rating", title: { es: "¿uno?" }, style: "stars", min: 1, max: 5 };
  const { link } = await publishSurvey(request, draftOf([stars]));
  const { context, page } = await visitor(browser);
  await page.goto(link);
  await wakeScript(page);
  const fourth = page.getByRole("radio", { name: "4 de 5" });
  const label = page.locator("label").filter({ has: fourth });
  await label.hover();
  await page.mouse.down();
  // What the browser now and then does to an icon by itself, where hovering changes its colour.
  await label.locator("use").evaluateAll((icons) => {
    for (const icon of icons) icon.replaceWith(icon.cloneNode());
  });
  await page.mouse.up();
  await expect(fourth).toBeChecked();
  await context.close();
});

test("a survey sent while offline is finished by the next opening of the page", async ({ browser, request }) => {
  const { link } = await publishSurvey(request, draftOf([text("uno")]));
  const { context, page } = await visitor(browser);
  await page.goto(link);
  await wakeScript(page);
  await context.setOffline(true);
  await answer(page, "¿uno?", () => page.getByRole("textbox").fill("antes de cerrar"));
  await expect(page.getByRole("alert")).toContainText("Hace falta conexión");
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(link);
  await expect(again.getByText("¡Gracias por todo!")).toBeVisible();
  await context.close();
});

test("a browser that keeps nothing says that the page has to stay open", async ({ browser, request }) => {
  const { link } = await publishSurvey(request, draftOf([text("uno"), text("dos")]));
  const { context, page } = await visitor(browser);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("not here", "SecurityError");
    };
  });
  await page.goto(link);
  await wakeScript(page);
  await context.setOffline(true);
  await answer(page, "¿uno?", () => page.getByRole("textbox").fill("solo aquí"));
  await expectQuestion(page, "¿dos?");
  await expect(page.getByText("no cierres esta página")).toBeVisible();
  await context.setOffline(false);
  await answer(page, "¿dos?", () => page.getByRole("textbox").fill("y aquí"));
  await expect(page.getByText("¡Gracias por todo!")).toBeVisible({ timeout: 40_000 });
  await context.close();
});

test("a second device goes on where the first stopped, and the first finds its way", async ({ browser, request }) => {
  const timed = text("dos", { maximumSeconds: 600 });
  const { link } = await publishSurvey(request, draftOf([text("cero"), text("uno"), timed, text("tres")]));
  const first = await visitor(browser);
  await first.page.goto(link);
  await wakeScript(first.page);
  await answer(first.page, "¿cero?", () => first.page.getByRole("textbox").fill("primero"));
  await expectQuestion(first.page, "¿uno?");
  await expectAnswersSaved(first.page);
  const second = await visitor(browser);
  await second.context.addCookies(await first.context.cookies());
  await second.page.goto(link);
  await wakeScript(second.page);
  await answer(second.page, "¿uno?", () => second.page.getByRole("textbox").fill("segundo"));
  await expectQuestion(second.page, "¿dos?");

  await first.page.getByRole("textbox").fill("tarde");
  await expect(first.page.getByRole("heading", { name: "Esa ya no es la pregunta actual" })).toBeVisible();
  await look(first.page, "runner-passed");
  await first.page.getByRole("button", { name: "Volver a entrar" }).click();
  await answer(first.page, "¿dos?", () => first.page.getByRole("textbox").fill("en el primero"));
  await answer(first.page, "¿tres?", () => first.page.getByRole("textbox").fill("y fin"));
  await expect(first.page.getByText("¡Gracias por todo!")).toBeVisible();
  await first.context.close();
  await second.context.close();
});

test("a question waits for its minimum time, and is left when its time is over", async ({ browser, request }) => {
  const questions = [text("calma", { minimumSeconds: 8, maximumSeconds: 25, required: true }), text("luego")];
  const { link } = await publishSurvey(request, draftOf(questions));
  const { context, page } = await visitor(browser);
  await page.goto(link);
  await start(page);
  await expectQuestion(page, "¿calma?");
  await expect(page.getByRole("timer")).toHaveText(/0:\d\d/);
  await page.getByRole("button", { name: "Siguiente" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "podrás seguir dentro de 8 segundos" })).toBeAttached();
  await look(page, "runner-clock");
  await page.reload();
  await expectQuestion(page, "¿calma?");
  await expect(page.getByRole("status").filter({ hasText: "Ya puedes seguir." })).toBeAttached({ timeout: 15_000 });
  await expect(page.getByRole("heading", { level: 1, name: "¿luego?" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: "Atrás" })).toBeHidden();
  await answer(page, "¿luego?", () => page.getByRole("textbox").fill("sigo"));
  await expect(page.getByText("¡Gracias por todo!")).toBeVisible();
  await context.close();
});

test("a text that isn't written as it is wanted is asked for again before it is sent", async ({ browser, request }) => {
  const postcode = text("cp", { format: "pattern", pattern: "\\d{5}", example: "28001", required: true });
  const { link } = await publishSurvey(request, draftOf([postcode, text("correo", { format: "email" }), text("fin")]));
  const { context, page } = await visitor(browser);
  await page.goto(link);
  const places = () =>
    Promise.all(
      [page.getByText("Por ejemplo: 28001"), page.getByRole("textbox")].map(async (one) => (await one.boundingBox())?.y ?? -1),
    );
  const before = await places();
  await wakeScript(page);
  const moved = (await places()).map((place, index) => Math.abs(place - (before[index] ?? 0)));
  expect(Math.max(...moved), "pixels that the question moved").toBeLessThanOrEqual(4);
  await context.setOffline(true);
  await answer(page, "¿cp?", () => page.getByRole("textbox").fill("2800"));
  await expect(page.getByText("Escríbelo así: 28001")).toBeVisible();
  await look(page, "runner-format");
  await answer(page, "¿cp?", () => page.getByRole("textbox").fill("28013 "));
  await expect(page.getByRole("textbox")).toHaveAttribute("inputmode", "email");
  await answer(page, "¿correo?", () => page.getByRole("textbox").fill("ana@correo"));
  await expect(page.getByText("Escribe un correo completo")).toBeVisible();
  await context.setOffline(false);
  await answer(page, "¿correo?", () => page.getByRole("textbox").fill("ana@correo.es"));
  await answer(page, "¿fin?", () => page.getByRole("textbox").fill("sí"));
  await expect(page.getByText("¡Gracias por todo!")).toBeVisible();
  await context.close();
});

test("whoever answers after all takes back that they don't know", async ({ browser, request }) => {
  const known = { ...choice("uno"), dontKnow: { es: "No lo sé" }, comment: { es: "¿Por qué?" }, required: true };
  const { link } = await publishSurvey(request, draftOf([known, text("dos")]));
  const { context, page } = await visitor(browser);
  await page.goto(link);
  await wakeScript(page);
  const unknown = page.getByRole("checkbox", { name: "No lo sé" });
  await page.getByText("Opción b").click();
  await page.getByRole("textbox").fill("Porque sí");
  await unknown.check();
  await expect(page.getByRole("textbox")).toHaveValue("");
  await expect(page.getByRole("radio", { name: "Opción b" })).not.toBeChecked();
  await answer(page, "¿uno?", () => page.getByText("Opción a").click());
  await expectQuestion(page, "¿dos?");
  await expectAnswersSaved(page);
  await page.reload();
  await page.getByRole("button", { name: "Atrás" }).click();
  await expect(page.getByRole("radio", { name: "Opción a" })).toBeChecked();
  await expect(unknown).not.toBeChecked();
  await context.close();
});

test("who falls into a full quota is told so at the answer that decides", async ({ browser, request }) => {
  const { link, id, staff } = await publishSurvey(request, draftOf([choice("uno"), text("dos")]));
  const quota = await staff.send<{ id: string }>("POST", "/api/quotas", { title: "Opción a", target: 1, activity: id });
  const condition = { question: "uno", is: "equal", value: "a" };
  await staff.send("PUT", `/api/activities/${id}/quotas/${quota.id}/condition`, { condition });
  const first = await visitor(browser);
  await first.page.goto(link);
  await wakeScript(first.page);
  await answer(first.page, "¿uno?", () => first.page.getByText("Opción a").click());
  // The place is held for whoever is on the way.
  await expectQuestion(first.page, "¿dos?");
  const second = await visitor(browser);
  await second.page.goto(link);
  await wakeScript(second.page);
  await answer(second.page, "¿uno?", () => second.page.getByText("Opción a").click());
  await expect(second.page.getByRole("heading", { level: 1 })).toHaveText(FULL);
  await look(second.page, "runner-over-quota");
  await answer(first.page, "¿dos?", () => first.page.getByRole("textbox").fill("dentro"));
  await expect(first.page.getByText("¡Gracias por todo!")).toBeVisible();
  await first.context.close();
  await second.context.close();
});

test("who fails an attention question is expelled for quality, with a word on why", async ({ browser, request }) => {
  const rule = { id: "trap", when: { question: "uno", is: "equal", value: "b" }, then: { do: "quality", isSanctioned: false } };
  const { link } = await publishSurvey(request, draftOf([{ ...choice("uno"), rules: [rule] }, text("dos")]));
  const { context, page } = await visitor(browser);
  await page.goto(link);
  await wakeScript(page);
  await answer(page, "¿uno?", () => page.getByText("Opción b").click());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(EXPELLED);
  await look(page, "runner-quality");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(EXPELLED);
  await context.close();
});
