import { enterBy } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { expect, test } from "./support/test";

for (const [device, name] of [
  [DESKTOP, "desktop"],
  [PHONE, "phone"],
] as const)
  test(`the new-study page offers every product and says why the licence lacks one, on ${name}`, async ({ newPerson }) => {
    const { page, context } = await newPerson(device);
    await enterBy(context, "suite", "client@demo.test");
    await page.goto("/suite");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Nuevo estudio" }).click();
    await expect(page).toHaveURL("/suite/studies/create");

    const card = (product: string) => main.getByRole("listitem").filter({ has: page.getByRole("heading", { name: product }) });
    const survey = card("Encuesta a consumidores");
    await expect(survey).toContainText("Las personas las pone nuestro panel; respuestas en unos 7 días.");
    await expect(survey).toContainText("Desde 700 créditos");
    const headings = await main.getByRole("heading", { level: 2 }).allTextContents();
    expect(headings.slice(0, 4)).toEqual(["Encuestas", "Comunidades", "Experiencia de uso (UX)", "Grupos y entrevistas"]);
    const lacking = card("UX cualitativo moderado");
    await expect(lacking).toContainText("Tu licencia no lo incluye");
    await expect(lacking.getByRole("link", { name: /^Empezar/ })).toHaveCount(0);
    await look(page, `new-study-${name}`);

    await test.step("asks for what it lacks", async () => {
      await lacking.getByRole("link", { name: /^Pedir que se añada/ }).click();
      await expect(main.getByRole("combobox", { name: "Asunto" })).not.toBeEmpty();
      await expect(main.getByRole("textbox", { name: "Mensaje" })).toHaveValue(
        /^Queremos añadir «UX cualitativo moderado» a nuestra licencia/,
      );
      await look(page, `new-study-contact-${name}`);
      await page.goBack();
    });
    await test.step("orders a community", async () => {
      await card("Comunidad online")
        .getByRole("link", { name: /^Empezar/ })
        .click();
      await expect(page).toHaveURL(/\/suite\/communities\/create/);
      await expect(main.getByRole("heading", { name: "Plan y duración" })).toBeVisible();
      await page.goto("/suite/studies/create");
    });
    await test.step("begins with the type that was chosen, which can be another one", async () => {
      await card("Test de clic")
        .getByRole("link", { name: /^Empezar/ })
        .click();
      const type = main.getByRole("group", { name: "Tipo" });
      await expect(type).toContainText("Test de clic");
      await expect(main.getByRole("radio")).toHaveCount(0);
      await expect(main.getByText("Este dato es obligatorio.")).toHaveCount(0);
      await look(page, `new-study-chosen-${name}`);
      await type.getByRole("button", { name: "Cambiar el tipo" }).click();
      await expect(main.getByRole("radio", { name: "Test de clic" })).toBeChecked();
      await expect(main.getByRole("radio", { name: "UX cualitativo moderado" })).toBeDisabled();
      await main.getByRole("radio", { name: "Clasificación de tarjetas" }).check();
      await main.getByLabel("Nombre").fill(`Ordenar tarifas (${name})`);
      await main.getByLabel("Título para los participantes").fill("Ordena las tarifas");
      await main.getByRole("button", { name: "Siguiente" }).click();
      await expect(main.getByRole("heading", { name: "Datos del test" })).toBeVisible();
    });
    await test.step("what was begun stands above the products", async () => {
      await page.goto("/suite/studies/create");
      await expect(main.getByText(`Ordenar tarifas (${name})`)).toBeVisible();
      await expect(survey).toBeVisible();
      await look(page, `new-study-begun-${name}`);
      await page.goto("/suite/creditos");
      await expect(main.getByRole("heading", { name: "Productos de tu plan" })).toBeVisible();
      await expect(main.getByText("Comunidad online", { exact: true })).toBeVisible();
      await expect(main.getByText("UX cualitativo moderado", { exact: true })).toHaveCount(0);
      await look(page, `plan-products-${name}`);
    });
  });
