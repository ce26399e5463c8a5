import { Button } from "@mui/material";
import { useState } from "react";
import { Icon, useConfirm, useNotice, useTexts } from "../../../../client/kit";
import { questionsOf } from "../../../../schema/questionnaire";
import { useEditor } from "../editor/EditorContext";
import { failureText } from "../failureText";
import { useRobotAdvice } from "../robots/useRobotAdvice";

/** Freezes the draft as the version that respondents get. */
export function PublishButton() {
  const { t } = useTexts();
  const { editor, onPublished } = useEditor();
  const confirm = useConfirm();
  const advice = useRobotAdvice();
  const notice = useNotice();
  const [isBusy, setBusy] = useState(false);
  const questions = questionsOf(editor.draft).length;
  const isUnchanged = editor.published?.isCurrent === true && editor.status === "saved";

  async function publish() {
    const isSure = await confirm({
      title: t("surveys.publish.title"),
      body: `${t(editor.responses > 0 ? "surveys.publish.bodyAnswered" : "surveys.publish.body", { smart_count: questions })} ${advice}`,
      confirmLabel: t("surveys.publish.confirm"),
    });
    if (!isSure) return;
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
    }
  }
  return (
    <Button
      variant="contained"
      startIcon={<Icon name="Publish" />}
      disabled={isBusy || isUnchanged || questions === 0 || editor.faults.length > 0}
      onClick={() => void publish()}
    >
      {t("surveys.publish.button")}
    </Button>
  );
}
