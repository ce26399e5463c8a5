import type { ComponentType } from "react";
import type { ConditionKind } from "../../shared/segments";
import { ActivityInput } from "./ActivityInput";
import { AgeInput } from "./AgeInput";
import { AnswerInput } from "./AnswerInput";
import { DaysInput } from "./DaysInput";
import { GenderInput } from "./GenderInput";
import type { ConditionInputProps } from "./inputProps";
import { ProvinceInput } from "./ProvinceInput";
import { TagInput } from "./TagInput";

/** How the parts of each kind of condition are given. */
export const INPUTS: Readonly<Record<ConditionKind, ComponentType<ConditionInputProps>>> = {
  TAG: TagInput,
  GENDER: GenderInput,
  AGE: AgeInput,
  PROVINCE: ProvinceInput,
  LAST_SEEN: DaysInput,
  MEMBER_SINCE: DaysInput,
  ACTIVITY: ActivityInput,
  ANSWER: AnswerInput,
};

/** In the order in which they are offered. */
export const KINDS = Object.keys(INPUTS) as readonly ConditionKind[];
