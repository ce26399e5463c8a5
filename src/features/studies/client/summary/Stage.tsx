import { OfferStage } from "./OfferStage";
import { ReviewStage } from "./ReviewStage";
import { RunStage } from "./RunStage";
import type { StageProps } from "./stageProps";

/** What the study waits for, and the button that goes on. */
export function Stage(props: StageProps) {
  const { status } = props.record;
  if (status === "UNDER_CONSTRUCTION" || status === "PROCESSING") return <OfferStage {...props} />;
  return status === "CONFIRMED" ? <ReviewStage {...props} /> : <RunStage {...props} />;
}
