/*
 * Draws the two advertisements of the demo's Neuro study, of a city's buses, and the first without its brand.
 *
 *   node plugins/neuro/demo/pictures.mjs
 */
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const WIDTH = 960;
const HEIGHT = 540;
const BLUE = "#0f4c81";
const FONT = "Inter, Helvetica, Arial, sans-serif";

const text = (x, y, size, content, { fill = "#fff", weight = 700, anchor = "start" } = {}) =>
  `<text x="${x}" y="${y}" font-family="${FONT}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${content}</text>`;
const rect = (x, y, width, height, fill, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

const logo = (x, y, fill = "#fff", ink = BLUE) =>
  `${rect(x, y, 150, 52, fill, 26)}${text(x + 75, y + 36, 28, "tubus", { fill: ink, anchor: "middle", weight: 800 })}`;

const wheel = (x, y) => `<circle cx="${x}" cy="${y}" r="30" fill="#1d2733"/><circle cx="${x}" cy="${y}" r="13" fill="#c7ccd6"/>`;

const bus = (x, y, colour) =>
  [
    rect(x, y, 430, 170, colour, 26),
    ...[0, 1, 2, 3].map((place) => rect(x + 28 + place * 82, y + 26, 68, 62, "#d9ecfa", 10)),
    rect(x + 362, y + 26, 46, 112, "#d9ecfa", 10),
    rect(x, y + 108, 350, 14, "#ffffff", 0),
    wheel(x + 96, y + 170),
    wheel(x + 326, y + 170),
  ].join("");

const skyline = (fill) =>
  [70, 130, 95, 170, 110, 150, 80, 190, 120, 90, 160, 100]
    .map((height, place) => rect(place * 82, 420 - height - 60, 74, height + 60, fill, 4))
    .join("");

const life = (brand) => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#ffb86b"/><stop offset="1" stop-color="#ff7e5f"/></linearGradient></defs>
  ${rect(0, 0, WIDTH, HEIGHT, "url(#sky)")}
  <circle cx="760" cy="150" r="78" fill="#ffe3b3"/>
  ${skyline("#d9604c")}
  ${rect(0, 420, WIDTH, 120, "#4a3a4f")}
  ${rect(0, 474, WIDTH, 5, "#f3d9a4")}
  ${bus(420, 250, brand ? BLUE : "#66707d")}
  ${text(48, 110, 62, "Menos atasco,")}
  ${text(48, 178, 62, "más vida.")}
  ${text(50, 226, 25, "Cada 6 minutos, un bus para ti.", { weight: 500 })}
  ${brand ? logo(760, 468) : ""}
</svg>`;

const price = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  ${rect(0, 0, WIDTH, HEIGHT, "#f3f6fa")}
  ${rect(0, 0, 430, HEIGHT, BLUE)}
  ${text(44, 108, 40, "Abono joven")}
  ${text(40, 268, 168, "8 €", { weight: 800 })}
  ${text(46, 326, 28, "al mes, todas las líneas", { weight: 500 })}
  ${rect(44, 392, 230, 60, "#ffd43b", 30)}
  ${text(159, 431, 24, "Pídelo ya", { fill: "#1d2733", anchor: "middle" })}
  ${text(44, 512, 14, "Hasta 26 años. Consulta las condiciones en la web.", { weight: 400, fill: "#cfe0ee" })}
  ${bus(480, 190, BLUE)}
  ${rect(430, 390, 530, 6, "#c7ccd6")}
  ${logo(770, 44, BLUE, "#fff")}
</svg>`;

const PICTURES = { life: life(true), lifeWithoutBrand: life(false), price };

for (const [name, svg] of Object.entries(PICTURES)) {
  const target = fileURLToPath(new URL(`../server/demo/${name}.webp`, import.meta.url));
  await sharp(Buffer.from(svg)).webp({ quality: 80 }).toFile(target);
}
