import { enterBy } from "./support/api";
import { DESKTOP } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

test.use(DESKTOP);

test("credits that the suite asks for are confirmed by the back office, with an invoice that both download", async ({
  newPerson,
}) => {
  const client = await newPerson();
  await enterBy(client.context, "suite", "client@demo.test");
  const suite = client.page;
  await suite.goto("/suite/creditos");
  await suite.getByRole("button", { name: "Cargar créditos" }).click();
  const dialog = suite.getByRole("dialog", { name: "Cargar créditos" });
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await expect(dialog.getByText(/número entero entre 1 y/)).toBeVisible();
  await dialog.getByLabel("Cantidad").fill("1500");
  await dialog.getByLabel("Referencia (opcional)").fill("PC-77");
  await expect(dialog.getByText("Te diremos el precio al confirmar el pedido.")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Periodicidad" }).click();
  await suite.getByRole("option", { name: "Mensual" }).click();
  await look(suite, "credits-order");
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await suite.getByRole("button", { name: "Pedir 1500 créditos" }).click();
  const own = suite.getByRole("region", { name: "Pedidos de créditos" }).getByRole("listitem");
  await expect(own.filter({ hasText: "PC-77" })).toContainText("Pendiente");
  await look(suite, "credits-orders");

  const operator = await newPerson();
  await enterBy(operator.context, "backoffice", "backoffice@demo.test");
  const admin = operator.page;
  await admin.goto("/admin");
  const card = admin.getByRole("region", { name: /^Pedidos de créditos/ });
  await card.getByRole("listitem").filter({ hasText: "PC-77" }).getByRole("link").first().click();
  const theirs = admin.getByRole("region", { name: "Pedidos de créditos" }).getByRole("listitem");
  const waiting = theirs.filter({ hasText: "PC-77" });
  await expect(waiting).toBeVisible();
  await look(admin, "credits-company-orders");
  await waiting.getByRole("button", { name: "Confirmar" }).click();
  const invoice = admin.getByRole("dialog");
  await invoice.getByLabel("Número de factura").fill("F-77");
  await invoice.getByLabel("Precio sin impuestos").fill("150,50");
  await expect(invoice.getByRole("status")).toContainText("182,11");
  await look(admin, "credits-confirm");
  await invoice.getByRole("button", { name: "Confirmar y cargar" }).click();
  await expect(waiting).toContainText("Confirmado");

  await suite.reload();
  const confirmed = own.filter({ hasText: "PC-77" });
  await expect(confirmed).toContainText("Confirmado");
  await expect(confirmed).toContainText("Mensual");
  await expect(confirmed).toContainText(/El siguiente se pedirá el/);
  await look(suite, "credits-orders-repeated");
  for (const [page, row] of [
    [suite, confirmed],
    [admin, waiting],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      row.getByRole("button", { name: "Descargar la factura F-77" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("Factura-F-77.pdf");
  }
  const [statement] = await Promise.all([
    suite.waitForEvent("download"),
    suite.getByRole("button", { name: "Descargar Excel" }).click(),
  ]);
  expect(statement.suggestedFilename()).toMatch(/^Creditos.*\.xlsx$/);
  await suite.getByRole("combobox", { name: "Tipo de movimiento" }).click();
  await suite.getByRole("option", { name: "Carga de créditos" }).click();
  await expect(suite.getByRole("table").getByText("Factura F-77 · PC-77")).toBeVisible();
  await expect(suite.getByText("Bloqueo por un estudio")).toHaveCount(0);
  await look(suite, "credits-filtered");

  await confirmed.getByRole("button", { name: "Terminar la repetición" }).click();
  await suite.getByRole("dialog").getByRole("button", { name: "Terminar la repetición" }).click();
  await expect(confirmed).not.toContainText(/El siguiente se pedirá el/);

  // Who invoices, and for how much a credit, is the back office's to write.
  await admin.goto("/admin/invoicing");
  await admin.getByLabel("Razón social").fill("Paneles del Sur, S. L.");
  await admin.getByLabel("Precio de un crédito sin impuestos").fill("0,1");
  await look(admin, "credits-operator");
  await admin.getByRole("button", { name: "Guardar" }).click();
  await expect(admin.getByText("Datos de facturación guardados")).toBeVisible();
  await suite.getByRole("button", { name: "Cargar créditos" }).click();
  await dialog.getByLabel("Cantidad").fill("1500");
  await expect(dialog.getByRole("status")).toContainText("150,00");
  await look(suite, "credits-order-price");
  await dialog.getByRole("button", { name: "Cancelar" }).click();

  // One that waits is the company's to take back.
  const demo = own.filter({ hasText: "PC-2026-114" });
  await demo.getByRole("button", { name: "Retirar" }).click();
  await suite.getByRole("dialog").getByRole("button", { name: "Retirar" }).click();
  await expect(demo).toContainText("Retirado");
});
