import type { Lost } from "../shared/lost";
import type { LimeQuestion } from "./survey";

/** What every question has, and is written or listed elsewhere. */
const COMMON: ReadonlySet<string> = new Set(
  "id variable type title description required dontKnow minimumSeconds maximumSeconds showIf rules carry optionGroups".split(" "),
);

/** Lists what a question says that nothing takes over. */
export function reportSettings({ question, lime }: LimeQuestion, lost: Lost): void {
  const { variable, dontKnow, optionGroups, minimumSeconds, maximumSeconds, required } = question;
  const carried = new Set(lime.carried);
  for (const [name, value] of Object.entries(question))
    if (!COMMON.has(name) && !carried.has(name) && saysSomething(value)) lost.add(variable, "setting", name);
  for (const part of lime.lost ?? []) lost.add(variable, "setting", part);
  if (saysSomething(dontKnow)) lost.add(variable, "dontKnow");
  if (saysSomething(optionGroups)) lost.add(variable, "optionGroups");
  if (lime.isRandom && lime.pinned?.length) lost.add(variable, "order", "randomOrder");
  if (minimumSeconds !== undefined) lost.add(variable, "timeLimit", `minimumSeconds=${minimumSeconds}`);
  if (maximumSeconds !== undefined && required) lost.add(variable, "timeLimit", `maximumSeconds=${maximumSeconds}`);
}

/** Whether the setting is more than blank. */
export function saysSomething(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === "") return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === "object" ? Object.values(value).some(saysSomething) : true;
}
