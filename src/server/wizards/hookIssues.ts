import type { WizardStep } from "../../schema/document";
import type { FieldIssue } from "../../shared/errors";
import { withoutNulls } from "../../shared/withoutNulls";
import type { Actor } from "../access/session/session";
import type { StepIssue } from "./stepValidators";
import type { WizardOptions } from "./wizardCalls";
import type { WizardData } from "./wizardDraft";
import type { WizardUse } from "./wizardUse";

/** Faults of the whole record, each at the step that asks for the field. @param steps those that the answers leave in */
export function atSteps(steps: readonly WizardStep[], faults: readonly FieldIssue[]): readonly StepIssue[] {
  return faults.map((fault) => {
    const field = fault.path.split("/")[1] ?? "";
    const step = steps.find(({ fields }) => fields.includes(field)) ?? steps.at(-1);
    return { ...fault, step: step?.name ?? "" };
  });
}

interface Answers {
  readonly use: WizardUse;
  readonly actor: Actor;
  readonly data: WizardData;
  /** What the schema finds: nothing is asked of answers that aren't even well-formed. */
  readonly faults: readonly StepIssue[];
}

/** What the entity's hooks say of a wizard's answers. The back office has no space in which that could be asked. */
export async function hookIssues(
  { context, validators }: Pick<WizardOptions, "context" | "validators">,
  { use, actor, data: { values, record }, faults }: Answers,
): Promise<readonly StepIssue[]> {
  if (actor.spaceId === undefined || faults.some(({ rule }) => rule !== "required")) return [];
  const answers = { db: context.spaceDb(actor.spaceId), values: withoutNulls(values), ...(record ? { record } : {}) };
  const shown = validators.shown(use, values);
  const found: StepIssue[] = [];
  for (const { wizardIssues } of context.hooksOf(use.entity))
    if (wizardIssues) found.push(...atSteps(shown, await wizardIssues(answers)));
  return found;
}
