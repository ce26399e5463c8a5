import type { Presentation } from "./presentationApi";

/** Questions in the order of the page; those that nobody has put anywhere stay behind the one that is asked before them. */
export function arrangeQuestions<Q extends { readonly id: string }>(
  questions: readonly Q[],
  order: Presentation["order"],
): readonly Q[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const arranged = order.flatMap((id) => byId.get(id) ?? []);
  if (arranged.length === 0) return questions;
  const placed = new Set(arranged);
  for (const [index, question] of questions.entries()) {
    if (placed.has(question)) continue;
    const before = questions[index - 1];
    arranged.splice(before ? arranged.indexOf(before) + 1 : 0, 0, question);
  }
  return arranged;
}

/** Ids of the questions that a report made now shows, in their order; undefined: all, as they are asked. */
export function presentedIds(
  questions: readonly { readonly id: string }[],
  { charts, order }: Presentation,
): readonly string[] | undefined {
  const shown = arrangeQuestions(questions, order).filter(({ id }) => charts[id]?.isHidden !== true);
  const isAsAsked = shown.length === questions.length && shown.every(({ id }, place) => questions[place]?.id === id);
  // A page whose questions were all hidden is a mistake that a report can't repeat.
  return isAsAsked || shown.length === 0 ? undefined : shown.map(({ id }) => id);
}

/** The charts alone: whether a question is shown is the page's choice. */
export function chartsIn({ charts }: Presentation) {
  const entries = Object.entries(charts).map(([id, { isHidden: _isHidden, ...settings }]) => [id, settings] as const);
  return Object.fromEntries(entries.filter(([, settings]) => Object.keys(settings).length > 0));
}
