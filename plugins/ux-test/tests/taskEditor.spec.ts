import { enterBy, signInTo } from "../../../tests/e2e/support/api";
import { DESKTOP } from "../../../tests/e2e/support/devices";
import { look } from "../../../tests/e2e/support/look";
import { expect, test } from "../../../tests/e2e/support/test";

const TASK = "Pide una tarta de limón";
const AFTER = "¿Qué te lo ha impedido?";
const FILE = "https://www.figma.com/design/AbC123/Pasteleria?node-id=1-2";
const PROTOTYPE = "https://www.figma.com/proto/AbC123/Pasteleria?node-id=1-2&starting-point-node-id=1%3A2&hide-ui=1";
const DRAFT = {
  languages: ["es"],
  title: { es: "La pastelería" },
  blocks: [
    {
      id: "b",
      questions: [
        { ...{ id: "cake", variable: "tarta", type: "ux-task", required: true }, title: { es: TASK }, startUrlDesktop: FILE },
        { id: "why", variable: "motivo", type: "long-text", title: { es: AFTER } },
      ],
    },
  ],
};

interface Saved {
  readonly revision: number;
  readonly draft: { readonly blocks: readonly { readonly questions: readonly Record<string, unknown>[] }[] };
}

test.use(DESKTOP);

test("a task on a prototype is set up: the link is mended, one pair of times is asked for, and its outcome decides", async ({
  request,
  newPerson,
}) => {
  const api = await signInTo(request, "staff", "moderator@demo.test");
  const activity = { title: "La pastelería", type: "wat_ux", description: "Una tarea en un prototipo" };
  const { id } = await api.send<{ id: string }>("POST", "/api/activities", activity);
  const url = `/api/activities/${id}/questionnaire`;
  const { revision } = await api.get<Saved>(url);
  await api.send("PUT", url, { draft: DRAFT, revision });
  const saved = async () => (await api.get<Saved>(url)).draft.blocks[0]?.questions ?? [];

  const { page, context } = await newPerson(DESKTOP);
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto(`/c/demo/activities/${id}/step2`);
  await page.getByText(TASK).first().click();
  const wrong = page.getByText("Este enlace abre el archivo de diseño de Figma, no el prototipo.", { exact: false });
  await expect(wrong.first()).toBeVisible();
  await wrong.first().scrollIntoViewIfNeeded();
  await look(page, "editor-ux-task-figma-file");
  await page.getByLabel("Página inicial", { exact: true }).fill(PROTOTYPE);
  await expect(wrong).toHaveCount(0);
  await expect(page.getByLabel("Tiempo máximo (segundos)")).toHaveCount(1);
  await expect(page.getByLabel("Tiempo mínimo (segundos)")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Tiempo", exact: true })).toHaveCount(0);
  const note = page.getByText("La tarea empieza en un prototipo, y dentro de él no se mide nada", { exact: false });
  await expect(note).toBeVisible();
  await page.getByRole("button", { name: "Añadir punto de control" }).click();
  await expect(page.getByText("Fragmento de código de la web")).toHaveCount(0);
  await note.scrollIntoViewIfNeeded();
  await look(page, "editor-ux-task-prototype");
  await page.getByLabel("Página inicial en el móvil").fill("/ux-shop");
  await expect(page.getByText("Una de las dos páginas iniciales es un prototipo", { exact: false })).toBeVisible();
  await expect(page.getByText("Fragmento de código de la web")).toBeVisible();

  await page.getByText(AFTER).first().click();
  // Any other question still has the common times.
  await expect(page.getByRole("heading", { name: "Tiempo", exact: true })).toBeVisible();
  await page.getByRole("tab", { name: /^Lógica/ }).click();
  await page.getByRole("button", { name: "Añadir comparación" }).first().click();
  const comparison = page.getByRole("group", { name: "Comparación" });
  await expect(comparison.getByRole("combobox", { name: "Parte de la respuesta" })).toHaveValue("outcome");
  await expect(comparison.getByRole("combobox", { name: "Valor" })).toHaveValue("DONE");
  await look(page, "editor-ux-task-condition");
  await expect
    .poll(saved, { timeout: 15_000 })
    .toMatchObject([
      { startUrlDesktop: PROTOTYPE, startUrlPhone: "/ux-shop" },
      { showIf: { all: [{ question: "cake", part: "outcome", is: "equal", value: "DONE" }] } },
    ]);
});

test("what is pointed at on the site is a checkpoint of its page, and a second one is another", async ({
  request,
  newPerson,
}) => {
  const api = await signInTo(request, "staff", "moderator@demo.test");
  const activity = { title: "La tienda", type: "wat_ux", description: "Una tarea en la tienda" };
  const { id } = await api.send<{ id: string }>("POST", "/api/activities", activity);
  const url = `/api/activities/${id}/questionnaire`;
  const { revision } = await api.get<Saved>(url);
  const question = { ...{ id: "shop", variable: "tienda", type: "ux-task", required: true }, title: { es: "Busca un abono" } };
  const image = { ...{ id: "menu", variable: "menu", type: "click-test", required: true }, title: { es: "¿Dónde pulsas?" } };
  const drawn = { image: "/files/1.png", areas: [{ x: 1, y: 1, width: 20, height: 20 }] };
  const questions = [
    { ...question, startUrlDesktop: "/ux-shop" },
    { ...image, ...drawn },
  ];
  const draft = { languages: ["es"], title: { es: "La tienda" }, blocks: [{ id: "b", questions }] };
  await api.send("PUT", url, { draft, revision });

  const person = await newPerson(DESKTOP);
  const { page, context } = person;
  person.allowRefusals(404);
  await enterBy(context, "staff", "moderator@demo.test");
  await page.goto(`/c/demo/activities/${id}/step2`);
  await page.getByText("Busca un abono").first().click();
  await page.getByRole("button", { name: "Añadir punto de control" }).click();
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Elegir elementos en la web" }).click();
  const site = await opened;
  await expect(site.getByRole("toolbar")).toBeVisible();
  const address = site.url();
  await site.getByRole("link", { name: "Abonos", exact: true }).click();
  await site.getByRole("link", { name: "Horarios y líneas" }).click();
  // Picking leads nowhere.
  expect(new URL(site.url()).pathname).toBe(new URL(address).pathname);
  const picked = async () => {
    const [task] = (await api.get<Saved>(url)).draft.blocks[0]?.questions ?? [];
    return (task?.checkpoints ?? []) as readonly { readonly name: string; readonly url?: string; readonly selector?: string }[];
  };
  await expect
    .poll(async () => (await picked()).map(({ name }) => name), { timeout: 15_000 })
    .toEqual(["Abonos", "Horarios y líneas"]);
  for (const { url: at, selector } of await picked()) {
    expect(new URL(at ?? "").pathname).toBe("/ux-shop");
    expect(selector).toBeTruthy();
  }

  // A picture without which no draft is saved is replaced, never taken away.
  await page.getByText("¿Dónde pulsas?").first().click();
  await expect(page.getByRole("button", { name: "Cambiar imagen" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Quitar imagen" })).toHaveCount(0);
});
