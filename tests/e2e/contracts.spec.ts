import { enterBy, newestMessageTo, signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

const PDF = Buffer.from(
  "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n",
);

test("a contract is offered with its PDF, signed on a phone, and seen by the back office", async ({ newPerson, request }) => {
  const backoffice = await signInTo(request, "backoffice", "backoffice@demo.test");
  const [company] = await backoffice.get<readonly { id: string }[]>("/api/companies?filter=%7B%22name%22%3A%22Demo%22%7D");
  const number = `E2E-${Date.now()}`;
  const draft = { spaceId: company?.id, number, title: "Panel de viajeros 2027", startsOn: "2027-01-01", amount: 4_800 };
  const { id } = await backoffice.send<{ id: string }>("POST", "/api/contracts", draft);

  const operator = await newPerson(DESKTOP);
  await enterBy(operator.context, "backoffice", "backoffice@demo.test");
  const admin = operator.page;
  await admin.goto(`/admin/contracts/${id}/document`);
  await expect(admin.getByText("Todavía no hay documento")).toBeVisible();
  await admin.locator('input[type="file"]').setInputFiles({ name: "Contrato.pdf", mimeType: "application/pdf", buffer: PDF });
  await expect(admin.getByText(/^SHA-256 del documento: [0-9a-f]{64}$/)).toBeVisible();
  await look(admin, "contracts-draft");
  await admin.getByRole("button", { name: "Ofrecer a la empresa" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Ofrecer a la empresa" }).click();
  await expect(admin.getByText("Este contrato espera la firma de la empresa.")).toBeVisible();

  const mail = await newestMessageTo(backoffice, "client@demo.test");
  expect(mail).toContain("Panel de viajeros 2027");
  const link = /https?:\/\/[^\s]+(\/suite\/contracts\/[^\s]+)/.exec(mail)?.[1] ?? "";
  expect(link).toBe(`/suite/contracts/${id}/document`);

  const client = await newPerson(PHONE);
  await enterBy(client.context, "suite", "client@demo.test");
  const suite = client.page;
  await suite.goto("/suite");
  const card = suite.getByRole("region", { name: "Contratos por firmar" });
  await expect(card.getByText("Panel de viajeros 2027")).toBeVisible();
  await look(suite, "contracts-home");
  await suite.goto(link);
  await expect(suite.getByText("Este contrato espera tu firma.")).toBeVisible();
  await expect(suite.getByRole("link", { name: "Abrir el PDF" })).toBeVisible();
  await look(suite, "contracts-read");
  await suite.getByRole("button", { name: "Firmar", exact: true }).click();
  const dialog = suite.getByRole("dialog", { name: `Firmar el contrato ${number}` });
  await dialog.getByRole("button", { name: "Firmar el contrato" }).click();
  await expect(dialog.getByText("Escribe tu nombre completo.")).toBeVisible();
  await expect(dialog.getByText("Marca la casilla para firmar.")).toBeVisible();
  await dialog.getByLabel("Tu nombre y apellidos").fill("Elsa Client");
  await dialog.getByLabel("He leído el contrato y lo acepto").check();
  await look(suite, "contracts-sign");
  await dialog.getByRole("button", { name: "Firmar el contrato" }).click();
  const signed = suite.getByRole("region", { name: "Firmado" });
  await expect(signed).toContainText("Elsa Client (client@demo.test)");
  const [file] = await Promise.all([
    suite.waitForEvent("download"),
    signed.getByRole("button", { name: "Descargar el certificado" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`Certificado-${number}.pdf`);
  await look(suite, "contracts-signed");

  await admin.goto("/admin");
  const answered = admin.getByRole("region", { name: "Respuestas a contratos" });
  await answered.getByRole("listitem").filter({ hasText: number }).getByRole("link").first().click();
  await expect(admin.getByRole("region", { name: "Firmado" })).toContainText("Elsa Client");
  await look(admin, "contracts-answered");
});
