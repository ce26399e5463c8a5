import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../../../src/client/kit/member";
import type { MemberHeatMap } from "../../shared/api/member";
import { isImageDone } from "../../shared/pointLimits";
import { AllDone } from "./AllDone";
import { ImageBoard } from "./ImageBoard";
import { ImageOverview } from "./ImageOverview";
import { ImageSteps } from "./ImageSteps";
import { RefusalNotice } from "./RefusalNotice";
import { SaveLine } from "./SaveLine";
import type { PointStore } from "./saving/usePointStore";
import { usePoints } from "./saving/usePoints";

interface ImageWalkProps {
  readonly activityId: string;
  readonly loaded: MemberHeatMap;
  readonly opened: PointStore;
  readonly isOver: boolean;
  readonly onStateChange: () => void;
}

/** The images one by one, with what is done and what is saved. */
export function ImageWalk({ activityId, loaded, opened, isOver, onStateChange }: ImageWalkProps) {
  const { t } = useTexts();
  const points = usePoints({ activityId, loaded, opened, onStateChange });
  const { images, labels } = points.heatMap;
  const isDone = images.map((image) => isImageDone(image, image.points));
  const firstOpen = isDone.indexOf(false);
  const isAllDone = firstOpen < 0;
  const [index, setIndex] = useState(Math.max(firstOpen, 0));
  const heading = useRef<HTMLHeadingElement>(null);
  const isMoving = useRef(false);
  // The heading is the other image's by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another image takes the focus
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [index]);
  const go = (to: number) => {
    isMoving.current = to !== index;
    setIndex(to);
  };
  const image = images[Math.min(index, images.length - 1)];
  if (!image) return null;
  return (
    <Box sx={{ display: "grid", gap: 2.5, minWidth: 0 }}>
      {isOver && <Alert severity="info">{t("heatMap.member.over")}</Alert>}
      {!isOver && isAllDone && <AllDone />}
      <Box component="section" sx={{ display: "grid", gap: 1.5, minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, justifyContent: "space-between", alignItems: "center" }}>
          <ImageOverview images={images} isDone={isDone} index={index} onGo={go} />
          {!isOver && <SaveLine saving={points.saving} isDurable={points.isDurable} />}
        </Box>
        <ImageBoard
          key={image.id}
          image={image}
          labels={labels}
          isOver={isOver}
          heading={heading}
          pendingIds={points.pendingIds}
          onChange={points.change}
        />
      </Box>
      <ImageSteps
        index={index}
        total={images.length}
        isDone={isDone[index] === true}
        isAllDone={isAllDone && !isOver}
        onGo={go}
      />
      <RefusalNotice refusal={points.refusal} forgetRefusal={points.forgetRefusal} />
    </Box>
  );
}
