import { createContext, useContext } from "react";

export type Translate = (key: string, options?: Record<string, unknown> & { smart_count?: number }) => string;

/** Texts of the app in which a chat is shown. */
export interface Words {
  readonly t: Translate;
  readonly language: string;
}

export const WordsContext = createContext<Words | undefined>(undefined);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("a chat needs a WordsContext above it");
  return words;
}
