import type { Page } from "@playwright/test";
import { enterBy, signInTo } from "../../../../tests/e2e/support/api";
import { DESKTOP } from "../../../../tests/e2e/support/devices";
import { look } from "../../../../tests/e2e/support/look";
import { test } from "../../../../tests/e2e/support/test";
import { isDrill } from "../../../../tests/helpers/drill";
import { expect, LIVE } from "./patience";

/** How many pictures a page's video of somebody has shown. */
const frames = (page: Page, name: string) =>
  page
    .getByLabel(name, { exact: true })
    .locator("visible=true")
    .first()
    .evaluate((video) => (video as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames);

async function expectMoving(page: Page, name: string): Promise<void> {
  await expect(page.getByLabel(name, { exact: true }).first()).toBeVisible(LIVE);
  await expect.poll(() => frames(page, name), LIVE).toBeGreaterThan(0);
  const before = await frames(page, name);
  await expect.poll(() => frames(page, name), LIVE).toBeGreaterThan(before + 5);
}

/**
 * Tests of `sessions.spec.ts`. A third browser's picture belongs to the drill: two processors that are busy lose voices as well as
 * pictures, and then the room shows no pictures for a while, as it should.
 */
export function sessionJourney(): void {
  test("a member tests the devices on a phone, is let in and talks with the moderator; an observer watches unseen", async ({
    request,
    newPerson,
  }) => {
    const api = await signInTo(request, "staff", "moderator@demo.test");
    const activity = {
      title: "Charla en directo sobre los abonos",
      type: "wat_videochat",
      description: "Una hora para hablar de los abonos.",
      labs: 30,
      startsAt: new Date(Date.now() - 60_000).toISOString(),
      endsAt: new Date(Date.now() + 3_600_000).toISOString(),
      videoChatParticipants: 3,
      videoChatPassword: "abono-7",
      videoChatMinutes: 60,
    };
    const { id } = await api.send<{ id: string }>("POST", "/api/activities", activity);
    await api.send("POST", `/api/activities/${id}/transitions/open`);

    const { page: phone, context } = await newPerson();
    await enterBy(context, "member", "member@demo.test");
    await phone.goto(`/c/demo/activities/${id}/video-chat`);
    await expect(phone.getByRole("heading", { name: "La sesión aún no está abierta" })).toBeVisible();
    await phone.getByRole("button", { name: "Probar cámara y micrófono" }).click();
    await expect(phone.getByText(/La conexión es (buena|lenta)/)).toBeVisible({ timeout: 30_000 });
    await look(phone, "video-chat-waiting");

    const moderator = await newPerson(DESKTOP);
    const { page: desk } = moderator;
    await enterBy(moderator.context, "staff", "moderator@demo.test");
    await desk.goto(`/c/demo/activities/${id}/video-chat`);
    await desk.getByRole("button", { name: "Abrir sala de espera" }).click();
    await expect(phone.getByRole("heading", { name: "Estás en la sala de espera" })).toBeVisible(LIVE);
    await expect(desk.getByText("Dispositivos comprobados")).toBeVisible(LIVE);
    await desk.getByRole("button", { name: "Empezar sesión" }).click();
    await expect(phone.getByRole("heading", { name: "El moderador ya sabe que estás aquí" })).toBeVisible(LIVE);
    await look(desk, "video-chat-session");
    await desk.getByRole("button", { name: "Entrar", exact: true }).click();
    await desk.getByRole("button", { name: /^Dejar entrar: / }).click();

    const member = await desk.getByRole("button", { name: /^Expulsar: / }).getAttribute("aria-label");
    const name = (member ?? "").replace("Expulsar: ", "");
    await expectMoving(desk, name);
    const host = await phone.getByRole("button", { name: /^Fijar a / }).getAttribute("aria-label");
    await expectMoving(phone, (host ?? "").replace("Fijar a ", ""));
    await look(phone, "video-chat-room");
    // On a desktop one sees all without scrolling.
    await desk.evaluate(() => window.scrollTo(0, 0));
    await expect(desk.getByRole("button", { name: "Apagar cámara" })).toBeInViewport({ ratio: 1 });
    await look(desk, "video-chat-room");

    if (isDrill) {
      const observer = await newPerson(DESKTOP);
      await enterBy(observer.context, "staff", "observer@demo.test");
      await observer.page.goto(`/c/demo/activities/${id}/video-chat`);
      await observer.page.getByRole("button", { name: "Entrar", exact: true }).click();
      await expectMoving(observer.page, name);
      await expect(phone.getByText("Puede que alguien del equipo observe", { exact: false })).toBeVisible(LIVE);
      await expect(
        phone.getByRole("region", { name: "Personas en la sesión" }).getByRole("button", { name: /^Fijar a / }),
      ).toHaveCount(1);
    }

    await phone.getByRole("button", { name: "Levantar la mano" }).click();
    await expect(desk.getByRole("region", { name: "Personas", exact: true }).getByText("Mano levantada")).toBeVisible(LIVE);

    // Who turns the camera off is a name with a sign for the others, and stays so when the page is loaded anew.
    const stage = desk.getByRole("region", { name: "Personas en la sesión" });
    await phone.getByRole("button", { name: "Apagar cámara" }).click();
    await expect(stage.getByRole("img", { name: "Cámara apagada" })).toBeVisible(LIVE);
    await expect(desk.getByLabel(name, { exact: true })).toHaveCount(0);
    await look(desk, "video-chat-camera-off");
    await phone.reload();
    await expect(phone.getByRole("button", { name: "Encender cámara" })).toBeVisible(LIVE);
    await expect(phone.getByRole("button", { name: "Bajar la mano" })).toBeVisible(LIVE);
    await desk.waitForTimeout(4_000);
    await expect(stage.getByRole("img", { name: "Cámara apagada" })).toBeVisible(LIVE);
    await expect(desk.getByRole("region", { name: "Personas", exact: true }).getByText("Mano levantada")).toBeVisible(LIVE);
    await phone.getByRole("button", { name: "Encender cámara" }).click();
    await expectMoving(desk, name);
    await desk.getByRole("button", { name: /^Silenciar: / }).click();
    await expect(phone.getByText("El moderador te ha silenciado", { exact: false })).toBeVisible(LIVE);

    // Calls fail for a moment: sound and pictures, which Chromium lets through, go on.
    if (isDrill) {
      await context.setOffline(true);
      await context.setOffline(false);
      await expectMoving(phone, (host ?? "").replace("Fijar a ", ""));
    }

    await phone.getByRole("button", { name: "Salir" }).click();
    await expect(phone).toHaveURL(/\/videochat-exit\?/);
    await phone.getByRole("link", { name: "Volver a la sesión" }).click();
    await expect(phone.getByRole("button", { name: host ?? "" })).toBeVisible(LIVE);

    await desk.getByRole("button", { name: /^Expulsar: / }).click();
    await desk.getByRole("textbox", { name: "Motivo (opcional)" }).fill("Hay mucho ruido donde estás");
    await desk.getByRole("dialog").getByRole("button", { name: "Expulsar" }).click();
    await expect(phone.getByText("Hay mucho ruido donde estás")).toBeVisible(LIVE);
    await expect(phone.locator("video")).toHaveCount(0);
    await look(phone, "video-chat-denied");

    await desk.getByRole("button", { name: "Terminar sesión" }).click();
    await desk.getByRole("dialog").getByRole("button", { name: "Terminar sesión" }).click();
    await expect(desk.getByText("En la lista verás cuánto estuvo y habló cada persona.")).toBeVisible(LIVE);
    await expect(desk.getByText("Participaron (1)")).toBeVisible();
    await look(desk, "video-chat-ended");
  });
}
