import { type Block, type Questionnaire, questionsOf } from "../questionnaire";
import { expandLoops } from "./expandLoops";
import type { LogicIssue } from "./logicFault";

function repeatedRules(questionnaire: Questionnaire): readonly LogicIssue[] {
  const seen = new Set<string>();
  return questionsOf(questionnaire).flatMap(({ id: questionId, rules = [] }) =>
    rules.flatMap(({ id }, index) => {
      const isKnown = seen.has(id);
      seen.add(id);
      return isKnown ? [{ questionId, path: `/rules/${index}/id`, fault: "duplicateRule" }] : [];
    }),
  );
}

/** Looped blocks with a variable that others have too: an export would hold the answers of one of them. */
function variablesOfRounds({ blocks }: Questionnaire, written: readonly Block[]): readonly LogicIssue[] {
  const counts = new Map<string, number>();
  const isRepeated = (variable: string) => (counts.get(variable.toLowerCase()) ?? 0) > 1;
  for (const { variable } of written.flatMap(({ questions }) => questions))
    counts.set(variable.toLowerCase(), (counts.get(variable.toLowerCase()) ?? 0) + 1);
  return blocks.flatMap(({ id }, index) => {
    const own = written.filter(({ roundOf }) => roundOf === id).flatMap(({ questions }) => questions);
    const found = own.find(({ variable }) => isRepeated(variable));
    const params = { variable: found?.variable ?? "" };
    return found ? [{ path: `/blocks/${index}/loop/from`, fault: "duplicateVariable", params }] : [];
  });
}

/** Questions and rules with the id that others have in a round: the two would share one answer, or one count. */
function idsOfRounds({ blocks }: Questionnaire, written: readonly Block[]): readonly LogicIssue[] {
  const rounds = written.filter(({ roundOf }) => roundOf !== undefined).flatMap(({ questions }) => questions);
  const ids = new Set(rounds.map(({ id }) => id.toLowerCase()));
  const rules = new Set(rounds.flatMap((question) => question.rules ?? []).map(({ id }) => id));
  const others = blocks.filter(({ loop }) => !loop).flatMap(({ questions }) => questions);
  return others.flatMap((question) => [
    ...(ids.has(question.id.toLowerCase()) ? [{ questionId: question.id, path: "/id", fault: "duplicateId" }] : []),
    ...(question.rules ?? []).flatMap(({ id }, index) =>
      rules.has(id) ? [{ questionId: question.id, path: `/rules/${index}/id`, fault: "duplicateRule" }] : [],
    ),
  ]);
}

/** What would be kept under one name twice: of rules, and of looped blocks once their rounds are written out. */
export function repeatedNames(questionnaire: Questionnaire): readonly LogicIssue[] {
  const written = expandLoops(questionnaire).blocks;
  return [...repeatedRules(questionnaire), ...variablesOfRounds(questionnaire, written), ...idsOfRounds(questionnaire, written)];
}
