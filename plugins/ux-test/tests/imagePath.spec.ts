import type { Page } from "@playwright/test";
import { publishSurvey } from "../../../tests/e2e/steps/publishSurvey";
import { expectQuestion, wakeScript } from "../../../tests/e2e/steps/runner";
import { type Api, enterBy } from "../../../tests/e2e/support/api";
import { DESKTOP, PHONE } from "../../../tests/e2e/support/devices";
import { look } from "../../../tests/e2e/support/look";
import { expect, test } from "../../../tests/e2e/support/test";
import type { PathDrawing } from "../questions/imagePath/results";

const TITLE = "Compra la tarta de limón";
const picture = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 320" width="800" height="1280"><rect width="200" height="320" fill="#f4f6f8"/><rect width="200" height="36" fill="#35506b"/>${content}</svg>`,
  )}`;
const box = (y: number, fill: string) => `<rect x="16" y="${y}" width="168" height="60" rx="6" fill="${fill}"/>`;
const TOP = { x: 8, y: 19, width: 84, height: 19 };
const BELOW = { x: 8, y: 66, width: 84, height: 19 };
const SCREENS = [
  {
    code: "carta",
    label: { es: "Carta" },
    image: picture(box(60, "#dbe3ea") + box(212, "#f2b134")),
    links: [
      { ...TOP, to: "ayuda" },
      { ...BELOW, to: "tartas" },
    ],
  },
  { code: "ayuda", label: { es: "Ayuda" }, image: picture(box(60, "#cfe3cf")), links: [{ ...TOP, to: "carta" }] },
  { code: "tartas", label: { es: "Tartas" }, image: picture(box(60, "#f2b134")), links: [{ ...TOP, to: "pedido" }] },
  { code: "pedido", label: { es: "Pedido" }, image: picture(box(60, "#1b7f3b")), links: [], isGoal: true },
];
const QUESTION = { id: "tarta", variable: "tarta", type: "image-path", title: { es: TITLE }, required: true, screens: SCREENS };
const DRAFT = { languages: ["es"], closing: { es: "¡Gracias!" }, blocks: [{ id: "b", questions: [QUESTION] }] };

async function open(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await wakeScript(page);
  await expectQuestion(page, TITLE);
}

/** Presses the screen once it is there, at a place in percent of its picture. */
async function press(page: Page, isPhone: boolean, x: number, y: number): Promise<void> {
  const image = page.locator(".pr-frame img[data-shown]");
  await expect(image).toBeVisible();
  // No press counts before the picture was painted.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(painted)))),
  );
  const { width, height } = (await image.boundingBox()) ?? { width: 0, height: 0 };
  const position = { x: (width * x) / 100, y: (height * y) / 100 };
  await (isPhone ? image.tap({ position }) : image.click({ position }));
}

async function drawingOf({ get }: Api, activity: string): Promise<PathDrawing> {
  const { questions } = await get<{ questions: { drawing: PathDrawing }[] }>(`/api/activities/${activity}/results?language=es`);
  const [first] = questions;
  if (!first) throw new Error("no results");
  return first.drawing;
}

test("a goal is reached by a detour on a phone, and given up by keys alone", async ({ newPerson, request }) => {
  const { link, id, staff } = await publishSurvey(request, DRAFT);
  const phone = await newPerson(PHONE);
  await open(phone.page, link);
  await phone.page.getByRole("button", { name: "Empezar la tarea" }).tap();
  await press(phone.page, true, 50, 50);
  await look(phone.page, "runner-image-path");
  await press(phone.page, true, 50, 28);
  await press(phone.page, true, 50, 28);
  await press(phone.page, true, 50, 75);
  await press(phone.page, true, 50, 28);
  await expect(phone.page.getByText("Hecho: has llegado al final de la tarea.")).toBeVisible();
  await look(phone.page, "runner-image-path-done");
  await phone.page.getByRole("button", { name: "Enviar" }).tap();
  await expect(phone.page.getByText("¡Gracias!")).toBeVisible();

  const { page } = await newPerson(DESKTOP);
  await open(page, link);
  await page.getByRole("button", { name: "Empezar la tarea" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".pr-frame img[data-shown]")).toBeVisible();
  for (let step = 0; step < 7; step += 1) await page.keyboard.press("ArrowDown");
  await look(page, "runner-image-path");
  await page.keyboard.press("Enter");
  await expect(page.locator(".pr-frame img[data-shown]")).toHaveAttribute("src", SCREENS[2]?.image ?? "");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Lo dejo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/hemos anotado que lo has dejado/)).toBeFocused();
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByText("¡Gracias!")).toBeVisible();

  const { outcomes, paths, screens, shortest } = await drawingOf(staff, id);
  expect(shortest).toBe(2);
  expect(outcomes.map(({ outcome, count }) => [outcome, count])).toEqual([
    ["direct", 0],
    ["indirect", 1],
    ["failed", 0],
    ["gave-up", 1],
  ]);
  expect(paths.map((path) => path.screens.join(" "))).toEqual(["Carta Ayuda Carta Tartas Pedido", "Carta Tartas"]);
  expect(screens[0]).toMatchObject({ people: 2, presses: 4, misclicks: { count: 1 } });
});

test("screens and links are made in the editor, and results show paths and presses", async ({ newPerson, request }) => {
  const { id, staff } = await publishSurvey(request, DRAFT);
  const { context, page } = await newPerson(DESKTOP);
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto(`/c/demo/activities/${id}/step2`);
  await page.getByText(TITLE).first().click();
  const links = page.getByRole("button", { name: /^Enlace \d a / });
  await expect(links).toHaveCount(2);
  await page.getByRole("button", { name: "Añadir zona" }).click();
  await expect(links).toHaveCount(3);
  await page.getByRole("combobox", { name: "Lleva a" }).click();
  await page.getByRole("option", { name: "Pedido" }).click();
  await expect(links.nth(2)).toHaveAccessibleName("Enlace 3 a Pedido: 48, 48, 20, 20 %");
  await page.evaluate(() => scrollTo(0, 0));
  await look(page, "editor-image-path");

  await page.getByRole("button", { name: "Añadir pantalla" }).click();
  await expect(page.getByText("A la pantalla 5 le falta la imagen.").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Nombre de la pantalla" }).fill("Pago");
  await page.getByRole("button", { name: "Quitar pantalla" }).click();
  await page.getByRole("button", { name: "Ayuda", exact: true }).click();
  await page.getByRole("button", { name: "Empezar aquí" }).click();
  await expect(page.getByRole("button", { name: "Ayuda (inicio)" })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await look(page, "editor-image-path-start");

  await staff.send("POST", `/api/activities/${id}/robots/responses`, { count: 60 });
  await page.goto(`/c/demo/activities/${id}/report`);
  await page.getByRole("switch", { name: "Incluir las de prueba" }).click();
  const pressed = page.getByRole("img", { name: /^Carta: \d+ clics, \d+ fuera de los enlaces$/ });
  await expect(pressed).toBeVisible();
  await look(page, "results-image-path");
  await page.getByRole("region", { name: "Caminos más frecuentes" }).scrollIntoViewIfNeeded();
  await look(page, "results-image-path-paths");
  await pressed.scrollIntoViewIfNeeded();
  await page.emulateMedia({ colorScheme: "dark" });
  await look(page, "results-image-path-dark");
});
