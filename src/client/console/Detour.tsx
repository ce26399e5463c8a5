import { Navigate } from "react-router-dom";
import { useCatalog } from "../screens/entity/entities";
import { isGranted } from "../screens/entity/isGranted";
import type { TypedAddress } from "./typedAddresses";

/** Leads on from an address without a screen of its own. */
export function Detour({ to, needs, state }: TypedAddress) {
  const catalog = useCatalog();
  return isGranted(catalog, needs) ? <Navigate to={to} state={state} replace /> : <Navigate to="/" replace />;
}
