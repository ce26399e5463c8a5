import { type BrowserContext, expect, type Page } from "@playwright/test";
import { signInTo } from "./support/api";
import { look } from "./support/look";
import { test } from "./support/test";

const WORK = "¿Cómo vas normalmente al trabajo o a clase?";
const MINUTES = "¿Cuánto tardas de puerta a puerta?";
const USED = "¿Qué has usado en el último mes?";

interface Activity {
  readonly id: string;
  readonly type: string;
  readonly title: string;
}

/** The open link of the demo's survey. */
async function openLink(context: BrowserContext): Promise<string> {
  const moderator = await signInTo(context.request, "staff", "moderator@demo.test");
  const activities = await moderator.get<readonly Activity[]>("/api/activities?range=%5B0%2C49%5D");
  const survey = activities.find(({ title }) => title === "Cómo te mueves por la ciudad");
  const { link } = await moderator.send<{ link: string }>("PUT", `/api/activities/${survey?.id}/link`, { isOpen: true });
  await context.clearCookies();
  return link;
}

async function expectQuestion(page: Page, title: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** Where the welcome, the question and its first option stand. */
function places(page: Page): Promise<readonly number[]> {
  const shown = [page.getByText("Son cinco minutos."), page.getByText(WORK), page.getByText("A pie", { exact: true })];
  return Promise.all(shown.map(async (one) => (await one.boundingBox())?.y ?? 0));
}

const next = (page: Page) => page.getByRole("button", { name: "Siguiente" }).click();

test.describe("without scripts", () => {
  test("a whole survey is answered, question by question, back where one likes", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(await openLink(context));
    await expect(page.getByText("Son cinco minutos.")).toBeVisible();
    await expectQuestion(page, WORK);
    // The browser itself asks for what an answer needs.
    await next(page);
    await expectQuestion(page, WORK);
    await page.getByRole("radio", { name: "En bici" }).check();
    await next(page);
    await expectQuestion(page, MINUTES);
    await page.getByRole("button", { name: "Atrás" }).click();
    await expect(page.getByRole("radio", { name: "En bici" })).toBeChecked();
    await next(page);
    await page.getByRole("spinbutton", { name: MINUTES }).fill("20");
    await page.getByRole("spinbutton", { name: MINUTES }).press("Enter");
    await expectQuestion(page, USED);
    await next(page);
    await expect(page.getByRole("alert")).toContainText("Contesta");
    await page.getByRole("checkbox", { name: "Autobús" }).check();
    await next(page);
    await expect(page.getByRole("spinbutton")).toHaveCount(4);
    await context.close();
  });
});

test("the page is easy to perceive and use before its script and after it, on paper and in the dark", async ({ newPerson }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const { page, context } = await newPerson();
    const link = await openLink(context);
    await page.emulateMedia({ colorScheme });
    await page.goto(link);
    await expect(page.locator("#first")).toBeVisible();
    await look(page, `first-${colorScheme}`);
    const before = await places(page);
    await page.keyboard.press("Shift");
    await expect(page.locator("#first")).toHaveCount(0);
    await expectQuestion(page, WORK);
    const moved = (await places(page)).map((place, index) => Math.abs(place - (before[index] ?? 0)));
    expect(Math.max(...moved), "pixels that the question moved").toBeLessThanOrEqual(4);
    await look(page, `first-taken-${colorScheme}`);
  }
});

test("what is answered before the script comes stays answered, and the focus where it is", async ({ newPerson }) => {
  const { page, context } = await newPerson();
  const link = await openLink(context);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/start-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(link);
  await page.getByRole("radio", { name: "De otra manera" }).check();
  const text = page.getByRole("textbox", { name: "De otra manera" });
  await text.fill("En patín");
  release();
  await expect(page.locator("#first")).toHaveCount(0);
  await expect(page.getByRole("radio", { name: "De otra manera" })).toBeChecked();
  await expect(page.getByRole("textbox")).toHaveValue("En patín");
  await expect(page.getByRole("textbox")).toBeFocused();
  await next(page);
  await expectQuestion(page, MINUTES);
  await page.reload();
  await expectQuestion(page, MINUTES);
  await page.getByRole("button", { name: "Atrás" }).click();
  await expect(page.getByRole("radio", { name: "De otra manera" })).toBeChecked();
});

test("where the script never comes the form goes on working", async ({ newPerson }) => {
  const { page, context, allowRefusals } = await newPerson();
  const link = await openLink(context);
  allowRefusals(404);
  await page.route("**/assets/start-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(link);
  await page.getByRole("radio", { name: "A pie" }).check();
  await next(page);
  await expectQuestion(page, MINUTES);
});
