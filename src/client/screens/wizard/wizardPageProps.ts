import type { ReactNode } from "react";
import type { EntityRecord } from "../../host/clientHost";
import type { FormData } from "../form/formTypes";

/** What a wizard's page needs to know, whether it creates or changes a record. */
export interface WizardPageProps {
  readonly name: string;
  readonly draftId: string;
  /** Path segment of the step in view; empty: where it was left. */
  readonly step: string;
  /** Heading of the page. */
  readonly title: string;
  /** Below the heading, e.g. the steps that the whole wizard is the first of. */
  readonly head?: ReactNode;
  /** The record to change; absent: a new one. */
  readonly record?: string;
  /** Names of its fields that can't be changed any more. */
  readonly frozen: readonly string[];
  /** What a new record starts with. */
  readonly given: FormData;
  /** Address of a draft, without the step. */
  readonly addressOf: (draftId: string) => string;
  /** Where a new start, and what was left unfinished, is. */
  readonly start: string;
  /** Where leaving leads to. */
  readonly exit: string;
  readonly onSubmitted: (record: EntityRecord) => void;
}
