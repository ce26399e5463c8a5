import { type Api, enterBy, newestMessageTo, signInTo } from "./support/api";
import { DESKTOP } from "./support/devices";
import { look } from "./support/look";
import { PASSWORD } from "./support/password";
import { expect, type Person, test } from "./support/test";

const COMPANY = "Mercados del Puerto";
const MANAGER = "gestora@mercados.test";
const OBSERVER = "observadora@mercados.test";
const OPTIONS = [
  { code: "1", label: { es: "Sí" } },
  { code: "2", label: { es: "No" } },
];
const QUESTION = {
  id: "one",
  type: "single-choice",
  variable: "one",
  title: { es: "¿Compras en el mercado?" },
  options: OPTIONS,
};
const DRAFT = { languages: ["es"], blocks: [{ id: "block", title: { es: "Mercados" }, questions: [QUESTION] }] };

/** Opens the link of somebody's invitation and chooses a password. */
async function accept({ page }: Person, backoffice: Api, email: string): Promise<void> {
  const [link = ""] = /https?:\/\/\S+#user=[\w-]+&code=[\w-]+/.exec(await newestMessageTo(backoffice, email)) ?? [];
  await page.goto(link);
  await page.getByLabel("Contraseña nueva").fill(PASSWORD);
  await page.getByLabel("Repite la contraseña").fill(PASSWORD);
  await page.getByRole("button", { name: "Guardar la contraseña" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Todo listo" })).toBeFocused();
}

/** A study whose price is accepted. @returns its id */
async function priceStudy(client: Api): Promise<string> {
  const [spain] = await client.get<readonly { readonly id: string }[]>(
    `/api/countries?${new URLSearchParams({ filter: JSON.stringify({ code: "ES" }) })}`,
  );
  const { id } = await client.send<{ id: string }>("POST", "/api/studies", {
    ...{ name: "Quién compra en el mercado", title: "Tus compras", type: "CONSUMER_SURVEY", sampleSize: 200 },
    ...{ country: spain?.id, incidenceRate: 90, estimatedDuration: 5 },
    releaseDate: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
  });
  const { revision } = await client.get<{ revision: number }>(`/api/studies/${id}/questionnaire`);
  await client.send("PUT", `/api/studies/${id}/questionnaire`, { draft: DRAFT, revision });
  await client.send("POST", `/api/studies/${id}/transitions/contract`, {});
  return id;
}

test("a new company meets its credits and its licence, and its observer only looks", async ({ request, newPerson }) => {
  const office = await newPerson(DESKTOP);
  await enterBy(office.context, "backoffice", "backoffice@demo.test");
  const backoffice = await signInTo(request, "backoffice", "backoffice@demo.test");
  const { id: companyId } = await backoffice.send<{ id: string }>("POST", "/api/companies", { name: COMPANY });
  const credits = (amount: number) =>
    backoffice.send("POST", `/api/companies/${companyId}/credits`, { amount, concept: "Bono", key: crypto.randomUUID() });

  await office.page.goto("/admin/suite-users/create");
  const form = office.page.getByRole("main");
  await form.getByLabel(/^Empresa/).fill(COMPANY);
  await office.page.getByRole("option", { name: COMPANY }).click();
  await form.getByRole("textbox", { name: "Nombre" }).fill("Marta");
  await form.getByRole("textbox", { name: "Correo electrónico" }).fill(MANAGER);
  await form.getByRole("combobox", { name: "Rol" }).click();
  await office.page.getByRole("option", { name: "Supermánager" }).click();
  await look(office.page, "suite-user-create");
  await form.getByRole("button", { name: "Crear", exact: true }).click();
  await expect(office.page).toHaveURL(/suite-users\/[0-9a-f-]{36}/);

  const manager = await newPerson(DESKTOP);
  const { page } = manager;
  const main = page.getByRole("main");
  await accept(manager, backoffice, MANAGER);
  await enterBy(manager.context, "suite", MANAGER);
  const client = await signInTo(request, "suite", MANAGER);
  const id = await priceStudy(client);

  await test.step("not enough credits", async () => {
    await credits(100);
    await page.goto(`/suite/studies/${id}/order`);
    await expect(main.getByText(/^Costaría [\d.]+ créditos y tienes 100$/)).toBeVisible();
    await expect(main.getByRole("button", { name: "Lanzar mi estudio ahora" })).toBeDisabled();
    await look(page, "study-too-dear");
  });
  await test.step("a licence for smaller samples", async () => {
    await credits(9_000);
    const startsOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    await backoffice.send("POST", "/api/licences", { spaceId: companyId, plan: "BRONZE", startsOn, maximumSample: 150 });
    await page.reload();
    await expect(main.getByText(/Tu licencia permite muestras de hasta 150 personas/)).toBeVisible();
    await expect(main.getByRole("button", { name: "Lanzar mi estudio ahora" })).toBeDisabled();
    const refused = await request.post(`/api/studies/${id}/transitions/release`, {
      headers: { authorization: `Bearer ${client.token}` },
      data: {},
    });
    expect(refused.status()).toBe(409);
    await look(page, "study-licence");
    const { available } = await client.get<{ available: number }>("/clientSuite/creditsPlan/planData");
    expect(available).toBe(9_100);
  });
  await test.step("an observer", async () => {
    await client.send("POST", "/api/suite-users", { email: OBSERVER, name: "Olga", role: "OBSERVER", visibility: "ALL" });
    const observer = await newPerson(DESKTOP);
    await accept(observer, backoffice, OBSERVER);
    await enterBy(observer.context, "suite", OBSERVER);
    await observer.page.goto("/suite");
    const home = observer.page.getByRole("main");
    await expect(home.getByRole("heading", { name: "Mis estudios" })).toBeVisible();
    await expect(home.getByRole("heading", { name: "Te espera" })).toHaveCount(0);
    await look(observer.page, "suite-observer");
    await observer.page.goto(`/suite/studies/${id}/order`);
    await expect(home.getByText("Total")).toBeVisible();
    await expect(home.getByRole("button", { name: /Lanzar|Aceptar|Editar|Rehacer/ })).toHaveCount(0);
    await look(observer.page, "study-observer");
    const { token } = await signInTo(request, "suite", OBSERVER);
    const headers = { authorization: `Bearer ${token}` };
    const refused = await request.post(`/api/studies/${id}/transitions/release`, { headers, data: {} });
    expect(refused.status()).toBe(403);
  });
});
