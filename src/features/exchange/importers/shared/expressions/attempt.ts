import { NoCounterpart } from "./syntax";

/** What it gives, or nothing where there is no counterpart. */
export function attempt<Result>(give: () => Result): Result | undefined {
  try {
    return give();
  } catch (fault) {
    if (fault instanceof NoCounterpart) return undefined;
    throw fault;
  }
}
