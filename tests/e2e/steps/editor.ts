import { expect, type Locator, type Page } from "@playwright/test";
import { look } from "../support/look";
import type { Person } from "../support/test";
import { closeWithEscape } from "./console";

const TITLE = { name: "Pregunta (Español)" } as const;

interface NewQuestion {
  /** Name of its type, as the palette says it. */
  readonly type: string;
  readonly title: string;
  readonly options?: readonly string[];
}

/** What is edited beside the list, or on a phone over it. */
function panel({ page, isPhone }: Person): Locator {
  return isPhone ? page.getByRole("dialog") : page.getByRole("tabpanel");
}

export function outline(page: Page): Locator {
  return page.getByRole("navigation", { name: "Esquema del cuestionario" });
}

/** Back to the list, which on a desktop is there all the time. */
async function leaveQuestion({ page, isPhone }: Person): Promise<void> {
  if (!isPhone) return;
  await page.getByRole("button", { name: "Volver a la lista" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

async function chooseType(page: Page, type: string): Promise<void> {
  const palette = page.getByRole("dialog", { name: "¿Qué quieres preguntar?" });
  await expect(palette).toBeVisible();
  await palette.getByRole("button", { name: new RegExp(`^${type}`) }).click();
  await expect(palette).toBeHidden();
}

/** The types to choose from. */
export async function seePalette(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Añadir la primera pregunta" }).click();
  const palette = page.getByRole("dialog", { name: "¿Qué quieres preguntar?" });
  await palette.getByRole("textbox", { name: "Buscar un tipo de pregunta" }).fill("imagen");
  await expect(palette.getByRole("button", { name: /^Una imagen/ })).toBeVisible();
  await palette.getByRole("textbox").fill("");
  await look(page, "palette");
  await closeWithEscape(page, palette);
}

async function writeQuestion(person: Person, { title, options = [] }: NewQuestion): Promise<void> {
  const form = panel(person);
  await form.getByRole("textbox", TITLE).fill(title);
  for (const [index, option] of options.entries()) {
    const line = form.getByRole("textbox", { name: `Texto de la opción ${index + 1}`, exact: true });
    if (!(await line.isVisible())) await form.getByRole("button", { name: /^Añadir: / }).click();
    await line.fill(option);
  }
}

export async function addQuestion(person: Person, question: NewQuestion): Promise<void> {
  const { page } = person;
  await page.getByRole("button", { name: /^Añadir (la primera )?pregunta$/ }).click();
  await chooseType(page, question.type);
  await expect(panel(person).getByRole("textbox", TITLE)).toBeFocused();
  await writeQuestion(person, question);
  await leaveQuestion(person);
  await expect(outline(page).getByRole("listitem").filter({ hasText: question.title })).toBeVisible();
}

/** Duplicates a question and makes another one of the copy. */
export async function duplicateAs(person: Person, variable: string, question: NewQuestion): Promise<void> {
  const { page } = person;
  await outline(page)
    .getByRole("button", { name: `Acciones de ${variable}`, exact: true })
    .click();
  await page.getByRole("menuitem", { name: "Duplicar" }).click();
  await writeQuestion(person, question);
  await leaveQuestion(person);
  await expect(outline(page).getByRole("listitem").filter({ hasText: question.title })).toBeVisible();
}

/** Moves a question one place down, below another, with the keyboard alone. */
export async function moveBelowByKeyboard(page: Page, variable: string, other: string): Promise<void> {
  const handle = outline(page).getByRole("button", { name: `Mover ${variable}`, exact: true });
  await handle.press("Space");
  await expect(handle).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(`Has cogido ${variable}.`)).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(`${variable} está sobre ${other}.`)).toBeAttached();
  // It stays over the other one wherever the page goes, as it does when a message comes or goes above.
  await page.evaluate(() => window.scrollBy({ top: -200, behavior: "instant" }));
  await page.keyboard.press("Space");
  await expect(page.getByText(`Has soltado ${variable}.`)).toBeAttached();
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: "Guardado" }).first()).toBeVisible();
}

/** A question without words can't be published: it is said where, and leads there. */
export async function meetIssue(person: Person): Promise<void> {
  const { page } = person;
  await page.getByRole("button", { name: "Añadir pregunta", exact: true }).click();
  await chooseType(page, "Texto corto");
  await leaveQuestion(person);
  await expectSaved(page);
  const faults = page.getByRole("button", { name: "1 cosa por corregir" });
  await expect(faults).toBeVisible();
  await expect(page.getByRole("button", { name: "Publicar", exact: true })).toBeDisabled();
  await faults.click();
  const list = page.getByRole("group", { name: "Lo que falta para publicar" });
  await look(page, "faults");
  await list.getByRole("button").first().click();
  await writeQuestion(person, { type: "Texto corto", title: "¿Cómo se llama tu cafetería favorita?" });
  await look(page, "question-form");
  await leaveQuestion(person);
  await expect(faults).toBeHidden();
}

/** Tries the draft in the runner that respondents use. */
export async function tryPreview({ page }: Person, title: string): Promise<void> {
  await page.getByRole("button", { name: "Vista previa" }).click();
  const dialog = page.getByRole("dialog", { name: "Vista previa" });
  const runner = dialog.frameLocator("iframe");
  await expect(runner.getByRole("heading", { name: title })).toBeVisible();
  await look(page, "preview");
  await dialog.getByRole("button", { name: "Cerrar" }).click();
  await expect(dialog).toBeHidden();
}

/** How long what is read anew takes, in milliseconds. */
const READ_MS = 1_000;

/** Publishes the draft and opens it by a link. @returns the link */
export async function publishWithLink({ page }: Person): Promise<string> {
  // What is read anew after publishing comes late, and knows of no link: it must not take away what was pressed meanwhile.
  const path = /\/api\/activities\/[^/]+\/questionnaire$/;
  await page.route(path, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, READ_MS));
    return route.fulfill({ response });
  });
  const isRead = page.waitForResponse((response) => path.test(response.url()) && response.request().method() === "GET");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  const question = page.getByRole("dialog", { name: "¿Publicar el cuestionario?" });
  await question.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Versión 1 publicada")).toBeVisible();
  const open = page.getByRole("switch", { name: "Enlace abierto" });
  await open.click();
  await expect(open).toBeChecked();
  await (await isRead).finished();
  await page.unroute(path);
  const link = page.getByRole("link", { name: /\/s\// });
  await expect(link).toBeVisible();
  await look(page, "editor-published");
  return (await link.getAttribute("href")) ?? "";
}
