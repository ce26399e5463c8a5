import type { Page } from "@playwright/test";
import { publishSurvey } from "../../../tests/e2e/steps/publishSurvey";
import { expectQuestion, wakeScript } from "../../../tests/e2e/steps/runner";
import { type Api, enterBy } from "../../../tests/e2e/support/api";
import { DESKTOP, PHONE } from "../../../tests/e2e/support/devices";
import { look } from "../../../tests/e2e/support/look";
import { expect, test } from "../../../tests/e2e/support/test";
import type { NeuroDrawing } from "../question/results";
import { FACTS, WORDS, wordText } from "../shared/words";

const TITLE = "Mira este anuncio";
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 240" width="1080" height="720"><rect width="360" height="240" fill="#f7e3c4"/><circle cx="280" cy="70" r="40" fill="#e2703a"/><rect x="40" y="60" width="120" height="26" rx="4" fill="#35506b"/><rect x="40" y="100" width="90" height="12" rx="4" fill="#35506b" opacity=".6"/><path d="M0 200q90-40 180-10t180-10v60H0z" fill="#7fae7a"/></svg>',
)}`;
const thing = (code: string, text: string) => ({ code, label: { es: text } });
const QUESTION = {
  id: "anuncio",
  variable: "anuncio",
  type: "neuro-test",
  title: { es: TITLE },
  required: true,
  brand: "Lumen",
  image: PICTURE,
  alternativeText: { es: "Un sol sobre un campo" },
  exposureSeconds: 6,
  // A busy machine must not run out of time.
  wordSeconds: 10,
  targets: [thing("lumen", "Lumen"), thing("sol", "Un sol")],
  foils: [thing("mar", "El mar"), thing("perro", "Un perro")],
  zones: [{ name: "Sol", x: 0.6, y: 0.1, width: 0.35, height: 0.4 }],
};
const DRAFT = { languages: ["es"], closing: { es: "¡Gracias!" }, blocks: [{ id: "b", questions: [QUESTION] }] };

/** What this person says yes to. */
const YES = new Set([
  ...WORDS.BASELINE.filter((fact) => FACTS[fact]).map((fact) => wordText(fact, "es")),
  ...WORDS.POSITIVE.map((word) => wordText(word, "es")),
  ...["La nieve es blanca", "Dos y dos son cuatro", "Lumen", "Un sol"],
]);

async function open(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await wakeScript(page);
  await expectQuestion(page, TITLE);
}

/** Both looks of what is on the screen. */
async function lookBoth(page: Page, name: string): Promise<void> {
  await look(page, `neuro-${name}`);
  if (process.env.SCREENSHOTS !== "all") return;
  await page.emulateMedia({ colorScheme: "dark" });
  await look(page, `neuro-${name}-dark`);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Answers so many timed things by keys, letters and arrows in turn, as `YES` says. */
async function answerTimed(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const shown = page.locator(".nq-timed[data-phase='asked'] .nq-word p");
    const word = (await shown.textContent()) ?? "";
    const keys = YES.has(word) ? ["j", "ArrowRight"] : ["f", "ArrowLeft"];
    await page.keyboard.press(keys[index % 2] ?? "j");
    await expect(shown).toHaveCount(0);
  }
}

async function begin(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
  await expect(page.locator(".nq-card .rn-button")).toBeFocused();
  await page.keyboard.press("Enter");
}

async function drawingOf({ get }: Api, activity: string): Promise<NeuroDrawing> {
  const { questions } = await get<{ questions: { drawing: NeuroDrawing }[] }>(`/api/activities/${activity}/results?language=es`);
  const [first] = questions;
  if (!first) throw new Error("no results");
  return first.drawing;
}

test("an advertisement is tested by keys alone, with a pause and a reload on the way", async ({ newPerson, request }) => {
  const { link, id, staff } = await publishSurvey(request, DRAFT);
  const { page } = await newPerson(DESKTOP);
  await open(page, link);
  const start = page.getByRole("button", { name: "Empezar la prueba" });
  await expect(start).toBeVisible();
  await lookBoth(page, "intro");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByText("Haz la prueba hasta el final.")).toBeVisible();
  await start.press("Enter");
  await expect(page.getByText("Paso 1 de 6")).toBeVisible();

  await page.reload();
  await wakeScript(page);
  await expect(page.getByText(/empieza de nuevo/)).toBeVisible();
  await start.press("Enter");
  await lookBoth(page, "practice-brief");
  await begin(page, "Primero, practica");
  if (process.env.SCREENSHOTS === "all") {
    await page.locator(".nq-timed[data-phase='asked']").waitFor();
    await page.screenshot({ path: "docs/screenshots/desktop-neuro-word.png" });
  }
  await answerTimed(page, 1);
  await expect(page.getByText("Correcto.")).toBeVisible();
  await answerTimed(page, 2);
  await begin(page, "Ahora, de verdad");
  await answerTimed(page, 2);
  await page.keyboard.press("Escape");
  const resume = page.getByRole("button", { name: "Seguir con la prueba" });
  await expect(resume).toBeFocused();
  await lookBoth(page, "paused");
  await page.keyboard.press("Enter");
  await begin(page, "Ahora, de verdad");
  await answerTimed(page, 4);

  await lookBoth(page, "exposure-brief");
  await begin(page, "El anuncio");
  await expect(page.getByRole("slider")).toBeFocused();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("slider")).toHaveValue("70");
  if (process.env.SCREENSHOTS === "all") await page.screenshot({ path: "docs/screenshots/desktop-neuro-exposure.png" });

  await begin(page, "¿Encaja con el anuncio?");
  await answerTimed(page, 16);
  await begin(page, "¿Salía en el anuncio?");
  await answerTimed(page, 4);

  await begin(page, "¿Qué te llamó la atención?");
  await expect(page.getByRole("application")).toBeFocused();
  for (let step = 0; step < 7; step += 1) await page.keyboard.press("ArrowRight");
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.getByRole("application").click({ position: { x: 40, y: 40 } });
  await page.keyboard.press("Enter");
  await lookBoth(page, "places");
  await page.getByRole("button", { name: "Quitar la marca 2" }).press("Enter");
  await expect(page.getByText("Sin marcar")).toHaveCount(1);
  await page.getByRole("button", { name: "Terminar la prueba" }).press("Enter");
  await expect(page.getByText("Hecho: la prueba de este anuncio ha terminado.")).toBeFocused();
  await lookBoth(page, "done");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByText("¡Gracias!")).toBeVisible();

  const drawing = await drawingOf(staff, id);
  expect(drawing).toMatchObject({ count: 1, unbranded: 0, hits: { yes: 2, answered: 2 }, falseAlarms: { yes: 0, answered: 2 } });
  expect(drawing.words.filter(({ yes }) => yes === 1).map(({ word }) => word)).toEqual([
    ...WORDS.BASELINE.filter((fact) => FACTS[fact]),
    ...WORDS.POSITIVE,
  ]);
  expect(drawing.zones.map(({ count }) => count)).toEqual([1]);
  expect(drawing.liking).toBeGreaterThan(50);
  expect(drawing.liking).toBeLessThanOrEqual(70);
});

test("a picture that can't be loaded is tried again by itself; a phone is told to use a computer", async ({
  newPerson,
  request,
}) => {
  const blocks = [{ id: "b", questions: [{ ...QUESTION, image: "https://pictures.example/gone.png" }] }];
  const { link } = await publishSurvey(request, { ...DRAFT, blocks });
  const { page, allowRefusals } = await newPerson(DESKTOP);
  allowRefusals(503);
  let isThere = false;
  const body = decodeURIComponent(PICTURE.slice(PICTURE.indexOf(",") + 1));
  await page.route("https://pictures.example/**", (route) =>
    route.fulfill(isThere ? { contentType: "image/svg+xml", body } : { status: 503 }),
  );
  await open(page, link);
  await page.getByRole("button", { name: "Empezar la prueba" }).click();
  await expect(page.getByRole("button", { name: /^Reintentar \([1-5] s\)$/ })).toBeVisible();
  await lookBoth(page, "failed");
  isThere = true;
  await expect(page.getByRole("heading", { name: "Primero, practica" })).toBeVisible({ timeout: 10_000 });

  const phone = await newPerson(PHONE);
  await open(phone.page, link);
  await expect(phone.page.getByText(/solo funciona en un ordenador/)).toBeVisible();
  await look(phone.page, "neuro-phone");
});

test("its settings are made in the editor, and results show what was measured", async ({ newPerson, request }) => {
  const { id, staff } = await publishSurvey(request, DRAFT);
  const { context, page } = await newPerson(DESKTOP);
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto(`/c/demo/activities/${id}/step2`);
  await expect(page.getByText(TITLE).first()).toBeVisible({ timeout: 30_000 });
  await page.getByText(TITLE).first().click();
  await expect(page.getByRole("textbox", { name: "Marca" })).toHaveValue("Lumen");
  await look(page, "editor-neuro");
  await page.getByRole("button", { name: "Añadir zona" }).click();
  await page.getByRole("textbox", { name: "Nombre de la zona" }).fill("Sol");
  await expect(page.getByText("Hay dos zonas que se llaman «Sol».").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Nombre de la zona" }).fill("Texto");
  await expect(page.getByText("Hay dos zonas que se llaman «Sol».")).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await look(page, "editor-neuro-zones");

  await staff.send("POST", `/api/activities/${id}/robots/responses`, { count: 40 });
  await page.goto(`/c/demo/activities/${id}/report`);
  await page.getByRole("switch", { name: "Incluir las de prueba" }).click();
  await expect(page.getByRole("img", { name: /^Agrado medio: de \d+ al principio/ })).toBeVisible();
  await lookBoth(page, "results");
  await page.getByRole("heading", { name: "Lo que llamó la atención, por zonas" }).scrollIntoViewIfNeeded();
  await lookBoth(page, "results-zones");
});
