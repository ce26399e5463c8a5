import type { RouteContext } from "../../../../server/kit";
import type { TableRequest } from "../../shared/tablesApi";
import type { TableInput } from "./crossTable";

const DEFAULT_LEVEL = 0.95;

/** What a request says of how a table looks, whatever it is made of. */
export function layoutOf(
  { level = DEFAULT_LEVEL, minimumBase = 0, statistics = false, nets = [] }: TableRequest,
  text: RouteContext["text"],
): Pick<TableInput, "level" | "minimumBase" | "hasStatistics" | "nets" | "labelOf"> {
  const labelOf: TableInput["labelOf"] = (name) => text(name === "total" ? "results.tables.total" : `crossTables.rows.${name}`);
  return { level, minimumBase, hasStatistics: statistics, nets, labelOf };
}
