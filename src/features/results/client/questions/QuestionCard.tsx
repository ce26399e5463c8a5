import { Alert, Card } from "@mui/material";
import { memo, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useTexts } from "../../../../client/kit/charts";
import { SplitContent } from "../split/SplitContent";
import type { CardContentProps, QuestionCardProps } from "./cardProps";
import { FullScreenDialog } from "./FullScreenDialog";
import { PlainContent } from "./PlainContent";
import { type CardState, useCardState } from "./useCardState";

/** Whether the element has ever come near the window: what was drawn once stays. */
function useInView<T extends Element>(margin = "600px"): { readonly ref: RefObject<T | null>; readonly isSeen: boolean } {
  const ref = useRef<T>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen, margin]);
  return { ref, isSeen };
}

/** Everybody's answers, or those of groups. */
function Content(props: CardContentProps & { readonly state: CardState }) {
  const { t } = useTexts();
  const { split, question } = props;
  if (split?.split) return <SplitContent {...props} groups={split.split} splitTitle={split.title} />;
  return (
    <>
      {split && question.base > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t("resultsView.split.cannot")}
        </Alert>
      )}
      <PlainContent {...props} />
    </>
  );
}

function QuestionCardView({ kind, ...props }: QuestionCardProps) {
  const titleId = useId();
  const fullTitleId = useId();
  const state = useCardState(props.question, kind);
  const [isFull, setFull] = useState(false);
  const { ref, isSeen } = useInView<HTMLDivElement>();
  return (
    <Card
      ref={ref}
      variant="outlined"
      component="article"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 3 }, scrollMarginTop: 140 }}
    >
      <Content {...props} state={state} titleId={titleId} isSeen={isSeen} onFullScreen={() => setFull(true)} />
      {isFull && (
        <FullScreenDialog titleId={fullTitleId} onClose={() => setFull(false)}>
          <Content {...props} state={state} titleId={fullTitleId} isSeen />
        </FullScreenDialog>
      )}
    </Card>
  );
}

/** One question's distribution. Memoised: a long questionnaire has many of them. */
export const QuestionCard = memo(QuestionCardView);
