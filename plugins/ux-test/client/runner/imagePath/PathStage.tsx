import { useEffect, useRef } from "react";
import { useTexts } from "../../../../../src/client/kit/runner";
import type { Path, Screen } from "../../../questions/imagePath/imagePathQuestion";
import { LoadFailure } from "../press/Introduction";
import { PressBoard } from "../press/PressBoard";
import { usePath } from "./usePath";

interface PathStageProps {
  readonly screens: readonly Screen[];
  /** What is to be done, kept in sight. */
  readonly task: string;
  readonly titleId: string;
  readonly isRepeated: boolean;
  readonly onSeen: () => void;
  readonly onEnd: (path: Path) => void;
  readonly onLeave: () => void;
}

/** The prototype over the whole screen, with the task and the ways out below. */
export function PathStage({ screens, task, titleId, isRepeated, onSeen, onEnd, onLeave }: PathStageProps) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const giveUp = useRef<HTMLButtonElement>(null);
  const { current, phase, missed, finish, retry, press } = usePath({
    screens,
    picture,
    onSeen,
    onEnd: (steps, outcome) => onEnd({ steps, outcome, wasRepeated: isRepeated }),
  });
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="pr-stage"
      aria-labelledby={titleId}
      onCancel={(event) => {
        // What was walked by now isn't thrown away by one key.
        event.preventDefault();
        giveUp.current?.focus();
      }}
      onClose={onLeave}
    >
      {phase === "failed" && <LoadFailure onRetry={retry} onBack={onLeave} />}
      <div className="pr-room" hidden={phase === "failed"}>
        <PressBoard
          picture={picture}
          image={current?.image ?? ""}
          isShown={phase === "shown"}
          onPress={(place, _pointer, timeStamp) => press(place, timeStamp)}
        />
      </div>
      <p className="pr-spoken" role="status">
        {missed > 0 ? t("imagePath.runner.missed", { smart_count: missed }) : ""}
      </p>
      <div className="pr-bar">
        <p className="pr-task">{task}</p>
        <div className="pr-ways">
          <button ref={giveUp} type="button" className="rn-button rn-back" onClick={() => finish("GAVE_UP")}>
            {t("imagePath.runner.giveUp")}
          </button>
          <button type="button" className="rn-button" onClick={() => finish("DONE")}>
            {t("imagePath.runner.finish")}
          </button>
        </div>
      </div>
    </dialog>
  );
}
