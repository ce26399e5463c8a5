import { IconButton, Tooltip } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import { questionsOf } from "../../../../survey/questionnaire";
import { useEditor } from "../editor/EditorContext";

const RobotsDialog = lazy(() => import("./RobotsDialog").then(({ RobotsDialog }) => ({ default: RobotsDialog })));

/** Sends robots through the draft; one with faults has to be mended first. */
export function RobotsButton() {
  const { t } = useTexts();
  const { editor } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const isEmpty = questionsOf(editor.draft).length === 0;
  const hasIssues = editor.faults.length > 0;
  return (
    <>
      <Tooltip title={t(hasIssues && !isEmpty ? "surveys.robots.faulty" : "surveys.robots.open")}>
        {/* A disabled button sends no events to its tooltip. */}
        <span>
          <IconButton
            aria-label={t("surveys.robots.open")}
            aria-haspopup="dialog"
            disabled={isEmpty || hasIssues}
            onClick={() => setOpen(true)}
          >
            <Icon name="Science" />
          </IconButton>
        </span>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <RobotsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
