import { Box, Button, ListItemText, Menu, MenuItem, Typography } from "@mui/material";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import { nameOf, subjectsFor, useLogicScope } from "../../../../client/kit/questions";
import type { Question } from "../../../../survey/questionnaire";
import { useEditor } from "../editor/EditorContext";

type TextField = HTMLTextAreaElement | HTMLInputElement;

function isTextField(target: EventTarget | null): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.type === "text";
}

/** Writes at the cursor as if the person had typed it: the field's own change takes it from there. */
function insertText(field: TextField, words: string): void {
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  field.focus();
  field.setRangeText(words, start, end, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: words }));
}

/** The option of the round, in a block that is asked once for each. */
const ROUND = "{{loop}}";

function markOf({ variable }: Question): string {
  return `{{${variable}}}`;
}

interface PipeButtonProps {
  readonly question: Question;
  /** Around the texts that answers can be put into. */
  readonly area: RefObject<HTMLElement | null>;
}

/** The text of the area that was written last: the button itself takes the focus away from it. */
function useLastText(area: PipeButtonProps["area"]): RefObject<TextField | undefined> {
  const last = useRef<TextField>(undefined);
  useEffect(() => {
    const box = area.current;
    const remember = ({ target }: FocusEvent) => {
      if (isTextField(target)) last.current = target;
    };
    box?.addEventListener("focusin", remember);
    return () => box?.removeEventListener("focusin", remember);
  }, [area]);
  return last;
}

/** Puts the answer to an earlier question into a text, where the cursor is. */
export function PipeButton({ question, area }: PipeButtonProps) {
  const { t } = useTexts();
  const { canUpdate } = useEditor();
  const scope = useLogicScope();
  const last = useLastText(area);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const sources = subjectsFor({ questionId: question.id }, scope);
  const [first] = sources;
  const isLooped = scope.places.get(question.id)?.block.loop !== undefined;
  if (!canUpdate || (sources.length === 0 && !isLooped)) return null;
  function insert(words: string) {
    setAnchor(undefined);
    const field = last.current?.isConnected
      ? last.current
      : area.current?.querySelector<TextField>("textarea:not([aria-hidden])");
    // The menu keeps the focus until it has gone.
    if (field) setTimeout(() => insertText(field, words), 0);
  }
  const choices = [
    ...(isLooped ? [{ words: ROUND, label: t("surveys.logic.pipe.round") }] : []),
    ...sources.map((source) => ({ words: markOf(source), label: nameOf(source, scope.language) })),
  ];
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, mt: 0.5 }}>
      <Button
        size="small"
        startIcon={<Icon name="DataObject" />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t("surveys.logic.pipe.insert")}
      </Button>
      {first && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("surveys.logic.pipe.help", { mark: markOf(first) })}
        </Typography>
      )}
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(undefined)}
          disableRestoreFocus
          slotProps={{ paper: { sx: { maxHeight: 360, maxWidth: 420 } } }}
        >
          {choices.map(({ words, label }) => (
            <MenuItem key={words} onClick={() => insert(words)} sx={{ whiteSpace: "normal" }}>
              <ListItemText primary={label} secondary={words} />
            </MenuItem>
          ))}
        </Menu>
      )}
    </Box>
  );
}
