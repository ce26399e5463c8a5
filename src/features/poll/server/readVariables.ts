import type { ActivityType } from "../../../server/kit";
import type { Variable } from "../../../survey/questionType";
import type { PollSettings } from "../shared/api";
import { readPoll } from "./readPoll";

const NAME = "answer";
/** As single options of questions are marked in exports. */
const MARKS = { "0": "–", "1": "✓" } as const;

/** Codes have no underscore, and hyphens are no part of names. */
const flagName = (code: string) => `${NAME}_${code.replaceAll("-", "_")}`;

function variablesOf({ question, isMultiple, options }: PollSettings): readonly Variable[] {
  if (!isMultiple) {
    const codes = Object.fromEntries(options.map(({ code, text }) => [code, text]));
    return [{ name: NAME, label: question, measure: "nominal", codes }];
  }
  return options.map(({ code, text }) => ({
    name: flagName(code),
    label: text,
    measure: "nominal",
    codes: MARKS,
  }));
}

function valuesOf({ isMultiple, options }: PollSettings, choices: readonly string[]): Readonly<Record<string, string | number>> {
  if (!isMultiple) return choices[0] === undefined ? {} : { [NAME]: choices[0] };
  return Object.fromEntries(options.map(({ code }) => [flagName(code), choices.includes(code) ? 1 : 0]));
}

/** What members chose: one variable, or one of 0 and 1 for each option where several can be chosen. */
export const readVariables: NonNullable<ActivityType["variables"]> = async ({ db, activityId }) => {
  const poll = await readPoll(db, activityId);
  if (!poll) return { variables: [], values: new Map() };
  const votes = await db.selectFrom("pollVote").select(["member", "choices"]).where("poll", "=", poll.id).execute();
  return {
    variables: variablesOf(poll),
    values: new Map(votes.map(({ member, choices }) => [member, valuesOf(poll, choices)])),
  };
};
