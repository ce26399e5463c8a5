import { createContext, useContext } from "react";
import type { QuestionTypes } from "../../../../client/kit/console";

const Context = createContext<QuestionTypes>(new Map());
export const QuestionTypesProvider = Context.Provider;

/** The question types that can be asked: those of this feature and of plugins alike. */
export function useKnownTypes(): QuestionTypes {
  return useContext(Context);
}
