import type { SpaceDb } from "../../../../server/kit";
import { MEMBER_PREFIX, RESPONSE_DAY, SEGMENT } from "../../shared/conditions";
import { type FilterCondition, refuseCondition, refuseFilter } from "../../shared/parseFilter";
import type { ReportedQuestionnaire } from "../reportedQuestionnaire";
import type { ResultsServices } from "../services";
import { findResponseVariable } from "../variables/responseVariables";
import { prepareDays } from "./dayCondition";
import { ofMembers, prepareMember } from "./memberCondition";
import type { PreparedCondition } from "./preparedCondition";
import { prepareQuestion } from "./questionCondition";

/** What conditions are read with. */
export type FilterServices = Pick<ResultsServices, "audience" | "quality" | "timeZone" | "responseVariables">;

export interface FilteredResponses {
  readonly questionnaire: ReportedQuestionnaire;
  readonly withTest: boolean;
}

async function prepareSegments(db: SpaceDb, { is, path }: FilterCondition, { audience }: FilterServices) {
  if (!is) return refuseCondition(path, "oneTest");
  return ofMembers(new Set((await audience().members(db, is)).map(({ id }) => id)));
}

async function prepareCategories(
  db: SpaceDb,
  { questionnaire, withTest }: FilteredResponses,
  condition: FilterCondition,
  services: FilterServices,
): Promise<PreparedCondition> {
  const { variable: name = "", is, path } = condition;
  const variable = findResponseVariable(name, { questionnaire, sources: services.responseVariables });
  if (!variable) return refuseFilter(`${path}/variable`, "notFilterable");
  if (!is) return refuseCondition(path, "oneTest");
  const unknown = variable.keys ? is.findIndex((key) => !variable.keys?.includes(key)) : -1;
  if (unknown >= 0) return refuseCondition(`${path}/is/${unknown}`, "value", "enum");
  const wanted = new Set(is);
  const { questionIds, states, readIn } = await variable.prepare({ db, questionnaire, withTest, services });
  return {
    questionIds,
    ...(states ? { states } : {}),
    testIn: (responses) => {
      const keyOf = readIn(responses);
      return (slot) => {
        const key = keyOf(slot);
        return key !== undefined && wanted.has(key);
      };
    },
  };
}

async function prepareKind(
  db: SpaceDb,
  responses: FilteredResponses,
  condition: FilterCondition,
  services: FilterServices,
): Promise<PreparedCondition> {
  const { variable } = condition;
  if (variable === undefined) return prepareQuestion(responses.questionnaire, condition);
  if (variable === SEGMENT) return prepareSegments(db, condition, services);
  if (variable === RESPONSE_DAY) return prepareDays(db, condition, await services.timeZone(db));
  if (variable.startsWith(MEMBER_PREFIX)) return prepareMember(db, responses.questionnaire.id, condition);
  return prepareCategories(db, responses, condition, services);
}

/**
 * Finds what a condition names. Whether the reader may filter by it was checked where the request came in (`assertReadable`).
 * @throws AppError `request.invalid`, `record.notFound`
 */
export async function prepareCondition(
  db: SpaceDb,
  responses: FilteredResponses,
  condition: FilterCondition,
  services: FilterServices,
): Promise<PreparedCondition> {
  const prepared = await prepareKind(db, responses, condition, services);
  if (!condition.not) return prepared;
  return {
    ...prepared,
    testIn: (read) => {
      const test = prepared.testIn(read);
      return (slot) => !test(slot);
    },
  };
}
