import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useLacksColours } from "./useLacksColours";

/** Where colours are chosen, and the page that leads there. */
const OPEN = /^\/(profile|personalisation)(\/|$)/;

/** Leads to the profile while the community has no colours (spec section 2, guards). */
export function ColoursGuard({ children }: { readonly children?: ReactNode }) {
  const { pathname } = useLocation();
  const lacksColours = useLacksColours();
  return lacksColours && !OPEN.test(pathname) ? <Navigate to="/profile" replace /> : children;
}
