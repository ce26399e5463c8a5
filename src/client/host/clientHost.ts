import type { ComponentType, ReactNode } from "react";
import type { QuestionIssue } from "../../contracts/api/questionnaires";
import type { ViewType } from "../../contracts/defineView";
import type { ClientField } from "../../schema/clientCatalog";
import type { Action, FieldSchema } from "../../schema/document";
import type { MenuGroup } from "../../schema/menuGroups";
import type { Json } from "../../shared/json";
import type { Question } from "../../survey/questionnaire";
import type { QuestionType } from "../../survey/questionType";
import type { EntityRecord } from "./entityRecord";
import type { BulkAction, ListAction, QuickView } from "./listParts";
import type { RecordAction, RecordNextStep, RecordNotice, RecordRemoval, RecordTab, SetupWizard } from "./recordParts";

export type { EntityRecord } from "./entityRecord";
export type { BulkAction, BulkActionProps, ListAction, ListActionProps, QuickView } from "./listParts";
export type {
  NextStep,
  NextStepQuestion,
  RecordAction,
  RecordActionProps,
  RecordNextStep,
  RecordNotice,
  RecordNoticeProps,
  RecordRemoval,
  RecordStage,
  RecordTab,
  RecordTabProps,
  SetupStep,
  SetupStepProps,
  SetupWizard,
} from "./recordParts";

/** How a field kind shows in consoles; the counterpart of its `index.ts`. */
export interface FieldKindView {
  /** Of the field kind, as its folder under `src/fields`. */
  readonly name: string;
  /** List cell and show value. */
  readonly Cell: ComponentType<{ readonly record: EntityRecord; readonly field: ClientField }>;
  /** Fields that the cell shows whatever their kind, as `entity.field`. @default none */
  readonly shows?: readonly string[];
  /** Whether the cell says the field's unit itself, as an amount of money does. @default false */
  readonly writesUnit?: boolean;
  /** @default "left" */
  readonly align?: "left" | "right";
  /** RJSF widget or field for forms, by name as in a uiSchema. @default RJSF's own choice by type */
  readonly widget?: string;
  /** The control that `widget` names, where the kind brings one of its own. */
  readonly Widget?: ComponentType<WidgetProps>;
  /** Filter input of the list. Absent: no filter. */
  readonly Filter?: ComponentType<FilterProps>;
}

/** A control of a form. */
export interface WidgetProps {
  /** Of the control's element; unique on the page. */
  readonly id: string;
  /** In the reader's language, as `errors` and `help` are. */
  readonly label: string;
  /** `undefined` where nothing was entered. */
  readonly value: unknown;
  readonly required: boolean;
  readonly disabled: boolean;
  /** JSON Schema of the value. */
  readonly schema: FieldSchema;
  /** Messages; empty where the value is valid or was not checked yet. */
  readonly errors: readonly string[];
  readonly help?: string;
  /** Whether the record is yet to be created. @default true */
  readonly isNew?: boolean;
  /** Told the whole new value; `undefined` where it was emptied. */
  readonly onChange: (value: unknown) => void;
}

