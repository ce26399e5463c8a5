import { enterBy, signInTo } from "../../../tests/e2e/support/api";
import { STAFF_DEVICES } from "../../../tests/e2e/support/devices";
import { look } from "../../../tests/e2e/support/look";
import { expect, test } from "../../../tests/e2e/support/test";

for (const device of STAFF_DEVICES)
  test(`success follows the filter that the results have, at ${device.viewport.width} pixels`, async ({ newPerson, request }) => {
    const api = await signInTo(request, "staff", "moderator@demo.test");
    const asked = encodeURIComponent(JSON.stringify({ type: "wat_ux" }));
    const found = await api.get<readonly { id: string; title: string }[]>(`/api/activities?filter=${asked}`);
    const id = found.find(({ title }) => title === "La tienda de abonos, a prueba")?.id;
    const { context, page } = await newPerson(device);
    await enterBy(context, "staff", "moderator@demo.test");
    await page.goto(`/c/demo/activities/${id}/ux-videos`);
    const table = page.getByLabel("Éxito según su prueba").first();
    await expect(table.getByText("4 de 8 personas")).toBeVisible();
    await look(page, "ux-success-all");

    const bar = page.getByRole("region", { name: "Filtro" });
    await bar.getByRole("button", { name: "Añadir filtro" }).click();
    await page.getByRole("button", { name: /Compra el abono que más te conviene: éxito medido/ }).click();
    await page.getByRole("checkbox", { name: /^Conseguida/ }).check();
    await page.keyboard.press("Escape");
    const chip = bar.getByRole("button", { name: /éxito medido: Conseguida/ });
    await expect(chip).toBeVisible();
    await expect(table.getByText("4 de 4 personas").first()).toBeVisible();
    await expect(page.getByText("Cuentan las respuestas completas que deja el filtro.")).toBeVisible();
    await look(page, "ux-success-filtered");

    await chip.click();
    await page.getByRole("checkbox", { name: /^Conseguida/ }).uncheck();
    await page.getByRole("checkbox", { name: /^Sin medir/ }).check();
    await page.keyboard.press("Escape");
    await expect(page.getByText("Nadie cumple el filtro.")).toBeVisible();
    await bar.getByRole("button", { name: /éxito medido: Sin medir/ }).click();
    await page.getByRole("checkbox", { name: /^Sin medir/ }).uncheck();
    await page.getByRole("checkbox", { name: /^Conseguida/ }).check();
    await page.keyboard.press("Escape");

    // The results have the same filter.
    await page.getByRole("tab", { name: "Resultados" }).click();
    await expect(
      page.getByRole("region", { name: "Filtro" }).getByRole("button", { name: /éxito medido: Conseguida/ }),
    ).toBeVisible();
  });
