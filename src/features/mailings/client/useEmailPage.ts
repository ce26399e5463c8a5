import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

export const VIEWS = ["compose", "drafts", "scheduled", "history"] as const;
export type PageView = (typeof VIEWS)[number];

/** What is open beside a list: the text of a mailing, or what became of it for each member. */
const DRAWERS = ["text", "people"] as const;
type DrawerName = (typeof DRAWERS)[number];

/** What the page's address says: the browser's Back closes what was opened last. */
export function useEmailPage() {
  const [params, setParams] = useSearchParams();
  const view: PageView = VIEWS.find((one) => one === params.get("view")) ?? "compose";
  const drawer = DRAWERS.find((one) => params.has(one));
  const open = useCallback((next: PageView) => setParams(next === "compose" ? {} : { view: next }), [setParams]);
  return {
    view,
    /** The draft or scheduled e-mail that is changed. */
    edited: params.get("edit") ?? undefined,
    /** The mailing from which another one starts. */
    source: params.get("again") ?? undefined,
    opened: drawer && { drawer, mailingId: params.get(drawer) ?? "" },
    open,
    edit: useCallback((id: string) => setParams({ edit: id }), [setParams]),
    reuse: useCallback((id: string) => setParams({ again: id }), [setParams]),
    openDrawer: useCallback((name: DrawerName, id: string) => setParams({ view, [name]: id }), [setParams, view]),
    // Back then leads to what was there before, not to the drawer again.
    closeDrawer: useCallback(() => setParams({ view }, { replace: true }), [setParams, view]),
  };
}
