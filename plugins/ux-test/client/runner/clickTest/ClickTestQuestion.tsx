import { useMemo, useRef, useState } from "react";
import { type RunnerQuestionProps, useTexts } from "../../../../../src/client/kit/runner";
import type { Json } from "../../../../../src/shared/json";
import { type Click, clickIn } from "../../../questions/clickTest/clickTestQuestion";
import { Done, Introduction } from "../press/Introduction";
import { noteSeen, wasSeen } from "../press/seen";
import { Stage } from "./Stage";

/** First the task, then the image on the whole screen, then nothing but a word that the press is there. */
export function ClickTestQuestion(props: RunnerQuestionProps) {
  const { element, value, onChange, isReadOnly, titleId, describedBy, focusId, clearIssue } = props;
  const { t } = useTexts();
  const image = typeof element.image === "string" ? element.image : "";
  const questionId = typeof element.trialOf === "string" ? element.trialOf : "";
  const [isOpen, setIsOpen] = useState(false);
  const [isSeen, setIsSeen] = useState(() => wasSeen(questionId));
  const line = useRef<HTMLParagraphElement>(null);
  const images = useMemo(() => (image === "" ? [] : [image]), [image]);

  function finish(click: Click) {
    setIsOpen(false);
    setIsSeen(true);
    noteSeen(questionId, false);
    onChange({ ...click } as unknown as Json);
    // Once the dialog is gone and the line is there.
    requestAnimationFrame(() => line.current?.focus());
  }
  return (
    <div className="pr">
      {clickIn(value) ? (
        <Done line={line} focusId={focusId}>
          {t("clickTest.runner.done")}
        </Done>
      ) : (
        <Introduction
          focusId={focusId}
          describedBy={describedBy}
          text={t(isSeen ? "clickTest.runner.again" : "clickTest.runner.how")}
          button={t(isSeen ? "clickTest.runner.showAgain" : "clickTest.runner.show")}
          images={images}
          isDisabled={isReadOnly || image === ""}
          onStart={() => {
            clearIssue();
            setIsOpen(true);
          }}
        />
      )}
      {isOpen && (
        <Stage
          image={image}
          titleId={titleId}
          isRepeated={isSeen}
          onSeen={() => noteSeen(questionId, true)}
          onPress={finish}
          onLeave={(wasShown) => {
            setIsOpen(false);
            if (wasShown) setIsSeen(true);
          }}
        />
      )}
    </div>
  );
}
