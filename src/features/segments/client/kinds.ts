import type { ComponentType } from "react";
import type { ConditionKind, SegmentCondition } from "../shared/api";
import type { DraftCondition } from "./draftCondition";
import { ActivityInput } from "./inputs/ActivityInput";
import { AgeInput } from "./inputs/AgeInput";
import { AnswerInput } from "./inputs/AnswerInput";
import { DaysInput } from "./inputs/DaysInput";
import { GenderInput } from "./inputs/GenderInput";
import type { ConditionInputProps } from "./inputs/inputProps";
import { ProvinceInput } from "./inputs/ProvinceInput";
import { TagInput } from "./inputs/TagInput";
import { isReversed } from "./isReversed";
import { ActivityWords, AgeWords, AnswerWords, DaysWords, GenderWords, ProvinceWords, TagWords, type WordsProps } from "./words";

/** What the screens know of a kind of condition. */
interface Kind {
  /** How its parts are given. */
  readonly Input: ComponentType<ConditionInputProps>;
  /** How they are said. */
  readonly Words: ComponentType<WordsProps>;
  /** Whether a condition says all that the kind needs. */
  readonly isComplete: (condition: DraftCondition) => boolean;
}

const hasValues = ({ values }: DraftCondition) => (values ?? []).length > 0;
const hasDays = ({ days }: DraftCondition) => days !== undefined;
const hasActivity = ({ activity }: DraftCondition) => activity !== undefined;
const hasAge = (condition: DraftCondition) =>
  (condition.minimum !== undefined || condition.maximum !== undefined) && !isReversed(condition);
const hasAnswer = (condition: DraftCondition) =>
  hasActivity(condition) && condition.question !== undefined && hasValues(condition);

/** In the order in which they are offered. */
export const KINDS: Readonly<Record<ConditionKind, Kind>> = {
  TAG: { Input: TagInput, Words: TagWords, isComplete: hasValues },
  GENDER: { Input: GenderInput, Words: GenderWords, isComplete: hasValues },
  AGE: { Input: AgeInput, Words: AgeWords, isComplete: hasAge },
  PROVINCE: { Input: ProvinceInput, Words: ProvinceWords, isComplete: hasValues },
  LAST_SEEN: { Input: DaysInput, Words: DaysWords, isComplete: hasDays },
  MEMBER_SINCE: { Input: DaysInput, Words: DaysWords, isComplete: hasDays },
  ACTIVITY: { Input: ActivityInput, Words: ActivityWords, isComplete: hasActivity },
  ANSWER: { Input: AnswerInput, Words: AnswerWords, isComplete: hasAnswer },
};

export const KIND_NAMES = Object.keys(KINDS) as readonly ConditionKind[];

/** Whether a condition says all that its kind needs. */
export function isComplete(condition: DraftCondition): condition is SegmentCondition {
  return condition.kind !== undefined && KINDS[condition.kind].isComplete(condition);
}
