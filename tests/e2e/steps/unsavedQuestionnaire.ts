import { expect, type Page } from "@playwright/test";
import type { signInTo } from "../support/api";
import { look } from "../support/look";
import type { Person } from "../support/test";
import { signIn } from "./signIn";

interface Questionnaire {
  readonly draft: {
    readonly languages: readonly string[];
    readonly blocks: readonly { readonly questions: readonly object[] }[];
  };
  readonly revision: number;
}

const question = (page: Page) => page.getByRole("textbox", { name: /^Pregunta/ }).first();
const saved = (page: Page) => expect(page.getByRole("status").filter({ hasText: /^Guardado$/ })).toBeVisible();

/** Leaves for another step of the activity, though not all is saved. */
async function leave(page: Page): Promise<void> {
  await page.getByRole("link", { name: /Publicar/ }).click();
  await page.getByRole("dialog", { name: "¿Salir sin guardar?" }).getByRole("button", { name: "Salir sin guardar" }).click();
  await expect(page.getByRole("link", { name: /Publicar/ })).toHaveAttribute("aria-current", "step");
}

/** Writes without a connection, then without a session: nothing is lost, and all of it is saved once. */
export async function keepQuestionnaire(
  { page, context, allowRefusals }: Person,
  staff: Awaited<ReturnType<typeof signInTo>>,
): Promise<void> {
  const activity = { title: "Sin conexión", type: "el_survey", description: "Para probar" };
  const { id } = await staff.send<{ id: string }>("POST", "/api/activities", activity);
  const url = `/api/activities/${id}/questionnaire`;
  const { draft, revision } = await staff.get<Questionnaire>(url);
  const first = { id: "q1", variable: "Q1", type: "short-text", title: { es: "Antes" } };
  await staff.send("PUT", url, { revision, draft: { ...draft, blocks: [{ ...draft.blocks[0], questions: [first] }] } });
  const read = async () => {
    const now = await staff.get<Questionnaire>(url);
    const [one] = (now.draft.blocks[0]?.questions ?? []) as readonly { readonly title: { readonly es: string } }[];
    return [one?.title.es, now.revision - revision];
  };

  page.on("dialog", (dialog) => void dialog.accept());
  allowRefusals(503);
  await page.goto(`/c/demo/activities/${id}/step2`);
  await expect(question(page)).toHaveValue("Antes");
  const offline = "**/api/activities/*/questionnaire";
  await page.route(offline, (route) => route.fulfill({ status: 503 }));
  await question(page).fill("Sin conexión");
  await expect(page.getByText(/^Guardado en este dispositivo/)).toBeVisible();
  await look(page, "editor-offline");
  await leave(page);
  await page.getByRole("link", { name: /Cuestionario/ }).click();
  await expect(question(page)).toHaveValue("Sin conexión");
  await page.reload();
  await expect(question(page)).toHaveValue("Sin conexión");
  await page.unroute(offline);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await saved(page);
  expect(await read()).toEqual(["Sin conexión", 2]);

  allowRefusals(401);
  await context.clearCookies();
  await question(page).fill("Sin sesión");
  await expect(page.getByText(/^Tu sesión ha caducado\. Lo que has escrito/)).toBeVisible();
  await look(page, "editor-signed-out");
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await signIn(page, "moderator@demo.test");
  await expect(question(page)).toHaveValue("Sin sesión");
  await saved(page);
  expect(await read()).toEqual(["Sin sesión", 3]);
}
