import { createContext, useContext } from "react";
import type { QuestionType } from "../../schema/questionType";
import type { ClientGuest, FieldKindView, RecordAction, RecordTab } from "./clientHost";

type QuestionTypeLoader = () => Promise<readonly QuestionType[]>;

/** What the guests registered, for the screens to read. */
export interface ClientRegistry {
  readonly fieldKinds: ReadonlyMap<string, FieldKindView>;
  readonly recordTabs: readonly RecordTab[];
  readonly recordActions: readonly RecordAction[];
  readonly questionTypeLoaders: readonly QuestionTypeLoader[];
}

/** Lets every guest register. A name that is registered twice is a fault of the build, so it throws. */
export function createClientRegistry(guests: Iterable<ClientGuest>): ClientRegistry {
  const fieldKinds = new Map<string, FieldKindView>();
  const recordTabs: RecordTab[] = [];
  const recordActions: RecordAction[] = [];
  const questionTypeLoaders: QuestionTypeLoader[] = [];
  for (const guest of guests) {
    guest.register({
      fieldKind(view) {
        if (fieldKinds.has(view.name)) throw new Error(`Field kind "${view.name}" is registered twice`);
        fieldKinds.set(view.name, view);
      },
      recordTab(tab) {
        recordTabs.push(tab);
      },
      recordAction(action) {
        recordActions.push(action);
      },
      questionTypes(load) {
        questionTypeLoaders.push(load);
      },
    });
  }
  return { fieldKinds, recordTabs: recordTabs.sort((a, b) => a.order - b.order), recordActions, questionTypeLoaders };
}

export const ClientRegistryContext = createContext<ClientRegistry>({
  fieldKinds: new Map(),
  recordTabs: [],
  recordActions: [],
  questionTypeLoaders: [],
});

export function useClientRegistry(): ClientRegistry {
  return useContext(ClientRegistryContext);
}
