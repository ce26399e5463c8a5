import { enterBy, signInTo } from "./support/api";
import { DESKTOP, PHONE } from "./support/devices";
import { look } from "./support/look";
import { PASSWORD } from "./support/password";
import { expect, test } from "./support/test";

test.use(PHONE);

/** Those of the demo. */
const PICTURES = (name: string) => `src/features/poll/server/demo/${name}.webp`;

test("a member votes in two tabs, sees the result and earns the LABs once", async ({ browser, request, newPerson, baseURL }) => {
  const moderator = await signInTo(request, "staff", "moderator@demo.test");
  // What ends soon stands first, whatever other tests have opened.
  const endsAt = new Date(Date.now() + 3_600_000).toISOString();
  const body = { title: "La pausa de media mañana", type: "wat_poll", description: "Una pregunta rápida.", labs: 20, endsAt };
  const { id } = await moderator.send<{ id: string }>("POST", "/api/activities", body);
  const options = [
    { code: "coffee", text: "Café" },
    { code: "tea", text: "Té" },
  ];
  await moderator.send("PUT", `/api/activities/${id}/poll`, { question: "¿Café o té?", isMultiple: false, options });

  const { page } = await newPerson();
  // Its network will go: what fails then is no fault.
  const away = await browser.newContext();
  const other = await away.newPage();
  const login = { email: "member@demo.test", password: PASSWORD };
  const headers = { origin: baseURL ?? "" };
  for (const tab of [page, other])
    expect((await tab.request.post("/experienceLabs/demo/user/login", { data: login, headers })).ok()).toBe(true);
  // Popups come one after the other: those of others' stories would be first.
  const member = await signInTo(request, "member", "member@demo.test");
  const { space } = await member.get<{ readonly space: { readonly id: string } }>("/api/session");
  await member.send("POST", `/tester/communities/${space.id}/notifications/seenPopup`, {});
  const known = page.waitForResponse(/alertsWithPagination/);
  await page.goto("/c/demo/");
  await known;
  // What opens meanwhile comes to an open page: by the socket, or with the next look at what there is to tell.
  await moderator.send("POST", `/api/activities/${id}/transitions/open`);
  await expect(page.getByRole("link", { name: /La pausa de media mañana/ }).first()).toBeVisible({ timeout: 75_000 });
  await page.goto("/c/demo/activities");
  await other.goto(`/c/demo/activities/${id}/poll`);
  await expect(other.getByRole("radio", { name: "Café" })).toBeVisible();

  await page.getByRole("link", { name: /La pausa de media mañana/ }).click();
  await expect(page.getByRole("heading", { name: "¿Café o té?" })).toBeVisible();
  await look(page, "poll");
  await expect(page.getByRole("button", { name: "Votar" })).toBeDisabled();
  await page.getByRole("radio", { name: "Té" }).check();
  await page.getByRole("button", { name: "Votar" }).click();
  await expect(page.getByText("Gracias por votar")).toBeFocused();
  await expect(page.getByText("1 persona ha votado")).toBeVisible();
  // What was earned is told at once, and stands in the list.
  await expect(page.getByRole("status").filter({ hasText: "20 LABs por «La pausa de media mañana»" })).toBeVisible();
  await look(page, "poll-result");
  await page.getByRole("link", { name: /notificaci.n.* nueva/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Notificaciones" })).toBeVisible();
  await expect(page.getByRole("link", { name: "20 LABs por «La pausa de media mañana»" })).toBeVisible();
  await look(page, "alerts");
  await expect(page.getByRole("link", { name: "Notificaciones", exact: true })).toBeVisible();

  // The tab that was away meanwhile keeps the choice that could not be sent, and sends the same vote: it is the same vote.
  await other.getByRole("radio", { name: "Té" }).check();
  await away.setOffline(true);
  await other.getByRole("button", { name: "Votar" }).click();
  await expect(other.getByRole("dialog")).toBeVisible();
  await away.setOffline(false);
  await other.getByRole("dialog").getByRole("button").first().click();
  await expect(other.getByRole("radio", { name: "Té" })).toBeChecked();
  await other.getByRole("button", { name: "Votar" }).click();
  await expect(other.getByText("1 persona ha votado")).toBeVisible();

  await away.close();

  await page.goto("/c/demo/historial");
  // Other tests earn LABs for the same member meanwhile.
  const earned = page.getByRole("listitem").filter({ hasText: "La pausa de media mañana" });
  await expect(earned).toHaveCount(1);
  await expect(earned.getByText("+20 LABs")).toBeVisible();
});

test("a moderator gives the options pictures, and a member chooses by them", async ({ newPerson }) => {
  const { page: staff, context: desk } = await newPerson(DESKTOP);
  await enterBy(desk, "staff", "moderator@demo.test");
  const body = { title: "El cartel de la línea", type: "wat_poll", description: "Elige con los ojos.", labs: 10 };
  const headers = { origin: new URL((await staff.goto("/c/demo/activities"))?.url() ?? "").origin };
  const { id } = await (await desk.request.post("/api/activities", { data: body, headers })).json();
  await staff.goto(`/c/demo/activities/${id}/step2`);
  await staff.getByRole("textbox", { name: "Pregunta" }).fill("¿Cómo prefieres ir?");
  const words = ["En coche", "En autobús"];
  for (const [index, text] of words.entries()) await staff.getByRole("textbox", { name: `Opción ${index + 1}` }).fill(text);
  const choose = async (name: string, file: string) => {
    const chooser = staff.waitForEvent("filechooser");
    await staff.getByRole("button", { name }).click();
    await (await chooser).setFiles(PICTURES(file));
  };
  await choose("Añadir imagen: Pregunta", "morning");
  await expect(staff.getByRole("group", { name: "Imagen: Pregunta" }).getByRole("img")).toBeVisible();
  await choose("Añadir imagen: Opción 1", "walk");
  const first = staff.getByRole("group", { name: "Imagen: Opción 1" });
  await first.getByRole("textbox", { name: "Texto alternativo" }).fill("Un coche rojo");
  await choose("Cambiar: Opción 1", "car");
  await choose("Añadir imagen: Opción 2", "bus");
  await expect(staff.getByRole("group", { name: "Imagen: Opción 2" }).getByRole("img")).toBeAttached();
  await staff.getByRole("button", { name: "Quitar imagen: Pregunta" }).click();
  await choose("Añadir imagen: Pregunta", "morning");
  await expect(staff.getByRole("button", { name: "Cambiar: Pregunta" })).toBeEnabled();
  await look(staff, "poll-setup-pictures");
  await staff.getByRole("button", { name: "Guardar" }).click();
  await expect(staff.getByText("Guardado")).toBeVisible();
  expect((await desk.request.post(`/api/activities/${id}/transitions/open`, { data: {}, headers })).ok()).toBe(true);

  const { page, context } = await newPerson();
  await enterBy(context, "member", "member@demo.test");
  await page.goto(`/c/demo/activities/${id}/poll`);
  const car = page.getByRole("radio", { name: "En coche" });
  await expect(car).toHaveAccessibleDescription("Un coche rojo");
  await expect(page.getByRole("img", { name: "Un coche rojo" })).toHaveJSProperty("complete", true);
  await look(page, "poll-pictures");
  // By keyboard as any radios; by touch on the picture itself.
  await car.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "En autobús" })).toBeChecked();
  await page.getByRole("img", { name: "Un coche rojo" }).tap();
  await expect(car).toBeChecked();
  await look(page, "poll-pictures-chosen");
  await page.getByRole("button", { name: "Votar" }).click();
  await expect(page.getByText("Gracias por votar")).toBeFocused();
  await expect(page.getByRole("listitem").filter({ hasText: "En coche" }).getByRole("img")).toBeVisible();
  await look(page, "poll-pictures-result");

  await staff.goto(`/c/demo/activities/${id}/votes`);
  await expect(staff.getByRole("listitem").filter({ hasText: "En coche" }).getByRole("img")).toBeVisible();
  await look(staff, "poll-pictures-votes");
  await staff.goto(`/c/demo/activities/${id}/step2`);
  await expect(staff.getByText("solo se pueden corregir la pregunta, su imagen")).toBeVisible();
  await expect(staff.getByRole("button", { name: "Cambiar: Opción 1" })).toHaveCount(0);
  await expect(staff.getByRole("button", { name: "Cambiar: Pregunta" })).toBeEnabled();
});
