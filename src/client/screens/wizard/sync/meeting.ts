import type { StoredWizard } from "../../../data/wizardApi";
import type { FormData } from "../../form/formTypes";
import type { OpenConflict } from "../../record/edit/conflict";

/** Two sets of answers, open until it is decided; `start` is what they start from then. */
export type WizardConflict =
  /** One's own answers in another window. */
  | (OpenConflict & { readonly about: "draft"; readonly start: StoredWizard })
  /** What somebody else saved. */
  | (OpenConflict & { readonly about: "record"; readonly start: Pick<StoredWizard, "recordVersion" | "before"> });

/**
 * What comes of a draft on the server that is newer than this one. `own`: it is what was sent from here, and the answer got
 * lost; `merged`: another window's, and both go together; `disputed`: they differ, and the person has to decide.
 */
export type Meeting =
  | { readonly kind: "own" | "merged"; readonly values: FormData }
  | { readonly kind: "disputed"; readonly conflict: WizardConflict };
