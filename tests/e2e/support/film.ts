import type { Page } from "@playwright/test";

/** A film of a second or so, recorded in the page: a bar that moves from left to right. */
export async function recordFilm(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 180 });
    const pen = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: "video/webm" });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => Object.assign(recorder, { onstop: resolve }));
    recorder.start();
    for (let step = 0; step < 24; step += 1) {
      if (pen) {
        pen.fillStyle = "#dfe7ee";
        pen.fillRect(0, 0, 320, 180);
        pen.fillStyle = "#336699";
        pen.fillRect(step * 12, 40, 40, 100);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}
