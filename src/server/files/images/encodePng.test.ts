import sharp from "sharp";
import { expect, test } from "vitest";
import { isLossyWebp } from "./isLossyWebp";
import { readImage } from "./readImage";

const FIT = { side: 2_400, isSquare: false };
const [WIDTH, HEIGHT] = [600, 400];

/** A picture of soft shapes and grain, as cameras take them. */
async function photo() {
  const ground = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>
    <radialGradient id="a"><stop offset="0" stop-color="#fff"/><stop offset=".4" stop-color="#c96"/><stop offset="1" stop-color="#135"/>
    </radialGradient></defs><rect width="100%" height="100%" fill="url(#a)"/></svg>`);
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { width: WIDTH, height: HEIGHT, channels: 3, background: "#888", noise } as const;
  const grain = await sharp({ create }).blur(2.5).png().toBuffer();
  return sharp(
    await sharp(ground)
      .composite([{ input: grain, blend: "soft-light" }])
      .removeAlpha()
      .png()
      .toBuffer(),
  );
}

/** A logo of a few colours, its ground transparent. */
function logo() {
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1000">${Array.from(
        { length: 400 },
        (_, n) =>
          `<circle cx="${(n * 137) % 1200}" cy="${(n * 71) % 1000}" r="${10 + (n % 30)}" fill="#${n % 2 ? "123456" : "c04080"}"/>`,
      ).join("")}</svg>`,
    ),
  );
}

async function cutOut() {
  const shape = Buffer.from(`<svg width="${WIDTH}" height="${HEIGHT}"><ellipse cx="300" cy="200" rx="280" ry="180"/></svg>`);
  return (await photo()).ensureAlpha().composite([{ input: shape, blend: "dest-in" }]);
}

const pixels = (content: Buffer) => sharp(content).ensureAlpha().raw().toBuffer();

test("a PNG with a palette keeps one, and its pixels", async () => {
  const given = await logo().png({ palette: true, colours: 64 }).toBuffer();
  const { content, mediaType } = await readImage(given, FIT);
  expect(mediaType).toBe("image/png");
  expect(content.length).toBeLessThan(given.length * 1.1);
  expect((await pixels(content)).equals(await pixels(given))).toBe(true);
});

test("a photo that is a PNG is hardly larger, and has the same pixels", async () => {
  const given = await (await photo()).png({ adaptiveFiltering: true, compressionLevel: 9 }).toBuffer();
  const plain = await sharp(given).png().toBuffer();
  expect(plain.length).toBeGreaterThan(given.length * 1.5);
  const { content } = await readImage(given, FIT);
  expect(content.length).toBeLessThan(given.length * 1.2);
  expect((await pixels(content)).equals(await pixels(given))).toBe(true);
});

test("a photo that is a WebP becomes a JPEG rather than a PNG of many times its bytes", async () => {
  const given = await (await photo()).webp({ quality: 80 }).toBuffer();
  const { content, mediaType } = await readImage(given, FIT);
  expect([mediaType, (await sharp(content).metadata()).format]).toEqual(["image/jpeg", "jpeg"]);
  expect(content.length).toBeLessThan((await sharp(given).png().toBuffer()).length / 4);
});

test("a photo that is cut out stays so, with fewer colours", async () => {
  const given = await (await cutOut()).webp({ quality: 80 }).toBuffer();
  const { content, mediaType } = await readImage(given, FIT);
  expect([mediaType, (await sharp(content).metadata()).hasAlpha]).toEqual(["image/png", true]);
  expect(content.length).toBeLessThan((await sharp(given).png().toBuffer()).length * 0.7);
});

test("a WebP without loss stays without", async () => {
  const given = await (await photo()).webp({ lossless: true }).toBuffer();
  const { content, mediaType } = await readImage(given, FIT);
  expect(mediaType).toBe("image/png");
  expect((await pixels(content)).equals(await pixels(given))).toBe(true);
});

test.each([
  ["with loss", { quality: 80 }, true],
  ["without", { lossless: true }, false],
] as const)("a WebP %s is known as such, opaque or not", async (_, options, isLossy) => {
  for (const image of [await photo(), await cutOut()]) expect(isLossyWebp(await image.webp(options).toBuffer())).toBe(isLossy);
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["a head alone", Buffer.from("RIFF\u0004\u0000\u0000\u0000WEBP")],
  ["a chunk that goes on for ever", Buffer.from("RIFF\u0004\u0000\u0000\u0000WEBPJUNK\u00ff\u00ff\u00ff\u00ff", "latin1")],
])("%s is no WebP with loss", (_, content) => {
  expect(isLossyWebp(content)).toBe(false);
});
