import type { Block, Question, Questionnaire } from "../../../../../survey/questionnaire";
import { withoutReferences } from "./referrers";

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** What lost its logic with the removal and has stayed as it was then gets it back. */
function regained(draft: Questionnaire, ids: readonly string[], before: Questionnaire): Questionnaire {
  const stripped = withoutReferences(before, ids).blocks;
  const questions = new Map<string, readonly [Question, Question]>();
  const heads = new Map<string, readonly [Block, Block]>();
  for (const [index, block] of before.blocks.entries()) {
    const after = stripped[index] ?? block;
    heads.set(block.id, [
      { ...after, questions: [] },
      { ...block, questions: [] },
    ]);
    for (const [place, question] of block.questions.entries())
      questions.set(question.id, [after.questions[place] ?? question, question]);
  }
  return {
    ...draft,
    blocks: draft.blocks.map((block) => {
      const [bare, whole] = heads.get(block.id) ?? [];
      const head = whole && isSame({ ...block, questions: [] }, bare) ? whole : block;
      return {
        ...head,
        questions: block.questions.map((question) => {
          const [lost, own] = questions.get(question.id) ?? [];
          return own && isSame(question, lost) ? own : question;
        }),
      };
    }),
  };
}

function insertedAt<T>(list: readonly T[], index: number, item: T): readonly T[] {
  return [...list.slice(0, index), item, ...list.slice(index)];
}

/** The questions are put where they stood, in their own blocks or, where these went too, with them. */
export function restoreRemoved(
  draft: Questionnaire,
  { ids, before }: { readonly ids: readonly string[]; readonly before: Questionnaire },
): Questionnaire {
  const gone = new Set(ids);
  const present = new Set(draft.blocks.flatMap(({ questions }) => questions.map(({ id }) => id)));
  let blocks: readonly Block[] = regained(draft, ids, before).blocks;
  for (const [index, block] of before.blocks.entries()) {
    const missing = block.questions.filter(({ id }) => gone.has(id) && !present.has(id));
    if (missing.length === 0) continue;
    if (!blocks.some(({ id }) => id === block.id)) {
      blocks = insertedAt(blocks, index, { ...block, questions: missing });
      continue;
    }
    blocks = blocks.map((other) =>
      other.id === block.id
        ? {
            ...other,
            questions: missing.reduce(
              (questions, question) => insertedAt(questions, block.questions.indexOf(question), question),
              other.questions,
            ),
          }
        : other,
    );
  }
  return { ...draft, blocks };
}
