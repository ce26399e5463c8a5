import { Button, List, ListItemButton, ListItemText, Popover } from "@mui/material";
import { useState } from "react";
import { Icon, useTexts } from "../../../../../client/kit/console";
import type { QuestionIssue } from "../../../../../client/kit/questions";
import { issueText, placeOfIssue, useLogicScope } from "../../../../../client/kit/questions";
import { questionsOf } from "../../../../../survey/questionnaire";
import { focusOf } from "../../logic/model/focusOfFault";
import { useEditor } from "../EditorContext";

/** What stands between the draft and its publication; each entry leads to its question. */
export function IssuesButton() {
  const { t } = useTexts();
  const { editor, setFocus } = useEditor();
  const scope = useLogicScope();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { faults, draft } = editor;
  // That there are no questions yet is what the empty state says.
  if (faults.length === 0 || questionsOf(draft).length === 0) return null;

  function open(fault: QuestionIssue) {
    setFocus(focusOf(fault, draft));
    setAnchor(undefined);
  }
  return (
    <>
      <Button
        color="warning"
        startIcon={<Icon name="Warning" />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t("surveys.faults.count", { smart_count: faults.length })}
      </Button>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { sx: { width: 400, maxWidth: "calc(100vw - 32px)", maxHeight: 420 } } }}
      >
        <List dense component="div" role="group" aria-label={t("surveys.faults.label")}>
          {faults.map((fault) => (
            <ListItemButton key={`${fault.questionId} ${fault.path} ${fault.fault}`} onClick={() => open(fault)}>
              <ListItemText
                primary={issueText(fault, t)}
                secondary={placeOfIssue(fault, scope)}
                slotProps={{ secondary: { noWrap: true } }}
              />
            </ListItemButton>
          ))}
        </List>
      </Popover>
    </>
  );
}
