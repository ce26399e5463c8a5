import type { RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { CrossTable, TableRequest } from "../../shared/tablesApi";
import type { ProfileReader } from "../data/dataColumn";
import { activityAxis, crossable, type MemberValues } from "./activityAxes";
import { crossTable } from "./crossTable";
import { axisBy, type MemberAxis, readMemberAxes } from "./memberAxes";
import { layoutOf } from "./tableOptions";

interface Asked {
  readonly given: MemberValues;
  readonly body: TableRequest;
  readonly reader: ProfileReader | undefined;
}

/** What only responses of a questionnaire have. */
const QUESTIONNAIRES_ONLY = ["weight", "filter", "conditions", "segment", "test"] as const;

/**
 * A table of what members gave in an activity without a questionnaire, e.g. votes.
 * @throws AppError `request.invalid` for a name that it hasn't, and for what only questionnaires have
 */
export async function activityTable(
  { db, text }: Pick<RouteContext, "db" | "text">,
  { given: { variables, values }, body, reader }: Asked,
): Promise<CrossTable> {
  const refuse = (path: string, rule: string): never => {
    throw new AppError("request.invalid", { faults: [{ path, rule }] });
  };
  const isUsed = (value: unknown) => Boolean(value) && (typeof value !== "object" || Object.keys(value ?? {}).length > 0);
  for (const name of QUESTIONNAIRES_ONLY) if (isUsed(body[name])) refuse(`/${name}`, "notFilterable");
  const members = [...values.keys()];
  const profiles = reader
    ? await readMemberAxes(db, { names: [...body.rows, ...body.columns], members, reader })
    : new Map<string, MemberAxis>();
  const axisOf = (name: string, path: string) => {
    const variable = variables.filter(crossable).find((one) => one.name === name);
    const axis = variable ? activityAxis(variable, values) : profiles.get(name);
    return axis ? axisBy(axis, (slot) => members[slot]) : refuse(path, "unknownQuestion");
  };
  return crossTable({
    ...layoutOf(body, text),
    respondents: members.keys(),
    rows: body.rows.map((name, index) => axisOf(name, `/rows/${index}`)),
    columns: body.columns.map((name, index) => axisOf(name, `/columns/${index}`)),
  });
}
