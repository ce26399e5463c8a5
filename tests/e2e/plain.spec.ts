import { type BrowserContext, expect, type Page, type Route } from "@playwright/test";
import { publishSurvey } from "./steps/publishSurvey";
import { signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { test } from "./support/test";

test.use(PHONE);

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
    await page.getByRole("textbox", { name: MINUTES }).fill("20");
    await page.getByRole("textbox", { name: MINUTES }).press("Enter");
    await expectQuestion(page, USED);
    await next(page);
    await expect(page.getByRole("alert")).toContainText("Contesta");
    await page.getByRole("checkbox", { name: "Autobús" }).check();
    await next(page);
    await expect(page.getByRole("textbox")).toHaveCount(4);
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

/** Lets the server's first answer wait. @returns how it goes on, and when the server has answered */
async function holdAnswer(page: Page, url: string) {
  let release = () => {};
  let come = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const hasCome = new Promise<void>((done) => {
    come = done;
  });
  const hold = async (route: Route) => {
    const response = await route.fetch();
    come();
    await held;
    await route.fulfill({ response });
  };
  await page.route(url, hold, { times: 1 });
  return { release, hasCome };
}

const STARTS = "**/api/surveys/*/execution?*";

test("a button that is held down while the script comes does what it says once it is let go", async ({ newPerson }) => {
  const { page, context } = await newPerson();
  const link = await openLink(context);
  const { release, hasCome } = await holdAnswer(page, STARTS);
  await page.goto(link);
  await page.getByText("En bici", { exact: true }).click();
  await hasCome;
  await page.getByRole("button", { name: "Siguiente" }).hover();
  await page.mouse.down();
  const ready = page.waitForResponse(STARTS);
  release();
  await (await ready).finished();
  // The script's screen would stand there within this time.
  await page.waitForTimeout(2_000);
  await page.mouse.up();
  await expectQuestion(page, MINUTES);
  await expect(page.locator("#first")).toHaveCount(0);
});

test("what is pressed while the script comes is done once, by the script", async ({ newPerson, request }) => {
  const { page, context } = await newPerson();
  const question = { id: "q", variable: "q", type: "short-text", title: { es: "¿Qué tal?" } };
  const timed = { ...question, id: "t", variable: "t", title: { es: "¿Y con prisa?" }, maximumSeconds: 600 };
  for (const [first, last] of [[timed, question] as const, [question, timed] as const]) {
    const draft = { languages: ["es"], blocks: [{ id: "b", questions: [first, last] }] };
    const { link, id, staff } = await publishSurvey(request, draft);
    const { release, hasCome } = await holdAnswer(page, STARTS);
    await page.goto(link);
    const forms: string[] = [];
    page.on("request", (sent) => sent.method() === "POST" && sent.isNavigationRequest() && forms.push(sent.url()));
    await page.keyboard.press("Shift");
    await hasCome;
    if (first === question) await page.getByRole("textbox").fill("De paso");
    await page.getByRole("button", { name: first === timed ? "Empezar" : "Siguiente" }).click();
    release();
    // Either way the next one to answer.
    await expectQuestion(page, "¿Y con prisa?");
    await expect(page.locator("#first")).toHaveCount(0);
    const { responses } = await staff.get<{ responses: number }>(`/api/activities/${id}/questionnaire`);
    expect(responses).toBe(1);
    expect(forms, "sent by the browser beside the script").toEqual([]);
  }
  await context.close();
});

test("where the script can't begin, the page goes on as it would without it, with what was entered and pressed", async ({
  newPerson,
}) => {
  const { page, context, allowRefusals } = await newPerson();
  const link = await openLink(context);
  allowRefusals(503);
  let isHeld = true;
  await page.route(STARTS, async (route) => {
    while (isHeld) await new Promise((done) => setTimeout(done, 50));
    await route.fulfill({ status: 503, body: "" });
  });
  await page.goto(link);
  const hasCome = page.waitForRequest(STARTS);
  await page.getByText("En bici", { exact: true }).click();
  await hasCome;
  await next(page);
  isHeld = false;
  await expectQuestion(page, MINUTES);
  await page.getByRole("button", { name: "Atrás" }).click();
  await expect(page.getByRole("radio", { name: "En bici" })).toBeChecked();
});

test("a key that is held down while the mouse moves is waited for", async ({ newPerson }) => {
  const { page, context } = await newPerson(DESKTOP);
  const link = await openLink(context);
  const { release, hasCome } = await holdAnswer(page, STARTS);
  await page.goto(link);
  await page.keyboard.press("Shift");
  await hasCome;
  await page.getByText("En bici", { exact: true }).click();
  await page.getByRole("button", { name: "Siguiente" }).focus();
  await page.keyboard.down("Space");
  await page.mouse.move(30, 30);
  const ready = page.waitForResponse(STARTS);
  release();
  await (await ready).finished();
  // The script's screen would stand there within this time.
  await page.waitForTimeout(2_000);
  await page.keyboard.up("Space");
  await expectQuestion(page, MINUTES);
});

/** Milliseconds from the moment in which the script has all that it waits for. */
const MOMENTS = [-150, 0, 15, 30, 45, 60, 90, 130, 200, 400];

test("a rating is stored at whatever moment it is tapped, on each page that the script takes over", async ({
  newPerson,
  request,
}) => {
  const rating = (id: string, style: string) => ({
    id,
    variable: id,
    type: "rating",
    style,
    min: 1,
    max: 5,
    title: { es: `¿${id}?` },
  });
  const questions = [
    rating("uno", "numbers"),
    rating("dos", "stars"),
    { id: "tres", variable: "tres", type: "nps", title: { es: "¿tres?" } },
  ];
  const draft = { languages: ["es"], blocks: [{ id: "b", questions }] };
  const { link, id, staff } = await publishSurvey(request, draft);
  for (const moment of MOMENTS) {
    const { page, context } = await newPerson();
    const point = (value: number) => page.locator(`label:has(input[value="${value}"])`).filter({ visible: true });
    const isHere = (title: string) =>
      expect(page.getByRole("heading", { level: 1, name: title }).filter({ visible: true })).toBeVisible();
    /** Taps one point, and another one when the script's screen is about to come. */
    const tapAround = async ({ release, hasCome }: Awaited<ReturnType<typeof holdAnswer>>, value: number) => {
      await point(2).tap();
      await hasCome;
      if (moment >= 0) release();
      await page.waitForTimeout(Math.abs(moment));
      await point(value).tap();
      release();
      await expect(page.locator("#first")).toHaveCount(0);
      await expect(page.locator(`input[value="${value}"]`)).toBeChecked();
    };
    // The first page is sent by the browser, since the script doesn't come in time.
    const script = await holdAnswer(page, "**/assets/start-*.js");
    await page.goto(link);
    await isHere("¿uno?");
    await point(5).tap();
    await next(page);
    await isHere("¿dos?");
    script.release();
    await tapAround(await holdAnswer(page, STARTS), 4);
    await next(page);
    await isHere("¿tres?");
    // The page is loaded anew where the script stands already.
    await page.reload({ waitUntil: "commit" });
    await isHere("¿tres?");
    await point(9).tap();
    await page.getByRole("button", { name: "Enviar" }).click();
    await expect(page.getByRole("heading", { name: /Gracias/ })).toBeVisible();
    await context.close();
  }
  const { responses } = await staff.get<{ responses: number }>(`/api/activities/${id}/questionnaire`);
  expect(responses).toBe(MOMENTS.length);
  const results = await staff.get<{ questions: readonly { id: string; counts: readonly { code: string; count: number }[] }[] }>(
    `/api/activities/${id}/results`,
  );
  const chosen = results.questions.map(({ counts }) =>
    counts.filter(({ count }) => count > 0).map(({ code, count }) => [code, count]),
  );
  expect(chosen).toEqual([[["5", 10]], [["4", 10]], [["9", 10]]]);
});

/** Milliseconds between the two taps, the first of which falls on the server's page. */
const PAUSES = [20, 60, 120, 250, 500];

test("a star that is tapped twice while the script takes over stays chosen", async ({ newPerson, request }) => {
  const stars = { id: "uno", variable: "uno", type: "rating", style: "stars", min: 1, max: 5, title: { es: "¿uno?" } };
  const blocks = [{ id: "b", questions: [stars, { ...stars, id: "dos", variable: "dos", title: { es: "¿dos?" } }] }];
  const { link } = await publishSurvey(request, { languages: ["es"], blocks });
  for (const pause of PAUSES) {
    const { page, context } = await newPerson();
    const star = page.locator('label:has(input[value="4"])').filter({ visible: true });
    const starts = await holdAnswer(page, STARTS);
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1, name: "¿uno?" }).filter({ visible: true })).toBeVisible();
    await starts.hasCome;
    const place = await star.boundingBox();
    const tap = () => page.touchscreen.tap((place?.x ?? 0) + (place?.width ?? 0) / 2, (place?.y ?? 0) + (place?.height ?? 0) / 2);
    await tap();
    starts.release();
    await page.waitForTimeout(pause);
    await tap();
    await expect(page.locator("#first")).toHaveCount(0);
    await expect(page.locator('input[value="4"]'), `${pause} ms`).toBeChecked();
    await page.reload();
    await expect(page.locator("#first")).toHaveCount(0);
    await expect(page.locator('input[value="4"]'), `${pause} ms, stored`).toBeChecked();
    await context.close();
  }
});

