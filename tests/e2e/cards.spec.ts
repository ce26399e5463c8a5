import type { Page } from "@playwright/test";
import { publishSurvey } from "./steps/publishSurvey";
import { expectQuestion, wakeScript } from "./steps/runner";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

const TITLE = "¿Dónde va cada cosa?";

const coded = (texts: readonly string[]) => texts.map((text, place) => ({ code: `${place + 1}`, label: { es: text } }));

const QUESTION = {
  id: "cosas",
  variable: "cosas",
  type: "card-sort",
  title: { es: TITLE },
  required: true,
  allCards: true,
  maxPerGroup: 2,
  options: coded(["Manzana", "Pera", "Zanahoria", "Patata"]),
  columns: coded(["Fruta", "Verdura"]),
};
const DRAFT = { languages: ["es"], closing: { es: "¡Gracias!" }, blocks: [{ id: "b", questions: [QUESTION] }] };

const button = (page: Page, name: RegExp | string) => page.getByRole("button", { name });

async function expectSaid(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: text })).toBeAttached();
}

/** The arrows choose a card, its group's number or button places it; the focus stays with what is next. */
async function sortByKeyboard(page: Page): Promise<void> {
  await button(page, "Manzana").focus();
  await page.keyboard.press("1");
  await expectSaid(page, "Manzana: en Fruta. 1 de 4 clasificadas. Siguiente: Pera.");
  await expect(button(page, "Pera")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(button(page, "Zanahoria")).toBeFocused();
  await page.keyboard.press("1");
  await page.keyboard.press("1");
  await expectSaid(page, "Fruta ya está completo.");
  await look(page, "runner-cards");
  await button(page, "Sacar Zanahoria de Fruta").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "Zanahoria")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(button(page, /^Verdura/)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expectSaid(page, "Patata: en Verdura. 3 de 4 clasificadas. Siguiente: Pera.");
}

/** One card after another: its group is tapped, and what went wrong is tapped below. */
async function sortByFinger(page: Page): Promise<void> {
  await expect(page.getByText("0 de 4 clasificadas", { exact: true })).toBeVisible();
  await button(page, "Dejar para después").tap();
  await button(page, /^Fruta/).tap();
  await expectSaid(page, "Pera: en Fruta. 1 de 4 clasificadas. Siguiente: Zanahoria.");
  await button(page, /^Fruta/).tap();
  await look(page, "runner-cards");
  await button(page, "Sacar Zanahoria de Fruta").tap();
  await button(page, /^Verdura/).tap();
  await button(page, /^Verdura/).tap();
  await expect(page.getByText("3 de 4 clasificadas", { exact: true })).toBeVisible();
}

for (const device of [DESKTOP, PHONE])
  test(`cards are sorted with a ${device.hasTouch ? "finger" : "keyboard"}, and none can be left over`, async ({
    newPerson,
    request,
  }) => {
    const { link } = await publishSurvey(request, DRAFT);
    const { page, isPhone } = await newPerson(device);
    await page.goto(link);
    await wakeScript(page);
    await expectQuestion(page, TITLE);
    await (isPhone ? sortByFinger(page) : sortByKeyboard(page));
    await button(page, "Enviar").click();
    await expect(page.getByText("Clasifica todas las tarjetas.")).toBeVisible();
    await button(page, /^Fruta/).click();
    await look(page, "runner-cards-sorted");
    await button(page, "Enviar").click();
    await expect(page.getByText("¡Gracias!")).toBeVisible();
  });

test("with a mouse a card is dragged into a pile, from one to another and back", async ({ newPerson, request }) => {
  const { page } = await newPerson(DESKTOP);
  await page.goto((await publishSurvey(request, DRAFT)).link);
  await wakeScript(page);
  const pile = (name: string) => page.locator(".rn-pile").filter({ has: button(page, new RegExp(`^${name}`)) });
  await button(page, "Patata").dragTo(pile("Fruta"));
  await expectSaid(page, "Patata: en Fruta.");
  await button(page, "Sacar Patata de Fruta").dragTo(pile("Verdura"));
  await expect(button(page, "Sacar Patata de Verdura")).toBeVisible();
  await button(page, "Sacar Patata de Verdura").dragTo(page.getByText("Sin clasificar"));
  await expectSaid(page, "Patata: otra vez sin clasificar. 0 de 4 clasificadas.");
});
