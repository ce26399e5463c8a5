import type { FormData } from "../../form/formTypes";
import type { FormErrors } from "../../form/validation";

export interface EntityFormValues {
  /** What the changes are compared with. */
  readonly before: FormData;
  readonly values: FormData;
  /** What the server said about fields that have not been edited since. */
  readonly refused: FormErrors;
  /** What the server said about the form as a whole. */
  readonly failure: string | undefined;
  /** Whether it was tried to save. */
  readonly isSubmitted: boolean;
}

export type EntityFormAction =
  | { readonly type: "changed"; readonly values: FormData }
  | { readonly type: "submitted" }
  | { readonly type: "failed"; readonly refused: FormErrors; readonly failure: string }
  /** The form goes on from another start, e.g. the record as somebody else has saved it. */
  | { readonly type: "rebased"; readonly before: FormData; readonly values: FormData };

export function startForm(initial: FormData): EntityFormValues {
  return { before: initial, values: initial, refused: {}, failure: undefined, isSubmitted: false };
}

/** Whether the field that a JSON pointer names has the same value in both. */
export function isUntouched(pointer: string, before: FormData, after: FormData): boolean {
  const name = pointer.split("/")[1] ?? "";
  return before[name] === after[name];
}

export function reduceForm(state: EntityFormValues, action: EntityFormAction): EntityFormValues {
  switch (action.type) {
    case "changed": {
      const { values } = action;
      const refused = Object.entries(state.refused).filter(([pointer]) => isUntouched(pointer, state.values, values));
      return { ...state, values, refused: Object.fromEntries(refused) };
    }
    case "submitted":
      return { ...state, isSubmitted: true, refused: {}, failure: undefined };
    case "failed":
      return { ...state, refused: action.refused, failure: action.failure };
    case "rebased":
      return { ...state, before: action.before, values: action.values, refused: {}, failure: undefined };
  }
}
