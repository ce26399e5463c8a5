import type { Page } from "@playwright/test";
import { publishSurvey } from "../../../tests/e2e/steps/publishSurvey";
import { expectQuestion, wakeScript } from "../../../tests/e2e/steps/runner";
import { type Api, enterBy } from "../../../tests/e2e/support/api";
import { DESKTOP, PHONE } from "../../../tests/e2e/support/devices";
import { look } from "../../../tests/e2e/support/look";
import { expect, test } from "../../../tests/e2e/support/test";
import type { ClickDrawing } from "../questions/clickTest/results";

const TITLE = "¿Dónde pulsarías para ver tu cesta?";
const DRAWING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 240" width="1440" height="960"><rect width="360" height="240" fill="#f4f6f8"/><rect width="360" height="40" fill="#35506b"/><rect x="288" y="8" width="64" height="24" rx="6" fill="#f2b134"/><rect x="16" y="60" width="160" height="20" rx="4" fill="#9fb1c2"/><rect x="16" y="140" width="100" height="80" rx="6" fill="#dbe3ea"/></svg>',
)}`;
const BASKET = { x: 80, y: 3, width: 18, height: 11 };
const question = { id: "cesta", variable: "cesta", type: "click-test", title: { es: TITLE }, required: true, image: DRAWING };
const DRAFT = {
  languages: ["es"],
  closing: { es: "¡Gracias!" },
  blocks: [{ id: "b", questions: [{ ...question, areas: [BASKET] }] }],
};

/**
 * Some frames at 60 Hz: painting is put off on a machine that others use, two tests at once drew it 60 ms apart. Far less than
 * what a handler's own clock would add on a busy page.
 */
const TOLERANCE_MS = 6 * 16.7;

interface Seen {
  /** When the browser says that the picture was painted (Element Timing). */
  painted?: number;
  pressed?: number;
  /** How long after the press its handler ran. */
  late?: number;
}

/** Has the browser tell, apart from the product's own clock, when the picture was painted and when it was pressed. */
async function watchClock(page: Page): Promise<() => Promise<Required<Seen>>> {
  await page.addInitScript(() => {
    const seen: Seen = {};
    Object.assign(window, { seen });
    new MutationObserver(() => document.querySelector(".pr-frame img")?.setAttribute("elementtiming", "picture")).observe(
      document,
      { childList: true, subtree: true },
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { renderTime: number })[]) seen.painted ??= entry.renderTime;
    }).observe({ type: "element", buffered: true });
    window.addEventListener(
      "pointerdown",
      ({ timeStamp, target }) => {
        if (!(target instanceof HTMLImageElement)) return;
        seen.pressed = timeStamp;
        seen.late = performance.now() - timeStamp;
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => (window as unknown as { seen: Required<Seen> }).seen);
}

const show = (page: Page) => page.getByRole("button", { name: "Ver la imagen", exact: true });
const done = (page: Page) => page.getByText("Hecho: hemos anotado dónde has pulsado.");

async function openImage(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await wakeScript(page);
  await expectQuestion(page, TITLE);
  await show(page).click();
  await seeImage(page);
}

/** The picture is painted, and its time runs. */
async function seeImage(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("click-test:onset").length > 0);
}

/** A place on the picture, in pixels of the page. */
async function placeOn(page: Page, x: number, y: number) {
  const box = await page.locator(".pr-frame img").boundingBox();
  if (!box) throw new Error("no picture");
  return { x: box.x + (box.width * x) / 100, y: box.y + (box.height * y) / 100 };
}

async function send(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByText("¡Gracias!")).toBeVisible();
}

async function drawingOf({ get }: Api, activity: string): Promise<ClickDrawing> {
  const { questions } = await get<{ questions: { drawing: ClickDrawing }[] }>(`/api/activities/${activity}/results?language=es`);
  const [first] = questions;
  if (!first) throw new Error("no results");
  return first.drawing;
}

test("a press is timed from the picture's paint to the event, also on a page that is busy then", async ({
  newPerson,
  request,
}) => {
  for (const isBusy of [false, true]) {
    const { link, id, staff } = await publishSurvey(request, DRAFT);
    const { page } = await newPerson(DESKTOP);
    const readClock = await watchClock(page);
    await openImage(page, link);
    const place = await placeOn(page, 90, 8);
    await page.mouse.move(place.x, place.y);
    await page.waitForTimeout(400);
    if (isBusy)
      await page.evaluate(() => {
        setTimeout(() => {
          const end = performance.now() + 500;
          while (performance.now() < end);
        }, 50);
      });
    if (isBusy) await page.waitForTimeout(150);
    await page.mouse.down();
    await page.mouse.up();
    await expect(done(page)).toBeFocused();
    const { painted, pressed, late } = await readClock();
    if (!isBusy) await look(page, "runner-click-test-done");
    await send(page);

    const { all, marks } = await drawingOf(staff, id);
    const milliseconds = all.all.hitTimes?.median ?? Number.NaN;
    test.info().annotations.push({
      type: "clock",
      description: `${isBusy ? "busy" : "idle"}: ${milliseconds} ms of ${pressed - painted}, handler ${late} ms late`,
    });
    expect(Math.abs(milliseconds - (pressed - painted))).toBeLessThan(TOLERANCE_MS);
    expect(milliseconds).toBeGreaterThan(400);
    expect(marks).toEqual([[expect.closeTo(90, 0), expect.closeTo(8, 0), 0, "mouse", expect.any(Boolean)]]);
    if (isBusy) {
      expect(all.flags.busy).toBe(1);
      // What now() in the handler would have added.
      expect(late).toBeGreaterThan(100);
    }
  }
});

test("on a phone the first tap counts; who loads the page again is seen to have looked twice", async ({ newPerson, request }) => {
  const { link, id, staff } = await publishSurvey(request, DRAFT);
  const { page } = await newPerson(PHONE);
  await page.goto(link);
  await wakeScript(page);
  await expectQuestion(page, TITLE);
  await look(page, "runner-click-test");
  await page.getByRole("button", { name: "Enviar" }).tap();
  await expect(show(page)).toBeFocused();
  await show(page).tap();
  await seeImage(page);
  await look(page, "runner-click-test-image");

  await page.reload();
  await wakeScript(page);
  await expect(page.getByText(/quedará anotado que es la segunda/)).toBeVisible();
  await look(page, "runner-click-test-again");
  await page.getByRole("button", { name: "Ver la imagen otra vez" }).tap();
  await seeImage(page);
  const miss = await placeOn(page, 20, 70);
  await page.touchscreen.tap(miss.x, miss.y);
  await expect(done(page)).toBeVisible();
  await send(page);
  const { marks, all, unflagged } = await drawingOf(staff, id);
  expect(marks).toEqual([[expect.closeTo(20, 0), expect.closeTo(70, 0), -1, "touch", true]]);
  expect([all.flags.repeated, unflagged.all.count]).toEqual([1, 0]);
});

test("the cross is moved and set by keys alone", async ({ newPerson, request }) => {
  const { link, id, staff } = await publishSurvey(request, DRAFT);
  const { page } = await newPerson(DESKTOP);
  await page.goto(link);
  await wakeScript(page);
  await expectQuestion(page, TITLE);
  await show(page).focus();
  await page.keyboard.press("Enter");
  await seeImage(page);
  await expect(page.getByRole("application")).toBeFocused();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press("ArrowRight");
  for (let step = 0; step < 10; step += 1) await page.keyboard.press("ArrowUp");
  for (let step = 0; step < 2; step += 1) await page.keyboard.press("Shift+ArrowUp");
  await expect(page.getByText("90 % desde la izquierda, 8 % desde arriba")).toBeAttached();
  // It keeps the page busy, which the answer may say.
  await look(page, "runner-click-test-cross");
  await page.keyboard.press("Enter");
  await expect(done(page)).toBeFocused();
  await expectQuestion(page, TITLE);
  await send(page);
  expect((await drawingOf(staff, id)).marks).toEqual([[90, 8, 0, "keyboard", expect.any(Boolean)]]);
});

test("areas are drawn, moved and resized in the editor, and results show the presses", async ({ newPerson, request }) => {
  const { id, staff } = await publishSurvey(request, DRAFT);
  const { context, page } = await newPerson(DESKTOP);
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto(`/c/demo/activities/${id}/step2`);
  await page.getByText(TITLE).first().click();
  const areas = page.getByRole("button", { name: /^Zona \d: / });
  await expect(areas).toHaveCount(1);
  const picture = page.getByRole("group", { name: "Zonas correctas" }).locator("img");
  await picture.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = (left: number, top: number) => [x + (width * left) / 100, y + (height * top) / 100] as const;
  await page.mouse.move(...at(10, 50));
  await page.mouse.down();
  await page.mouse.move(...at(20, 60), { steps: 3 });
  await page.mouse.move(...at(40, 70), { steps: 3 });
  await page.mouse.up();
  await expect(areas).toHaveCount(2);
  await expect(areas.nth(1)).toHaveAccessibleName(
    /^Zona 2: (9\.\d|10(\.\d)?), (49\.\d|50(\.\d)?), (29\.\d|30(\.\d)?), (19\.\d|20(\.\d)?) %$/,
  );

  await areas.nth(0).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(areas.nth(0)).toHaveAccessibleName("Zona 1: 79, 3, 18, 12 %");
  const left = page.getByRole("group", { name: "Zona 1", exact: true }).getByLabel("Izquierda (%)");
  await left.fill("77,5");
  await left.press("Enter");
  await expect(areas.nth(0)).toHaveAccessibleName("Zona 1: 77.5, 3, 18, 12 %");
  await look(page, "editor-click-test");
  await areas.nth(1).focus();
  await page.keyboard.press("Delete");
  await expect(areas).toHaveCount(1);
  await page.emulateMedia({ colorScheme: "dark" });
  await look(page, "editor-click-test-dark");
  await page.emulateMedia({ colorScheme: "light" });

  await staff.send("POST", `/api/activities/${id}/robots/responses`, { count: 60 });
  await page.goto(`/c/demo/activities/${id}/report`);
  await page.getByRole("switch", { name: "Incluir las de prueba" }).click();
  await expect(page.getByRole("img", { name: /^Imagen con los primeros clics: \d+ aciertos y \d+ fallos$/ })).toBeVisible();
  await look(page, "results-click-test");
  await page.getByRole("region", { name: "Por zona" }).scrollIntoViewIfNeeded();
  await page.emulateMedia({ colorScheme: "dark" });
  await look(page, "results-click-test-dark");
});
