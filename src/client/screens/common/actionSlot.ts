import { createContext, useContext } from "react";

const ActionSlot = createContext<HTMLElement | null>(null);

export const ActionSlotProvider = ActionSlot.Provider;

/** The place below the content where a phone keeps a page's actions; nothing where there is no such place. */
export function useActionSlot(): HTMLElement | null {
  return useContext(ActionSlot);
}
