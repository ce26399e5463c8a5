import { Box, Typography } from "@mui/material";
import { useMemo } from "react";
import { useTexts } from "../../../../client/kit/console";
import { blockName, useLogicScope } from "../../../../client/kit/questions";
import { useEditor } from "../editor/EditorContext";
import { languageName } from "../editor/languageName";
import { useStable } from "../useStable";
import type { LanguagePair } from "./model/translationNotes";
import { TranslationRow } from "./TranslationRow";
import { textNames } from "./textPlace";
import type { TranslationRow as Row } from "./useTranslationRows";

interface TranslationRowsProps {
  readonly rows: readonly Row[];
  readonly languages: LanguagePair;
}

interface Group {
  readonly key: string;
  readonly rows: Row[];
}

/** Neighbours of one question, block or of the whole. */
function grouped(rows: readonly Row[]): readonly Group[] {
  const groups: Group[] = [];
  for (const row of rows) {
    const key = row.questionId ?? row.blockId ?? "";
    const last = groups.at(-1);
    if (last?.key === key) last.rows.push(row);
    else groups.push({ key, rows: [row] });
  }
  return groups;
}

/** The texts, question by question. */
export function TranslationRows({ rows, languages }: TranslationRowsProps) {
  const { language: own } = useTexts();
  const { editor, canUpdate } = useEditor();
  const scope = useLogicScope();
  const { draft } = editor;
  const titles = useMemo(() => new Map(draft.blocks.map(({ id }, index) => [id, blockName(scope, index)])), [draft, scope]);
  const target = languageName(languages.target, own);
  const change = useStable((key: string, words: string) =>
    editor.change({ kind: "translate", translations: [{ language: languages.target, words: new Map([[key, words]]) }] }),
  );
  return grouped(rows).map(({ key, rows: [first, ...others] }) => {
    if (!first) return null;
    const { group } = textNames(first, scope, titles);
    return (
      <Box
        key={`${key} ${first.key}`}
        component="section"
        aria-label={group}
        // Far below what is in view nothing is laid out: a questionnaire may have thousands of texts.
        sx={{ py: 1, borderBottom: 1, borderColor: "divider", contentVisibility: "auto", containIntrinsicSize: "auto 240px" }}
      >
        <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          {group}
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {[first, ...others].map((row) => {
            const { text: name } = textNames(row, scope, titles);
            return (
              <TranslationRow
                key={row.key}
                textKey={row.key}
                name={name}
                label={`${group}, ${name} (${target})`}
                original={row.text[languages.source] ?? ""}
                words={row.text[languages.target] ?? ""}
                languages={languages}
                notes={row.notes}
                isDisabled={!canUpdate}
                onChange={change}
              />
            );
          })}
        </Box>
      </Box>
    );
  });
}
