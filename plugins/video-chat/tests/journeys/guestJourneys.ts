import type { Page } from "@playwright/test";
import { enterBy, signInTo } from "../../../../tests/e2e/support/api";
import { DESKTOP } from "../../../../tests/e2e/support/devices";
import { look } from "../../../../tests/e2e/support/look";
import { test } from "../../../../tests/e2e/support/test";
import { isOfThird, OTHER_THIRD } from "../../../../tests/helpers/drill";
import { expect, LIVE } from "./patience";

const PASSWORD = "abono-7";

async function join(page: Page, nickname: string, password: string, button: string): Promise<void> {
  await page.getByRole("textbox", { name: "Apodo" }).fill(nickname);
  await page.getByLabel("Contraseña de la videollamada").fill(password);
  await page.getByRole("button", { name: button }).click();
}

async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole("textbox", { name: label }).fill(text);
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
}

/** From the overview to the moment of a recording at which something was said. */
async function findSaid(page: Page): Promise<void> {
  const box = page.getByRole("searchbox", { name: "Buscar en las transcripciones" });
  await box.fill("hipopótamo");
  await expect(page.getByRole("heading", { name: "Nadie lo dice en las grabaciones" })).toBeVisible();
  await box.press("Escape");
  await expect(page.getByRole("heading", { name: "Terminados" })).toBeVisible();
  await box.pressSequentially("PRECIÓ");
  const hit = page.getByRole("link", { name: "Yo miré primero el precio" });
  await expect(hit.locator("mark")).toHaveText("precio");
  await look(page, "video-chat-search");
  await page.keyboard.press("Tab");
  await expect(hit).toBeFocused();
  await page.keyboard.press("Enter");
  const said = page.getByRole("list", { name: "Lo que se dijo" }).getByText("Yo miré primero el precio");
  await expect(said).toBeInViewport();
  await expect(page.getByRole("button", { name: "Reproducir desde 0:36" })).toBeFocused();
  await expect(page.getByRole("slider", { name: "Posición" })).toHaveValue("36");
  await page.goBack();
  await expect(hit).toBeVisible();
}

