import { signInTo } from "./support/api";
import { PHONE } from "./support/devices";
import { look } from "./support/look";
import { PASSWORD } from "./support/password";
import { expect, test } from "./support/test";

test.use(PHONE);

test("a member votes in two tabs, sees the result and earns the LABs once", async ({ browser, request, newPerson, baseURL }) => {
  const moderator = await signInTo(request, "staff", "moderator@demo.test");
  const body = { title: "La pausa de media mañana", type: "wat_poll", description: "Una pregunta rápida.", labs: 20 };
  const { id } = await moderator.send<{ id: string }>("POST", "/api/activities", body);
  const options = [
    { code: "coffee", text: "Café" },
    { code: "tea", text: "Té" },
  ];
  await moderator.send("PUT", `/api/activities/${id}/poll`, { question: "¿Café o té?", isMultiple: false, options });
  await moderator.send("POST", `/api/activities/${id}/transitions/open`);

  const { page } = await newPerson();
  // Its network will go: what fails then is no fault.
  const away = await browser.newContext();
  const other = await away.newPage();
  const login = { email: "member@demo.test", password: PASSWORD };
  const headers = { origin: baseURL ?? "" };
  for (const tab of [page, other])
    expect((await tab.request.post("/experienceLabs/demo/user/login", { data: login, headers })).ok()).toBe(true);
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
  await expect(page.getByText("La pausa de media mañana")).toHaveCount(1);
  await expect(page.getByText("+20 LABs")).toHaveCount(1);
});
