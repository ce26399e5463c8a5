import { useMemo } from "react";
import { useCatalog } from "../screens/entity/entities";
import { type ConsoleRoute, mayOpen, useConsole } from "./consoleProps";

/** The pages that menu and palette lead this person to, as they are called for them; in a preview, those of the role that is looked as. */
export function useListedPages(): readonly ConsoleRoute[] {
  const { pages } = useConsole();
  const catalog = useCatalog();
  return useMemo(() => {
    const listed = (pages ?? []).filter((page) => page.isListed !== false && mayOpen(page, catalog));
    return listed.map((page) => ({ ...page, label: page.labelFor?.(catalog.accessKeys) ?? page.label }));
  }, [pages, catalog]);
}
