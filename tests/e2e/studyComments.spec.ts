import { enterBy, signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

const OPTIONS = [
  { code: "1", label: { es: "Sí" } },
  { code: "2", label: { es: "No" } },
];
const question = (id: string, text: string) => ({
  ...{ id, type: "single-choice", variable: id, title: { es: text }, required: true, options: OPTIONS },
});
const QUESTIONS = [question("usa", "¿Usas el carril bici?"), question("miedo", "¿Te da miedo el tráfico?")];
const DRAFT = { languages: ["es"], blocks: [{ id: "block", title: { es: "Carriles" }, questions: QUESTIONS }] };

test("a review comments at the question, a colleague by a link, and the client deals with both", async ({
  request,
  newPerson,
}) => {
  const client = await signInTo(request, "suite", "client@demo.test");
  const [spain] = await client.get<readonly { readonly id: string }[]>(
    `/api/countries?${new URLSearchParams({ filter: JSON.stringify({ code: "ES" }) })}`,
  );
  const { id } = await client.send<{ id: string }>("POST", "/api/studies", {
    ...{ name: "Carriles bici", title: "Tus carriles", type: "CONSUMER_SURVEY", sampleSize: 60, country: spain?.id },
    ...{ incidenceRate: 90, estimatedDuration: 5, criteria: [{ criterion: "GENDER", values: ["W"] }] },
    releaseDate: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
  });
  const { revision } = await client.get<{ revision: number }>(`/api/studies/${id}/questionnaire`);
  await client.send("PUT", `/api/studies/${id}/questionnaire`, { draft: DRAFT, revision });
  for (const move of ["contract", "release"]) await client.send("POST", `/api/studies/${id}/transitions/${move}`, {});

  const provider = await newPerson(DESKTOP);
  await enterBy(provider.context, "backoffice", "backoffice@demo.test");
  const office = provider.page.getByRole("main");
  await test.step("the provider comments beside the question and sends it back without another word", async () => {
    await provider.page.goto(`/admin/studies/${id}/questionnaire?question=miedo`);
    await office.getByRole("button", { name: "Comentar esta pregunta" }).click();
    await office.getByLabel("Escribe un comentario").fill("Falta «No circulo en bici».");
    await office.getByRole("button", { name: "Comentar", exact: true }).click();
    await expect(office.getByText("Falta «No circulo en bici».")).toBeVisible();
    await look(provider.page, "study-question-comment");
    await provider.page.goto(`/admin/studies/${id}/order`);
    await office.getByRole("button", { name: "Devolver", exact: true }).click();
    const dialog = provider.page.getByRole("dialog");
    await expect(dialog.getByText("2. ¿Te da miedo el tráfico?")).toBeVisible();
    await look(provider.page, "study-send-back-places");
    await dialog.getByRole("button", { name: "Devolver" }).click();
    await expect(office.getByText("El cliente aún lo está preparando.")).toBeVisible();
  });

  const { page, context } = await newPerson(DESKTOP);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enterBy(context, "suite", "client@demo.test");
  const main = page.getByRole("main");
  await test.step("the client finds it at its place and deals with it", async () => {
    await page.goto(`/suite/studies/${id}/order`);
    await expect(main.getByText("Falta «No circulo en bici».")).toBeVisible();
    await look(page, "study-order-comments");
    await main.getByRole("link", { name: "2. ¿Te da miedo el tráfico?" }).click();
    await expect(main.getByText("Falta «No circulo en bici».")).toBeVisible();
    await main.getByRole("button", { name: "Resolver" }).click();
    await expect(main.getByRole("button", { name: "Ver 1 resuelto" })).toBeVisible();
  });

  const link = await test.step("and shares the study", async () => {
    await page.goto(`/suite/studies/${id}/order`);
    await main.getByRole("button", { name: "Crear enlace" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Para quién es").fill("Movilidad");
    await dialog.getByRole("button", { name: "Crear enlace" }).click();
    const address = await dialog.getByRole("textbox", { name: "Enlace" }).inputValue();
    await look(page, "study-share");
    await dialog.getByRole("button", { name: "Copiar enlace" }).click();
    await expect(main.getByText("Movilidad")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    return address;
  });

  const colleague = await newPerson(PHONE);
  await test.step("a colleague comments on a phone, without an account", async () => {
    await colleague.page.goto(link);
    await expect(colleague.page.getByRole("heading", { level: 1, name: "Carriles bici" })).toBeVisible();
    await look(colleague.page, "shared-study");
    const place = colleague.page.getByRole("listitem").filter({ hasText: "1. ¿Usas el carril bici?" });
    await place.locator("summary").click();
    await place.getByLabel("Tu nombre").fill("Nuria");
    await place.getByLabel("Tu comentario").fill("¿Y quien no vive cerca de uno?");
    await look(colleague.page, "shared-study-comment");
    await place.getByRole("button", { name: "Enviar comentario" }).click();
    await expect(colleague.page.getByRole("status")).toContainText("Gracias");
    await expect(place.getByText("¿Y quien no vive cerca de uno?")).toBeVisible();
    const wide = await newPerson(DESKTOP);
    await wide.page.goto(link);
    await look(wide.page, "shared-study");
  });

  await test.step("the client reads it, and takes the link back", async () => {
    await page.reload();
    await expect(main.getByText("¿Y quien no vive cerca de uno?")).toBeVisible();
    await main.getByRole("button", { name: "Anular el enlace de Movilidad" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Anular" }).click();
    // While the dialog stands, nothing of the page behind it is there for who looks by roles.
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(main.getByText("Movilidad")).toHaveCount(0);
    colleague.expectRefusal(404);
    await colleague.page.goto(link);
    await expect(colleague.page.getByRole("heading", { level: 1, name: "Este enlace no es válido" })).toBeVisible();
    await look(colleague.page, "shared-gone");
  });
});
