import { publishSurvey } from "./steps/publishSurvey";
import { answer, expectQuestion, wakeScript } from "./steps/runner";
import { PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test.use(PHONE);

const STATION = "¿En qué gasolinera?";
const DAY = "¿Qué día?";
const TOO_OLD = "Tienes que haber repostado en los últimos 3 días.";
const REPEATED = "Cuéntanos otro repostaje, en una gasolinera distinta.";

const coded = (texts: readonly string[]) => texts.map((text, place) => ({ code: `${place + 1}`, label: { es: text } }));

const DRAFT = {
  languages: ["es"],
  closing: { es: "¡Buen viaje!" },
  blocks: [
    {
      id: "which",
      questions: [
        {
          id: "which",
          variable: "which",
          type: "multiple-choice",
          required: true,
          title: { es: "¿Qué repostajes?" },
          options: coded(["El último", "El anterior"]),
        },
      ],
    },
    {
      id: "each",
      loop: { from: "which", which: "chosen" },
      questions: [
        {
          id: "station",
          variable: "station",
          type: "single-choice",
          required: true,
          title: { es: STATION },
          options: coded(["Norte", "Sur"]),
          differentEachRound: true,
          differentMessage: { es: REPEATED },
        },
        {
          id: "day",
          variable: "day",
          type: "date",
          required: true,
          title: { es: DAY },
          maxAgeDays: 3,
          maxAgeMessage: { es: TOO_OLD },
        },
      ],
    },
  ],
};

test("each stop of a diary is a recent one, and at another station than the one before", async ({ request, newPerson }) => {
  const { link } = await publishSurvey(request, DRAFT);
  const { page } = await newPerson();
  await page.goto(link);
  await wakeScript(page);
  await answer(page, "¿Qué repostajes?", async () => {
    await page.getByText("El último").click();
    await page.getByText("El anterior").click();
  });
  await answer(page, STATION, () => page.getByText("Norte").click());

  const day = page.locator("input[type=date]");
  await answer(page, DAY, () => day.fill("2024-02-29"));
  await expect(page.getByText(TOO_OLD)).toBeVisible();
  await look(page, "runner-diary-old");
  const today = new Date().toISOString().slice(0, "2026-01-31".length);
  await answer(page, DAY, () => day.fill(today));

  await expectQuestion(page, STATION);
  await expect(page.getByText(TOO_OLD)).toBeHidden();
  await answer(page, STATION, () => page.getByText("Norte").click());
  await expect(page.getByText(REPEATED)).toBeVisible();
  await look(page, "runner-diary-repeated");

  // It was the first that was wrong: the second stands as it is.
  const back = page.getByRole("button", { name: "Atrás" });
  await back.click();
  await expectQuestion(page, DAY);
  await back.click();
  await answer(page, STATION, () => page.getByText("Sur").click());
  await answer(page, DAY, async () => undefined);
  await expectQuestion(page, STATION);
  await expect(page.getByRole("radio", { name: "Norte" })).toBeChecked();
  await answer(page, STATION, async () => undefined);
  await answer(page, DAY, () => day.fill(today));
  await expect(page.getByText("¡Buen viaje!")).toBeVisible();
});
