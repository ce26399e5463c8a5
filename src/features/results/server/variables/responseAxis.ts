import type { RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { FilteredResponses } from "../filter/prepareCondition";
import type { ResponseColumns } from "../responses/responseColumns";
import type { ResultsServices } from "../services";
import type { TableAxis } from "../tables/tableAxis";
import { findResponseVariable } from "./responseVariables";

/** As many lines aren't read any more. */
const MOST_CATEGORIES = 200;

export interface PreparedAxis {
  readonly questionIds: readonly string[];
  /** @throws AppError `request.invalid` where it has too many lines */
  readonly readIn: (responses: ResponseColumns) => TableAxis;
}

/**
 * What is known of responses as lines of a table.
 * @param path where the request names the variable
 * @returns undefined where there is no such variable
 */
export async function prepareResponseAxis(
  { db, text, language }: Pick<RouteContext, "db" | "text" | "language">,
  { name, path, ...filtered }: FilteredResponses & { readonly name: string; readonly path: string },
  services: Pick<ResultsServices, "quality" | "timeZone" | "responseVariables">,
): Promise<PreparedAxis | undefined> {
  const variable = findResponseVariable(name, { questionnaire: filtered.questionnaire, sources: services.responseVariables });
  if (!variable) return undefined;
  const { questionIds, readIn } = await variable.prepare({ db, ...filtered, services });
  return {
    questionIds,
    readIn: (responses) => {
      const keyOf = readIn(responses);
      const given = () => [...new Set([...responses.frame.slots.values()].flatMap((slot) => keyOf(slot) ?? []))].sort();
      const keys = variable.keys ?? given();
      if (keys.length > MOST_CATEGORIES)
        throw new AppError("request.invalid", { faults: [{ path, rule: "maxItems", params: { limit: MOST_CATEGORIES } }] });
      const places = new Map(keys.map((key, place) => [key, [place]]));
      return {
        question: name,
        categories: keys.map((key) => ({ key, label: variable.labelOf(key, { text, language }) })),
        placesOf: (slot) => places.get(keyOf(slot) ?? ""),
        missingOf: () => variable.missing ?? "unknown",
      };
    },
  };
}
