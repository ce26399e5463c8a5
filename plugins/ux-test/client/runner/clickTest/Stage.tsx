import { useEffect, useRef } from "react";
import type { Click } from "../../../questions/clickTest/clickTestQuestion";
import { LoadFailure } from "../press/Introduction";
import { PressBoard } from "../press/PressBoard";
import { useTrial } from "./useTrial";

interface StageProps {
  readonly image: string;
  readonly titleId: string;
  /** Whether the image was seen before. */
  readonly isRepeated: boolean;
  /** Told once the image is on the screen. */
  readonly onSeen: () => void;
  readonly onPress: (click: Click) => void;
  /** Told where the respondent leaves by Escape. @param wasShown whether the image had been on the screen */
  readonly onLeave: (wasShown: boolean) => void;
}

/** The image over the whole screen, so that nothing has to be scrolled; the first press on it counts. */
export function Stage({ image, titleId, isRepeated, onSeen, onPress, onLeave }: StageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const { phase, press, retry } = useTrial(picture, onSeen);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="pr-stage"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onLeave(phase === "shown");
      }}
    >
      {phase === "failed" && <LoadFailure onRetry={retry} onBack={() => onLeave(false)} />}
      <div className="pr-room" hidden={phase === "failed"}>
        <PressBoard
          picture={picture}
          image={image}
          isShown={phase === "shown"}
          onPress={(place, pointer, timeStamp) => {
            const facts = press(timeStamp);
            if (facts) onPress({ ...place, pointer, wasRepeated: isRepeated, ...facts });
          }}
        />
      </div>
    </dialog>
  );
}
