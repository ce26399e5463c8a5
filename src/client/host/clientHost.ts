import type { ComponentType } from "react";
import type { ClientField } from "../../schema/clientCatalog";
import type { Action, FieldSchema } from "../../schema/document";
import type { MenuGroup } from "../../schema/menuGroups";
import type { Json } from "../../shared/json";
import type { QuestionType } from "../../survey/questionType";

/** A record as the generated REST answers it. */
export type EntityRecord = { readonly id: string } & { readonly [field: string]: Json | undefined };

/** How a field kind shows in consoles; the counterpart of its `index.ts`. */
export interface FieldKindView {
  readonly name: string;
  /** List cell and show value. */
  readonly Cell: ComponentType<{ readonly record: EntityRecord; readonly field: ClientField }>;
  /** Whether the cell says the field's unit itself, as an amount of money does. @default false */
  readonly writesUnit?: boolean;
  /** @default "left" */
  readonly align?: "left" | "right";
  /** RJSF widget or field for forms, by name as in a uiSchema. @default RJSF's own choice by type */
  readonly widget?: string;
  readonly Widget?: ComponentType<WidgetProps>;
  /** Filter input of the list. Absent: no filter. */
  readonly Filter?: ComponentType<FilterProps>;
}

export interface WidgetProps {
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly schema: FieldSchema;
  readonly errors: readonly string[];
  readonly help?: string;
  /** Whether the record is yet to be created. @default true */
  readonly isNew?: boolean;
  readonly onChange: (value: unknown) => void;
}

export interface FilterProps {
  readonly field: ClientField;
  readonly label: string;
  /** The part of the list's filter that concerns this field, e.g. `{since_gte: "2026-01-01"}`. */
  readonly value: Readonly<Record<string, Json>>;
  readonly onChange: (value: Readonly<Record<string, Json | undefined>>) => void;
}

/** Parts of a record's life that a tab may stand for. */
export type RecordStage = "setup" | "results";

/** A tab of one record's screens, at `/{resource}/{id}/{path}` of the console. */
export interface RecordTab {
  readonly entity: string;
  /** Place among the record's tabs, in the order of the work: preparing before reading results. */
  readonly order: number;
  /** Path segment, e.g. `step2`. */
  readonly path: string;
  /** Locale key. */
  readonly label: string;
  /** Name of a Material icon known to the console. */
  readonly icon: string;
  readonly isShown: (record: EntityRecord) => boolean;
  /** What the tab is in the record's life: a new record opens at its setup, and next steps lead there by this name. */
  readonly stage?: RecordStage;
  /** Loaded when the tab opens. */
  readonly load: () => Promise<{ readonly default: ComponentType<RecordTabProps> }>;
}

export interface RecordTabProps {
  readonly record: EntityRecord;
  /** Whether the person may change the record. */
  readonly canUpdate: boolean;
  /** Reads the record anew, after an operation of the tab that changed it on the server. */
  readonly refresh: () => void;
}

/** Something that is done with one record now and then; in its menu, and told in a dialog. */
export interface RecordAction {
  readonly entity: string;
  /** Unique among the entity's. */
  readonly name: string;
  /** Locale key. */
  readonly label: string;
  /** Name of an icon known to the console. */
  readonly icon: string;
  /** What the person must be allowed to do with such records. @default read */
  readonly needs?: Action;
  readonly isShown?: (record: EntityRecord) => boolean;
  /** The dialog, loaded when the action is chosen. */
  readonly load: () => Promise<{ readonly default: ComponentType<RecordActionProps> }>;
}

export interface RecordActionProps {
  readonly record: EntityRecord;
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
      /** Name of the transition. */
      readonly transition: string;
      /** Locale key. @default the transition's own name */
      readonly label?: string;
    };

export interface NextStepQuestion {
  /** Whether the person may change such records. */
  readonly canUpdate: boolean;
  readonly signal: AbortSignal;
}

/** Says what comes next in the life of an entity's records: the one primary button of their pages. */
export interface RecordNextStep {
  readonly entity: string;
  /**
   * Asked anew whenever the record changed.
   * @returns what comes next, and what after that: a tab that is in view, and a move that is not open, give way to the next
   */
  readonly find: (record: EntityRecord, asked: NextStepQuestion) => Promise<readonly NextStep[]>;
}

/** The consoles, by who works there: a community's team, a company's clients, the provider's own people. */
export type ConsoleName = "community" | "suite" | "backoffice";

/** What a person must be allowed to do to be shown something. */
export interface Needs {
  readonly entity: string;
  readonly action: Action;
}

/** A card of a console's home, which says what there is to do; made of the kit's `WorkCard`. */
export interface DashboardCard {
  readonly console: ConsoleName;
  /** Unique in its console. */
  readonly name: string;
  /** The lowest first. */
  readonly order: number;
  /** @default everybody in the console is shown it */
  readonly needs?: Needs;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** A page of a console at an address of its own, with its entry in the menu. */
export interface ConsolePage {
  readonly console: ConsoleName;
  /** First segment of its address; what comes after is the page's own to route. */
  readonly path: string;
  /** Locale key of its name. */
  readonly label: string;
  /** Name of an icon known to the console. */
  readonly icon: string;
  /** Group of the menu; it stands after the group's entities. @default below all groups */
  readonly group?: MenuGroup;
  /** @default everybody in the console may open it */
  readonly needs?: Needs;
  /** Loaded when the page opens. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** The questionnaire that the editor has open, for its tools. */
export interface OpenQuestionnaire {
  readonly activity: EntityRecord;
  /** Whether it asks anything yet. */
  readonly isFilled: boolean;
  /** Saves what is still unsaved. @returns whether all of it is saved */
  readonly flush: () => Promise<boolean>;
  /** Shows what the server has, after a tool replaced it there. */
  readonly reload: () => Promise<void>;
}

export interface QuestionnaireToolProps {
  readonly questionnaire: OpenQuestionnaire;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Something done with a whole questionnaire, from the editor's bar. */
export interface QuestionnaireTool {
  /** Unique among the tools. */
  readonly name: string;
  /** The lowest first. */
  readonly order: number;
  /** Locale key. */
  readonly label: string;
  /** Name of an icon known to the console. */
  readonly icon: string;
  /** Whether it changes the questionnaire: then only those who may do so see it, and it reads no unsaved changes. */
  readonly isChange: boolean;
  /** Locale key of its button where the questionnaire is still empty. @default none there */
  readonly startLabel?: string;
  /** Its dialog, loaded when it is first opened. */
  readonly load: () => Promise<{ readonly default: ComponentType<QuestionnaireToolProps> }>;
}

/** The client's hooks: a closed list. Built-ins and plugins register through the same. */
export interface ClientHost {
  fieldKind(view: FieldKindView): void;
  recordTab(tab: RecordTab): void;
  recordAction(action: RecordAction): void;
  recordNextStep(step: RecordNextStep): void;
  dashboardCard(card: DashboardCard): void;
  consolePage(page: ConsolePage): void;
  questionnaireTool(tool: QuestionnaireTool): void;
  /** Question types for the editor, loaded with it; the server registers the same ones. */
  questionTypes(load: () => Promise<readonly QuestionType[]>): void;
}

/** An extension's client half: `src/features/<name>/client/index.ts` and plugins export `register`. */
export interface ClientExtension {
  readonly register: (host: ClientHost) => void;
}
