import { openActivity, openTab } from "./steps/activities";
import { enterBy } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

const DEMO_SURVEY = "Cómo te mueves por la ciudad";

for (const device of [DESKTOP, PHONE])
  test(`responses are walked through one after the other, under a filter, too${device.isMobile ? ", on the way" : ""}`, async ({
    newPerson,
  }) => {
    const moderator = await newPerson(device);
    const { page, context } = moderator;
    await enterBy(context, "staff", "moderator@demo.test");
    await page.goto("/c/demo/");
    await openActivity(moderator, DEMO_SURVEY);
    await openTab(moderator, "Resultados");
    await page.getByRole("button", { name: "Respuestas", exact: true }).click();
    const counted = page.getByRole("tab", { name: /^En los resultados/ });
    await expect(counted).toHaveAccessibleName("En los resultados (240)");
    await expect(page.getByText("1–25 de 240")).toBeVisible();
    await look(page, "responses-counted");

    await page.getByRole("row").nth(25).getByRole("button").click();
    const response = page.getByRole("dialog");
    const place = response.getByRole("group", { name: "Una respuesta tras otra" }).getByRole("status");
    await expect(place).toHaveText("25 de 240");
    await response.getByRole("button", { name: "Respuesta siguiente" }).click();
    await expect(place).toHaveText("26 de 240");
    // The first of the next page is there once its page is.
    const answer = response.getByRole("definition").first();
    await expect(answer).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(place).toHaveText("27 de 240");
    for (const at of [26, 25]) {
      await page.keyboard.press("ArrowLeft");
      await expect(place).toHaveText(`${at} de 240`);
      await expect(answer).toBeVisible();
    }
    await look(page, "response-walk");
    await page.keyboard.press("Escape");
    await expect(response).toBeHidden();

    await page.getByRole("button", { name: "Añadir filtro" }).click();
    await page.getByRole("group", { name: "Preguntas para filtrar" }).getByRole("button").first().click();
    await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Listo" }).click();
    const filter = page.getByRole("region", { name: "Filtro de resultados" });
    await expect(filter.getByRole("status")).not.toHaveText(/^240 /);
    const base = Number((await filter.getByRole("status").textContent())?.split(" ")[0]);
    await expect(counted).toHaveAccessibleName(`En los resultados (${base})`);
    await expect(page.getByText(new RegExp(`de ${base}$`))).toBeVisible();
    await page.getByRole("row").nth(1).getByRole("button").click();
    await expect(place).toHaveText(`1 de ${base}`);
    await expect(response.getByRole("button", { name: "Respuesta anterior" })).toBeDisabled();
  });
