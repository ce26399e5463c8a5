import { createContext, useContext } from "react";
import type { QuestionType } from "../../survey/questionType";
import type {
  BulkAction,
  ClientExtension,
  ConsolePage,
  DashboardCard,
  FieldKindView,
  ListAction,
  MainQuestions,
  QuestionnaireTool,
  QuestionResultView,
  QuestionSettingEditor,
  QuickView,
  RecordAction,
  RecordNextStep,
  RecordNotice,
  RecordRemoval,
  RecordTab,
  SetupWizard,
  StudyProductView,
  TopBarTool,
  WizardAside,
  WizardStart,
} from "./clientHost";
import { isOffered, type OfPlugin } from "./pluginOf";
import { createViews, type Views } from "./views";

/** Question types of one extension. */
interface QuestionTypeLoader extends OfPlugin {
  readonly load: () => Promise<readonly QuestionType[]>;
}

/** What the extensions registered, for the screens to read. */
export interface ClientRegistry {
  /** By name. */
  readonly fieldKinds: ReadonlyMap<string, FieldKindView>;
  /** Those of fields that have one of their own, by `entity.field`. */
  readonly fieldViews: ReadonlyMap<string, FieldKindView>;
  readonly recordTabs: readonly (RecordTab & OfPlugin)[];
  readonly recordNotices: readonly (RecordNotice & OfPlugin)[];
  readonly recordActions: readonly (RecordAction & OfPlugin)[];
  readonly listActions: readonly (ListAction & OfPlugin)[];
  readonly bulkActions: readonly (BulkAction & OfPlugin)[];
  readonly quickViews: readonly (QuickView & OfPlugin)[];
  /** By entity. */
  readonly nextSteps: ReadonlyMap<string, RecordNextStep>;
  /** By entity. */
  readonly removals: ReadonlyMap<string, RecordRemoval>;
  /** By entity. */
  readonly setupWizards: ReadonlyMap<string, SetupWizard>;
  /** By wizard. */
  readonly wizardAsides: ReadonlyMap<string, WizardAside>;
  /** By wizard. */
  readonly wizardStarts: ReadonlyMap<string, WizardStart>;
  readonly dashboardCards: readonly (DashboardCard & OfPlugin)[];
  readonly topBarTools: readonly (TopBarTool & OfPlugin)[];
  readonly consolePages: readonly (ConsolePage & OfPlugin)[];
  readonly questionnaireTools: readonly (QuestionnaireTool & OfPlugin)[];
  /** By question type. */
  readonly questionResults: ReadonlyMap<string, QuestionResultView>;
  readonly studyProducts: readonly StudyProductView[];
  /** By type of study or activity. */
  readonly mainQuestions: ReadonlyMap<string, MainQuestions>;
  readonly questionSettings: ReadonlyMap<string, QuestionSettingEditor>;
  /** Those of disabled plugins as well: what asks by them stays answerable. */
  readonly questionTypeLoaders: readonly QuestionTypeLoader[];
  readonly views: Views;
  /** Plugins whose parts were left out. */
  readonly disabledPlugins: readonly string[];
}

/** Adds under a name that nobody has taken: one that is registered twice is an error of the build. @throws Error */
function addOnce<T>(members: Map<string, T>, key: string, member: T, what: string): void {
  if (members.has(key)) throw new Error(`${what} "${key}" is registered twice`);
  members.set(key, member);
}

