import { devices, type Page } from "@playwright/test";
import { answer } from "./steps/runner";
import { type Api, enterBy, signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, type Person, test } from "./support/test";

/** One that says what it is, as it counts for the shares of devices. */
const TELEPHONE = { ...PHONE, userAgent: devices["Pixel 7"].userAgent };
const CORRECTION = "La pregunta no ofrece «No lo sé».";

function draftOf(text: string) {
  const options = [
    { code: "1", label: { es: "Sí" } },
    { code: "2", label: { es: "No" } },
  ];
  const question = { id: "one", type: "single-choice", variable: "one", title: { es: text }, required: true, options };
  return { languages: ["es"], blocks: [{ id: "block", title: { es: "Patinetes" }, questions: [question] }] };
}

type Draft = ReturnType<typeof draftOf>;

async function writeDraft(client: Api, study: string, draft: Draft): Promise<void> {
  const path = `/api/studies/${study}/questionnaire`;
  const { revision } = await client.get<{ revision: number }>(path);
  await client.send("PUT", path, { draft, revision });
}

/** One that takes 7 minutes for its second question alone. */
function longDraft(text: string): Draft {
  const { blocks, ...draft } = draftOf(text);
  const slow = { id: "slow", type: "long-text", variable: "slow", title: { es: "¿Por qué?" }, minimumSeconds: 420 };
  return { ...draft, blocks: blocks.map((block) => ({ ...block, questions: [...block.questions, slow as never] })) };
}

const stepsOf = (page: Page) => page.getByRole("navigation", { name: "Pasos" });

