// A file of responses as services write it, with columns of all shapes; every cell follows from its row and column.

const BRANDS = ["Alba", "Brisa", "Cumbre", "Delta", "Estela", "Faro", "Gala", "Horizonte"];
const AGREEMENT = ["Muy en desacuerdo", "En desacuerdo", "Ni lo uno ni lo otro", "De acuerdo", "Muy de acuerdo"];
const WORDS = ["bueno", "rápido", "caro", "cercano", "cómodo", "lento", "amable", "limpio"];

/** Spreads answers evenly, the same at each run. */
const spread = (row, column, count) => ((Math.imul(row * 31 + column * 17 + 1, 2_654_435_761) >>> 8) % count) | 0;

/** `width`: columns of one question. */
const SHAPES = {
  single: { width: 1, head: (n) => [`P${n}. ¿Cuál prefieres?`], cells: (row, n) => [BRANDS[spread(row, n, 6)]] },
  marks: {
    width: 8,
    head: (n) => BRANDS.map((brand) => `P${n}. ¿Cuáles conoces? - ${brand}`),
    cells: (row, n) => BRANDS.map((_, k) => String(spread(row, n * 8 + k, 3) === 0 ? 1 : 0)),
  },
  grid: {
    width: 6,
    head: (n) => BRANDS.slice(0, 6).map((brand) => `P${n}. Es una marca de confianza [${brand}]`),
    cells: (row, n) => BRANDS.slice(0, 6).map((_, k) => AGREEMENT[spread(row, n * 6 + k, 5)]),
  },
  number: {
    width: 1,
    head: (n) => [`P${n}. ¿Cuánto gastas al mes?`],
    cells: (row, n) => [(spread(row, n, 40_000) / 100).toFixed(2)],
  },
  text: {
    width: 1,
    head: (n) => [`P${n}. ¿Por qué?`],
    cells: (row, n) => [
      spread(row, n, 3) === 0
        ? `Es ${WORDS[spread(row, n + 1, 8)]}, y la número ${row} lo usa ${spread(row, n + 2, 90)} veces`
        : "",
    ],
  },
  joined: {
    width: 1,
    head: (n) => [`P${n}. ¿Dónde la compras?`],
    cells: (row, n) => [BRANDS.filter((_, k) => spread(row, n * 9 + k, 3) === 0).join(";")],
  },
};

const ABOUT = ["Response ID", "Date Submitted", "Status", "Language", "Weight"];
const twoDigits = (number) => String(number).padStart(2, "0");
const about = (row) => [
  String(row + 1),
  `2026-${twoDigits((row % 12) + 1)}-${twoDigits((row % 28) + 1)} 10:${twoDigits(row % 60)}:00`,
  row % 20 === 0 ? "Partial" : "Complete",
  "es",
  (0.5 + spread(row, 0, 1_000_000) / 1_000_000).toFixed(8),
];

/** So many columns in all: every shape, single choices for the rest. */
function shapesOf(columns, isPlain) {
  const mixed = isPlain
    ? []
    : ["marks", "grid", "marks", "grid", "marks", ...Array(8).fill("number"), "text", "text", "text", "text", "joined", "joined"];
  const width = mixed.reduce((sum, name) => sum + SHAPES[name].width, ABOUT.length);
  return [...mixed, ...Array(columns - width).fill("single")].map((name) => SHAPES[name]);
}

/**
 * @param {{ rows: number, columns: number, isPlain?: boolean }} size `isPlain`: every column is a question of its own
 * @returns {string} CSV
 */
export function responsesCsv({ rows, columns, isPlain = false }) {
  const shapes = shapesOf(columns, isPlain);
  const quote = (cell) => (/[",\n]/.test(cell) ? `"${cell}"` : cell);
  const lines = Array.from({ length: rows }, (_, row) =>
    [...about(row), ...shapes.flatMap(({ cells }, n) => cells(row, n))].map(quote).join(","),
  );
  return `${[[...ABOUT, ...shapes.flatMap(({ head }, n) => head(n + 1))].map(quote).join(","), ...lines].join("\n")}\n`;
}

/** How many answered each question of the file, in no order; what an import is held to. */
export function answersOf({ rows, columns, isPlain = false }) {
  const shapes = shapesOf(columns, isPlain);
  const counts = shapes.map(({ cells }, n) => {
    let answered = 0;
    // Who marks nothing has not answered.
    for (let row = 0; row < rows; row += 1) if (cells(row, n).some((cell) => cell !== "" && cell !== "0")) answered += 1;
    return answered;
  });
  // The weight is a number that everybody has.
  return [rows, ...counts];
}
