import { Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";
import type { Presentation } from "../../shared/presentationApi";
import { ArrangeDialog } from "../presentation/ArrangeDialog";
import { SplitSelect } from "../split/SplitSelect";
import type { SplitVariable } from "../split/useSplitVariables";
import { useFormats } from "../useFormats";

interface ViewBarProps {
  readonly ownerId: string;
  /** Answerable ones, as they are asked. */
  readonly questions: readonly QuestionResult[];
  readonly presentation: Presentation;
  readonly canCustomize: boolean;
  readonly hiddenCount: number;
  readonly variables: readonly SplitVariable[];
  /** Name of the variable that splits; empty: none. */
  readonly split: string;
  readonly onSplit: (name: string) => void;
  readonly onPrint: () => void;
}

/** How the cards are seen: split, in which order, on paper. */
export function ViewBar(props: ViewBarProps) {
  const { ownerId, questions, presentation, canCustomize, hiddenCount, variables, split, onSplit, onPrint } = props;
  const { t } = useTexts();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", columnGap: 1, rowGap: 1.5, alignItems: "center", pt: 0.5 }}>
      <SplitSelect variables={variables} value={split} onChange={onSplit} />
      {hiddenCount > 0 && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("resultsView.arrange.hiddenQuestions", { smart_count: hiddenCount, count: formats.count(hiddenCount) })}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, ml: { sm: "auto" } }}>
        {canCustomize && (
          <Button startIcon={<Icon name="SwapVert" />} onClick={() => setOpen(true)}>
            {t("resultsView.arrange.open")}
          </Button>
        )}
        <Button startIcon={<Icon name="Print" />} onClick={onPrint}>
          {t("resultsView.print.all")}
        </Button>
      </Stack>
      {isOpen && (
        <ArrangeDialog ownerId={ownerId} questions={questions} presentation={presentation} onClose={() => setOpen(false)} />
      )}
    </Stack>
  );
}
