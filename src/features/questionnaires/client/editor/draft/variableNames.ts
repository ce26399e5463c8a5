import { type Questionnaire, questionsOf } from "../../../../../survey/questionnaire";

const VARIABLE = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;

function taken(draft: Questionnaire, exceptId?: string): ReadonlySet<string> {
  return new Set(
    questionsOf(draft)
      .filter((question) => question.id !== exceptId)
      .map((question) => question.variable.toLowerCase()),
  );
}

/** The first free `Q<n>`, counting from the number of questions. */
export function nextVariable(draft: Questionnaire): string {
  const names = taken(draft);
  let number = questionsOf(draft).length + 1;
  while (names.has(`q${number}`)) number += 1;
  return `Q${number}`;
}

/** A free name for a copy: `Q3` gives `Q3_2`, then `Q3_3`. */
export function copiedVariable(draft: Questionnaire, variable: string): string {
  const names = taken(draft);
  const stem = variable.replace(/_\d+$/, "");
  let number = 2;
  while (names.has(`${stem}_${number}`.toLowerCase())) number += 1;
  return `${stem}_${number}`;
}

/** Why a question can't bear the name: key under `surveys.variable.`; nothing where it can. */
export function variableIssue(
  draft: Questionnaire,
  { id, name }: { readonly id: string; readonly name: string },
): "malformed" | "taken" | undefined {
  if (!VARIABLE.test(name)) return "malformed";
  // Statistical packages fold the case of variable names.
  return taken(draft, id).has(name.toLowerCase()) ? "taken" : undefined;
}
