/*
 * Makes the demo's recording: three drawn people who hum instead of speaking, encoded by the browser's own encoders.
 *
 *   CHROMIUM_PATH=... node plugins/video-chat/demo/make.mjs
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { LENGTH_SECONDS, PEOPLE } from "./script.mjs";

const ADDRESS = "https://demo.localhost/";
const bundle = createRequire(import.meta.url)
  .resolve("mediabunny")
  .replace(/mediabunny[^/]*\.cjs$/, "mediabunny.cjs");

/** Runs in the page. */
async function make({ person, seconds, kind }) {
  const { Output, WebMOutputFormat, BufferTarget, EncodedAudioPacketSource, EncodedVideoPacketSource, EncodedPacket } =
    window.Mediabunny;
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const speaks = (at) => person.speech.some(([from, to]) => at >= from && at < to);
  const begins = kind === "camera" ? person.cameraFrom : 0;
  const packets = [];
  const collect = (chunk, meta) => {
    const data = new Uint8Array(chunk.byteLength);
    chunk.copyTo(data);
    packets.push([new EncodedPacket(data, chunk.type, chunk.timestamp / 1e6, (chunk.duration ?? 0) / 1e6), meta]);
  };
  if (kind === "camera") {
    const [width, height, rate] = [256, 192, 6];
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext("2d");
    const encoder = new VideoEncoder({ output: collect, error: (error) => console.error(error) });
    encoder.configure({ codec: "vp8", width, height, bitrate: 10_000, framerate: rate, latencyMode: "quality" });
    for (let frame = 0; frame < (seconds - begins) * rate; frame += 1) {
      const at = begins + frame / rate;
      const sway = Math.round(Math.sin(at / 3 + person.pitch) * 2);
      pen.fillStyle = person.wall;
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = person.shirt;
      pen.fillRect(72 + sway, 142, 112, 50);
      pen.fillStyle = person.hair;
      pen.fillRect(90 + sway, 34, 76, 60);
      pen.fillStyle = person.skin;
      pen.fillRect(98 + sway, 54, 60, 80);
      pen.fillStyle = "#222";
      const isBlinking = frame % (rate * 4) === 0;
      for (const eye of [114, 136]) pen.fillRect(eye + sway, 82, 8, isBlinking ? 2 : 8);
      pen.fillStyle = "#8a3033";
      const open = speaks(at) ? [4, 14, 8, 18][frame % 4] : 4;
      pen.fillRect(116 + sway, 112, 24, open);
      const picture = new VideoFrame(canvas, { timestamp: (frame / rate) * 1e6, duration: 1e6 / rate });
      encoder.encode(picture, { keyFrame: frame % (rate * 12) === 0 });
      picture.close();
      if (encoder.encodeQueueSize > 8) await encoder.flush();
    }
    await encoder.flush();
    const source = new EncodedVideoPacketSource("vp8");
    output.addVideoTrack(source);
    await output.start();
    for (const [packet, meta] of packets) await source.add(packet, meta);
  } else {
    const rate = 48_000;
    const offline = new OfflineAudioContext(1, seconds * rate, rate);
    const voice = new OscillatorNode(offline, { type: "sawtooth", frequency: person.pitch });
    const melody = new OscillatorNode(offline, { frequency: 0.7 });
    melody.connect(new GainNode(offline, { gain: person.pitch / 8 })).connect(voice.frequency);
    const mouth = new BiquadFilterNode(offline, { type: "bandpass", frequency: 700, Q: 1.2 });
    const loudness = new GainNode(offline, { gain: 0 });
    voice.connect(mouth).connect(loudness).connect(offline.destination);
    for (const [from, to] of person.speech) {
      for (let at = from; at < to; at += 0.28) {
        loudness.gain.setValueAtTime(0, at);
        loudness.gain.linearRampToValueAtTime(0.5, at + 0.06);
        loudness.gain.linearRampToValueAtTime(0, Math.min(at + 0.24, to));
      }
    }
    voice.start();
    melody.start();
    const samples = (await offline.startRendering()).getChannelData(0);
    const encoder = new AudioEncoder({ output: collect, error: (error) => console.error(error) });
    const opus = { application: "voip", frameDuration: 60_000, usedtx: false };
    encoder.configure({ codec: "opus", sampleRate: rate, numberOfChannels: 1, bitrate: 7_000, bitrateMode: "variable", opus });
    for (let at = 0; at < samples.length; at += rate) {
      const data = samples.slice(at, at + rate);
      encoder.encode(
        new AudioData({
          ...{ format: "f32-planar", sampleRate: rate, numberOfFrames: data.length, numberOfChannels: 1 },
          ...{ timestamp: (at / rate) * 1e6, data },
        }),
      );
    }
    await encoder.flush();
    const source = new EncodedAudioPacketSource("opus");
    output.addAudioTrack(source);
    await output.start();
    for (const [packet, meta] of packets) await source.add(packet, meta);
  }
  await output.finalize();
  return [...new Uint8Array(output.target.buffer)];
}

const browser = await chromium.launch({ ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}) });
const page = await browser.newPage();
page.on("console", (message) => console.log(message.text()));
await page.route(ADDRESS, (route) => route.fulfill({ contentType: "text/html", body: "<title>demo</title>" }));
await page.goto(ADDRESS);
await page.addScriptTag({ content: await readFile(bundle, "utf8") });
for (const person of PEOPLE) {
  for (const kind of ["voice", "camera"]) {
    const bytes = Buffer.from(await page.evaluate(make, { person, seconds: LENGTH_SECONDS, kind }));
    await writeFile(join(import.meta.dirname, `${person.name}-${kind}.webm`), bytes);
    console.log(person.name, kind, bytes.length);
  }
}
await browser.close();
