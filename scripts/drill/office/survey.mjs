// A survey with a question of every type, worded as people word them and programs don't expect.
const WORDS = [
  'Say "tea" & <milk>',
  "Emoji 🍵👩‍👩‍👧 and é",
  "مرحبا بالعالم",
  `Very long: ${"a label that goes on and on, ".repeat(12)}end`,
  "Two\nlines\tand a tab",
  "=1+1",
  "_x0041_ 'quoted'",
];
const wordOf = (index) => `${WORDS[index % WORDS.length]} ${index}`;
const said = (text) => ({ es: text, en: text });
const list = (name, count, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ code: `${name}${index + 1}`, label: said(wordOf(from + index)) }));
const images = (name) =>
  list(name, 2).map((option) => ({
    ...option,
    image: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><rect width="2" height="2"/></svg>')}`,
  }));
const numbered = [1, 2, 3].map((code) => ({ code: String(code), label: said(wordOf(code)) }));

/** Settings by type; several of one type under names with a number behind a dot. */
const QUESTIONS = {
  "single-choice": {
    options: list("a", 7),
    other: said("Other"),
    dontKnow: said("Don't know"),
  },
  "single-choice.numbers": { options: numbered },
  "multiple-choice": { options: list("b", 4, 3) },
  "single-image": { options: images("c") },
  "multiple-image": { options: images("d") },
  rating: { style: "stars", min: 1, max: 5, dontKnow: said("Don't know") },
  nps: {},
  slider: { min: 0, max: 100, step: 1 },
  number: { minValue: -5, maxValue: 1000, maxDecimals: 2, dontKnow: said("Don't know") },
  "multiple-numbers": { fields: list("e", 2), minValue: 0, maxValue: 100 },
  "divide-points": { options: list("f", 3), total: 10 },
  date: { precision: "day", minDate: "1901-01-01", maxDate: "2026-12-31" },
  "date.minute": { precision: "minute", minDate: "2026-01-01T00:00", maxDate: "2026-12-31T23:59" },
  matrix: { cell: "single", rows: list("g", 2), columns: numbered },
  "matrix.numbers": { cell: "number", rows: list("h", 2), columns: list("i", 2), minValue: 0, maxValue: 9 },
  "matrix.several": { cell: "multiple", rows: list("j", 2), columns: list("k", 3) },
  "matrix.texts": { cell: "text", rows: list("l", 2), columns: list("m", 2) },
  order: { options: list("n", 4) },
  "max-diff": {
    ...{ options: list("o", 6), itemsPerSet: 3 },
    ...{ bestLabel: said("Best"), worstLabel: said("Worst") },
  },
  "card-sort": { options: list("p", 4), columns: list("q", 2) },
  "short-text": { maxLength: 200 },
  "long-text": {},
  "multiple-texts": { fields: list("r", 2) },
  "file-upload": { maxFiles: 1, maxSize: 1 },
  "image-upload": { maxFiles: 1, maxSize: 1 },
  "informative-text": { text: said("Read <b>this</b>") },
  hidden: { parameter: "source" },
  random: { options: list("s", 2) },
  computed: { calculation: "sum", sources: [{ question: "slider" }, { question: "number" }] },
};

export const TYPES = [...new Set(Object.keys(QUESTIONS).map((name) => name.split(".")[0]))];

export const idOf = (name) => name.replace(/\W/g, "_");

export const DRAFT = {
  languages: ["es", "en"],
  title: said("Office"),
  blocks: [
    {
      id: "all",
      questions: Object.entries(QUESTIONS).map(([name, settings], index) => ({
        id: idOf(name),
        variable: idOf(name),
        type: name.split(".")[0],
        title: said(wordOf(index)),
        ...settings,
      })),
    },
  ],
};

/** What people write. */
export const TEXTS = [...WORDS, "x".repeat(2_500), "Ünïcödé\r\nsecond line", " spaces around "];
