import { useCatalog } from "../../screens/entity/entities";
import { useConsole } from "../consoleProps";
import { lacksColours } from "./redirectToTheme";

/** Whether this person runs a community that has no colours yet. */
export function useLacksColours(): boolean {
  const { session, theme } = useConsole();
  const { accessKeys } = useCatalog();
  return lacksColours({ kind: session.kind, accessKeys, mainColor: theme?.mainColor });
}
