import { answer } from "./steps/runner";
import { type Api, enterBy, signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, type Person, test } from "./support/test";

/** Panelists who answer. */
const ANSWERS = 3;
const CORRECTION = "La pregunta no ofrece «No lo sé».";

function draftOf(text: string) {
  const options = [
    { code: "1", label: { es: "Sí" } },
    { code: "2", label: { es: "No" } },
  ];
  const question = { id: "one", type: "single-choice", variable: "one", title: { es: text }, required: true, options };
  return { languages: ["es"], blocks: [{ id: "block", title: { es: "Patinetes" }, questions: [question] }] };
}

/** Links of the mails that panelists get for a study. @param title as panelists read it */
async function invitations(backoffice: Api, title: string): Promise<readonly string[]> {
  let links: readonly string[] = [];
  await expect(async () => {
    const mails = await backoffice.get<readonly { readonly id: string; readonly subject: string | null }[]>("/api/outbox");
    const ours = mails.filter(({ subject }) => subject?.startsWith(title)).slice(0, ANSWERS);
    expect(ours.length).toBe(ANSWERS);
    const texts = await Promise.all(ours.map(({ id }) => backoffice.get<{ text: string | null }>(`/api/outbox/${id}`)));
    links = texts.map(({ text }) => /https?:\/\/\S+\/panel\/enter\/\S+/.exec(text ?? "")?.[0] ?? "");
    expect(links.every(Boolean)).toBe(true);
  }).toPass({ timeout: 20_000 });
  return links;
}

