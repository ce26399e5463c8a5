import { Button } from "@mui/material";
import { useState } from "react";
import { failureText, Icon, useNotice, useTexts } from "../../../../client/kit/console";
import { questionsOf } from "../../../../survey/questionnaire";
import { useEditor } from "../editor/EditorContext";
import { useRobots } from "../robots/useRobots";
import { PublishDialog } from "./PublishDialog";

/** What robots have to say before a publication: a recommendation. */
function useRobotAdvice(): string {
  const { t } = useTexts();
  const { report, isCurrent } = useRobots();
  if (!report) return t("surveys.robots.advice.never");
  if (!isCurrent) return t("surveys.robots.advice.outdated");
  const { length } = report.findings;
  return length === 0 ? t("surveys.robots.advice.clean") : t("surveys.robots.advice.findings", { smart_count: length });
}

/** Freezes the draft as the version that respondents get. */
export function PublishButton() {
  const { t } = useTexts();
  const { editor, onPublished } = useEditor();
  const advice = useRobotAdvice();
  const notice = useNotice();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isEmpty = questionsOf(editor.draft).length === 0;
  const isUnchanged = editor.published?.isCurrent === true && editor.status === "saved";

  async function publish() {
    setBusy(true);
    try {
      const version = await editor.publish();
      if (version === undefined) return;
      notice(t("surveys.publish.done", { version }), "success");
      onPublished();
    } catch (error) {
      notice(failureText(error, t), "error");
    } finally {
      setBusy(false);
      setAsking(false);
    }
  }
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Icon name="Publish" />}
        disabled={isBusy || isUnchanged || isEmpty || editor.faults.length > 0}
        onClick={() => setAsking(true)}
      >
        {t("surveys.publish.button")}
      </Button>
      {isAsking && (
        <PublishDialog advice={advice} isBusy={isBusy} onClose={() => setAsking(false)} onPublish={() => void publish()} />
      )}
    </>
  );
}
