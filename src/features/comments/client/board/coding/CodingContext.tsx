import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { useEntityOf } from "../../../../../client/kit/console";
import type { Passage, PassageBody } from "../../../shared/api/coding";
import type { Place } from "../api/paths";
import type { Span } from "./anchorPassage";
import { type Code, useCodes } from "./useCodes";
import { usePassages } from "./usePassages";

/** A passage that somebody is about to code. */
export interface Draft extends Span {
  readonly commentId: string;
  /** How often the comment's text has been changed. */
  readonly version: number;
}

export interface Coding {
  readonly canCode: boolean;
  readonly codes: readonly Code[];
  readonly codeOf: (id: string) => Code | undefined;
  readonly passages: readonly Passage[];
  readonly passagesOf: (commentId: string) => readonly Passage[];
  readonly add: (commentId: string, body: PassageBody) => Promise<boolean>;
  readonly remove: (passage: Passage) => Promise<boolean>;
  /** The passage for which a code is being chosen. */
  readonly draft: Draft | undefined;
  readonly setDraft: (draft: Draft | undefined) => void;
}

const CodingContext = createContext<Coding | undefined>(undefined);

/** Coding in the conversation around; nothing where comments are only listed. */
export function useCoding(): Coding | undefined {
  return useContext(CodingContext);
}

const NONE: readonly Passage[] = [];

function byComment(passages: readonly Passage[]): ReadonlyMap<string, readonly Passage[]> {
  const found = new Map<string, Passage[]>();
  for (const passage of passages) {
    const list = found.get(passage.commentId);
    if (list) list.push(passage);
    else found.set(passage.commentId, [passage]);
  }
  return found;
}

interface CodingProviderProps {
  readonly place: Place;
  readonly canModerate: boolean;
  readonly children: ReactNode;
}

export function CodingProvider({ place, canModerate, children }: CodingProviderProps) {
  const canCode = useEntityOf("codes")?.actions.create === true && canModerate;
  const codes = useCodes();
  const { passages, add, remove } = usePassages(place);
  const [draft, setDraft] = useState<Draft>();
  const value = useMemo<Coding>(() => {
    const names = new Map(codes.map((code) => [code.id, code]));
    const sorted = byComment(passages);
    return {
      canCode,
      codes,
      codeOf: (id) => names.get(id),
      passages,
      passagesOf: (commentId) => sorted.get(commentId) ?? NONE,
      add,
      remove,
      draft,
      setDraft,
    };
  }, [canCode, codes, passages, add, remove, draft]);
  return <CodingContext value={value}>{children}</CodingContext>;
}