/** Lets every extension register. @throws Error where two take the same name */
export function createClientRegistry(extensions: Iterable<ClientExtension>): ClientRegistry {
  const fieldKinds = new Map<string, FieldKindView>();
  const fieldViews = new Map<string, FieldKindView>();
  const nextSteps = new Map<string, RecordNextStep>();
  const removals = new Map<string, RecordRemoval>();
  const setupWizards = new Map<string, SetupWizard>();
  const wizardAsides = new Map<string, WizardAside>();
  const wizardStarts = new Map<string, WizardStart>();
  const listActions = new Map<string, ListAction & OfPlugin>();
  const bulkActions = new Map<string, BulkAction & OfPlugin>();
  const quickViews = new Map<string, QuickView & OfPlugin>();
  const cards = new Map<string, DashboardCard & OfPlugin>();
  const topBarTools = new Map<string, TopBarTool & OfPlugin>();
  const pages = new Map<string, ConsolePage & OfPlugin>();
  const tools = new Map<string, QuestionnaireTool & OfPlugin>();
  const questionResults = new Map<string, QuestionResultView>();
  const studyProducts = new Map<string, StudyProductView>();
  const mainQuestions = new Map<string, MainQuestions>();
  const questionSettings = new Map<string, QuestionSettingEditor>();
  const views = createViews();
  const recordTabs: (RecordTab & OfPlugin)[] = [];
  const recordNotices: (RecordNotice & OfPlugin)[] = [];
  const recordActions: (RecordAction & OfPlugin)[] = [];
  const questionTypeLoaders: QuestionTypeLoader[] = [];
  for (const { register, plugin } of extensions) {
    const marked = <Part extends object>(part: Part): Part & OfPlugin => (plugin === undefined ? part : { ...part, plugin });
    register({
      fieldKind: (view) => {
        addOnce(fieldKinds, view.name, view, "Field kind");
        for (const field of view.shows ?? []) addOnce(fieldViews, field, view, "View of the field");
      },
      recordTab: (tab) => void recordTabs.push(marked(tab)),
      recordNotice: (notice) => void recordNotices.push(marked(notice)),
      recordAction: (action) => void recordActions.push(marked(action)),
      recordRemoval: (removal) => addOnce(removals, removal.entity, removal, "Removal"),
      setupWizard: (wizard) => addOnce(setupWizards, wizard.entity, wizard, "Setup wizard"),
      wizardAside: (aside) => addOnce(wizardAsides, aside.wizard, aside, "Wizard aside"),
      wizardStart: (start) => addOnce(wizardStarts, start.wizard, start, "Wizard start"),
      recordNextStep: (step) => addOnce(nextSteps, step.entity, step, "Next step"),
      listAction: (action) => addOnce(listActions, `${action.entity}/${action.name}`, marked(action), "List action"),
      bulkAction: (action) => addOnce(bulkActions, `${action.entity}/${action.name}`, marked(action), "Bulk action"),
      quickView: (view) => addOnce(quickViews, `${view.entity}/${view.name}`, marked(view), "Quick view"),
      dashboardCard: (card) => addOnce(cards, `${card.console}/${card.name}`, marked(card), "Dashboard card"),
      topBarTool: (tool) => addOnce(topBarTools, `${tool.console}/${tool.name}`, marked(tool), "Tool of the bar on top"),
      consolePage: (page) => addOnce(pages, `${page.console}/${page.path}`, marked(page), "Console page"),
      view: views.add,
      questionnaireTool: (tool) => addOnce(tools, tool.name, marked(tool), "Questionnaire tool"),
      questionResult: (view) => addOnce(questionResults, view.type, view, "View of results"),
      studyProduct: (view) => addOnce(studyProducts, view.name, view, "Study product"),
      mainQuestions: (main) => addOnce(mainQuestions, main.of, main, "Main questions"),
      questionSetting: (editor) => addOnce(questionSettings, editor.name, editor, "Editor of a setting"),
      questionTypes: (load) => void questionTypeLoaders.push(marked({ load })),
    });
  }
  const byOrder = (a: { readonly order: number }, b: { readonly order: number }) => a.order - b.order;
  return {
    fieldKinds,
    fieldViews,
    recordTabs: recordTabs.sort(byOrder),
    recordNotices,
    recordActions,
    listActions: [...listActions.values()].sort(byOrder),
    bulkActions: [...bulkActions.values()].sort(byOrder),
    quickViews: [...quickViews.values()].sort(byOrder),
    nextSteps,
    removals,
    setupWizards,
    wizardAsides,
    wizardStarts,
    dashboardCards: [...cards.values()].sort(byOrder),
    topBarTools: [...topBarTools.values()].sort(byOrder),
    consolePages: [...pages.values()],
    questionnaireTools: [...tools.values()].sort(byOrder),
    questionResults,
    studyProducts: [...studyProducts.values()].sort(byOrder),
    mainQuestions,
    questionSettings,
    questionTypeLoaders,
    views,
    disabledPlugins: [],
  };
}

/** The registry as a community has it that has disabled some plugins. */
export function withoutPlugins(registry: ClientRegistry, disabledPlugins: readonly string[]): ClientRegistry {
  const offered = <Part extends OfPlugin>(parts: readonly Part[]) => parts.filter((part) => isOffered(part, disabledPlugins));
  return {
    ...registry,
    recordTabs: offered(registry.recordTabs),
    recordNotices: offered(registry.recordNotices),
    recordActions: offered(registry.recordActions),
    listActions: offered(registry.listActions),
    bulkActions: offered(registry.bulkActions),
    quickViews: offered(registry.quickViews),
    dashboardCards: offered(registry.dashboardCards),
    topBarTools: offered(registry.topBarTools),
    consolePages: offered(registry.consolePages),
    questionnaireTools: offered(registry.questionnaireTools),
    disabledPlugins,
  };
}

/** Empty where no provider is above. */
export const ClientRegistryContext = createContext<ClientRegistry>(createClientRegistry([]));

/** What the extensions registered, tabs, cards and tools in their order. */
export function useClientRegistry(): ClientRegistry {
  return useContext(ClientRegistryContext);
}
