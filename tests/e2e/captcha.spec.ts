import type { Page } from "@playwright/test";
import { publishSurvey } from "./steps/publishSurvey";
import { expectQuestion, start } from "./steps/runner";
import { PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test.use(PHONE);

const QUESTION = "¿Qué te parece?";
const CHECK = "No soy un robot";
const AGAIN = "Comprobar otra vez";

const DRAFT = {
  languages: ["es", "nl"],
  title: { es: "Tu opinión cuenta", nl: "Jouw mening telt" },
  blocks: [
    { id: "b", questions: [{ id: "uno", variable: "uno", type: "short-text", title: { es: QUESTION, nl: "Wat vind je?" } }] },
  ],
};

interface CaptchaSolution {
  readonly challenge: { readonly parameters: object };
  readonly solution: object;
}

/** Changes what the next start brings, as somebody would who tampers with it. */
async function tamper(page: Page, change: (solved: CaptchaSolution) => object): Promise<void> {
  await page.route(
    /\/execution\?/,
    async (route) => {
      const body = route.request().postDataJSON() as { readonly captcha: string };
      const solved = JSON.parse(Buffer.from(body.captcha, "base64").toString()) as CaptchaSolution;
      const captcha = Buffer.from(JSON.stringify(change(solved))).toString("base64");
      await route.continue({ postData: JSON.stringify({ ...body, captcha }) });
    },
    { times: 1 },
  );
}

const check = (page: Page, name = CHECK) => page.getByRole("button", { name }).click();

test("a stranger passes a check of one press before the survey, and is asked for none when coming back", async ({
  request,
  newPerson,
}) => {
  const { link } = await publishSurvey(request, DRAFT, { fieldwork: { captcha: true } });
  const { page } = await newPerson();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Tu opinión cuenta" })).toBeVisible();
  await expect(page.getByRole("button", { name: CHECK })).toBeVisible();
  await look(page, "runner-captcha");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await start(page);
  await expectQuestion(page, QUESTION);
  await page.reload();
  await expectQuestion(page, QUESTION);
});

test("a check that came too late, ran out or was tampered with says so, and is done again", async ({ request, newPerson }) => {
  const { link } = await publishSurvey(request, DRAFT, { fieldwork: { captcha: true } });
  const { page, allowRefusals } = await newPerson();
  allowRefusals(403);
  await page.goto(link);

  await tamper(page, ({ challenge, solution }) => ({ challenge, solution: { ...solution, derivedKey: "00" } }));
  await check(page);
  await expect(page.getByText("La comprobación se ha reiniciado.")).toBeVisible();
  await look(page, "runner-captcha-reset");

  await tamper(page, ({ challenge, solution }) => ({
    challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 1 } },
    solution,
  }));
  await check(page, AGAIN);
  await expect(page.getByText("La comprobación ha caducado antes de empezar.")).toBeVisible();
  await look(page, "runner-captcha-expired");

  await check(page, AGAIN);
  await start(page);
  await expectQuestion(page, QUESTION);
});

test("a check that a slow device can't finish in its time is begun anew", async ({ request, newPerson }) => {
  const { link } = await publishSurvey(request, DRAFT, { fieldwork: { captcha: true } });
  const { page } = await newPerson();
  // Nor is there time enough for the one that takes the first one's place.
  await page.route(
    /\/captcha\?/,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), seconds: 0.03 } });
    },
    { times: 2 },
  );
  await page.goto(link);
  await check(page);
  await expect(page.getByText("Se ha agotado el tiempo")).toBeVisible();
  await look(page, "runner-captcha-ran-out");
  await check(page, AGAIN);
  await start(page);
  await expectQuestion(page, QUESTION);
});

test("without scripts it says what it needs", async ({ request, browser }) => {
  const { link } = await publishSurvey(request, DRAFT, { fieldwork: { captcha: true } });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByText("necesita JavaScript")).toBeVisible();
  await expect(page.getByRole("link", { name: "Reintentar" })).toBeVisible();
  await context.close();
});
