import type { Locator, Page } from "@playwright/test";
import { publishSurvey } from "../../../tests/e2e/steps/publishSurvey";
import { expectAnswersSaved, expectQuestion, wakeScript } from "../../../tests/e2e/steps/runner";
import { DESKTOP, PHONE } from "../../../tests/e2e/support/devices";
import { look } from "../../../tests/e2e/support/look";
import { PASSWORD } from "../../../tests/e2e/support/password";
import { expect, test } from "../../../tests/e2e/support/test";

test.use(PHONE);

const POSTERS = /Dos carteles para la nueva línea de autobús/;
const TITLE = "¿Qué te gusta de este cartel y qué no?";

const DRAWING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 240" width="720" height="480"><rect width="360" height="240" fill="#9fb8d1"/></svg>',
)}`;

const QUESTION = {
  id: "cartel",
  variable: "cartel",
  type: "heat-map",
  title: { es: TITLE },
  required: true,
  image: DRAWING,
  maxPositive: 2,
  maxNegative: 1,
  minPoints: 2,
  explanationRequired: true,
};
const DRAFT = { languages: ["es"], closing: { es: "¡Gracias!" }, blocks: [{ id: "b", questions: [QUESTION] }] };

const button = (page: Page, name: RegExp | string) => page.getByRole("button", { name });
const points = (page: Page) => page.getByRole("application").getByRole("button", { name: /^Punto \d/ });
const why = (page: Page) => page.getByRole("dialog").getByRole("textbox");

/** Presses the image at a share of its width and height, by finger or mouse. */
async function mark(image: Locator, x: number, y: number, isPhone: boolean): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  const { width, height } = (await image.boundingBox()) ?? { width: 0, height: 0 };
  const position = { x: width * x, y: height * y };
  await (isPhone ? image.tap({ position }) : image.click({ position }));
}

/** Two fingers move apart on the image: it is enlarged, and nothing is marked. */
async function pinch(page: Page, image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await image.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd"
          ? []
          : [-1, 1].map((side, id) => ({ x: x + width * 0.3 + side * apart, y: y + height * 0.12 + side * 10, id })),
    });
  await touch("touchStart", 20);
  for (const apart of [30, 40, 50, 60]) await touch("touchMove", apart);
  await touch("touchEnd", 0);
}

/** How far the marks in sight are from where the points were saved, in pixels of the picture itself. */
async function farthest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const path = location.pathname.replace(/^\/c\/demo/, "/api/member");
    const space = await fetch("/experienceLabs/personalization/demo").then((answer) => answer.json());
    const headers = { "X-Space": `member:${space.communityId}` };
    const { images } = await fetch(path, { headers }).then((answer) => answer.json());
    const saved = new Map<string, { x: number; y: number }>(
      images.flatMap(({ points }: { points: { id: string; x: number; y: number }[] }) =>
        points.map((point) => [point.id, point]),
      ),
    );
    const picture = document.querySelector<HTMLImageElement>(".hm-plane img");
    if (!picture) throw new Error("no picture");
    const frame = picture.getBoundingClientRect();
    const marks = [...document.querySelectorAll<HTMLElement>(".hm-stage [data-point]")];
    if (marks.length === 0) throw new Error("no marks");
    return Math.max(
      ...marks.map((mark) => {
        const { x, y, width, height } = mark.getBoundingClientRect();
        const point = saved.get(mark.dataset.point ?? "");
        if (!point) throw new Error("a mark that isn't saved");
        const across = (x + width / 2 - frame.x) / frame.width - point.x / 100;
        const down = (y + height / 2 - frame.y) / frame.height - point.y / 100;
        return Math.max(Math.abs(across) * picture.naturalWidth, Math.abs(down) * picture.naturalHeight);
      }),
    );
  });
}

test("a member marks the images of a heat map, without a connection too", async ({ browser, baseURL }) => {
  // Its network will go: what fails then is no fault.
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const login = { email: "member@demo.test", password: PASSWORD };
  const headers = { origin: baseURL ?? "" };
  expect((await page.request.post("/experienceLabs/demo/user/login", { data: login, headers })).ok()).toBe(true);
  await page.goto("/c/demo/activities");
  await page.getByRole("link", { name: POSTERS }).click();

  const image = page.getByRole("application");
  await expect(page.getByText("Imagen 1 de 2", { exact: true })).toBeVisible();
  await expect(page.getByText("Marca 1 punto más.")).toBeVisible();
  await look(page, "heatmap");
  await mark(image, 0.3, 0.1, true);
  await expect(why(page)).toBeFocused();
  await look(page, "heatmap-point");
  await page.keyboard.type("Se lee de lejos.");
  await button(page, "Listo").tap();
  await expect(page.getByRole("status").filter({ hasText: "Guardado" })).toBeVisible();
  await expect(page.getByText("Esta imagen está completa.")).toBeVisible();

  await context.setOffline(true);
  await page.getByRole("radio", { name: /^No me gusta/ }).check();
  await mark(image, 0.6, 0.45, true);
  await page.keyboard.type("Demasiado texto.");
  await button(page, "Listo").tap();
  await expect(page.getByText("Sin enviar todavía: se enviará cuando vuelvas a tener conexión.")).toBeVisible();
  await expect(points(page)).toHaveCount(2);
  await look(page, "heatmap-offline");
  await context.setOffline(false);
  await expect(page.getByRole("status").filter({ hasText: "Guardado" })).toBeVisible();

  await button(page, "Imagen siguiente").tap();
  await expect(page.getByText("Imagen 2 de 2", { exact: true })).toBeVisible();
  await mark(image, 0.5, 0.2, true);
  await page.keyboard.type("Me da ganas de ir en autobús.");
  await button(page, "Listo").tap();
  await expect(page.getByText("¡Eso es todo!")).toBeVisible();
  await look(page, "heatmap-done");

  await page.reload();
  await expect(page.getByText("Imagen 1 de 2", { exact: true })).toBeVisible();
  await expect(points(page)).toHaveCount(2);
  await expect(page.getByText("Demasiado texto.")).toBeVisible();
  // Points stand where they were made as soon as the picture is there.
  await expect.poll(() => farthest(page)).toBeLessThan(1);
  await pinch(page, image);
  await expect(image).toHaveAttribute("data-zoomed", "");
  await expect.poll(() => farthest(page)).toBeLessThan(1);
  for (const [width, height] of [
    [844, 390],
    [320, 640],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => farthest(page)).toBeLessThan(1);
  }
  await button(page, "Ver la imagen entera").click();
  await expect(points(page)).toHaveCount(2);
  await expect.poll(() => farthest(page)).toBeLessThan(1);
  await context.close();
});

/** By Tab alone, or back by Shift and Tab. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error("no key leads there");
}

test("an image of a survey is marked with a finger", async ({ newPerson, request }) => {
  const { link } = await publishSurvey(request, DRAFT);
  const { page } = await newPerson(PHONE);
  await page.goto(link);
  await wakeScript(page);
  await expectQuestion(page, TITLE);
  const image = page.getByRole("application");
  await expect(image).toBeVisible();
  await look(page, "runner-heatmap");
  await mark(image, 0.35, 0.5, true);
  await page.keyboard.type("Un color alegre.");
  await button(page, "Listo").tap();
  await button(page, "Enviar").tap();
  await expect(page.getByText("Marca 1 punto más para seguir.")).toBeVisible();

  await page.getByRole("radio", { name: /^No me gusta/ }).check();
  await mark(image, 0.8, 0.3, true);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Explica cada punto que has marcado antes de seguir.")).toBeVisible();
  await look(page, "runner-heatmap-unfinished");
  await button(page, "Enviar").tap();
  await expect(page.getByRole("textbox", { name: "¿Por qué has marcado el punto 2?" })).toBeFocused();
  await page.keyboard.type("Está vacío.");
  await expectAnswersSaved(page);

  await page.reload();
  await wakeScript(page);
  await expect(points(page)).toHaveCount(2);
  await button(page, "Enviar").tap();
  await expect(page.getByText("¡Gracias!")).toBeVisible();
});

test("an image of a survey is marked with the keyboard alone", async ({ newPerson, request }) => {
  const { link } = await publishSurvey(request, DRAFT);
  const { page } = await newPerson(DESKTOP);
  await page.goto(link);
  await wakeScript(page);
  await expectQuestion(page, TITLE);
  const image = page.getByRole("application");
  await tabTo(page, image);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(why(page)).toBeFocused();
  await page.keyboard.type("Un color alegre.");
  await page.keyboard.press("Escape");
  await expect(image).toBeFocused();

  await page.keyboard.press("-");
  await expect(page.getByRole("radio", { name: /^No me gusta/ })).toBeChecked();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  await expect(why(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await tabTo(page, button(page, "Enviar"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Explica cada punto que has marcado antes de seguir.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "¿Por qué has marcado el punto 2?" })).toBeFocused();
  await page.keyboard.type("Está vacío.");
  await expectAnswersSaved(page);
  await look(page, "runner-heatmap");

  // Moved, taken away and put back.
  await tabTo(page, points(page).nth(1), "Shift+Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Delete");
  await expect(points(page)).toHaveCount(1);
  await tabTo(page, button(page, "Deshacer").first());
  await page.keyboard.press("Enter");
  await expect(points(page)).toHaveCount(2);
  await tabTo(page, button(page, "Enviar"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("¡Gracias!")).toBeVisible();
});
