import type { SpaceDb } from "../../../../server/kit";
import type { ProfileDimension, Weighting } from "../../shared/weightingsApi";
import type { ProfileReader } from "../data/dataColumn";
import { ResponseColumns } from "../responses/responseColumns";
import type { ResultsServices } from "../services";
import { isMemberVariable, type MemberVariable, memberVariables } from "../tables/memberAxes";
import { prepareVariables } from "../tables/prepareVariables";
import type { Reading } from "../tables/readAxis";
import { readRespondentVariable } from "./respondentVariable";
import { slotsOf } from "./weightRespondents";

/** Parts of members' profile by which respondents can be weighted: those of which a member has one value. */
export const weightVariables = (reader: ProfileReader | undefined): readonly MemberVariable[] =>
  reader ? memberVariables(reader).filter(({ isList }) => !isList) : [];

/** Whether a reader may use a weighting: its weights say of a respondent what its dimensions are. */
export function isReadable({ dimensions }: Pick<Weighting, "dimensions">, reader: ProfileReader | undefined): boolean {
  const readable = new Set(weightVariables(reader).map(({ name }) => name));
  return dimensions.every(({ variable }) => !isMemberVariable(variable) || readable.has(variable));
}

/** Categories of the respondents' profile, with how many complete responses are of each. */
export async function readProfileDimensions(
  db: SpaceDb,
  { reading, reader }: { readonly reading: Reading; readonly reader: ProfileReader | undefined },
  services: Pick<ResultsServices, "responses">,
): Promise<readonly ProfileDimension[]> {
  const profile = weightVariables(reader);
  if (profile.length === 0) return [];
  const names = profile.map(({ name }) => name);
  const axisOf = await prepareVariables(db, { reading, names, profile, reader }, services);
  return services.responses.use(db, reading.questionnaire, [ResponseColumns.MEMBER], (responses) => {
    const slots = slotsOf(responses, false);
    return profile.flatMap(({ name, title }) => {
      const { categories, of } = readRespondentVariable(axisOf(name, "").readIn(responses), slots, "");
      const counts = categories.map((_, index) => of.reduce((sum, category) => sum + (category === index + 1 ? 1 : 0), 0));
      const base = counts.reduce((sum, count) => sum + count, 0);
      const named = categories.map(({ key, label }, index) => ({ key, label, count: counts[index] ?? 0 }));
      return base > 0 ? [{ variable: name, title, base, categories: named }] : [];
    });
  });
}
