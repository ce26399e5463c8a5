import { useMemo } from "react";
import { useCatalog } from "../screens/entity/entities";
import { type ConsolePage, mayOpen, useConsole } from "./consoleProps";

/** The pages that menu and palette lead this person to; in a preview, those of the role that is looked as. */
export function useListedPages(): readonly ConsolePage[] {
  const { pages } = useConsole();
  const { accessKeys } = useCatalog();
  return useMemo(() => (pages ?? []).filter((page) => page.isListed !== false && mayOpen(page, accessKeys)), [pages, accessKeys]);
}