test("a number is stored as it was typed, with comma or point, or refused in words, in any browser", async ({
  browser,
  baseURL,
  request,
}) => {
  const number = (id: string) => ({ id, variable: id, type: "number", maxDecimals: 2, title: { es: `¿${id}?` } });
  const draft = { languages: ["es"], blocks: [{ id: "b", questions: [number("uno"), number("dos")] }] };
  const { link, id, staff } = await publishSurvey(request, draft);
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ ...PHONE, locale: "en-US", javaScriptEnabled, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(link);
    const field = page.getByRole("textbox");
    if (javaScriptEnabled) {
      await page.keyboard.press("Shift");
      await expect(page.locator("#first")).toHaveCount(0);
    }
    await expectQuestion(page, "¿uno?");
    await field.pressSequentially("1.234");
    await next(page);
    await expect(page.getByText("Se puede leer de dos maneras").first()).toBeVisible();
    await expect(field).toHaveValue("1.234");
    await field.fill("");
    await field.pressSequentially("1,5");
    await next(page);
    await expectQuestion(page, "¿dos?");
    await page.getByRole("button", { name: "Atrás" }).click();
    await expect(field).toHaveValue("1,5");
    await next(page);
    await field.pressSequentially("1.234,5");
    await page.getByRole("button", { name: "Enviar" }).click();
    await expect(page.getByRole("heading", { name: /Gracias/ })).toBeVisible();
    await context.close();
  }
  const results = await staff.get<{ questions: readonly { statistics: { mean: number } }[] }>(`/api/activities/${id}/results`);
  expect(results.questions.map(({ statistics }) => statistics.mean)).toEqual([1.5, 1234.5]);
});

