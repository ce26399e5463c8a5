import type { EntityRecord } from "../../host/clientHost";

/** What a wizard's page needs to know, whether it creates or changes a record. */
export interface WizardPageProps {
  readonly name: string;
  readonly draftId: string;
  /** Path segment of the step in view; empty: where it was left. */
  readonly step: string;
  /** Heading of the page. */
  readonly title: string;
  /** Address of the draft, without the step. */
  readonly address: string;
  /** Where leaving leads to. */
  readonly exit: string;
  readonly onSubmitted: (record: EntityRecord) => void;
}
