/*
 * Draws the picture of the demo's click test: the home screen of a city's transport app.
 *
 *   node plugins/ux-test/demo/homeScreen.mjs
 */
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const WIDTH = 390;
const HEIGHT = 780;
const SCALE = 2;
const BLUE = "#0f4c81";
const INK = "#1d2733";
const GREY = "#5b6875";

const text = (x, y, size, content, { fill = INK, weight = 400, anchor = "start" } = {}) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${content}</text>`;

const box = (x, y, width, height, { fill = "#fff", radius = 14, stroke = "#dde4ea" } = {}) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${stroke}"/>`;

const TILES = [
  ["Horarios", "M-9-9h18v18h-18zM-9-4h18M-4-12v5M4-12v5", "#e6f0f8"],
  ["Cómo llegar", "M0 11C-9 1-9-11 0-11S9 1 0 11zM0-6a3 3 0 1 0 .1 0", "#e8f5ee"],
  ["Avisos", "M-8 7c3-3 1-8 3-11s8-3 10 0 0 8 3 11zM-3 10h6", "#fdf1e0"],
  ["Tarifas", "M-11-6h22v12h-22zM0-3v6M-6-1v2M6-1v2", "#f1ecf9"],
];

const tiles = TILES.map(([label, icon, fill], place) => {
  const x = 20 + (place % 2) * 180;
  const y = 362 + Math.floor(place / 2) * 108;
  return [
    box(x, y, 170, 96),
    `<circle cx="${x + 34}" cy="${y + 38}" r="20" fill="${fill}"/>`,
    `<g transform="translate(${x + 34} ${y + 38})"><path d="${icon}" fill="none" stroke="${BLUE}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></g>`,
    text(x + 18, y + 80, 15, label, { weight: 600 }),
  ].join("");
}).join("");

const STOPS = [
  ["24", "Universidad", "3 min"],
  ["12", "Hospital", "7 min"],
];

const stops = STOPS.map(([line, to, wait], place) => {
  const y = 632 + place * 34;
  return [
    `<rect x="36" y="${y - 17}" width="34" height="24" rx="6" fill="${BLUE}"/>`,
    text(53, y, 14, line, { fill: "#fff", weight: 700, anchor: "middle" }),
    text(82, y, 15, to),
    text(354, y, 15, wait, { weight: 600, anchor: "end" }),
  ].join("");
}).join("");

const TABS = [
  ["Inicio", "M-9 1l9-9 9 9M-6-1v9h12v-9"],
  ["Comprar", "M-10-7h4l3 11h10l3-8h-15M-2 9h.1M6 9h.1"],
  ["Viajes", "M-8 7L-3-7 3 7 8-7"],
  ["Cuenta", "M0-9a4 4 0 1 0 .1 0M-8 9c0-9 16-9 16 0"],
];

const tabs = TABS.map(([label, icon], place) => {
  const x = 49 + place * 97.5;
  const fill = place === 0 ? BLUE : GREY;
  return `<g transform="translate(${x} 734)"><path d="${icon}" fill="none" stroke="${fill}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></g>${text(x, 764, 12, label, { fill, weight: place === 0 ? 700 : 400, anchor: "middle" })}`;
}).join("");

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * SCALE}" height="${HEIGHT * SCALE}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Liberation Sans, Arial, sans-serif">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#f3f6f9"/>
<rect width="${WIDTH}" height="170" fill="${BLUE}"/>
${text(20, 34, 14, "9:41", { fill: "#fff", weight: 600 })}
${text(20, 78, 24, "Tu bus", { fill: "#fff", weight: 700 })}
${text(20, 104, 15, "Hola, ¿adónde vas hoy?", { fill: "#d5e4f1" })}
<circle cx="352" cy="76" r="18" fill="#fff" fill-opacity=".16"/>
<g transform="translate(352 75)"><path d="M-7 5c2.600-2.600 1-7 2.600-9.500s7-2.600 8.800 0 0 7 2.600 9.500zM-2.500 8h5" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></g>
${box(20, 126, 350, 52, { radius: 26 })}
<circle cx="48" cy="151" r="7" fill="none" stroke="${GREY}" stroke-width="2"/><path d="M53 156l6 6" stroke="${GREY}" stroke-width="2"/>
${text(72, 157, 15, "Busca una parada o una línea", { fill: GREY })}
${box(20, 198, 350, 146, { fill: "#0b3a63", radius: 18, stroke: "none" })}
${text(40, 232, 15, "Mi tarjeta", { fill: "#cfe0ef" })}
${text(40, 268, 24, "•••• 4182", { fill: "#fff", weight: 700 })}
${text(40, 292, 13, "Ver movimientos y saldo", { fill: "#cfe0ef" })}
<rect x="236" y="290" width="114" height="38" rx="19" fill="#f2b134"/>
${text(293, 314, 15, "Recargar", { fill: INK, weight: 700, anchor: "middle" })}
${tiles}
${box(20, 580, 350, 104)}
${text(36, 602, 13, "Parada más cercana · Plaza Mayor", { fill: GREY })}
${stops}
<rect y="708" width="${WIDTH}" height="72" fill="#fff"/><path d="M0 708h${WIDTH}" stroke="#dde4ea"/>
${tabs}
</svg>`;

const file = fileURLToPath(new URL("../server/demo/homeScreen.webp", import.meta.url));
const { size } = await sharp(Buffer.from(drawing)).webp({ quality: 78, effort: 6 }).toFile(file);
console.log(`${file}: ${size} bytes`);
