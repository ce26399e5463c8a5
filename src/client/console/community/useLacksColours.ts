import { useCatalog } from "../../screens/entity/entities";
import { useConsole } from "../consoleProps";
import { isAdministrator } from "./isAdministrator";

/** Whether this person runs a community that has no colours yet. */
export function useLacksColours(): boolean {
  const { session, theme } = useConsole();
  const { accessKeys } = useCatalog();
  return session.kind === "staff" && isAdministrator(accessKeys) && !theme?.mainColor;
}