/** A filter input of a list. */
export interface FilterProps {
  readonly field: ClientField;
  /** In the reader's language. */
  readonly label: string;
  /** The part of the list's filter that concerns this field, e.g. `{since_gte: "2026-01-01"}`. */
  readonly value: Readonly<Record<string, Json>>;
  /** Told the parts that change; `undefined` takes one away. */
  readonly onChange: (value: Readonly<Record<string, Json | undefined>>) => void;
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
  /** Access keys of which one is needed, for roles that no entity names. @default any */
  readonly keys?: readonly string[];
  /** Loaded with the home. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** A button of a console's bar on top, e.g. a bell; there on every page. */
export interface TopBarTool {
  readonly console: ConsoleName;
  /** Unique in its console. */
  readonly name: string;
  /** The lowest first. */
  readonly order: number;
  /** @default everybody in the console has it */
  readonly needs?: Needs;
  /** Loaded with the console. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** A page of a console at an address of its own, with its entry in the menu. */
export interface ConsolePage {
  readonly console: ConsoleName;
  /** First segment of its address; what comes after is the page's own to route. */
  readonly path: string;
  /** Locale key of its name. */
  readonly label: string;
  /** Locale key of its name to people with these access keys, where they find something else there. @default `label` */
  readonly labelFor?: (accessKeys: readonly string[]) => string;
  /** Name of an icon known to the console. */
  readonly icon: string;
  /** Group of the menu; it stands after the group's entities. @default below all groups */
  readonly group?: MenuGroup;
  /** Other addresses that lead there, below the console's own. @default none */
  readonly aliases?: readonly string[];
  /** @default everybody in the console may open it */
  readonly needs?: Needs;
  /** Whether a person with these access keys may open it; in a preview, the role's and the person's own. @default everybody */
  readonly isFor?: (accessKeys: readonly string[]) => boolean;
  /** Put around the icon of its menu entry, e.g. to say how much is unread there; loaded with the menu. @default nothing */
  readonly badge?: () => Promise<{ readonly default: ComponentType<{ readonly children: ReactNode }> }>;
  /** Loaded when the page opens. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** What a wizard's aside is given. */
export interface WizardAsideProps {
  /** All answers by now, by field; what nobody has answered is absent. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Says on the button that ends the wizard what pressing it means, e.g. its price; undefined: as without an aside. */
  readonly onFinishLabel: (label: string | undefined) => void;
}

/** What a wizard's start is given. */
export interface WizardStartProps {
  /** Address of a new run that begins with these answers. */
  readonly startWith: (values: Readonly<Record<string, Json>>) => string;
}

/** What new runs of a wizard are begun with, instead of its first step: a choice that it needn't ask for any more. */
export interface WizardStart {
  /** Name of the wizard; one start for each. */
  readonly wizard: string;
  /** Locale key of what stands below the page's heading. */
  readonly subtitle: string;
  /** Loaded with the page. */
  readonly load: () => Promise<{ readonly default: ComponentType<WizardStartProps> }>;
}

/** What stands beside some of a wizard's steps and follows its answers, e.g. a price. */
export interface WizardAside {
  /** Name of the wizard; one aside for each. */
  readonly wizard: string;
  /** Names of the steps; `summary` is the last page. */
  readonly steps: readonly string[];
  /** Whether a step needs the whole width with these answers: the aside stands below it then. @default never */
  readonly isBelow?: (step: string, values: WizardAsideProps["values"]) => boolean;
  /** Loaded with the first of these steps. */
  readonly load: () => Promise<{ readonly default: ComponentType<WizardAsideProps> }>;
}

/** The questionnaire that the editor has open, for its tools. */
export interface OpenQuestionnaire {
  /** The activity that it belongs to. */
  readonly activity: EntityRecord;
  /** Whether it asks anything yet. */
  readonly isFilled: boolean;
  /** Saves what is still unsaved. @returns whether all of it is saved */
  readonly flush: () => Promise<boolean>;
  /** Shows what the server has, after a tool replaced it there. */
  readonly reload: () => Promise<void>;
}

/** What a tool's dialog is given. */
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

/** What a type's own view of results is given. */
export interface QuestionResultProps {
  /** `drawing` of the type's distribution, over the answers that the filter leaves. */
  readonly drawing: Json;
  /** Respondents with a value. */
  readonly base: number;
}

/** How results show a question of one type, above its charts and tables. */
export interface QuestionResultView {
  /** Name of the question type. */
  readonly type: string;
  /** Loaded when a card with such a question comes into sight. */
  readonly load: () => Promise<{ readonly default: ComponentType<QuestionResultProps> }>;
}

/** How what clients order is offered to them; the server registers the product itself. */
export interface StudyProductView {
  /**
   * As `study.type` or the server's `suiteProduct` names it; its words are `studyProducts.<name>.name`, `.help` (what it is) and
   * `.takes` (what it takes).
   */
  readonly name: string;
  /** The lowest first. A group stands where the first of its products does. */
  readonly order: number;
  /** Products that stand together, under `studyProductGroups.<group>`. @default "surveys" */
  readonly group?: string;
  /** Resource whose new record orders it, e.g. `communities`. @default a study of this type */
  readonly resource?: string;
  /** Name of an icon known to the console. */
  readonly icon: string;
}

/** What questionnaires of one type of study or activity are made of: these question types are offered first. */
export interface MainQuestions {
  /** As `type` of the study or activity names it; one extension for each. */
  readonly of: string;
  /** Names of question types, in their order. */
  readonly types: readonly string[];
}

/** What the editor of one setting of a question is given. */
export interface QuestionSettingProps {
  /** In the reader's language, as `help` is. */
  readonly title: string;
  readonly help?: string;
  /** The whole question, for settings that depend on others. */
  readonly question: Question;
  /** `undefined` where nothing is set. */
  readonly value: Json | undefined;
  /** Language of the questionnaire that is edited, and the one to show where it has no text in that. */
  readonly language: string;
  readonly fallbackLanguage: string;
  readonly isDisabled: boolean;
  /** Of the whole question: their paths are JSON pointers into it, e.g. `/areas/0/width`. The editor shows those of the setting itself. */
  readonly faults: readonly QuestionIssue[];
  /** Told the whole new value; `undefined` takes the setting out. */
  readonly onChange: (value: Json | undefined) => void;
}

/** How the questionnaire editor edits a setting that a generated form can't, e.g. areas drawn on a picture. */
export interface QuestionSettingEditor {
  /** `editor` in the `"ui:options"` of the setting, in `uiSettings` of its question type; a plugin's begins with its id. */
  readonly name: string;
  /** Loaded when a question with such a setting is opened. */
  readonly load: () => Promise<{ readonly default: ComponentType<QuestionSettingProps> }>;
}

/**
 * The client's hooks: a closed list. Built-ins and plugins register through the same. What is registered twice under one
 * name ends the start with an Error that names it.
 */
export interface ClientHost {
  /** How a field kind shows; the server registers the kind itself. */
  fieldKind(view: FieldKindView): void;
  /** A tab of an entity's records. */
  recordTab(tab: RecordTab): void;
  /** What stands above the tabs of an entity's records. */
  recordNotice(notice: RecordNotice): void;
  /** An item of the menu of an entity's records. */
  recordAction(action: RecordAction): void;
  /** What goes with an entity's records. */
  recordRemoval(removal: RecordRemoval): void;
  /** The wizard that prepares an entity's records. */
  setupWizard(wizard: SetupWizard): void;
  /** What stands beside a wizard's steps. */
  wizardAside(aside: WizardAside): void;
  /** A page that new runs of a wizard begin with. */
  wizardStart(start: WizardStart): void;
  /** The primary button of an entity's records. */
  recordNextStep(step: RecordNextStep): void;
  /** An item of the menu of an entity's list. */
  listAction(action: ListAction): void;
  /** A button for the selected records of an entity's list. */
  bulkAction(action: BulkAction): void;
  /** A view of an entity's list that everybody has. */
  quickView(view: QuickView): void;
  /** A card of a console's home. */
  dashboardCard(card: DashboardCard): void;
  /** A button of a console's bar on top. */
  topBarTool(tool: TopBarTool): void;
  /** A page of a console, and its entry in the menu. */
  consolePage(page: ConsolePage): void;
  /** A view that other extensions show; loaded when it is shown. */
  view<Props extends object>(view: ViewType<Props>, load: () => Promise<{ readonly default: ComponentType<Props> }>): void;
  /** A tool of the questionnaire editor. */
  questionnaireTool(tool: QuestionnaireTool): void;
  /** A type's own view of results; its `tabulate` says what it draws. */
  questionResult(view: QuestionResultView): void;
  /** How a product is offered. */
  studyProduct(view: StudyProductView): void;
  /** Question types that are offered first where a type of study or activity is written. */
  mainQuestions(main: MainQuestions): void;
  /** An editor for settings of question types, which name it. */
  questionSetting(editor: QuestionSettingEditor): void;
  /** Question types for the editor, loaded with it; the server registers the same ones. */
  questionTypes(load: () => Promise<readonly QuestionType[]>): void;
}

/** An extension's client half: `src/features/<name>/client/index.ts` and plugins export `register`. */
export interface ClientExtension {
  /** Name of the plugin whose it is. @default a built-in one */
  readonly plugin?: string;
  /** Called once at the start: registers, and does nothing else. */
  readonly register: (host: ClientHost) => void;
}
