import { type CSSProperties, type RefObject, useRef, useState } from "react";
import type { BoardProps } from "./boardProps";
import { panelPlace } from "./geometry/panelPlace";
import { spotOf, type View } from "./geometry/view";
import type { PictureState } from "./Picture";
import { PointPanel } from "./PointPanel";
import { Stage } from "./Stage";
import type { Board } from "./useBoard";
import { useFrame } from "./useFrame";
import type { PanelFocus } from "./usePanelFocus";

interface FrameProps extends BoardProps {
  readonly board: Board;
  readonly focus: PanelFocus;
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly view: View;
  readonly setView: (change: (view: View) => View) => void;
  readonly hintId: string;
}

/** Of pictures whose size isn't known yet. */
const USUAL_RATIO = 4 / 3;

/** The room of the image, of its shape before it is there, and beside a point its panel. */
export function Frame(props: FrameProps) {
  const { image, points, board, focus, view } = props;
  const { selected } = board;
  const [picture, setPicture] = useState<PictureState>("loading");
  const [ratio, setRatio] = useState(image.width && image.height ? image.width / image.height : undefined);
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrame(frame);
  const onPicture = (state: PictureState, natural?: number) => {
    setPicture(state);
    if (natural && ratio === undefined) setRatio(natural);
  };
  return (
    <div ref={frame} className="hm-frame" style={{ "--hm-ratio": ratio ?? USUAL_RATIO } as CSSProperties}>
      <Stage {...props} picture={picture} onPicture={onPicture} />
      {selected && (
        <PointPanel
          {...props}
          point={selected}
          number={points.indexOf(selected) + 1}
          place={panelPlace(size, spotOf(view, selected))}
          onClose={focus.close}
          onDelete={() => focus.remove(selected)}
        />
      )}
    </div>
  );
}