/** From the questions, which take longer than ordered until one of them goes, to the order with its price. */
async function shortenQuestions(page: Page, client: Api, study: string): Promise<void> {
  const main = page.getByRole("main");
  await expect(stepsOf(page).getByRole("link", { name: /Datos/ })).toContainText("hecho");
  await expect(stepsOf(page).getByRole("link", { name: /Cuestionario/ })).toHaveAttribute("aria-current", "step");
  await expect(main.getByText(/^Unos \d+ min/)).toHaveCount(0);
  await writeDraft(client, study, longDraft("¿Has ido alguna vez en patinete?"));
  await page.reload();
  const length = main.getByRole("status").filter({ hasText: "el precio es para 6" });
  await expect(length).toContainText("la entrevista dura unos 7 min");
  await look(page, "study-too-long");

  await length.getByRole("link", { name: "Cambiar la duración" }).click();
  await expect(main.getByLabel("Duración estimada")).toHaveValue("6");
  await expect(stepsOf(page).getByRole("link", { name: /Datos/ })).toHaveAttribute("aria-current", "step");
  await look(page, "study-length-ordered");
  await stepsOf(page)
    .getByRole("link", { name: /Cuestionario/ })
    .click();
  await main.getByRole("button", { name: "Acciones de slow" }).click();
  await page.getByRole("menuitem", { name: "Eliminar" }).click();
  await expect(main.getByText("Unos 1 min de los 6 pedidos.")).toBeVisible();
  await look(page, "study-short-enough");

  await main.getByRole("link", { name: "Siguiente" }).click();
  await expect(page).toHaveURL(/\/order$/);
  await expect(stepsOf(page).getByRole("link", { name: /Cuestionario/ })).toContainText("hecho");
}

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/** The link of the mail that a panelist gets for a study. @param title as panelists read it */
async function invitation(backoffice: Api, title: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const found = `/api/outbox?q=${encodeURIComponent(title)}`;
    const mails = await backoffice.get<readonly { readonly id: string; readonly subject: string | null }[]>(found);
    const mail = mails.find(({ subject }) => subject?.startsWith(title));
    const { text } = await backoffice.get<{ text: string | null }>(`/api/outbox/${mail?.id}`);
    link = /https?:\/\/\S+\/panel\/enter\/\S+/.exec(text ?? "")?.[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return link ?? "";
}

/** Follows a panelist's link and answers the study's question. */
async function answerOnPhone({ page }: Person, link: string): Promise<void> {
  await page.goto(link);
  await answer(page, "¿Has ido alguna vez en patinete eléctrico?", async () => {
    await look(page, "panelist-question");
    await page.getByText("Sí", { exact: true }).click();
  });
  await expect(page.getByRole("heading", { level: 1, name: /Gracias/ })).toBeVisible();
  await look(page, "panelist-end");
}

test("a client prices a study and releases it, the provider sends it back, and it is released corrected", async ({
  request,
  newPerson,
}) => {
  const { page, context } = await newPerson(DESKTOP);
  await enterBy(context, "suite", "client@demo.test");
  await page.goto("/suite/studies/create");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Empezar: Encuesta a consumidores" }).click();
  await main.getByLabel("Nombre").fill("Patinetes en la acera");
  await main.getByLabel("Título para los participantes").fill("Patinetes y peatones");
  await main.getByRole("button", { name: "Siguiente" }).click();

  const aside = main.getByRole("region", { name: "Viabilidad y precio" });
  await expect(aside).toContainText("Para calcularlo falta");
  await main.getByLabel("Muestra").fill("5000");
  await main.getByLabel("Incidencia").fill("80");
  await main.getByLabel("Duración estimada").fill("6");
  await main.getByLabel("País").fill("España");
  await page.getByRole("option", { name: /España/ }).click();
  await main.getByLabel("Fecha de lanzamiento").fill("2020-01-01");
  await main.getByRole("button", { name: "Siguiente" }).click();
  await expect(main.getByText(/El panel llega a [\d.]+ entrevistas y pides 5000/).first()).toBeVisible();
  await expect(main.getByText("Esta fecha ya ha pasado. Elige otra").first()).toBeVisible();
  await look(page, "study-step-held");
  await main.getByLabel("Muestra").fill("36");
  await main.getByLabel("Fecha de lanzamiento").fill(inAWeek());
  await expect(aside).toContainText("Viable en el plazo");
  await look(page, "study-feasibility");
  await main.getByRole("button", { name: "Siguiente" }).click();

  await main.getByRole("button", { name: "Añadir criterio" }).click();
  await main.getByLabel("Valores").click();
  await page.getByRole("option", { name: "Mujer" }).click();
  await page.keyboard.press("Escape");
  await main.getByLabel("Repartir por").click();
  await page.getByRole("option", { name: "Edad" }).click();
  await expect(main.getByText("36 de 36 personas")).toBeVisible();
  const ages = main.getByRole("group", { name: "Reparto por edad" }).locator("input[id$=-target]");
  const targets = () =>
    ages.evaluateAll((boxes) => boxes.map((box) => (box instanceof HTMLInputElement ? Number(box.value) : 0)));
  expect(await targets()).toEqual([6, 6, 6, 6, 6, 6]);
  await main.getByRole("button", { name: "Según el panel" }).click();
  await expect.poll(targets).not.toEqual([6, 6, 6, 6, 6, 6]);
  expect((await targets()).reduce((sum, target) => sum + target, 0)).toBe(36);
  await look(page, "study-as-panel");
  const ofPanel = await targets();
  await main.getByRole("button", { name: "Según la población" }).click();
  await expect.poll(targets).not.toEqual(ofPanel);
  const ranges = main.getByLabel("Tramos de edad");
  const listed = await ranges.inputValue();
  await ranges.fill("18-39, 35+");
  await expect(main.getByText("Dos tramos se solapan.")).toBeVisible();
  await ranges.fill("40+; 18 - 39");
  await ranges.press("Enter");
  await expect.poll(targets).toEqual([18, 18]);
  await expect(ranges).toHaveValue("18-39, 40+");
  await main.getByRole("button", { name: "Según la población" }).click();
  await expect.poll(async () => (await targets())[0]).toBeLessThan(16);
  await look(page, "study-own-ages");
  await ranges.fill(listed);
  await ranges.press("Enter");
  await expect.poll(async () => (await targets()).length).toBe(6);
  await main.getByLabel("Cruzar con").click();
  await page.getByRole("option", { name: "Estudios" }).click();
  const cell = main.getByRole("textbox", { name: "De 25 a 34 · Grado universitario" });
  await expect(cell).toBeVisible();
  const table = main.getByRole("region", { name: "Reparto por edad × estudios" });
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await look(page, "study-crossed");
  await cell.fill("");
  await expect(main.getByText(/^3[0-5] de 36 personas$/)).toBeVisible();
  await main.getByRole("button", { name: "Repartir por igual" }).click();
  await main.getByLabel("Cruzar con").click();
  await page.getByRole("option", { name: "Sin cruzar" }).click();
  await expect(main.getByText("36 de 36 personas")).toBeVisible();
  await expect(aside).toContainText("Cuotas");
  await look(page, "study-profile");
  await main.getByRole("button", { name: "Siguiente" }).click();
  const costOfQuotas = async () => Number(/Cuotas\D*(\d+)/.exec((await aside.textContent()) ?? "")?.[1]);
  // One for each age. The price of what was crossed before stands until this one is there.
  await expect.poll(costOfQuotas).toBe(6);
  await main.getByLabel("Ordenador").fill("75");
  await main.getByLabel("Móvil").fill("25");
  await expect.poll(costOfQuotas).toBe(8);
  await look(page, "study-devices");
  await main.getByRole("button", { name: "Siguiente" }).click();
  await main.getByRole("button", { name: "Crear" }).click();
  await expect(page).toHaveURL(/\/suite\/studies\/[0-9a-f-]{36}\/questionnaire/);
  await look(page, "study-questionnaire");

  const [, id = ""] = /studies\/([0-9a-f-]{36})/.exec(page.url()) ?? [];
  const client = await signInTo(request, "suite", "client@demo.test");
  await shortenQuestions(page, client, id);
  await main.getByRole("button", { name: /^Aceptar por [\d.]+ créditos$/ }).click();
  await look(page, "study-order");
  await main.getByRole("button", { name: "Lanzar mi estudio ahora" }).click();
  await expect(page.getByRole("dialog")).toContainText(/Se bloquean [\d.]+ créditos/);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Lanzar por/ })
    .click();
  await expect(main.getByText(/En revisión\. Tendrás respuesta/)).toBeVisible();
  await expect(stepsOf(page)).toHaveCount(0);

  // What the price was made of is shown and no longer offered for change.
  await page.goto(`/suite/studies/${id}/edit`);
  await expect(main.getByText(/desde su lanzamiento ya no cambian/)).toBeVisible();
  await expect(main.getByRole("link", { name: "Editar: Título y objetivo" })).toBeVisible();
  await expect(main.getByRole("link", { name: /^Editar: (Perfil y cuotas|Dispositivos)$/ })).toHaveCount(0);
  await look(page, "study-frozen");
  await main.getByRole("link", { name: "Editar: Viabilidad" }).click();
  await expect(main.getByLabel("Muestra")).toBeDisabled();
  await expect(main.getByText(/desde su lanzamiento ya no cambian/)).toBeVisible();

  const provider = await newPerson(DESKTOP);
  await enterBy(provider.context, "backoffice", "backoffice@demo.test");
  await provider.page.goto(`/admin/studies/${id}/order`);
  const office = provider.page.getByRole("main");
  await office.getByRole("button", { name: "Devolver", exact: true }).click();
  await provider.page.getByRole("dialog").getByLabel("Qué hay que corregir").fill(CORRECTION);
  await look(provider.page, "study-send-back");
  await provider.page.getByRole("dialog").getByRole("button", { name: "Devolver" }).click();
  await expect(office.getByText("El cliente aún lo está preparando.")).toBeVisible();

  await page.goto(`/suite/studies/${id}/order`);
  await expect(main.getByText(CORRECTION)).toBeVisible();
  await look(page, "study-sent-back");
  await page.goto(`/suite/studies/${id}/questionnaire`);
  await expect(main.getByRole("alert").filter({ hasText: CORRECTION })).toBeVisible();
  await page.goto("/suite");
  await expect(main.getByRole("region", { name: "Te espera" }).getByText(CORRECTION)).toBeVisible();
  await look(page, "suite-home-sent-back");
  await page.goto(`/suite/studies/${id}/order`);
  await expect(main.getByRole("button", { name: /Lanzar/ })).toHaveCount(1);
  await writeDraft(client, id, draftOf("¿Has ido alguna vez en patinete eléctrico?"));
  await main.getByRole("button", { name: "Lanzar mi estudio ahora" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Lanzar por/ })
    .click();
  await expect(main.getByText(/En revisión\. Tendrás respuesta/)).toBeVisible();
});

