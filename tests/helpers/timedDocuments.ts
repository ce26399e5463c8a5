/** Documents of short texts with clocks, for tests of time. */

type Settings = Readonly<Record<string, unknown>>;

export function shortText(id: string, settings: Settings = {}) {
  return { id, variable: id, type: "short-text", title: { es: `¿${id}?` }, ...settings };
}

export function documentOf(questions: readonly unknown[]) {
  return { languages: ["es"], closing: { es: "¡Gracias!" }, blocks: [{ id: "b", questions }] };
}

/** Before, a question that is seen for at least 20 and at most 60 seconds and needs an answer, a draw, and after. */
export const TIMED = documentOf([
  shortText("before"),
  { id: "draw", variable: "draw", type: "random", title: { es: "Grupo" }, options: [{ code: "a", label: { es: "A" } }] },
  shortText("timed", { minimumSeconds: 20, maximumSeconds: 60, required: true }),
  shortText("after"),
]);
