import { createContext, useContext } from "react";
import type { SavedView } from "./savedView";

interface ViewState {
  /** The view in force; none: everything. */
  readonly view: SavedView | undefined;
}

const ViewContext = createContext<ViewState>({ view: undefined });

export const ViewProvider = ViewContext.Provider;

export function useView(): SavedView | undefined {
  return useContext(ViewContext).view;
}
