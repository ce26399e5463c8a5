import { createContext, useContext } from "react";
import type { LogicScope } from "./logicScope";

const Context = createContext<LogicScope | undefined>(undefined);
export const LogicScopeProvider = Context.Provider;

/** The questionnaire as the logic's screens read it. */
export function useLogicScope(): LogicScope {
  const scope = useContext(Context);
  if (!scope) throw new Error("useLogicScope outside of LogicScopeProvider");
  return scope;
}
