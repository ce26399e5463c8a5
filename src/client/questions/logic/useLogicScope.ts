import { createContext, useContext } from "react";
import type { LogicScope } from "./logicScope";

const Context = createContext<LogicScope | undefined>(undefined);
/** Gives the screens of logic their {@link LogicScope}. */
export const LogicScopeProvider = Context.Provider;

/** The questionnaire as the screens of logic read it. @throws Error outside of `LogicScopeProvider` */
export function useLogicScope(): LogicScope {
  const scope = useContext(Context);
  if (!scope) throw new Error("useLogicScope outside of LogicScopeProvider");
  return scope;
}
