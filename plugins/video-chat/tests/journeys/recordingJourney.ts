import type { Page } from "@playwright/test";
import { enterBy, signInTo } from "../../../../tests/e2e/support/api";
import { DESKTOP } from "../../../../tests/e2e/support/devices";
import { look } from "../../../../tests/e2e/support/look";
import { test } from "../../../../tests/e2e/support/test";
import { expect, LIVE } from "./patience";

/** Where each picture of the player is, in seconds. */
const times = (page: Page) =>
  page
    .getByRole("region", { name: "Personas en la grabación" })
    .locator("video")
    .evaluateAll((videos) => videos.map((video) => (video as HTMLVideoElement).currentTime));

const frames = (page: Page) =>
  page
    .getByRole("region", { name: "Personas en la grabación" })
    .locator("video")
    .evaluateAll((videos) => videos.map((video) => (video as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames));

/** Tests of `sessions.spec.ts`. */
export function recordingJourney(): void {
  test("a member agrees on a phone, the moderator records, and the recording plays and can be jumped in", async ({
    request,
    newPerson,
  }) => {
    test.slow();
    const api = await signInTo(request, "staff", "moderator@demo.test");
    const activity = {
      title: "Charla grabada sobre los abonos",
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
    await api.send("POST", `/api/activities/${id}/video-chat/launch`);

    const { page: phone, context } = await newPerson();
    await enterBy(context, "member", "member@demo.test");
    await phone.goto(`/c/demo/activities/${id}/video-chat`);
    await expect(phone.getByRole("heading", { name: "Esta sesión puede grabarse" })).toBeVisible();
    await look(phone, "video-chat-consent");

    const { page: desk, context: team } = await newPerson(DESKTOP);
    await enterBy(team, "staff", "moderator@demo.test");
    await desk.goto(`/c/demo/activities/${id}/video-chat`);
    await desk.getByRole("button", { name: "Empezar sesión" }).click();
    await desk.getByRole("button", { name: "Entrar", exact: true }).click();
    await desk.getByRole("button", { name: /^Dejar entrar: / }).click();
    await expect(desk.getByText("Aún no han respondido", { exact: false })).toBeVisible(LIVE);
    await phone.getByRole("button", { name: "No", exact: true }).click();
    await expect(phone.getByText("mientras digas que no, la sesión no se grabará", { exact: false })).toBeVisible(LIVE);
    await expect(desk.getByText("Han dicho que no, así que no se puede grabar", { exact: false })).toBeVisible(LIVE);
    await expect(desk.getByRole("button", { name: "Grabar", exact: true })).toBeDisabled();
    await phone.getByRole("button", { name: "Sí, puede grabarse" }).click();
    await expect(phone.getByText("Has dado tu permiso.")).toBeVisible(LIVE);
    await expect(phone.getByRole("button", { name: /^Fijar a / })).toHaveCount(1, LIVE);

    await desk.getByRole("button", { name: "Grabar", exact: true }).click();
    await expect(phone.getByText("Grabando")).toBeVisible(LIVE);
    await desk.getByLabel("Nota", { exact: true }).fill("Duda con el precio");
    await desk.getByRole("button", { name: "Anotar" }).click();
    await expect(desk.getByText("Duda con el precio")).toBeVisible(LIVE);
    await desk.waitForTimeout(8_000);
    await look(desk, "video-chat-recording");
    await look(phone, "video-chat-recording");
    await desk.getByRole("button", { name: "Parar grabación" }).click();
    await expect(phone.getByText("Grabando")).toHaveCount(0, LIVE);

    await desk.goto(`/c/demo/activities/${id}/recording`);
    await expect(desk.getByText("Lista", { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect.poll(async () => (await times(desk)).length, LIVE).toBe(2);
    await desk.getByRole("button", { name: "Reproducir" }).click();
    await expect.poll(async () => Math.min(...(await times(desk))), LIVE).toBeGreaterThan(1);
    await desk.getByRole("button", { name: "Pausar" }).click();
    const position = desk.getByRole("slider", { name: "Posición" });
    await position.focus();
    const before = Number(await position.inputValue());
    // Tracks begin when their people came: each has a time of its own.
    const shownBefore = Math.min(...(await times(desk)));
    await position.press("ArrowRight");
    await expect.poll(async () => Number(await position.inputValue())).toBeCloseTo(before + 5, 0);
    await expect.poll(async () => Math.min(...(await times(desk))), LIVE).toBeGreaterThan(shownBefore + 3.5);
    const shown = await frames(desk);
    await desk.getByRole("button", { name: "Reproducir" }).click();
    await expect
      .poll(async () => Math.min(...(await frames(desk)).map((count, index) => count - (shown[index] ?? 0))), LIVE)
      .toBeGreaterThan(3);
    const [one = 0, other = 0] = await times(desk);
    expect(Math.abs(one - other)).toBeLessThan(1.5);
    await desk.getByRole("button", { name: /^Ir a 0:0/ }).click();
    await expect.poll(async () => Number(await position.inputValue()), LIVE).toBeLessThan(before + 3);
    await desk.getByLabel("Velocidad").click();
    await desk.getByRole("option", { name: "2×" }).click();
    await look(desk, "video-chat-playback");

    const { page: observer, context: watching } = await newPerson();
    await enterBy(watching, "staff", "observer@demo.test");
    await observer.goto(`/c/demo/activities/${id}/recording`);
    await expect(observer.getByRole("button", { name: "Reproducir" })).toBeVisible(LIVE);
    await expect(observer.getByRole("button", { name: "Borrar grabación" })).toHaveCount(0);
    await look(observer, "video-chat-playback-phone");

    await desk.getByRole("button", { name: "Borrar grabación" }).click();
    await desk.getByRole("dialog").getByRole("button", { name: "Borrar grabación" }).click();
    await expect(desk.getByText("Aún no hay ninguna grabación")).toBeVisible(LIVE);
  });
}
