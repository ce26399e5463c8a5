// The questionnaire of 30 questions that `npm run bench:survey` asks, with answers of a respondent.
const text = (es) => ({ es });
const options = (count) => Array.from({ length: count }, (_, n) => ({ code: `o${n + 1}`, label: text(`Respuesta ${n + 1}`) }));

const KINDS = [
  { type: "single-choice", settings: { options: options(8) }, answer: (n) => `o${(n % 8) + 1}` },
  { type: "multiple-choice", settings: { options: options(10), max: 5 }, answer: (n) => [`o${(n % 5) + 1}`, `o${(n % 5) + 6}`] },
  { type: "rating", settings: { style: "stars", min: 1, max: 5 }, answer: (n) => (n % 5) + 1 },
  { type: "number", settings: { minValue: 0, maxValue: 120, maxDecimals: 0 }, answer: (n) => n % 121 },
  { type: "short-text", settings: { maxLength: 200 }, answer: (n) => `Una respuesta abierta, la número ${n}` },
  {
    type: "matrix",
    settings: { cell: "single", rows: options(6), columns: options(5) },
    answer: (n) => Object.fromEntries(Array.from({ length: 6 }, (_, row) => [`o${row + 1}`, `o${((n + row) % 5) + 1}`])),
  },
];
const kindOf = (index) => KINDS[index % KINDS.length];

const screener = {
  id: "sex",
  variable: "sex",
  type: "single-choice",
  title: text("¿Cómo te identificas?"),
  required: true,
  options: ["W", "M"].map((code) => ({ code, label: text(code) })),
};
const asked = Array.from({ length: 29 }, (_, index) => ({
  id: `q${index + 1}`,
  variable: `q${index + 1}`,
  type: kindOf(index).type,
  title: text(`Pregunta ${index + 1}`),
  required: true,
  ...kindOf(index).settings,
}));

export const QUESTIONNAIRE = {
  languages: ["es"],
  title: text("Treinta preguntas"),
  blocks: [
    { id: "who", questions: [screener] },
    ...Array.from({ length: 3 }, (_, block) => ({ id: `b${block}`, questions: asked.slice(block * 10, block * 10 + 10) })),
  ],
};

/** The cells that respondents are counted in: more room than the benchmark needs, so that every one is counted. */
export const QUOTAS = ["W", "M"].map((code) => ({
  title: code,
  target: 1_000_000,
  condition: { question: "sex", is: "equal", value: code },
}));

/** Values of all 30 answers of the n-th respondent, by question. */
export function answersOf(n) {
  return {
    sex: n % 2 ? "W" : "M",
    ...Object.fromEntries(asked.map(({ id }, index) => [id, kindOf(index).answer(n + index)])),
  };
}