/** Tests of `sessions.spec.ts`. */
export function guestJourneys(): void {
  test("a guest on a phone waits, is let in and writes; an observer by link watches and writes where the guest sees nothing", async ({
    request,
    newPerson,
  }) => {
    test.skip(!isOfThird(2), OTHER_THIRD);
    const api = await signInTo(request, "staff", "moderator@demo.test");
    const activity = {
      title: "Charla en directo con invitados",
      type: "wat_videochat",
      description: "Una hora para hablar de los abonos.",
      startsAt: new Date(Date.now() - 60_000).toISOString(),
      endsAt: new Date(Date.now() + 3_600_000).toISOString(),
      videoChatParticipants: 3,
      videoChatPassword: PASSWORD,
      videoChatMinutes: 60,
    };
    const { id } = await api.send<{ id: string }>("POST", "/api/activities", activity);
    await api.send("POST", `/api/activities/${id}/transitions/open`);
    const address = `/c/demo/activities/${id}/video-chat-public`;

    const guest = await newPerson();
    const { page: phone } = guest;
    // It asks again until it is open.
    guest.allowRefusals(404);
    await phone.goto(address);
    await expect(phone.getByRole("heading", { name: "Esta sesión no está abierta a invitados" })).toBeVisible();
    await look(phone, "video-chat-guest-closed");
    guest.allowRefusals(400);
    await phone.goto("/c/demo/activities/0193fd0a-7c1e/video-chat-public");
    await expect(phone.getByRole("heading", { name: "Esta sesión no está abierta a invitados" })).toBeVisible();
    await phone.goto(address);

    const moderator = await newPerson(DESKTOP);
    const { page: desk } = moderator;
    await enterBy(moderator.context, "staff", "moderator@demo.test");
    await desk.goto(`/c/demo/activities/${id}/video-chat`);
    await desk.getByLabel("Abierta a invitados").click();
    const observerLink = await desk.getByText(`${address}-observer?key=`, { exact: false }).textContent();
    await expect(desk.getByText(PASSWORD, { exact: true })).toBeVisible();
    await look(desk, "video-chat-access");

    await phone.reload();
    await expect(phone.getByRole("heading", { name: "La sesión aún no está abierta" })).toBeVisible();
    await desk.getByRole("button", { name: "Abrir sala de espera" }).click();
    await expect(phone.getByRole("heading", { name: "Entra en la sesión" })).toBeVisible(LIVE);
    await look(phone, "video-chat-guest-form");
    await join(phone, "ana@mail.test", PASSWORD, "Ir a la sala de espera");
    await expect(phone.getByText("El apodo no puede ser un correo electrónico", { exact: false })).toBeVisible();
    guest.expectRefusal(403);
    await join(phone, "Invitada", "no-es-esta", "Ir a la sala de espera");
    await expect(phone.getByText("La contraseña de la videollamada no es correcta.")).toBeVisible();
    await join(phone, "Invitada", PASSWORD, "Ir a la sala de espera");
    await expect(phone.getByRole("heading", { name: "Estás en la sala de espera" })).toBeVisible();
    await look(phone, "video-chat-guest-waiting");
    // Loaded anew, the page has its seat still.
    await phone.reload();
    await expect(phone.getByRole("heading", { name: "Estás en la sala de espera" })).toBeVisible();

    await desk.getByRole("button", { name: "Dejar entrar: Invitada" }).click();
    await expect(phone.getByRole("heading", { name: "Ya puedes entrar" })).toBeVisible(LIVE);
    await desk.getByRole("button", { name: "Empezar sesión" }).click();
    await desk.getByRole("button", { name: "Entrar", exact: true }).click();
    await expect(phone.getByRole("button", { name: "Levantar la mano" })).toBeVisible(LIVE);
    await expect(desk.getByText("Dentro (2)")).toBeVisible(LIVE);

    const watcher = await newPerson(DESKTOP);
    // The guests' link with the word of the observers' is not enough.
    await watcher.page.goto(`${address}-observer`);
    watcher.expectRefusal(403);
    await join(watcher.page, "Marca", PASSWORD, "Observar");
    await expect(watcher.page.getByText("La contraseña o el enlace no son correctos.", { exact: false })).toBeVisible();
    await watcher.page.goto(observerLink ?? "");
    await join(watcher.page, "Marca", PASSWORD, "Observar");
    await expect(watcher.page.getByLabel("Invitada", { exact: true }).first()).toBeVisible(LIVE);
    await write(watcher.page, "Escribe a observadores y moderadores", "Pregúntale por el precio");
    await expect(desk.getByRole("log", { name: "Sala de observadores" }).getByText("Pregúntale por el precio")).toBeVisible(LIVE);
    await look(watcher.page, "video-chat-observer-link");

    await phone.getByRole("button", { name: "Chat de la sala" }).click();
    await write(phone, "Escribe a todos", "Hola desde el móvil");
    await expect(desk.getByLabel("1 mensaje nuevo")).toBeVisible(LIVE);
    await desk.getByRole("tab", { name: /^Chat de la sala/ }).click();
    await expect(desk.getByRole("log", { name: "Chat de la sala" }).getByText("Hola desde el móvil")).toBeVisible();
    await write(desk, "Escribe a todos", "Bienvenida");
    await expect(phone.getByRole("log").getByText("Bienvenida")).toBeVisible(LIVE);
    await look(phone, "video-chat-guest-chat");
    await look(desk, "video-chat-team-chat");

    // What is written without a connection is sent once it is back.
    await guest.context.setOffline(true);
    await write(phone, "Escribe a todos", "Sin cobertura");
    await expect(phone.getByText("Sin conexión. Se enviará en cuanto vuelva.")).toBeVisible(LIVE);
    await guest.context.setOffline(false);
    await expect(desk.getByText("Sin cobertura")).toBeVisible(LIVE);

    expect(await phone.content()).not.toContain("Pregúntale por el precio");
    expect(await phone.content()).not.toContain("Marca");
    await phone.getByRole("button", { name: "Cerrar" }).click();
    await look(phone, "video-chat-guest-room");
    await phone.getByRole("button", { name: "Salir" }).click();
    await expect(phone.getByRole("heading", { name: "Has salido de la sesión" })).toBeVisible();
    await look(phone, "video-chat-exit");
  });

  test("the pages around sessions: the test of devices without an account, a member's break, the team's overview and its search", async ({
    newPerson,
  }) => {
    const nobody = await newPerson();
    await nobody.page.goto("/c/demo/videochat-test");
    await nobody.page.getByRole("button", { name: "Probar cámara y micrófono" }).click();
    await expect(nobody.page.getByText(/La conexión es (buena|lenta)/)).toBeVisible({ timeout: 30_000 });
    await look(nobody.page, "video-chat-test");

    const moderator = await newPerson(DESKTOP);
    await enterBy(moderator.context, "staff", "moderator@demo.test");
    await moderator.page.goto("/c/demo/video-backend");
    const session = moderator.page.getByRole("link", { name: "En directo: el abono que te imaginas" });
    await expect(session).toBeVisible();
    await look(moderator.page, "video-chat-overview");
    const id = /activities\/([^/]+)/.exec((await session.getAttribute("href")) ?? "")?.[1];
    await findSaid(moderator.page);

    const member = await newPerson();
    await enterBy(member.context, "member", "member@demo.test");
    await member.page.goto(`/c/demo/activities/${id}/video-chat-rest`);
    await expect(member.page.getByRole("heading", { name: "Descanso" })).toBeVisible();
    await look(member.page, "video-chat-rest");
  });
}