/** A study that its client has released. @returns its id */
async function releaseStudy(client: Api): Promise<string> {
  const [spain] = await client.get<readonly { readonly id: string }[]>(
    `/api/countries?${new URLSearchParams({ filter: JSON.stringify({ code: "ES" }) })}`,
  );
  const { id } = await client.send<{ id: string }>("POST", "/api/studies", {
    ...{ name: "Patinetes en la calle", title: "Patinetes y calles", type: "CONSUMER_SURVEY", sampleSize: 60 },
    ...{ country: spain?.id, incidenceRate: 80, estimatedDuration: 6, criteria: [{ criterion: "GENDER", values: ["W"] }] },
    ...{ allowedDevices: "BOTH", desktopShare: 75, mobileShare: 25 },
    releaseDate: inAWeek(),
  });
  await writeDraft(client, id, draftOf("¿Has ido alguna vez en patinete eléctrico?"));
  for (const move of ["contract", "release"]) await client.send("POST", `/api/studies/${id}/transitions/${move}`, {});
  return id;
}

test("the provider approves a study and opens it, a panelist answers, the client closes it, and it is reconciled", async ({
  request,
  newPerson,
}) => {
  const client = await signInTo(request, "suite", "client@demo.test");
  const id = await releaseStudy(client);
  const { page, context } = await newPerson(DESKTOP);
  await enterBy(context, "suite", "client@demo.test");
  const main = page.getByRole("main");
  const provider = await newPerson(DESKTOP);
  await enterBy(provider.context, "backoffice", "backoffice@demo.test");
  await provider.page.goto(`/admin/studies/${id}/order`);
  const office = provider.page.getByRole("main");
  await office.getByRole("tabpanel").getByRole("button", { name: "Probar con robots" }).click();
  await expect(office.getByText("Duración prevista por los robots")).toBeVisible();
  await look(provider.page, "study-review");
  await office.getByRole("tabpanel").getByRole("button", { name: "Aprobar" }).click();
  await provider.page.getByRole("dialog").getByRole("button", { name: "Aprobar" }).click();
  await expect(office.getByText(/^Aprobado\. Se abre el/)).toBeVisible();
  await expect(office.getByText("Estudio aprobado", { exact: true })).toBeVisible();
  await expect(office.getByRole("button", { name: "Abrir ahora" })).toHaveCount(1);
  await look(provider.page, "study-approved");

  // Its day is a week away: the provider doesn't wait.
  await office.getByRole("button", { name: "Abrir ahora" }).click();
  await provider.page.getByRole("dialog").getByRole("button", { name: "Abrir ahora" }).click();
  await provider.page.goto(`/admin/studies/${id}/field`);
  await expect(office.getByRole("heading", { name: "Avance del campo" })).toBeVisible();

  const backoffice = await signInTo(request, "backoffice", "backoffice@demo.test");
  await answerOnPhone(await newPerson(TELEPHONE), await invitation(backoffice, "Patinetes y calles"));

  await page.goto(`/suite/studies/${id}/field`);
  await expect(main.getByText(`de 60 entrevistas`)).toBeVisible();
  await expect(async () => {
    const { completes } = await client.get<{ completes: number }>(`/api/studies/${id}/field`);
    expect(completes).toBe(1);
  }).toPass();
  await page.reload();
  await expect(main.getByText(/^Han entrado/).first()).toBeVisible();
  await expect(main.getByRole("heading", { name: "Dispositivo" })).toBeVisible();
  await expect(main.getByText("Móvil o tableta")).toBeVisible();
  await expect(main.getByText("1 de 15")).toBeVisible();
  await look(page, "study-field");
  await page.goto(`/suite/studies/${id}/report`);
  await expect(main.getByText("¿Has ido alguna vez en patinete eléctrico?").first()).toBeVisible();

  await page.goto(`/suite/studies/${id}/field`);
  await main.getByRole("button", { name: "Pedir más entrevistas" }).click();
  const more = page.getByRole("dialog");
  for (const [typed, issue] of [
    ["0", /número entero entre 1 y/],
    ["99999", /^El panel solo llega a [\d.]+ entrevistas más/],
  ] as const) {
    await more.getByLabel("Entrevistas de más").fill(typed);
    await expect(more.getByText(issue)).toBeVisible();
    await expect(more.getByRole("button", { name: /^Aceptar/ })).toBeDisabled();
  }
  await more.getByLabel("Entrevistas de más").fill("20");
  await more.getByLabel("Días de más").fill("3");
  await expect(more.getByText(/^En total 80 entrevistas/)).toBeVisible();
  await look(page, "study-more");
  await more.getByRole("button", { name: /^Aceptar por [\d.]+ créditos$/ }).click();
  await expect(main.getByText("de 80 entrevistas")).toBeVisible();
  await expect(main.getByText("1 de 20")).toBeVisible();
  await main.getByRole("button", { name: "Finalizar ahora" }).click();
  await expect(page.getByRole("dialog")).toContainText(/Se cobran .*: [\d.]+ créditos\. Los otros [\d.]+ vuelven a tu saldo/);
  await look(page, "study-finish");
  await page.getByRole("dialog").getByRole("button", { name: "Finalizar" }).click();
  await expect(main.getByText(/^Cerrado el/)).toBeVisible();
  await provider.page.reload();
  await office.getByRole("button", { name: "Conciliar" }).click();
  await provider.page.getByRole("dialog").getByRole("button", { name: "Conciliar" }).click();
  await expect(office.getByText(/los panelistas han cobrado sus monedas/)).toBeVisible();

  await page.goto("/suite/creditos");
  await expect(main.getByText("Patinetes en la calle").first()).toBeVisible();
  await look(page, "credits");
});
