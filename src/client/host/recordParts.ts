import type { ComponentType } from "react";
import type { Action } from "../../schema/document";
import type { Translate } from "../texts/translate";
import type { EntityRecord } from "./entityRecord";

/** Parts of a record's life that a tab may stand for. */
export type RecordStage = "setup" | "order" | "results";

/** A tab of one record's screens, at `/{resource}/{id}/{path}` of the console. */
export interface RecordTab {
  /** Name of the entity. */
  readonly entity: string;
  /** The lowest first, in the order of the work: preparing before reading results. */
  readonly order: number;
  /** Path segment, e.g. `step2`. */
  readonly path: string;
  /** Locale key. */
  readonly label: string;
  /** Locale key of the name that some records have for it, e.g. those of one type; without such a text it is `label`. */
  readonly ownLabel?: (record: EntityRecord) => string;
  /** Name of a Material icon known to the console. */
  readonly icon: string;
  /** Whether the record has the tab. */
  readonly isShown: (record: EntityRecord) => boolean;
  /** What the tab is in the record's life: a new record opens at its setup, and next steps lead there by this name. */
  readonly stage?: RecordStage;
  /** As a step of a wizard: whether nothing is left to do in it. @default as the wizard says */
  readonly readDone?: (record: EntityRecord, signal: AbortSignal) => Promise<boolean>;
  /**
   * Names of transitions that are decided in the tab, with its own questions: as long as the record has the tab, the
   * header doesn't offer them again. @default none
   */
  readonly decides?: readonly string[];
  /** Loaded when the tab opens. */
  readonly load: () => Promise<{ readonly default: ComponentType<RecordTabProps> }>;
}

/** A line above the tabs of a record, wherever in it the person is: how it stands, and what it waits for. */
export interface RecordNotice {
  /** Name of the entity. */
  readonly entity: string;
  readonly isShown: (record: EntityRecord) => boolean;
  /** Loaded with the record. */
  readonly load: () => Promise<{ readonly default: ComponentType<RecordNoticeProps> }>;
}

/** What a notice is given. */
export interface RecordNoticeProps {
  readonly record: EntityRecord;
}

/** What a tab is given. */
export interface RecordTabProps {
  readonly record: EntityRecord;
  /** Whether the person may change the record. */
  readonly canUpdate: boolean;
  /** Reads the record anew, after an operation of the tab that changed it on the server. */
  readonly refresh: () => void;
}

/** Something that is done with one record now and then: an item of its menu, which opens a dialog. */
export interface RecordAction {
  /** Name of the entity. */
  readonly entity: string;
  /** Unique among the entity's. */
  readonly name: string;
  /** Locale key. */
  readonly label: string;
  /** Name of an icon known to the console. */
  readonly icon: string;
  /** What the person must be allowed to do with such records. @default read */
  readonly needs?: Action;
  /** Whether the record's menu has it. @default always */
  readonly isShown?: (record: EntityRecord) => boolean;
  /** The dialog, loaded when the action is chosen. */
  readonly load: () => Promise<{ readonly default: ComponentType<RecordActionProps> }>;
}

/** What an action's dialog is given. */
export interface RecordActionProps {
  readonly record: EntityRecord;
  /** Closes the dialog. */
  readonly onClose: () => void;
  /** Goes to another record of the entity, e.g. one that was just made. */
  readonly openRecord: (id: string) => void;
  /** Reads the record anew, after an action that changed it on the server. */
  readonly refresh: () => void;
}

/** What comes next for a record: a tab by its stage, or a move to another state. */
export type NextStep =
  | {
      readonly stage: RecordStage;
      /** Locale key of what is done there. */
      readonly label: string;
      /** Name of an icon known to the console. */
      readonly icon: string;
    }
  | {
      /** Last part of the address of one of the record's pages. */
      readonly path: string;
      readonly label: string;
      readonly icon: string;
    }
  | {
      /** Name of the transition. */
      readonly transition: string;
      /** Locale key. @default the transition's own name */
      readonly label?: string;
    };

/** What a step of a wizard is given. */
export interface SetupStepProps {
  /** Absent while the record is yet to be created. */
  readonly record?: EntityRecord;
  /** Goes to another step, of the record that was just created where there was none. */
  readonly goTo: (path: string, record?: EntityRecord) => void;
  /** Leaves the wizard: to the record's page, or to the list where there is none. */
  readonly leave: () => void;
  /** Reads the record anew, after an operation that changed it on the server. */
  readonly refresh: () => void;
}

/** A step of a wizard: a screen of its own, the record's tabs of a stage, or the form that the entity has anyway. */
export interface SetupStep {
  /** Last part of its address, e.g. `step1`; that of a tab where it shows tabs. */
  readonly path: string;
  /** Locale key; a record's tab has its own instead. */
  readonly label: string;
  readonly content: /** Each tab is a step of its own. */
    | { readonly stage: RecordStage }
    /** As a first step, at `edit`: new records begin with the form, or the generated wizard, as without this wizard. */
    | { readonly form: true }
    /** Loaded when the step opens. */
    | { readonly load: () => Promise<{ readonly default: ComponentType<SetupStepProps> }> };
}

/**
 * A wizard that prepares an entity's records, each step saved in the record itself: in place of the forms, until the
 * record leaves its preparation.
 */
export interface SetupWizard {
  /** Name of the entity; one extension for each. */
  readonly entity: string;
  /**
   * In order. The first one makes a new record as well, at `/{resource}/{path}` where it is a screen of its own; the others
   * are `/{resource}/{id}/{path}`.
   */
  readonly steps: readonly SetupStep[];
  /** Whether a record is still being prepared: afterwards it has the pages that every record has. */
  readonly isOpen: (record: EntityRecord) => boolean;
  /** @returns paths of the steps that are done; asked anew whenever the record changed */
  readonly readDone: (record: EntityRecord, signal: AbortSignal) => Promise<readonly string[]>;
}

/** What a next step depends on beside the record. */
export interface NextStepQuestion {
  /** Whether the person may change such records. */
  readonly canUpdate: boolean;
  /** Aborted when the answer is not needed any more. */
  readonly signal: AbortSignal;
}

/** Says what comes next in the life of an entity's records: the one primary button of their pages. */
export interface RecordNextStep {
  /** Name of the entity; one extension for each. */
  readonly entity: string;
  /**
   * Asked anew whenever the record changed.
   * @returns what comes next, and what after that: a tab that is in view, and a move that is not open, give way to the next
   */
  readonly find: (record: EntityRecord, asked: NextStepQuestion) => Promise<readonly NextStep[]>;
  /** The state that people meet, where it follows from more than is stored: moves that it has no use for aren't offered. */
  readonly stateOf?: (record: EntityRecord) => string;
}

/** Says what goes with a record that is deleted for good, before it is. */
export interface RecordRemoval {
  /** Name of the entity; one extension for each. */
  readonly entity: string;
  /** @returns a sentence or two, in place of those that say the same of every record. @throws ApiError */
  readonly explain: (record: EntityRecord, t: Translate, language: string) => Promise<string>;
}
