import type { PlainForm } from "../../../../survey/plainForm/plainForm";
import type { PlainEntries } from "../../../../survey/plainForm/plainValue";

/** A question as the page asks it. */
export interface PlainQuestion {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly form: PlainForm;
  /** What is asked for, before it fails; empty where nothing has to be said. */
  readonly guide: string;
  /** Neither a text to read nor anything else that takes no answer. */
  readonly isAsked: boolean;
  readonly isRequired: boolean;
  /** Text of "don't know", empty where it isn't offered. */
  readonly dontKnow: string;
  readonly block: { readonly title: string; readonly description: string };
}

/** What a question's form holds as it is shown. */
export interface PlainFilled {
  readonly entries: PlainEntries;
  readonly isUnknown: boolean;
  /** Names of the files of before, by address. */
  readonly files: ReadonlyMap<string, string>;
  /** What is wrong with it, in words. */
  readonly errors: readonly string[];
}
