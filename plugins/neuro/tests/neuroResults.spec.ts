import { enterBy, signInTo } from "../../../tests/e2e/support/api";
import { STAFF_DEVICES } from "../../../tests/e2e/support/devices";
import { look } from "../../../tests/e2e/support/look";
import { expect, test } from "../../../tests/e2e/support/test";

for (const device of STAFF_DEVICES)
  test(`a client reads what two ads do, side by side, at ${device.viewport.width} pixels`, async ({ newPerson, request }) => {
    const api = await signInTo(request, "suite", "client@demo.test");
    const asked = encodeURIComponent(JSON.stringify({ type: "NEURO" }));
    const [study] = await api.get<readonly { readonly id: string }[]>(`/api/studies?filter=${asked}`);
    const { context, page } = await newPerson(device);
    await enterBy(context, "suite", "client@demo.test");
    await page.goto(`/suite/studies/${study?.id}/neuro`);
    // The first page of a busy machine takes its time.
    await expect(page.getByText("Resultados definitivos")).toBeVisible({ timeout: 30_000 });
    const table = page.getByRole("region", { name: "Los anuncios, lado a lado" }).getByRole("table");
    await expect(table.getByRole("row")).toHaveCount(10);
    await expect(table.getByRole("img", { name: /^Menos atasco, más vida, Positividad: \d+ de 100$/ })).toBeVisible();

    const life = page.getByRole("region", { name: "Menos atasco, más vida" });
    await expect(life.getByRole("img", { name: "Anuncio «Menos atasco, más vida»" })).toBeVisible();
    await expect(life.getByText(/respuestas válidas/)).toBeVisible();
    // What the study is for comes first.
    await expect(life.getByRole("listitem").filter({ hasText: "Cómo se calcula" }).first()).toContainText(
      "Reconocimiento de marca",
    );
    await life.getByText("Cómo se calcula").first().click();
    await expect(life.getByText(/Hautus, 1995/)).toBeVisible();
    await expect(life.getByText(/Se compara con 32 anuncios del sector «Viajes y ocio»/).first()).toBeVisible();
    await expect(life.getByRole("img", { name: /^El agrado va de 50 al principio/ })).toBeVisible();
    await look(page, "neuro-results");

    const price = page.getByRole("region", { name: "Abono joven a 8 €" });
    await expect(price.getByText("El anuncio no tiene versión sin la marca.")).toBeVisible();

    await page.getByRole("button", { name: "Descargar" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: /Excel/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^Dos anuncios del autobús .*\.xlsx$/);

    await page.getByRole("button", { name: "Imprimir" }).click();
    const report = page.getByRole("dialog", { name: "Dos anuncios del autobús" });
    await expect(report.getByRole("heading", { name: "Abono joven a 8 €" })).toBeVisible();
    await look(page, "neuro-report");
    await report.getByRole("button", { name: "Cerrar" }).click();
    await expect(report).toBeHidden();
  });

test("results that don't load are tried again, and say in how many seconds", async ({ newPerson, request }) => {
  const api = await signInTo(request, "suite", "client@demo.test");
  const asked = encodeURIComponent(JSON.stringify({ type: "NEURO" }));
  const [study] = await api.get<readonly { readonly id: string }[]>(`/api/studies?filter=${asked}`);
  const { context, page, allowRefusals } = await newPerson();
  allowRefusals(503);
  await enterBy(context, "suite", "client@demo.test");
  const address = new RegExp(`/api/studies/${study?.id}/neuro$`);
  await page.route(address, (route) => route.fulfill({ status: 503 }));
  await page.goto(`/suite/studies/${study?.id}/neuro`);
  const retry = page.getByRole("button", { name: /^Reintentar \(\d+ s\)$/ });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await look(page, "neuro-results-failed");
  await page.unroute(address);
  await retry.click();
  await expect(page.getByText("Resultados definitivos")).toBeVisible();
});
