import { createContext, useContext } from "react";
import type { ClientGuest, FieldKindView, RecordTab } from "./clientHost";

/** What the guests registered, for the screens to read. */
export interface ClientRegistry {
  readonly fieldKinds: ReadonlyMap<string, FieldKindView>;
  readonly recordTabs: readonly RecordTab[];
}

/** Lets every guest register. A name that is registered twice is a fault of the build, so it throws. */
export function createClientRegistry(guests: Iterable<ClientGuest>): ClientRegistry {
  const fieldKinds = new Map<string, FieldKindView>();
  const recordTabs: RecordTab[] = [];
  for (const guest of guests) {
    guest.register({
      fieldKind(view) {
        if (fieldKinds.has(view.name)) throw new Error(`Field kind "${view.name}" is registered twice`);
        fieldKinds.set(view.name, view);
      },
      recordTab(tab) {
        recordTabs.push(tab);
      },
    });
  }
  return { fieldKinds, recordTabs: recordTabs.sort((a, b) => a.order - b.order) };
}

export const ClientRegistryContext = createContext<ClientRegistry>({ fieldKinds: new Map(), recordTabs: [] });

export function useClientRegistry(): ClientRegistry {
  return useContext(ClientRegistryContext);
}
