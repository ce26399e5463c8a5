import { createContext, useContext } from "react";
import type { QuestionType } from "../../survey/questionType";
import type {
  ClientExtension,
  ConsolePage,
  DashboardCard,
  FieldKindView,
  QuestionnaireTool,
  QuestionResultView,
  RecordAction,
  RecordNextStep,
  RecordTab,
} from "./clientHost";

type QuestionTypeLoader = () => Promise<readonly QuestionType[]>;

/** What the extensions registered, for the screens to read. */
export interface ClientRegistry {
  /** By name. */
  readonly fieldKinds: ReadonlyMap<string, FieldKindView>;
  readonly recordTabs: readonly RecordTab[];
  readonly recordActions: readonly RecordAction[];
  /** By entity. */
  readonly nextSteps: ReadonlyMap<string, RecordNextStep>;
  readonly dashboardCards: readonly DashboardCard[];
  readonly consolePages: readonly ConsolePage[];
  readonly questionnaireTools: readonly QuestionnaireTool[];
  /** By question type. */
  readonly questionResults: ReadonlyMap<string, QuestionResultView>;
  readonly questionTypeLoaders: readonly QuestionTypeLoader[];
}

/** Adds under a name that nobody has taken: one that is registered twice is an error of the build. @throws Error */
function addOnce<T>(members: Map<string, T>, key: string, member: T, what: string): void {
  if (members.has(key)) throw new Error(`${what} "${key}" is registered twice`);
  members.set(key, member);
}

/** Lets every extension register. @throws Error where two take the same name */
export function createClientRegistry(extensions: Iterable<ClientExtension>): ClientRegistry {
  const fieldKinds = new Map<string, FieldKindView>();
  const nextSteps = new Map<string, RecordNextStep>();
  const cards = new Map<string, DashboardCard>();
  const pages = new Map<string, ConsolePage>();
  const tools = new Map<string, QuestionnaireTool>();
  const questionResults = new Map<string, QuestionResultView>();
  const recordTabs: RecordTab[] = [];
  const recordActions: RecordAction[] = [];
  const questionTypeLoaders: QuestionTypeLoader[] = [];
  for (const extension of extensions) {
    extension.register({
      fieldKind: (view) => addOnce(fieldKinds, view.name, view, "Field kind"),
      recordTab: (tab) => void recordTabs.push(tab),
      recordAction: (action) => void recordActions.push(action),
      recordNextStep: (step) => addOnce(nextSteps, step.entity, step, "Next step"),
      dashboardCard: (card) => addOnce(cards, `${card.console}/${card.name}`, card, "Dashboard card"),
      consolePage: (page) => addOnce(pages, `${page.console}/${page.path}`, page, "Console page"),
      questionnaireTool: (tool) => addOnce(tools, tool.name, tool, "Questionnaire tool"),
      questionResult: (view) => addOnce(questionResults, view.type, view, "View of results"),
      questionTypes: (load) => void questionTypeLoaders.push(load),
    });
  }
  const byOrder = (a: { readonly order: number }, b: { readonly order: number }) => a.order - b.order;
  return {
    fieldKinds,
    recordTabs: recordTabs.sort(byOrder),
    recordActions,
    nextSteps,
    dashboardCards: [...cards.values()].sort(byOrder),
    consolePages: [...pages.values()],
    questionnaireTools: [...tools.values()].sort(byOrder),
    questionResults,
    questionTypeLoaders,
  };
}

/** Empty where no provider is above. */
export const ClientRegistryContext = createContext<ClientRegistry>(createClientRegistry([]));

/** What the extensions registered, tabs, cards and tools in their order. */
export function useClientRegistry(): ClientRegistry {
  return useContext(ClientRegistryContext);
}
