import { createContext, useContext } from "react";

/** Whether the list shows deleted records, to be restored. */
const TrashContext = createContext(false);

export const TrashProvider = TrashContext.Provider;

export function useIsTrash(): boolean {
  return useContext(TrashContext);
}
