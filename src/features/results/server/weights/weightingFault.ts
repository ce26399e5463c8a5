import { AppError, type FieldIssue } from "../../../../shared/errors";

/** Names of the sentences under `weights.faults` of the locales. */
export type WeightingFault =
  | "emptyTarget"
  | "severalAnswers"
  | "unknownCategory"
  | "repeatedCategory"
  | "noTargets"
  | "sum"
  | "noTable"
  | "unknownRespondent"
  | "sharedName"
  | "repeatedRespondent"
  | "weight";

type Params = NonNullable<FieldIssue["params"]>;

export const weightingIssue = (path: string, fault: WeightingFault, params: Params = {}): FieldIssue => ({
  path,
  rule: "format",
  messageKey: `weights.faults.${fault}`,
  params,
});

/** Refuses a weighting. @throws AppError `request.invalid` */
export function refuseWeighting(path: string, fault: WeightingFault, params: Params = {}): never {
  throw new AppError("request.invalid", { faults: [weightingIssue(path, fault, params)] });
}