test("what is pressed is done to the question that stood there alone", async ({ newPerson, request }) => {
  const { page, context } = await newPerson();
  const question = (id: string) => ({ id, variable: id, type: "short-text", title: { es: `¿${id}?` } });
  const draft = { languages: ["es"], blocks: [{ id: "b", questions: ["uno", "dos", "tres"].map(question) }] };
  const { link } = await publishSurvey(request, draft);
  await page.goto(link);
  await page.keyboard.press("Shift");
  await expect(page.locator("#first")).toHaveCount(0);
  const late = await context.newPage();
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await late.route(STARTS, async (route) => {
    await held;
    await route.continue();
  });
  await late.goto(link);
  await page.getByRole("textbox").fill("Ya");
  await next(page);
  await expectQuestion(page, "¿dos?");
  await expect(page.getByRole("status").filter({ hasText: /^Guardado$/ })).toBeVisible();
  await next(late);
  release();
  await expect(late.locator("#first")).toHaveCount(0);
  await expectQuestion(late, "¿dos?");
});

test("what is answered before the script comes stays answered, and the focus where it is", async ({ newPerson }) => {
  const { page, context } = await newPerson();
  const link = await openLink(context);
  const { release } = await holdAnswer(page, "**/assets/start-*.js");
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

test("a survey in Arabic reads from right to left before its script and after it", async ({ newPerson, request }) => {
  const { page } = await newPerson();
  const question = (id: string, ar: string) => ({ id, variable: id, type: "short-text", title: { ar } });
  const questions = [question("one", "لماذا؟"), question("two", "متى؟")];
  const { link } = await publishSurvey(request, {
    languages: ["ar"],
    title: { ar: "استبيان" },
    blocks: [{ id: "all", questions }],
  });
  const { release } = await holdAnswer(page, "**/assets/start-*.js");
  await page.goto(link);
  const isArabic = () => expect(page.locator("html[lang=ar][dir=rtl]")).toHaveCount(1);
  await isArabic();
  release();
  await expect(page.locator("#first")).toHaveCount(0);
  await isArabic();
  await page.getByRole("textbox").fill("لأن");
  await next(page);
  await expectQuestion(page, "متى؟");
  await isArabic();
  const [bar, done] = await Promise.all([".rn-progress", ".rn-progress-done"].map((part) => page.locator(part).boundingBox()));
  expect(done?.width).toBeCloseTo((bar?.width ?? 0) / 2, 0);
  expect((done?.x ?? 0) + (done?.width ?? 0)).toBeCloseTo((bar?.x ?? 0) + (bar?.width ?? 0), 0);
  // Back points to where reading begins.
  await expect(page.locator('[data-glyph="back"]').filter({ visible: true })).toHaveCSS("transform", "matrix(-1, 0, 0, 1, 0, 0)");
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