/** Follows a panelist's link and answers the study's question. */
async function answerOnPhone({ page }: Person, link: string, isLookedAt: boolean): Promise<void> {
  await page.goto(link);
  await answer(page, "¿Has ido alguna vez en patinete eléctrico?", async () => {
    if (isLookedAt) await look(page, "panelist-question");
    await page.getByText("Sí", { exact: true }).click();
  });
  await expect(page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
  if (isLookedAt) await look(page, "panelist-end");
}

test("a client prices a study and releases it, the provider sends it back, and it is approved corrected", async ({
  request,
  newPerson,
}) => {
  const { page, context } = await newPerson(DESKTOP);
  await enterBy(context, "suite", "client@demo.test");
  await page.goto("/suite/studies/create");
  const main = page.getByRole("main");
  await main.getByLabel("Nombre").fill("Patinetes en la acera");
  await main.getByLabel("Título para los participantes").fill("Patinetes y peatones");
  await main.getByRole("button", { name: "Siguiente" }).click();

  const aside = main.getByRole("region", { name: "Viabilidad y precio" });
  await expect(aside).toContainText("Para calcularlo falta");
  await main.getByLabel("Muestra").fill("60");
  await main.getByLabel("Incidencia").fill("80");
  await main.getByLabel("Duración estimada").fill("6");
  await main.getByLabel("País").fill("España");
  await page.getByRole("option", { name: /España/ }).click();
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await main.getByLabel("Fecha de lanzamiento").fill(inAWeek);
  await expect(aside).toContainText("Viable en el plazo");
  await look(page, "study-feasibility");
  await main.getByRole("button", { name: "Siguiente" }).click();

  await main.getByRole("button", { name: "Añadir criterio" }).click();
  await main.getByLabel("Valores").click();
  await page.getByRole("option", { name: "Mujer" }).click();
  await page.keyboard.press("Escape");
  await main.getByLabel("Repartir por").click();
  await page.getByRole("option", { name: "Edad" }).click();
  await expect(main.getByText("60 de 60 personas")).toBeVisible();
  await main.getByLabel("Cruzar con").click();
  await page.getByRole("option", { name: "Estudios" }).click();
  const cell = main.getByRole("textbox", { name: "De 25 a 34 · Grado universitario" });
  await expect(cell).toBeVisible();
  await look(page, "study-crossed");
  await cell.fill("");
  await expect(main.getByText(/^5\d de 60 personas$/)).toBeVisible();
  await main.getByRole("button", { name: "Repartir por igual" }).click();
  await main.getByLabel("Cruzar con").click();
  await page.getByRole("option", { name: "Sin cruzar" }).click();
  await expect(main.getByText("60 de 60 personas")).toBeVisible();
  await expect(aside).toContainText("Cuotas");
  await look(page, "study-profile");
  await main.getByRole("button", { name: "Siguiente" }).click();
  await main.getByRole("button", { name: "Siguiente" }).click();
  await main.getByRole("button", { name: "Crear" }).click();
  await expect(page).toHaveURL(/\/suite\/studies\/[0-9a-f-]{36}\/questionnaire/);
  await look(page, "study-questionnaire");

  const [, id = ""] = /studies\/([0-9a-f-]{36})/.exec(page.url()) ?? [];
  const client = await signInTo(request, "suite", "client@demo.test");
  const path = `/api/studies/${id}`;
  const write = async (text: string) => {
    const { revision } = await client.get<{ revision: number }>(`${path}/questionnaire`);
    await client.send("PUT", `${path}/questionnaire`, { draft: draftOf(text), revision });
  };
  await write("¿Has ido alguna vez en patinete?");

  await page.goto(`/suite/studies/${id}/order`);
  await main.getByRole("button", { name: /^Aceptar por [\d.]+ créditos$/ }).click();
  await look(page, "study-order");
  await main.getByRole("button", { name: "Lanzar mi estudio ahora" }).click();
  await expect(page.getByRole("dialog")).toContainText(/Se bloquean [\d.]+ créditos/);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Lanzar por/ })
    .click();
  await expect(main.getByText(/En revisión\. Tendrás respuesta/)).toBeVisible();

  const provider = await newPerson(DESKTOP);
  await enterBy(provider.context, "backoffice", "backoffice@demo.test");
  await provider.page.goto(`/admin/studies/${id}/order`);
  const office = provider.page.getByRole("main");
  await office.getByRole("button", { name: "Devolver", exact: true }).click();
  await provider.page.getByRole("dialog").getByLabel("Qué hay que corregir").fill(CORRECTION);
  await look(provider.page, "study-send-back");
  await provider.page.getByRole("dialog").getByRole("button", { name: "Devolver" }).click();
  await expect(office.getByText("El cliente aún lo está preparando.")).toBeVisible();

  await page.reload();
  await expect(main.getByText(CORRECTION)).toBeVisible();
  await write("¿Has ido alguna vez en patinete eléctrico?");
  await main.getByRole("button", { name: "Lanzar mi estudio ahora" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Lanzar por/ })
    .click();
  await expect(main.getByText(/En revisión\. Tendrás respuesta/)).toBeVisible();

  await provider.page.reload();
  await office.getByRole("tabpanel").getByRole("button", { name: "Probar con robots" }).click();
  await expect(office.getByText("Duración prevista por los robots")).toBeVisible();
  await look(provider.page, "study-review");
  await office.getByRole("tabpanel").getByRole("button", { name: "Aprobar" }).click();
  await provider.page.getByRole("dialog").getByRole("button", { name: "Aprobar" }).click();
  await expect(office.getByText(/^Aprobado\. Se abre el/)).toBeVisible();

  // Its day is a week away: the provider doesn't wait.
  await office.getByRole("button", { name: "Abrir ahora" }).click();
  await provider.page.getByRole("dialog").getByRole("button", { name: "Abrir ahora" }).click();
  await provider.page.goto(`/admin/studies/${id}/field`);
  await expect(office.getByRole("heading", { name: "Avance del campo" })).toBeVisible();

  const backoffice = await signInTo(request, "backoffice", "backoffice@demo.test");
  const links = await invitations(backoffice, "Patinetes y peatones");
  for (const [index, link] of links.slice(0, ANSWERS).entries()) await answerOnPhone(await newPerson(PHONE), link, index === 0);

  await page.goto(`/suite/studies/${id}/field`);
  await expect(main.getByText(`de 60 entrevistas`)).toBeVisible();
  await expect(async () => {
    const { completes } = await client.get<{ completes: number }>(`${path}/field`);
    expect(completes).toBe(ANSWERS);
  }).toPass();
  await page.reload();
  await expect(main.getByText(/^Han entrado/).first()).toBeVisible();
  await look(page, "study-field");
  await page.goto(`/suite/studies/${id}/report`);
  await expect(main.getByText("¿Has ido alguna vez en patinete eléctrico?").first()).toBeVisible();

  await page.goto(`/suite/studies/${id}/field`);
  await main.getByRole("button", { name: "Finalizar ahora" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Finalizar" }).click();
  await expect(main.getByText(/^Cerrado el/)).toBeVisible();
  await provider.page.reload();
  await office.getByRole("button", { name: "Conciliar" }).click();
  await provider.page.getByRole("dialog").getByRole("button", { name: "Conciliar" }).click();
  await expect(office.getByText(/los panelistas han cobrado sus monedas/)).toBeVisible();

  await page.goto("/suite/creditos");
  await expect(main.getByText("Patinetes en la acera").first()).toBeVisible();
  await look(page, "credits");
});
