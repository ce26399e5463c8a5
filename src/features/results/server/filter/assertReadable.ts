import type { RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { isId } from "../../../../shared/ids";
import { MEMBER_PREFIX, SEGMENT } from "../../shared/conditions";
import { type ResultsFilter, refuseCondition } from "../../shared/parseFilter";
import { profileReader } from "../data/profileColumns";
import { memberVariables } from "../tables/memberAxes";

type Reader = Pick<RouteContext, "records" | "text">;

/** Names of the profile variables that the reader may see, and so filter by: a count would tell what isn't shown. */
export function readableVariables(reader: Reader): ReadonlySet<string> {
  const profile = profileReader(reader);
  return new Set(profile ? memberVariables(profile).map(({ name }) => name) : []);
}

/**
 * Refuses what the reader may not filter by.
 * @throws AppError `request.invalid` for a profile variable, `record.notFound` for a segment that isn't reached
 */
export async function assertReadable(reader: Reader, filter: ResultsFilter): Promise<void> {
  const readable = readableVariables(reader);
  for (const { variable = "", path } of filter)
    if (variable.startsWith(MEMBER_PREFIX) && !readable.has(variable)) refuseCondition(`${path}/variable`, "unreadable");
  for (const { variable, is = [], path } of filter)
    if (variable === SEGMENT)
      for (const [index, id] of is.entries()) if (!isId(id)) refuseCondition(`${path}/is/${index}`, "value");
  const ids = [...new Set(filter.flatMap(({ variable, is = [] }) => (variable === SEGMENT ? is : [])))];
  if (ids.length === 0) return;
  const reached = await reader.records.reachable({ entity: "segment", action: "read", ids });
  if (reached.length < ids.length) throw new AppError("record.notFound");
}
