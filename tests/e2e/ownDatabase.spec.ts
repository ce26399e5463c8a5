import { devices } from "@playwright/test";
import { answer } from "./steps/runner";
import { type Api, enterBy, newestMessageTo, signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

/** One that says what it is. */
const TELEPHONE = { ...PHONE, userAgent: devices["Pixel 7"].userAgent };
const READER = "marta@cartera.example";
const QUESTION = "¿Renovarías tu contrato?";
const CONSENT = "Tus respuestas solo sirven para mejorar el servicio.";
const NAME = "Cartera de clientes";

const DRAFT = {
  languages: ["es"],
  blocks: [
    {
      ...{ id: "block", title: { es: "Contrato" } },
      questions: [
        {
          ...{ id: "one", type: "single-choice", variable: "one", title: { es: QUESTION }, required: true },
          options: [
            { code: "1", label: { es: "Sí" } },
            { code: "2", label: { es: "No" } },
          ],
        },
      ],
    },
  ],
};

const today = () => new Date().toISOString().slice(0, 10);

/** The link of the mail that an addressee gets. */
async function invitation(backoffice: Api): Promise<string> {
  return /https?:\/\/\S+?(\/survey\/invited\/\S+)/.exec(await newestMessageTo(backoffice, READER))?.[1] ?? "";
}

test("a client surveys their own customers: a file, the mail's link on a phone, and the result", async ({
  request,
  newPerson,
}) => {
  const { page, context } = await newPerson(DESKTOP);
  await enterBy(context, "suite", "client@demo.test");
  await page.goto("/suite/studies/create");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Empezar: Encuesta a tu base de datos" }).click();
  await main.getByLabel("Nombre").fill(NAME);
  await main.getByLabel("Título para los participantes").fill("Tu opinión cuenta");
  await main.getByRole("button", { name: "Siguiente" }).click();
  await main.getByLabel("Muestra").fill("20");
  await main.getByLabel("Duración estimada").fill("3");
  await main.getByLabel("País").fill("España");
  await page.getByRole("option", { name: /España/ }).click();
  await main.getByLabel("Fecha de lanzamiento").fill(today());
  const aside = main.getByRole("region", { name: "Viabilidad y precio" });
  await expect(aside).toContainText("300");
  await expect(main.getByLabel("Incidencia")).toHaveCount(0);
  await look(page, "own-database-details");
  await main.getByRole("button", { name: "Siguiente" }).click();
  await main.getByLabel("Texto de consentimiento").fill(CONSENT);
  await main.getByLabel("Quién invita").fill("El equipo de clientes");
  await look(page, "own-database-people-step");
  await main.getByRole("button", { name: "Siguiente" }).click();
  await look(page, "own-database-summary");
  await main.getByRole("button", { name: /^Crear/ }).click();
  await expect(page).toHaveURL(/\/studies\/[0-9a-f-]{36}/);
  const id = /studies\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? "";

  const client = await signInTo(request, "suite", "client@demo.test");
  const path = `/api/studies/${id}/questionnaire`;
  const { revision } = await client.get<{ revision: number }>(path);
  await client.send("PUT", path, { draft: DRAFT, revision });

  await page.goto(`/suite/studies/${id}/people`);
  await expect(main.getByText("Todavía no hay nadie", { exact: true })).toBeVisible();
  const steps = main.getByRole("navigation", { name: "Pasos" }).getByRole("link");
  await expect(steps).toHaveCount(4);
  await look(page, "own-database-nobody");
  await main.getByRole("button", { name: "Subir un archivo" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Continuar" }).click();
  const file = (text: string) => ({ name: "clientes.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await dialog
    .locator("input[type=file]")
    .setInputFiles(file(`Correo;Nombre;Idioma\n${READER};Marta;es\nno-es-un-correo;Mal;es\n${READER};Otra;es\n`));
  await expect(dialog.getByText(/^1 de 3 filas/)).toBeVisible();
  await look(page, "own-database-faults");
  await dialog.getByRole("button", { name: "Cargar 1 fila" }).click();
  await expect(dialog.getByText("Terminada")).toBeVisible({ timeout: 20_000 });
  await dialog.getByRole("button", { name: "Cerrar" }).last().click();
  await expect(main.getByText(READER).first()).toBeVisible();
  const arrives = main.getByRole("region", { name: "Así llega la invitación" });
  await expect(arrives).toContainText("Hola, Marta");
  await expect(arrives).toContainText(CONSENT);
  await look(page, "own-database-preview");

  await main.getByRole("link", { name: "Siguiente" }).click();
  await expect(steps.filter({ hasText: "hecho" })).toHaveCount(3);
  await look(page, "own-database-order");
  await main.getByRole("button", { name: "Aceptar por 300 créditos" }).click();
  await main.getByRole("button", { name: "Lanzar mi estudio ahora" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Lanzar por/ })
    .click();
  await expect(main.getByText(/En revisión\. Tendrás respuesta/)).toBeVisible();
  const team = await newPerson(DESKTOP);
  await enterBy(team.context, "backoffice", "backoffice@demo.test");
  await team.page.goto(`/admin/studies/${id}/order`);
  await team.page.getByRole("button", { name: "Aprobar" }).click();
  await team.page
    .getByRole("dialog")
    .getByRole("button", { name: /Aprobar/ })
    .click();
  const backoffice = await signInTo(request, "backoffice", "backoffice@demo.test");
  await expect
    .poll(async () => (await backoffice.get<{ approvedAt: string | null }>(`/api/studies/${id}`)).approvedAt)
    .not.toBeNull();
  const { status } = await backoffice.get<{ status: string }>(`/api/studies/${id}`);
  // It is too early in the morning for it to open by itself.
  if (status === "CONFIRMED") await backoffice.send("POST", `/api/studies/${id}/transitions/open`, {});

  const reader = await newPerson(TELEPHONE);
  await reader.page.goto(await invitation(backoffice));
  await expect(reader.page.getByText(CONSENT)).toBeVisible();
  await look(reader.page, "own-database-consent");
  await reader.page.getByRole("checkbox").check();
  await reader.page.getByRole("button", { name: "Empezar la encuesta" }).click();
  await answer(reader.page, QUESTION, async () => {
    await reader.page.getByText("Sí", { exact: true }).click();
  });
  await expect(reader.page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();

  await page.goto(`/suite/studies/${id}/people`);
  await expect(main.getByRole("row").filter({ hasText: READER })).toContainText("Ha respondido");
  await look(page, "own-database-answered");
  await page.goto(`/suite/studies/${id}/report`);
  await expect(main.getByText(QUESTION).first()).toBeVisible();
});
