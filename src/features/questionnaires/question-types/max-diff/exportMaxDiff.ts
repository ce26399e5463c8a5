import type { Answer } from "../../../../survey/questionnaire";
import type { Variable } from "../../../../survey/questionType";
import { codeOf, memberOf, recordOf } from "../../../../survey/types/values";
import { codedVariable, partLabel, partName } from "../shared/variables";
import { type MaxDiffQuestion, SIDES, setsOf, sideLabel } from "./maxDiffQuestion";
import { setHeading } from "./setTexts";

/** Two variables for each set, whose codes are the set's items: whoever analyses them has the design with them. */
export function maxDiffVariables(question: MaxDiffQuestion, language: string): readonly Variable[] {
  const sets = setsOf(question);
  return sets.flatMap(({ key, items }) =>
    SIDES.map((side) => {
      const label = partLabel(question, language, setHeading(key, sets.length, language), sideLabel(question, side, language));
      return codedVariable(partName(question, key, side), label, items, language);
    }),
  );
}

export function maxDiffCells(question: MaxDiffQuestion, answer: Answer): Readonly<Record<string, string>> {
  const record = recordOf(answer.value);
  const cells: Record<string, string> = {};
  for (const { key } of setsOf(question)) {
    const chosen = recordOf(memberOf(record, key));
    for (const side of SIDES) {
      const code = codeOf(memberOf(chosen, side));
      if (code !== undefined) cells[partName(question, key, side)] = code;
    }
  }
  return cells;
}
