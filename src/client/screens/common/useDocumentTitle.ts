import { createContext, useContext, useEffect } from "react";

/** Name of the console, shown after the page's own title. */
export const BrandContext = createContext("Sondeo");

/** Title of the browser's tab. */
export function useDocumentTitle(title: string): void {
  const brand = useContext(BrandContext);
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand;
  }, [title, brand]);
}
