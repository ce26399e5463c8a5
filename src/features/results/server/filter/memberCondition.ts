import type { SpaceDb } from "../../../../server/kit";
import { type FilterCondition, refuseCondition } from "../../shared/parseFilter";
import { ResponseColumns } from "../responses/responseColumns";
import { isMemberKey, memberValues } from "../tables/memberAxes";
import type { PreparedCondition } from "./preparedCondition";

/** Responses of these members. */
export function ofMembers(members: ReadonlySet<string>): PreparedCondition {
  return {
    questionIds: [ResponseColumns.MEMBER],
    testIn: (responses) => {
      const column = responses.column(ResponseColumns.MEMBER);
      const isMember = column.answers.map((answer) => members.has(String(answer?.value)));
      return (slot) => isMember[column.placeOf(slot)] ?? false;
    },
  };
}

/**
 * Members whose profile has one of the categories, as tables by the same variable count them.
 * @param questionnaire whose respondents are looked at
 * @throws AppError `request.invalid`
 */
export async function prepareMember(db: SpaceDb, questionnaire: string, condition: FilterCondition): Promise<PreparedCondition> {
  const { variable = "", is, path } = condition;
  if (!is) return refuseCondition(path, "oneTest");
  for (const [index, key] of is.entries())
    if (!isMemberKey(variable, key)) refuseCondition(`${path}/is/${index}`, "value", "enum");
  const wanted = new Set(is);
  const values = await memberValues(db, variable, questionnaire);
  return ofMembers(new Set([...values].flatMap(([id, keys]) => (keys?.some((key) => wanted.has(key)) ? [id] : []))));
}
