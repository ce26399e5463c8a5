import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useVersion } from "../../../../client/kit/questions";
import type { Questionnaire } from "../../../../survey/questionnaire";
import { type DraftText, draftTexts, textsByKey } from "../../shared/draftTexts";
import { openedKey } from "../api/draftApi";
import { useEditor } from "../editor/EditorContext";
import { type LanguagePair, needsCheck, type TranslationNotes, translationNotes } from "./model/translationNotes";

/** Which texts show. */
export const FILTERS = ["all", "missing", "check"] as const;
export type Filter = (typeof FILTERS)[number];

export interface TranslationRow extends DraftText {
  readonly notes: TranslationNotes;
}

export function isShown({ notes }: TranslationRow, filter: Filter): boolean {
  if (filter === "all") return true;
  return filter === "missing" ? notes.isMissing : needsCheck(notes);
}

/** The draft's texts in two languages, each with what should be looked at. */
export function useTranslationRows({ source, target }: LanguagePair): readonly TranslationRow[] {
  const { editor } = useEditor();
  const { draft, published, activityId } = editor;
  const frozen = useVersion(activityId, published?.version).data?.questionnaire;
  const opened = useQueryClient().getQueryData<Questionnaire>(openedKey(activityId));
  const before = useMemo(() => textsByKey(opened, frozen), [opened, frozen]);
  return useMemo(
    () =>
      draftTexts(draft).map((one) => ({ ...one, notes: translationNotes(one.text, { source, target }, before.get(one.key)) })),
    [draft, before, source, target],
  );
}
