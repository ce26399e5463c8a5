import { createContext, useContext, useEffect } from "react";

/** Name of the console, shown after the page's own title. */
export const SiteNameContext = createContext("Sondeo");

/** Title of the browser's tab. */
export function useDocumentTitle(title: string): void {
  const siteName = useContext(SiteNameContext);
  useEffect(() => {
    document.title = title ? `${title} · ${siteName}` : siteName;
  }, [title, siteName]);
}
