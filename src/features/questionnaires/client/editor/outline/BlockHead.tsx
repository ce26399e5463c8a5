import { Box, IconButton, InputBase, Typography } from "@mui/material";
import { useState } from "react";
import { Icon, useTexts } from "../../../../../client/kit/console";
import { issueText } from "../../../../../client/kit/questions";
import { directionOf } from "../../../../../shared/directionOf";
import { localize } from "../../../../../shared/languages";
import type { Block } from "../../../../../survey/questionnaire";
import { blockLogicSummary } from "../../logic/logicSummary";
import { withText } from "../../question/localizedText";
import { useQuestionActions } from "../draft/useQuestionActions";
import { useEditor } from "../EditorContext";
import { ActionMenu } from "./ActionMenu";

/** A block's title, renamed in place, and what can be done with the block. */
export function BlockHead({ block, index }: { readonly block: Block; readonly index: number }) {
  const { t } = useTexts();
  const { editor, canUpdate, language, setFocus } = useEditor();
  const { removeBlock } = useQuestionActions();
  const summary = blockLogicSummary(block, t);
  const faults = editor.faults
    .filter(({ questionId, path }) => !questionId && `${path}/`.startsWith(`/blocks/${index}/`))
    .map((fault) => issueText(fault, t));
  const [isRenaming, setRenaming] = useState(false);
  const name = t("surveys.block.number", { number: index + 1 });
  const title = localize(block.title, language);
  const last = editor.draft.blocks.length - 1;
  const move = (to: number) => editor.change({ kind: "moveBlock", blockId: block.id, index: to });

  function rename(words: string) {
    const next = withText(block.title, language, words);
    editor.change({ kind: "patchBlock", blockId: block.id, changes: { title: next ?? {} } });
  }
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, pl: 2, pr: 1, pt: 1.25, pb: 0.25, minHeight: 44 }}>
      {isRenaming ? (
        <InputBase
          autoFocus
          fullWidth
          value={block.title?.[language] ?? ""}
          placeholder={title || name}
          onChange={(event) => rename(event.target.value)}
          onBlur={() => setRenaming(false)}
          onKeyDown={(event) => (event.key === "Enter" || event.key === "Escape") && setRenaming(false)}
          inputProps={{ "aria-label": t("surveys.block.rename"), lang: language, dir: directionOf(language) }}
          sx={{ fontWeight: 600, borderBottom: 1, borderColor: "primary.main" }}
        />
      ) : (
        <Typography
          component="h2"
          variant="body2"
          sx={{ flex: 1, fontWeight: 600, color: "text.secondary", overflowWrap: "anywhere" }}
        >
          {title || name}
        </Typography>
      )}
      {(summary || faults.length > 0) && (
        <IconButton
          size="small"
          aria-label={[t("surveys.logic.block.open"), title || name, summary, ...faults].filter(Boolean).join(". ")}
          title={[summary, ...faults].filter(Boolean).join("\n")}
          onClick={() => setFocus({ kind: "block", id: block.id })}
        >
          <Icon
            name={faults.length > 0 ? "Warning" : "AltRoute"}
            sx={{ color: faults.length > 0 ? "warning.main" : undefined }}
          />
        </IconButton>
      )}
      {canUpdate && !isRenaming && (
        <>
          <IconButton
            size="small"
            aria-label={`${t("surveys.block.rename")}: ${title || name}`}
            onClick={() => setRenaming(true)}
          >
            <Icon name="Edit" />
          </IconButton>
          <ActionMenu
            label={t("surveys.block.actions", { name: title || name })}
            actions={[
              {
                label: t("surveys.logic.block.open"),
                icon: "AltRoute",
                run: () => setFocus({ kind: "block", id: block.id }),
              },
              { label: t("surveys.block.up"), icon: "ArrowUpward", isDisabled: index === 0, run: () => move(index - 1) },
              { label: t("surveys.block.down"), icon: "ArrowDownward", isDisabled: index === last, run: () => move(index + 1) },
              { label: t("surveys.block.remove"), icon: "Delete", run: () => removeBlock(block) },
            ]}
          />
        </>
      )}
    </Box>
  );
}
