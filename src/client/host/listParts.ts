import type { ComponentType } from "react";
import type { Action } from "../../schema/document";
import type { Json } from "../../shared/json";

/** Something done with a list as a whole: an item of the list's menu, which opens a dialog. */
export interface ListAction {
  /** Name of the entity. */
  readonly entity: string;
  /** Unique among the entity's. */
  readonly name: string;
  /** The lowest first. */
  readonly order: number;
  /** Locale key. */
  readonly label: string;
  /** Name of an icon known to the console. */
  readonly icon: string;
  /** What the person must be allowed to do with such records. @default list */
  readonly needs?: Action;
  /** The dialog, loaded when the action is chosen. */
  readonly load: () => Promise<{ readonly default: ComponentType<ListActionProps> }>;
}

/** What a list action's dialog is given. */
export interface ListActionProps {
  /** Closes the dialog. */
  readonly onClose: () => void;
  /** Reads the list anew, after an action that changed it on the server. */
  readonly refresh: () => void;
}

/** Something done with the records that are selected: a button of the selection's bar, which opens a dialog. */
export interface BulkAction {
  /** Name of the entity. */
  readonly entity: string;
  /** Unique among the entity's. */
  readonly name: string;
  /** The lowest first. */
  readonly order: number;
  /** Locale key. */
  readonly label: string;
  /** Name of an icon known to the console. */
  readonly icon: string;
  /** What the person must be allowed to do with such records. @default update */
  readonly needs?: Action;
  /** The dialog, loaded when the action is chosen. */
  readonly load: () => Promise<{ readonly default: ComponentType<BulkActionProps> }>;
}

/** What a bulk action's dialog is given. */
export interface BulkActionProps {
  /** The selected records, those of other pages too. */
  readonly ids: readonly string[];
  /** Closes the dialog; the selection stays. */
  readonly onClose: () => void;
  /** Closes the dialog, clears the selection and reads the list anew. */
  readonly done: () => void;
}

/** A view that every reader of a list has, beside those that people save. */
export interface QuickView {
  /** Name of the entity. */
  readonly entity: string;
  /** Unique among the entity's. */
  readonly name: string;
  /** The lowest first. */
  readonly order: number;
  /** Locale key. */
  readonly label: string;
  /** What the list is narrowed to, as in its address, e.g. `{ lastSeenAt_lt: "2026-01-01" }`. Asked when the list opens. */
  readonly filter: () => Readonly<Record<string, Json>>;
  /** The records that the list is narrowed to, where no filter says it; asked when the list opens, and the view is offered then. @default all */
  readonly ids?: () => Promise<readonly string[]>;
  /** Field, with `-` before it where the last comes first. @default the entity's own order */
  readonly sort?: string;
}
