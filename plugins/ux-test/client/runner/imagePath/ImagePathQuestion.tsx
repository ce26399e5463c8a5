import { useMemo, useRef, useState } from "react";
import { type RunnerQuestionProps, useTexts } from "../../../../../src/client/kit/runner";
import type { Json } from "../../../../../src/shared/json";
import { MOST_STEPS, type Path, pathIn } from "../../../questions/imagePath/imagePathQuestion";
import { Done, Introduction } from "../press/Introduction";
import { noteSeen, wasSeen } from "../press/seen";
import { PathStage } from "./PathStage";
import { screensIn } from "./walkedScreens";

function doneText({ steps, outcome }: Path): string {
  if (outcome === "REACHED") return "imagePath.runner.reached";
  if (steps.length >= MOST_STEPS) return "imagePath.runner.tooMany";
  return outcome === "DONE" ? "imagePath.runner.done" : "imagePath.runner.gaveUp";
}

/** First the task, then the prototype on the whole screen, then how it ended. */
export function ImagePathQuestion(props: RunnerQuestionProps) {
  const { element, value, onChange, isReadOnly, titleId, describedBy, focusId, clearIssue } = props;
  const { t } = useTexts();
  const screens = useMemo(() => screensIn(element.screens), [element]);
  const images = useMemo(() => screens.map(({ image }) => image), [screens]);
  const questionId = typeof element.trialOf === "string" ? element.trialOf : "";
  const [isOpen, setIsOpen] = useState(false);
  const [isSeen, setIsSeen] = useState(() => wasSeen(questionId));
  const line = useRef<HTMLParagraphElement>(null);
  const path = pathIn(value);

  function finish(walked: Path) {
    setIsOpen(false);
    setIsSeen(true);
    noteSeen(questionId, false);
    onChange({ ...walked } as unknown as Json);
    // Once the dialog is gone and the line is there.
    requestAnimationFrame(() => line.current?.focus());
  }
  return (
    <div className="pr">
      {path ? (
        <Done line={line} focusId={focusId}>
          {t(doneText(path))}
        </Done>
      ) : (
        <Introduction
          focusId={focusId}
          describedBy={describedBy}
          text={t(isSeen ? "imagePath.runner.again" : "imagePath.runner.how")}
          button={t(isSeen ? "imagePath.runner.startAgain" : "imagePath.runner.start")}
          images={images}
          isDisabled={isReadOnly || screens.length === 0}
          onStart={() => {
            clearIssue();
            setIsOpen(true);
          }}
        />
      )}
      {isOpen && (
        <PathStage
          screens={screens}
          task={typeof element.task === "string" ? element.task : ""}
          titleId={titleId}
          isRepeated={isSeen}
          onSeen={() => noteSeen(questionId, true)}
          onEnd={finish}
          onLeave={() => {
            setIsOpen(false);
            setIsSeen(wasSeen(questionId));
          }}
        />
      )}
    </div>
  );
}
