import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useCatalog } from "../../screens/entity/entities";
import { useConsole } from "../consoleProps";
import { redirectToTheme } from "./redirectToTheme";

/** Leads to the profile while the community has no colours (spec section 2, guards). */
export function ColoursGuard({ children }: { readonly children?: ReactNode }) {
  const { pathname } = useLocation();
  const { session, theme } = useConsole();
  const { accessKeys } = useCatalog();
  const to = redirectToTheme(pathname, { kind: session.kind, accessKeys, mainColor: theme?.mainColor });
  return to ? <Navigate to={to} replace /> : children;
}
