import type { SpaceDb } from "../../../../server/kit";
import type { ProfileReader } from "../data/dataColumn";
import { type AnsweredQuestionnaire, ResponseColumns } from "../responses/responseColumns";
import type { ResultsServices } from "../services";
import { axisBy, type MemberVariable, readMemberAxes } from "./memberAxes";
import { type Prepared, prepareAxis, type Reading } from "./readAxis";
import type { TableAxis } from "./tableAxis";

/** The axis of a name. @param path where the request has the name @throws AppError `request.invalid` where nothing has it */
export type AxisOf = (name: string, path: string) => Prepared<TableAxis>;

interface Asked {
  readonly reading: Reading;
  /** Which responses they are read in. @default the complete ones */
  readonly source?: AnsweredQuestionnaire;
  readonly names: readonly string[];
  /** Parts of members' profile that may be named. */
  readonly profile: readonly MemberVariable[];
  /** Undefined where the reader may see nothing of members. */
  readonly reader: ProfileReader | undefined;
}

const memberIn = (responses: ResponseColumns) => (slot: number) => {
  const value = responses.column(ResponseColumns.MEMBER).answerOf(slot)?.value;
  return typeof value === "string" ? value : undefined;
};

/** Variables by name: those of a questionnaire, and of its respondents' profile as far as the reader may see it. */
export async function prepareVariables(
  db: SpaceDb,
  { reading, source = reading.questionnaire, names, profile, reader }: Asked,
  { responses }: Pick<ResultsServices, "responses">,
): Promise<AxisOf> {
  const ofQuestions: AxisOf = (name, path) => prepareAxis(name, path, reading);
  const named = profile.map(({ name }) => name).filter((name) => names.includes(name));
  if (named.length === 0 || !reader) return ofQuestions;
  const members = await responses.use(db, source, [ResponseColumns.MEMBER], (read) => [
    ...new Set([...read.frame.slots.values()].flatMap((slot) => memberIn(read)(slot) ?? [])),
  ]);
  const axes = await readMemberAxes(db, { names: named, members, reader });
  return (name, path) => {
    const axis = axes.get(name);
    if (!axis) return ofQuestions(name, path);
    return { questionId: ResponseColumns.MEMBER, readIn: (read) => axisBy(axis, memberIn(read)) };
  };
}
