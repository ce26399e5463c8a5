import type { RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { MOST_COMPARED_ROWS, type TableRequest } from "../../shared/tablesApi";
import type { TableInput } from "./crossTable";

const DEFAULT_LEVEL = 0.95;

/**
 * What a request says of how a table looks, whatever it is made of.
 * @throws AppError `request.invalid` where more rows are asked for than are compared
 */
export function layoutOf(
  { rows, level = DEFAULT_LEVEL, minimumBase = 0, statistics = false, nets = [], letters = true }: TableRequest,
  text: RouteContext["text"],
): Pick<TableInput, "level" | "minimumBase" | "hasStatistics" | "hasLetters" | "nets" | "labelOf"> {
  if (letters && rows.length > MOST_COMPARED_ROWS)
    throw new AppError("request.invalid", {
      faults: [{ path: "/rows", rule: "maxItems", params: { limit: MOST_COMPARED_ROWS } }],
    });
  const labelOf: TableInput["labelOf"] = (name) => text(name === "total" ? "results.tables.total" : `crossTables.rows.${name}`);
  return { level, minimumBase, hasStatistics: statistics, hasLetters: letters, nets, labelOf };
}
