import type { Model } from "survey-core";

/** The question of a page; a page of informative text has one too, which asks nothing. */
export function questionAt(model: Model, index: number): string | undefined {
  return model.visiblePages[index]?.questions[0]?.name;
}

/** Where a question is asked; the first page where it isn't. */
export function indexOfQuestion(model: Model, questionId: string | null): number {
  const isAsked = ({ questions }: { readonly questions: readonly { readonly name: string }[] }) =>
    questions.some((question) => question.name === questionId);
  return Math.max(0, model.visiblePages.findIndex(isAsked));
}

/** An informative text has no title of its own for a heading. */
export function isTextAt(model: Model, index: number): boolean {
  return model.visiblePages[index]?.questions[0]?.getType() === "html";
}
