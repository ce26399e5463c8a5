/*
 * Makes the demo's screen recordings: the shop's pages as two of its people went through them, drawn and encoded by the
 * browser's own encoder. A picture comes only where something moves, as of a real screen.
 *
 *   CHROMIUM_PATH=... node plugins/ux-test/demo/make.mjs
 */
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { build } from "esbuild";

const ADDRESS = "https://demo.localhost/";
const bundle = createRequire(import.meta.url)
  .resolve("mediabunny")
  .replace(/mediabunny[^/]*\.cjs$/, "mediabunny.cjs");

/** @returns what a module of the server exports */
async function load(path) {
  const { outputFiles } = await build({
    ...{ entryPoints: [join(import.meta.dirname, path)], bundle: true, write: false, format: "esm", logLevel: "silent" },
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}

/** Runs in the page. @param task of a person: its times are those of the events that the demo has of it */
async function make({ task: { path, seconds, misclicks }, pages }) {
  const { Output, WebMOutputFormat, BufferTarget, EncodedVideoPacketSource, EncodedPacket } = window.Mediabunny;
  const [width, height, rate] = [640, 400, 5];
  const step = seconds / (path.length + 1);
  const pen = new OffscreenCanvas(width, height).getContext("2d");
  const linkPlace = (index) => [40, 178 + index * 52];

  function targetOf(place) {
    const { links, purchase } = pages[path[place]];
    const index = links.findIndex(({ to }) => to === path[place + 1]);
    if (index >= 0) return [linkPlace(index)[0] + 60, linkPlace(index)[1] - 4];
    // Back by the shop's name, or on by the button.
    return purchase?.to === path[place + 1] ? [90, 180] : [70, 30];
  }

  /** Where the pointer is: on its way to a heading in vain, then to what leads on. */
  function pointerAt(at) {
    const place = Math.max(0, Math.min(path.length - 1, Math.floor(at / step - 0.2)));
    const share = at / step - 0.2 - place;
    const before = place === 0 ? [420, 300] : targetOf(place - 1);
    const stops = [
      ...(place < misclicks
        ? [
            [0.3, before],
            [0.4, [150, 92]],
          ]
        : []),
      ...(place < path.length - 1
        ? [
            [0.75, place < misclicks ? [150, 92] : before],
            [0.87, targetOf(place)],
          ]
        : []),
    ];
    let [from, start] = [0, before];
    for (const [to, end] of stops) {
      if (share <= to && to > from) {
        const part = Math.max(0, (share - from) / (to - from));
        return start.map((value, axis) => Math.round(value + (end[axis] - value) * part));
      }
      [from, start] = [to, end];
    }
    return start;
  }

  function draw(at) {
    const place = Math.floor(at / step - 0.2);
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, width, height);
    if (place >= 0) {
      const { title, text, links, purchase, payments = [] } = pages[path[Math.min(place, path.length - 1)]];
      const write = (words, x, y, font, colour) => {
        pen.font = font;
        pen.fillStyle = colour;
        pen.fillText(words, x, y);
      };
      pen.fillStyle = "#f1f3f4";
      pen.fillRect(0, 0, width, 50);
      write("Tu bus", 40, 32, "bold 18px sans-serif", "#1b1c1d");
      write("Tienda de prueba", 490, 32, "14px sans-serif", "#5f6368");
      write(title, 40, 98, "bold 26px sans-serif", "#1b1c1d");
      write(text, 40, 132, "15px sans-serif", "#3c4043", width - 80);
      for (const [index, { label, note }] of links.entries()) {
        const [x, y] = linkPlace(index);
        write(label, x, y, "bold 17px sans-serif", "#0b57d0");
        if (note) write(note, x, y + 20, "14px sans-serif", "#5f6368");
      }
      if (purchase) {
        pen.fillStyle = "#0b57d0";
        pen.fillRect(40, 158, 120, 44);
        write("Comprar", 64, 186, "bold 16px sans-serif", "#fff");
        write(purchase.price, 184, 188, "bold 22px sans-serif", "#1b1c1d");
      }
      if (payments.length > 0) {
        pen.strokeStyle = "#80868b";
        pen.strokeRect(40, 164, 300, 40);
        write(payments[0], 54, 190, "16px sans-serif", "#1b1c1d");
      }
    }
    const [x, y] = pointerAt(at);
    pen.fillStyle = "#1b1c1d";
    pen.strokeStyle = "#fff";
    pen.beginPath();
    for (const [right, down] of [
      [0, 0],
      [0, 18],
      [5, 13],
      [12, 13],
    ])
      pen.lineTo(x + right, y + down);
    pen.closePath();
    pen.fill();
    pen.stroke();
    return `${place} ${x} ${y}`;
  }

  const packets = [];
  const encoder = new VideoEncoder({
    output: (chunk, meta) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      packets.push([new EncodedPacket(data, chunk.type, chunk.timestamp / 1e6, (chunk.duration ?? 0) / 1e6), meta]);
    },
    error: (error) => console.error(error),
  });
  encoder.configure({ codec: "vp8", width, height, bitrate: 30_000, framerate: rate, latencyMode: "quality" });
  let [shown, shownPage] = ["", ""];
  const last = Math.round(seconds * rate) - 1;
  for (let frame = 0; frame <= last; frame += 1) {
    const at = frame / rate;
    const sight = draw(at);
    if (sight === shown && frame !== last) continue;
    // Jumps land on key frames.
    const [sightPage] = sight.split(" ");
    const isKey = sightPage !== shownPage;
    [shown, shownPage] = [sight, sightPage];
    const picture = new VideoFrame(pen.canvas, { timestamp: at * 1e6, duration: 1e6 / rate });
    encoder.encode(picture, { keyFrame: isKey });
    picture.close();
    if (encoder.encodeQueueSize > 8) await encoder.flush();
  }
  await encoder.flush();
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const source = new EncodedVideoPacketSource("vp8");
  output.addVideoTrack(source);
  await output.start();
  for (const [packet, meta] of packets) await source.add(packet, meta);
  await output.finalize();
  return [...new Uint8Array(output.target.buffer)];
}

const { PAGES: pages } = await load("../server/shop/pages.ts");
const { PEOPLE } = await load("../server/demo/people.ts");
const browser = await chromium.launch({ ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}) });
const page = await browser.newPage();
page.on("console", (message) => console.log(message.text()));
await page.route(ADDRESS, (route) => route.fulfill({ contentType: "text/html", body: "<title>demo</title>" }));
await page.goto(ADDRESS);
await page.addScriptTag({ path: bundle });
for (const [name, { ticket }] of [
  ["first", PEOPLE[0]],
  ["second", PEOPLE[1]],
]) {
  const bytes = Buffer.from(await page.evaluate(make, { task: ticket, pages }));
  await writeFile(join(import.meta.dirname, `${name}-screen.webm`), bytes);
  console.log(name, bytes.length);
}
await browser.close();
