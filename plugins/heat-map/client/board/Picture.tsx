import { useState } from "react";
import type { BoardImage, Translate } from "./boardProps";

/** How the picture's loading stands. */
export type PictureState = "loading" | "ready" | "failed";

interface PictureProps {
  readonly image: BoardImage;
  readonly state: PictureState;
  /** @param ratio width by height, as the picture has it */
  readonly onState: (state: PictureState, ratio?: number) => void;
  readonly t: Translate;
}

/** The image itself, with a place kept for it while it loads, and another try where it didn't. */
export function Picture({ image, state, onState, t }: PictureProps) {
  const [attempt, setAttempt] = useState(0);
  if (state === "failed")
    return (
      <div className="hm-failed">
        <p role="alert">{t("heatMap.board.imageFailed")}</p>
        <button
          type="button"
          className="hm-button"
          onClick={(event) => {
            event.stopPropagation();
            setAttempt(attempt + 1);
            onState("loading");
          }}
        >
          {t("common.retry")}
        </button>
      </div>
    );
  return (
    <>
      {state === "loading" && <div className="hm-bone" />}
      <img
        key={attempt}
        src={image.url}
        alt=""
        draggable={false}
        // What came from the cache is there before anything listens.
        ref={(element) => {
          if (element?.complete && element.naturalWidth > 0 && state === "loading")
            onState("ready", element.naturalWidth / element.naturalHeight);
        }}
        onLoad={({ currentTarget }) => onState("ready", currentTarget.naturalWidth / currentTarget.naturalHeight)}
        onError={() => onState("failed")}
      />
    </>
  );
}
